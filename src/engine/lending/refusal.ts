/** Inputs a rule cannot work with. The screen has a kind sentence for each reason. */
export type Refused<Reason extends string = 'bad-input'> = { readonly outcome: 'refused'; readonly reason: Reason }

export const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ outcome: 'refused', reason })

/** Every value is a finite number within [low, high]. */
export const allWithin = (low: number, high: number, ...values: readonly number[]): boolean =>
  values.every((value) => Number.isFinite(value) && value >= low && value <= high)

/** Every value is a whole number within [low, high]. */
export const wholeWithin = (low: number, high: number, ...values: readonly number[]): boolean =>
  values.every((value) => Number.isInteger(value) && value >= low && value <= high)
