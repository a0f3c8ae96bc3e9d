import { interestUntil } from '#engine/challenge/interest.ts'
import type { Working } from '../kit/presentation.ts'
import type { ChallengeContext } from './context.ts'
import { amountText, stepsText } from './phrases.ts'
import type { ChallengeInputs } from './sections.ts'
import { averageWords, interestWorking, sizeWords } from './words/explain.en.ts'

function sizes({ inputs, result, say }: ChallengeContext): Working {
  const words = sizeWords
  const first = result.open[0]
  const count = result.challenge.steps.length
  const sum = (count * (count + 1)) / 2
  const isRanked = inputs.pattern !== 'flat' && inputs.pattern !== 'payday'
  const isPlain = inputs.least === null && inputs.most === null && !result.repaired && first && count > 0
  return {
    title: words.title,
    lines: [
      words.formula,
      ...(isPlain && isRanked
        ? [words.allShares({ count, sum }, say), words.oneShare({ goal: inputs.goal, sum }, say)]
        : []),
      ...(first ? [words.first({ amount: amountText(first.amount, say) })] : []),
    ],
    steps: [
      words.rules[inputs.pattern],
      words.limits,
      words.rounding,
      ...(result.repaired ? [words[inputs.spread]] : []),
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
function average({ inputs, result, say }: ChallengeContext): Working {
  const words = averageWords
  const times = weeksOf[inputs.rhythm]
  const weeks = `${say.number(inputs.steps, 0)}${times}`
  const inMonths = inputs.rhythm === 'month' || inputs.rhythm === 'half-month'
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(inputs.goal)} ÷ ${times === '' ? weeks : `(${weeks})`}`,
      `= ${say.cents(result.averagePerWeek)}`,
    ],
    steps: [words.counted({ steps: stepsText(inputs.steps, inputs, say) }), ...(inMonths ? [words.month] : [])],
  }
}

function interest({ inputs, result, say }: ChallengeContext): Working | null {
  if (inputs.apy <= 0 || result.outcome !== 'plan') return null
  const words = interestWorking
  const [first] = result.open
  const last = result.challenge.steps.at(-1)
  const days = first && last ? last.day - first.day : 0
  const earned = first ? interestUntil([{ day: 0, amount: first.amount }], inputs.apy / 100, days) / 100 : 0
  return {
    title: words.title,
    lines: [
      words.formula,
      ...(first && days > 0
        ? [
            words.first({
              amount: amountText(first.amount, say),
              factor: say.number(1 + inputs.apy / 100, 6),
              days: say.number(days),
              earned: say.cents(earned),
            }),
          ]
        : []),
      words.result({ earned: say.cents(result.interest), apy: say.percent(inputs.apy) }),
    ],
    steps: [words.apy],
  }
}

export const workings = [sizes, average, interest]
