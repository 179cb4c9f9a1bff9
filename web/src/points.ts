// Numbers as one reads them: a true minus, as wide as the plus.
export const shown = (points: number): string => (points < 0 ? `−${-points}` : String(points));

// Points with their sign; nothing for nothing. A true minus, as wide as the plus.
export const signed = (points: number): string => (points === 0 ? "" : points > 0 ? `+${points}` : `−${-points}`);
