import { interestUntil } from '#engine/challenge/interest.ts'
import { dollarsAndCents, percentText, plain, sixDigits } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'
import { amountText, stepsText } from './words.ts'

const rules: Readonly<Record<ChallengeInputs['pattern'], string>> = {
  up: 'Step k has the share k: 1, 2, 3, …',
  reverse: 'Step k of n has the share n + 1 − k: n, …, 2, 1',
  flat: 'Every step has the same share',
  zigzag: 'The shares 1 to n, smallest and largest in turn: 1, n, 2, n − 1, …',
  random: 'The shares 1 to n, shuffled by your word (Fisher and Yates)',
  payday: 'A step that follows a payday has the share 3, any other 1',
  envelopes: 'The shares 1 to n, one on each envelope',
}

function sizes(result: Result, inputs: ChallengeInputs): Working {
  const first = result.open[0]
  const n = result.challenge.steps.length
  const sum = (n * (n + 1)) / 2
  const ranked = inputs.pattern !== 'flat' && inputs.pattern !== 'payday'
  const plainCase = inputs.least === null && inputs.most === null && !result.repaired && first && n > 0
  return {
    title: 'How large a step is',
    lines: [
      'step = goal × its share ÷ all shares',
      ...(plainCase && ranked
        ? [
            `all shares = 1 + 2 + … + ${n} = ${n} × ${n + 1} ÷ 2 = ${plain(sum, 0)}`,
            `one share = ${dollarsAndCents(inputs.goal)} ÷ ${plain(sum, 0)} = $${sixDigits(inputs.goal / sum)}`,
          ]
        : []),
      ...(first ? [`first step left: ${amountText(first.amount)}`] : []),
    ],
    steps: [
      rules[inputs.pattern],
      'A step below the smallest or above the largest allowed is held there; the others take up the difference.',
      'Steps are rounded down to whole cents, dollars or fives. What is left over goes, one unit each, to the steps that lost most; odd cents go onto the largest step that may still grow.',
      ...(result.repaired
        ? [
            inputs.spread === 'even'
              ? 'After a repair every step left gets the same amount more (or less), then is rounded the same way.'
              : 'After a repair every step left grows (or shrinks) by the same share, then is rounded the same way.',
          ]
        : []),
    ],
  }
}

/** How the weeks of the steps are counted, so that a pocket calculator comes to the same cent. */
const weeksOf: Readonly<Record<ChallengeInputs['rhythm'], string>> = {
  day: ' ÷ 7',
  week: '',
  'two-weeks': ' × 2',
  'half-month': ' × 52 ÷ 24',
  month: ' × 52 ÷ 12',
}
const average = (result: Result, inputs: ChallengeInputs): Working => {
  const weeks = `${plain(inputs.steps, 0)}${weeksOf[inputs.rhythm]}`
  const asMonths = inputs.rhythm === 'month' || inputs.rhythm === 'half-month'
  return {
    title: 'A week, on average',
    lines: [
      'goal ÷ weeks',
      `= ${dollarsAndCents(inputs.goal)} ÷ ${weeksOf[inputs.rhythm] === '' ? weeks : `(${weeks})`}`,
      `= ${dollarsAndCents(result.averagePerWeek)}`,
    ],
    steps: [
      `${stepsText(inputs.steps, inputs)}, skipped ones included.${asMonths ? ' A month counts as 52 ÷ 12 weeks.' : ''}`,
    ],
  }
}

function interest(result: Result, inputs: ChallengeInputs): Working | null {
  if (inputs.apy <= 0 || result.outcome !== 'plan') return null
  const [first] = result.open
  const last = result.challenge.steps.at(-1)
  const days = first && last ? last.day - first.day : 0
  return {
    title: 'Interest',
    lines: [
      'each deposit × ((1 + APY)^(days to the last step ÷ 365) − 1), all added up',
      ...(first && days > 0
        ? [
            `first step left: ${amountText(first.amount)} × (${plain(1 + inputs.apy / 100, 6)}^(${plain(days)} ÷ 365) − 1) = ${dollarsAndCents(interestUntil([{ day: 0, amount: first.amount }], inputs.apy / 100, days) / 100)}`,
          ]
        : []),
      `= ${dollarsAndCents(result.interest)} at ${percentText(inputs.apy)}`,
    ],
    steps: ['The APY is what a year really pays, so it is not compounded again. Before tax.'],
  }
}

export const workingsOf = (result: Result, inputs: ChallengeInputs): readonly Working[] =>
  [sizes(result, inputs), average(result, inputs), interest(result, inputs)].filter((working) => working !== null)
