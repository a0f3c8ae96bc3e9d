/** A part of a whole in percent points; 0 of nothing. Rounded far below what is shown, so that 2,700 of 7,500 is 36 and not a hair more. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Number(((part / whole) * 100).toFixed(9)) : 0
