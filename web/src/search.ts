// Finding games by words, however they are written.
const MARKS = /\p{Mn}/gu;

/** As one would compare it: small letters without marks, and no apostrophes or strokes to stumble over. */
export const plain = (text: string): string => text.normalize("NFD").replace(MARKS, "").toLowerCase().replace(/[’'ʼ`]/g, "").replace(/[-–/·.,]/g, " ");

/** Whether every word that is sought begins a word of the text, or stands within one of three letters and more. */
export function found(sought: string, text: string): boolean {
  const [all, words] = [plain(text), plain(text).split(/\s+/)];
  return plain(sought).split(/\s+/).filter(Boolean).every((one) => words.some((word) => word.startsWith(one)) || (one.length > 2 && all.includes(one)));
}
