import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, type Inputs, money, percent } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingPay } from '../kit/starting-values.ts'
import { averageRate, bestRate, onlineRate, usual } from './form-facts.precomputed.ts'
import { brokered, details, isBank } from './kind-sections.ts'
import { ladder } from './ladder-section.ts'
import { anyRate } from './rate-limits.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const inMonths = ({ termUnit }: { termUnit: string }): boolean => termUnit === 'months'

const theCd = section(sectionWords.cd, {
  deposit: money({
    ...words.deposit,
    initial: 10_000,
    min: 1,
    max: 100_000_000,
    step: 500,
    slider: { from: 500, to: 100_000 },
    nudge: 5000,
  }),
  rate: percent({
    label: words.rate.label,
    hint: words.rate.hint(bestRate, say),
    initial: bestRate.rate,
    ...anyRate,
    slider: { from: 0, to: 8 },
    nudge: 0.5,
  }),
  rateKind: when(isBank, choice({ ...words.rateKind, initial: 'apy', options: choices(words.rateKind.options) })),
  term: when(
    inMonths,
    duration({
      ...words.term,
      unit: 'months',
      initial: 12,
      min: 1,
      max: 240,
      common: [6, 12, 18, 24, 60],
      nudge: 6,
    }),
  ),
})

const early = section(
  sectionWords.early.title,
  {
    leaveAfter: duration({ ...words.leaveAfter, unit: 'months', initial: null, min: 0, max: 239, optional: true }),
    penalty: when(
      isBank,
      duration({
        ...words.penalty,
        unit: 'months',
        initial: usual.penaltyMonths,
        min: 0,
        max: 60,
        common: [3, 6, 12],
        nudge: 3,
      }),
    ),
  },
  { more: sectionWords.early.more },
)

const places = section(
  sectionWords.places.title,
  {
    savingsRate: percent({
      label: words.savingsRate.label,
      hint: words.savingsRate.hint(onlineRate, say),
      initial: onlineRate.rate,
      profile: 'savingsApy',
      max: 20,
      step: 0.05,
      nudge: 0.5,
    }),
    treasuryYield: percent({ ...words.treasuryYield, initial: null, max: 20, step: 0.05, optional: true }),
    income: yearlyIncome({ ...words.income, initial: startingPay.value }),
    status: filingStatus(),
    state: stateOrFederal,
    inflation: inflationRate({ ...words.inflation, min: -5, max: 20 }),
  },
  { more: sectionWords.places.more },
)

const renewal = section(
  sectionWords.renewal.title,
  {
    start: date({ ...words.start, initial: ({ today }) => today, min: '2000-01-01', max: '2099-12-31' }),
    grace: count({ ...words.grace, initial: usual.graceDays, max: 31 }),
    renewRate: when(
      isBank,
      percent({
        label: words.renewRate.label,
        hint: words.renewRate.hint(averageRate, say),
        initial: averageRate.rate,
        ...anyRate,
      }),
    ),
  },
  { more: sectionWords.renewal.more },
)

/** In the order of the page: the CD itself, the rest folded until opened or used. */
export const sections = [theCd, early, places, ladder, renewal, details, brokered] as const
export type CdInputs = Inputs<FieldsOf<typeof sections>>
