import { cited } from '../cited.ts'

/*
 * How the two halves of the risk check are scored. The scale is ours and not validated; its shape (several kinds of question, willingness
 * apart from capacity) follows Grable and Lytton 1999, whose items and bands it does not use.
 */

/** Points of each answer of the 13 questions about willingness, in the order the answers are offered. */
export const willingnessPoints = cited(
  [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 3],
    [3, 1],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
  'assumption',
  { status: 'assumption', note: 'Own questions, not validated.' },
)
/** Points of each answer of the six questions about capacity, in the order the answers are offered. */
export const capacityPoints = cited(
  Array.from({ length: 6 }, () => [0, 1, 2, 3, 4]),
  'assumption',
  { status: 'assumption' },
)
/** The highest score of levels 1 to 4; above the last is level 5. Willingness: five equal parts of 13 to 50. */
export const riskBands = cited({ willingness: [20, 27, 35, 42], capacity: [6, 11, 16, 20] }, 'assumption', {
  status: 'assumption',
})
/** Stocks of one level: a fifth of the money each. */
export const levelWidth = cited(0.2, 'assumption', { status: 'assumption' })
/**
 * The most that may be in stocks whatever the score: money needed in under three years, in three to five, and while less than a month of
 * costs is in cash or debt above `costlyApr` is owed.
 */
export const riskCaps = cited(
  { underThreeYears: 0.2, threeToFiveYears: 0.4, firstThings: 0.4, costlyApr: 0.1 },
  'assumption',
  {
    status: 'assumption',
  },
)
/** Edges of the answers about capacity: months of costs in cash, debt above `costlyApr` as a share of a year's take-home pay, reliability. */
export const capacityEdges = cited(
  { cashMonths: [1, 3, 6, 12], debtShare: [0.3, 0.15, 0.05, 0], reliability: [5, 8], workUntil: 67 },
  'assumption',
  { status: 'assumption' },
)
