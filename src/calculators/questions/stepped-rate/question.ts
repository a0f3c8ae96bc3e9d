import type { CertificateRate } from '#engine/deposits/certificate-rate.ts'
import { type SteppedRate, steppedInterest } from '#engine/deposits/stepped.ts'
import { annualPercentageYield } from '#engine/deposits/yields.ts'
import { apyDays } from '#facts/cash/deposits.ts'
import { cashSources } from '#facts/sources/cash.ts'
import { citation } from '../../kit/presentation.ts'
import { tableOf } from '../../kit/table-of.ts'
import { defineQuestion } from '../question.ts'
import { tableShapes } from '../table-shapes.ts'
import * as words from '../words/stepped-rate.en.ts'
import { cases } from './cases.ts'
import { fields, MOST_DAYS, type SteppedInputs } from './fields.ts'

const daysOf = ({ steps }: SteppedInputs): number => steps.reduce((sum, { days }) => sum + days, 0)

/** What stands after each step: a year has as many days as an APY counts. */
function grown({ deposit, compounding, steps }: SteppedInputs) {
  let day = 0
  const starts = steps.map(({ days }) => {
    day += days
    return day - days
  })
  const rate: SteppedRate = {
    kind: 'stepped',
    steps: steps.map((step, at) => ({
      from: (starts[at] ?? 0) / apyDays.value,
      rate: { kind: 'rate', annualRate: step.rate / 100, compounding } satisfies CertificateRate,
    })),
  }
  const balanceOn = (days: number): number => deposit * (1 + steppedInterest(rate, 0, days / apyDays.value))
  return steps.map((step, at) => {
    const [from, to] = [starts[at] ?? 0, (starts[at] ?? 0) + step.days]
    const balance = balanceOn(to)
    return { ...step, step: at + 1, balance, interest: balance - balanceOn(from) }
  })
}

export const steppedRate = defineQuestion({
  name: 'stepped-rate',
  ...words.card,
  fields,
  check: (inputs, say) =>
    daysOf(inputs) > MOST_DAYS ? { steps: words.problems.long({ years: MOST_DAYS / apyDays.value }, say) } : {},
  figures: [
    { key: 'apy', label: words.figureNames.apy, unit: 'percent' },
    { key: 'interest', label: words.figureNames.interest, unit: 'cents' },
    { key: 'balance', label: words.figureNames.balance, unit: 'cents' },
    { key: 'days', label: words.figureNames.days, unit: 'count' },
  ],
  mainFigure: 'apy',
  tables: tableShapes.steppedRate,
  outcomes: words.outcomes,
  answer: (inputs, say) => {
    const { deposit } = inputs
    const rows = grown(inputs)
    const balance = rows.at(-1)?.balance ?? deposit
    const [interest, days] = [balance - deposit, daysOf(inputs)]
    const apy = annualPercentageYield(interest, deposit, days) * 100
    const { title, interest: earned, formula, numbers } = words.workingWords
    return {
      outcome: 'found',
      headline: words.headline({ apy, interest: say.cents(interest) }, say),
      figures: { apy, interest, balance, days },
      tables: [
        tableOf('steps', words.tableWords, rows, {
          step: ['count', ({ step }) => step],
          days: ['count', (row) => row.days],
          rate: ['percent', ({ rate }) => rate],
          interest: ['cents', (row) => row.interest],
          balance: ['cents', (row) => row.balance],
        }),
      ],
      workings: [
        {
          title,
          lines: [earned({ interest, deposit }, say), formula, numbers({ interest, deposit, days, apy }, say)],
        },
      ],
    }
  },
  sources: [citation(cashSources, 'reg-dd-appendix-a', words.sourceWords.apy, apyDays)],
  cases,
})
