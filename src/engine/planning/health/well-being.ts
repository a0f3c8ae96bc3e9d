import { statements, wellBeingAges, wellBeingMeans, wellBeingTables } from '#facts/household/well-being.ts'

/** Answers in the order of the statements, 0 for the first of the five offered to 4 for the last; null: not answered. */
export type WellBeingAnswers = readonly (number | null)[]

/** Points of one answer: 0 to 4. */
export const pointsOf = (statement: number, answer: number): number =>
  statements.value[statement] === 'up' ? 4 - answer : answer

export interface WellBeing {
  /** Sum of points, 0 to 40. */
  readonly points: number
  /** 14 to 95. */
  readonly score: number
  /** Mean of US adults of that age. */
  readonly mean: number
}

/**
 * The score of the CFPB scale. `age` in years; `isRead`: somebody else asked the questions. Null until all ten are answered, and under
 * 18, for whom the scale was not made.
 */
export function wellBeingOf(answers: WellBeingAnswers, age: number, isRead: boolean): WellBeing | null {
  const { from, older } = wellBeingAges.value
  if (age < from || answers.length !== statements.value.length) return null
  let points = 0
  for (const [at, answer] of answers.entries()) {
    if (answer === null || !Number.isInteger(answer) || answer < 0 || answer > 4) return null
    points += pointsOf(at, answer)
  }
  const { selfUnder62, selfFrom62, readUnder62, readFrom62 } = wellBeingTables.value
  const table = age < older ? (isRead ? readUnder62 : selfUnder62) : isRead ? readFrom62 : selfFrom62
  const score = table[points]
  if (score === undefined) return null
  const group = wellBeingMeans.value.byAge.find((one) => age >= one.from && (one.to === null || age <= one.to))
  return { points, score, mean: group?.mean ?? wellBeingMeans.value.all }
}
