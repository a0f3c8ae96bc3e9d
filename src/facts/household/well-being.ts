import { cited } from '../cited.ts'

/*
 * The Financial Well-Being Scale of the Consumer Financial Protection Bureau: a work of the US government. Its ten statements stand with
 * the words of the health report, unchanged, because a changed wording is another instrument.
 */

/** How a statement's answers count, best to worst: `up` gives 4 points for the first answer, `down` gives 4 for the last. In order. */
export const statements = cited(
  ['up', 'up', 'down', 'up', 'down', 'down', 'down', 'up', 'down', 'down'] as const,
  'cfpb-well-being',
  { where: 'scoring worksheet' },
)

/** Scores by the sum of points, 0 to 40, for who answered and how old they are. */
export const wellBeingTables = cited(
  {
    selfUnder62: [
      14, 19, 22, 25, 27, 29, 31, 32, 34, 35, 37, 38, 40, 41, 42, 44, 45, 46, 47, 49, 50, 51, 52, 54, 55, 56, 58, 59,
      60, 62, 63, 65, 66, 68, 69, 71, 73, 75, 78, 81, 86,
    ],
    selfFrom62: [
      14, 20, 24, 26, 29, 31, 33, 35, 36, 38, 39, 41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54, 56, 57, 58, 60, 61, 63,
      64, 66, 67, 69, 71, 73, 75, 77, 79, 82, 84, 88, 95,
    ],
    readUnder62: [
      16, 21, 24, 27, 29, 31, 33, 34, 36, 38, 39, 40, 42, 43, 44, 45, 47, 48, 49, 50, 52, 53, 54, 55, 57, 58, 59, 60,
      62, 63, 65, 66, 68, 70, 71, 73, 76, 78, 81, 85, 91,
    ],
    readFrom62: [
      18, 23, 26, 28, 30, 32, 33, 35, 36, 38, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 50, 52, 53, 54, 55, 56, 57, 58,
      60, 61, 62, 64, 65, 67, 68, 70, 72, 75, 77, 81, 87,
    ],
  },
  'cfpb-well-being',
  { where: 'conversion tables' },
)

/** Ages at which the scale begins and at which its second table begins. */
export const wellBeingAges = cited({ from: 18, older: 62 }, 'cfpb-well-being')

/** Mean scores of US adults. Ages in years; the last group is open. */
export const wellBeingMeans = cited(
  {
    all: 54,
    byAge: [
      { from: 18, to: 24, mean: 51 },
      { from: 25, to: 34, mean: 51 },
      { from: 35, to: 44, mean: 52 },
      { from: 45, to: 54, mean: 54 },
      { from: 55, to: 64, mean: 55 },
      { from: 65, to: 74, mean: 61 },
      { from: 75, to: null, mean: 60 },
    ],
  },
  'cfpb-well-being-2017',
  { asOf: '2016' },
)
