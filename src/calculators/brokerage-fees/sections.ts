import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, percent, points, rows, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingReturn } from '../kit/starting-values.ts'
import { averageFees, finraFee, savings, secFee, usual } from './form-facts.precomputed.ts'
import { others } from './other-accounts.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const trades = ({ trades: count }: { trades: number }): boolean => count > 0

const account = section(sectionWords.money, {
  start: money({
    ...words.start,
    initial: 100_000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 1000,
    slider: { from: 0, to: 1_000_000 },
    nudge: 10_000,
  }),
  deposit: money({ ...words.deposit, per: 'month', initial: 500, max: 1_000_000, step: 50, nudge: 100 }),
  years: duration({
    ...words.years,
    unit: 'years',
    initial: 360,
    min: 12,
    max: 720,
    slider: { from: 12, to: 600 },
    common: [120, 240, 360],
    nudge: 60,
  }),
  annualReturn: percent({
    ...words.annualReturn,
    per: 'year',
    initial: points(startingReturn.value),
    min: -10,
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
})

const fees = section(sectionWords.fees, {
  advisory: percent({
    ...words.advisory,
    per: 'year',
    initial: usual.adviser,
    max: 5,
    step: 0.05,
    slider: { from: 0, to: 2 },
    nudge: 0.25,
  }),
  expense: percent({
    label: words.expense.label,
    hint: words.expense.hint(averageFees, say),
    per: 'year',
    initial: averageFees.stockFund,
    max: 5,
    step: 0.01,
    nudge: 0.1,
  }),
  accountFee: money({ ...words.accountFee, per: 'year', initial: 0, max: 10_000, step: 5, nudge: 50 }),
})

const tiers = section(
  sectionWords.tiers.title,
  {
    steps: rows({
      label: words.steps.label,
      hint: words.steps.hint,
      noun: words.steps.noun,
      columns: {
        from: money({ label: words.steps.from, initial: 1_000_000, min: 1, max: 100_000_000, step: 50_000 }),
        rate: percent({ label: words.steps.rate, per: 'year', initial: 0.8, max: 5, step: 0.01 }),
      },
      look: 'lines',
      initial: [],
      maxRows: 8,
      blank: { from: 1_000_000, rate: 0.8 },
    }),
    stepsOn: when(
      ({ steps }: { steps: readonly unknown[] }) => steps.length > 0,
      choice({ ...words.stepsOn, initial: 'part', options: choices(words.stepsOn.options) }),
    ),
  },
  { more: sectionWords.tiers.more },
)

const cash = section(
  sectionWords.cash.title,
  {
    cashShare: percent({ ...words.cashShare, initial: 5, max: 100, step: 1, nudge: 5 }),
    sweepYield: percent({ ...words.sweepYield, per: 'year', initial: usual.sweep, max: 15, step: 0.05, nudge: 1 }),
    fairCash: percent({
      label: words.fairCash.label,
      hint: words.fairCash.hint(savings, say),
      per: 'year',
      initial: savings.rate,
      max: 15,
      step: 0.05,
      nudge: 1,
    }),
    forcedCash: percent({ ...words.forcedCash, initial: 0, max: 100, step: 1 }),
  },
  { more: sectionWords.cash.more },
)

const trading = section(
  sectionWords.trades.title,
  {
    trades: count({ ...words.trades, initial: 6, max: 2000, nudge: 6 }),
    tradeSize: when(trades, money({ ...words.tradeSize, initial: 2000, max: 10_000_000, step: 100 })),
    commission: when(trades, money({ ...words.commission, initial: 0, max: 1000, step: 1, nudge: 5 })),
    spread: when(trades, percent({ ...words.spread, initial: usual.spread, max: 10, step: 0.01 })),
    foreignShare: when(trades, percent({ ...words.foreignShare, initial: 0, max: 100, step: 5 })),
    fxMarkup: when(
      (inputs: { trades: number; foreignShare: number }) => trades(inputs) && inputs.foreignShare > 0,
      percent({ ...words.fxMarkup, initial: usual.fxMarkup, max: 5, step: 0.05 }),
    ),
    sharePrice: when(
      trades,
      money({ ...words.sharePrice, initial: 100, min: 0.01, max: 1_000_000, step: 1, places: 4 }),
    ),
    section31: when(
      trades,
      money({
        label: words.section31.label,
        hint: words.section31.hint(secFee, say),
        initial: secFee.perMillion,
        max: 1000,
        step: 0.1,
      }),
    ),
    taf: when(
      trades,
      money({
        label: words.taf.label,
        hint: words.taf.hint(finraFee, say),
        initial: finraFee.perMillion,
        max: 10_000,
        step: 1,
      }),
    ),
  },
  { more: sectionWords.trades.more },
)

const rest = section(
  sectionWords.rest.title,
  {
    marginLoan: money({ ...words.marginLoan, initial: 0, max: 100_000_000, step: 1000 }),
    marginRate: when(
      ({ marginLoan }: { marginLoan: number }) => marginLoan > 0,
      percent({ ...words.marginRate, per: 'year', initial: usual.marginRate, max: 30, step: 0.01 }),
    ),
    transferOut: money({ ...words.transferOut, initial: usual.transferOut, max: 5000, step: 5 }),
    leaving: toggle({ ...words.leaving, initial: true }),
    inflation: percent({ ...words.inflation, per: 'year', initial: usual.inflation, min: -2, max: 20, step: 0.25 }),
  },
  { more: sectionWords.rest.more },
)

export const sections = [account, fees, tiers, cash, trading, section(sectionWords.others, { others }), rest] as const
export type FeeInputs = Inputs<FieldsOf<typeof sections>>
export type OtherRow = FeeInputs['others'][number]
