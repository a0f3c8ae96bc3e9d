/** 250 → '$2.50', 75 → '75 cents'. Whole cents only. */
export const dollars = (cents: number): string =>
  cents > 0 && cents < 100 ? `${cents} ${cents === 1 ? 'cent' : 'cents'}` : `$${(cents / 100).toFixed(2)}`
