// The sounds of the table, made on the spot: a click of balls, the thud of a cushion, a drop. No files.

/** The least share of a voice: what is told should be heard. */
const FAINT = 0.04;
let context: AudioContext | null = null;

const VOICES: Record<string, { pitch: number; long: number; loud: number }> = {
  b: { pitch: 2100, long: 0.045, loud: 0.5 },
  c: { pitch: 150, long: 0.11, loud: 0.5 },
  j: { pitch: 190, long: 0.08, loud: 0.45 },
  p: { pitch: 90, long: 0.35, loud: 0.6 },
  s: { pitch: 700, long: 0.05, loud: 0.4 },
  n: { pitch: 1500, long: 0.12, loud: 0.3 },
};

/** Sound one kind of event, the louder the harder it was (0 to 1); silent where the browser allows no sound. */
export function sound(kind: string, hard: number): void {
  const voice = VOICES[kind];
  if (!voice || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") return void context.resume();
  const [tone, gain, now] = [context.createOscillator(), context.createGain(), context.currentTime];
  tone.type = voice.pitch > 500 ? "sine" : "triangle";
  tone.frequency.setValueAtTime(voice.pitch, now);
  tone.frequency.exponentialRampToValueAtTime(voice.pitch * 0.6, now + voice.long);
  gain.gain.setValueAtTime(voice.loud * 0.25 * Math.max(hard, FAINT), now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + voice.long);
  tone.connect(gain).connect(context.destination);
  tone.start(now);
  tone.stop(now + voice.long);
}
