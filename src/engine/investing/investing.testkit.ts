/** Indexes made up for the tests of this folder, and when two values count as one. */
import fc from 'fast-check'

export const near = (got: number, wanted: number) => Math.abs(got - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted))

/** An index that moves by -30% to +30% a month. */
export const walk = (length: number) =>
  fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: length, maxLength: length }).map((moves) => {
    const index = [100]
    for (const move of moves) index.push((index.at(-1) ?? 100) * (1 + move))
    return index
  })
