import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, type Inputs, money, percent, points, rows, toggle } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingPay, startingSafeReturn } from '../kit/starting-values.ts'
import { averageRate, bestRate, onlineRate, usual } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

interface Kind {
  readonly kind: string
}
const isBank = ({ kind }: Kind): boolean => kind === 'bank'
const isCallable = ({ kind }: Kind): boolean => kind === 'callable'
const inMonths = ({ termUnit }: { termUnit: string }): boolean => termUnit === 'months'
const hasLadder = ({ withLadder }: { withLadder: boolean }): boolean => withLadder
const anyRate = { max: 25, step: 0.05 } as const

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

const blankRung = { months: 12, amount: null, apy: null }
const ladder = section(
  sectionWords.ladder.title,
  {
    withLadder: toggle({ ...words.withLadder, initial: false }),
    rungs: when(
      hasLadder,
      rows({
        label: words.rungs.label,
        hint: words.rungs.hint,
        noun: words.rungs.noun,
        look: 'lines',
        initial: [12, 24, 36, 48, 60].map((months) => ({ ...blankRung, months })),
        columns: {
          months: duration({ label: words.rungs.months, unit: 'months', initial: 12, min: 1, max: 240 }),
          amount: money({ label: words.rungs.amount, initial: null, max: 10_000_000, step: 100, optional: true }),
          apy: percent({ label: words.rungs.apy, initial: null, ...anyRate, optional: true }),
        },
        blank: blankRung,
        maxRows: 12,
      }),
    ),
    keepFor: when(hasLadder, duration({ ...words.keepFor, unit: 'years', initial: null, max: 240, optional: true })),
    ladderRate: when(
      ({ withLadder, keepFor }: { withLadder: boolean; keepFor: number | null }) => withLadder && keepFor !== null,
      percent({ ...words.ladderRate, initial: null, ...anyRate, optional: true }),
    ),
  },
  { more: sectionWords.ladder.more },
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

const blankStep = { from: 12, rate: bestRate.rate }
const details = section(
  sectionWords.details.title,
  {
    payout: choice({ ...words.payout, initial: 'stays', options: choices(words.payout.options) }),
    compounding: when(
      isBank,
      choice({ ...words.compounding, initial: 'daily', options: choices(words.compounding.options) }),
    ),
    rateSteps: when(
      isBank,
      rows({
        label: words.rateSteps.label,
        hint: words.rateSteps.hint,
        noun: words.rateSteps.noun,
        look: 'lines',
        initial: [],
        columns: {
          from: duration({ label: words.rateSteps.from, unit: 'months', initial: 12, min: 1, max: 239 }),
          rate: percent({ label: words.rateSteps.rate, initial: blankStep.rate, ...anyRate }),
        },
        blank: blankStep,
        maxRows: 8,
      }),
    ),
    penaltyOn: when(
      isBank,
      choice({ ...words.penaltyOn, initial: 'deposit', options: choices(words.penaltyOn.options) }),
    ),
    termUnit: choice({ ...words.termUnit, initial: 'months', options: choices(words.termUnit.options) }),
    days: when(
      ({ termUnit }: { termUnit: string }) => termUnit === 'days',
      count({ ...words.days, initial: 180, min: 7, max: 7300 }),
    ),
    owners: count({ ...words.owners, initial: 1, min: 1, max: 8 }),
  },
  { more: sectionWords.details.more },
)

const brokered = section(
  sectionWords.brokered.title,
  {
    kind: choice({ ...words.kind, initial: 'bank', options: choices(words.kind.options) }),
    rateMove: when(
      ({ kind }: Kind) => kind !== 'bank',
      percent({ ...words.rateMove, initial: 1, min: -10, max: 10, step: 0.25, nudge: 1 }),
    ),
    callAfter: when(isCallable, duration({ ...words.callAfter, unit: 'months', initial: 6, min: 1, max: 239 })),
    laterRate: when(
      isCallable,
      percent({ ...words.laterRate, initial: points(startingSafeReturn.value), max: 25, step: 0.25 }),
    ),
  },
  { more: sectionWords.brokered.more },
)

/** In the order of the page: the CD itself, the rest folded until opened or used. */
export const sections = [theCd, early, places, ladder, renewal, details, brokered] as const
export type CdInputs = Inputs<FieldsOf<typeof sections>>
