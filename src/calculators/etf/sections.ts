import { choices } from '../kit/choices.ts'
import { choice, count, type Inputs, money, percent, points, toggle } from '../kit/field.ts'
import { accountType, investorTax } from '../kit/fund/tax-fields.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { etfAssumptions } from './assumed.ts'
import { averageFees, averageIndexFund, usualInflation, usualSpread } from './form-facts.precomputed.ts'
import { overlap, trading } from './trading-sections.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const assumed = etfAssumptions.value
const byHousehold = ({ taxBy }: { taxBy: string }): boolean => taxBy === 'household'
const byRates = ({ taxBy }: { taxBy: string }): boolean => taxBy === 'rates'
const hasTwin = ({ twin }: { twin: boolean }): boolean => twin
const paysQualified = ({ holds }: { holds: string }): boolean => holds === 'stocks' || holds === 'mix'
const isMix = ({ holds }: { holds: string }): boolean => holds === 'mix'

const plan = section(sectionWords.money, {
  start: money({
    ...words.start,
    initial: 10_000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 500,
    slider: { from: 0, to: 250_000 },
    nudge: 5000,
  }),
  deposit: money({ ...words.deposit, initial: 300, max: 1_000_000, step: 50, nudge: 100 }),
  every: when(
    ({ deposit }: { deposit: number }) => deposit > 0,
    choice({ ...words.every, initial: 'month', options: choices(words.every.options) }),
  ),
  years: count({ ...words.years, initial: 15, min: 1, max: 50, slider: { from: 1, to: 40 }, nudge: 5 }),
  account: accountType,
})

const etf = section(sectionWords.etf, {
  expense: percent({
    label: words.expense.label,
    hint: words.expense.hint(averageFees, say),
    per: 'year',
    initial: averageFees.indexEtf,
    max: 5,
    step: 0.01,
    slider: { from: 0, to: 1 },
    nudge: 0.1,
  }),
  spread: percent({
    ...words.spread,
    initial: usualSpread,
    max: 10,
    step: 0.01,
    slider: { from: 0, to: 1 },
    nudge: 0.1,
  }),
})

const growth = section(
  sectionWords.growth.title,
  {
    annualReturn: percent({
      ...words.annualReturn,
      per: 'year',
      initial: points(assumed.annualReturn),
      min: -10,
      max: 20,
      step: 0.25,
      nudge: 1,
    }),
    holds: choice({ ...words.holds, initial: 'stocks', options: choices(words.holds.options) }),
    dividendYield: percent({
      ...words.dividendYield,
      per: 'year',
      initial: points(assumed.dividendYield),
      max: 15,
      step: 0.1,
      nudge: 0.5,
    }),
    qualifiedShare: when(
      paysQualified,
      percent({ ...words.qualifiedShare, initial: points(assumed.qualified), max: 100, step: 5 }),
    ),
    reitShare: when(isMix, percent({ ...words.reitShare, initial: 0, max: 100, step: 5 })),
    gains: percent({ ...words.gains, per: 'year', initial: 0, max: 30, step: 0.1 }),
    inflation: percent({ ...words.inflation, per: 'year', initial: usualInflation, min: -2, max: 20, step: 0.25 }),
  },
  { more: sectionWords.growth.more },
)

const tax = section(
  sectionWords.tax.title,
  {
    taxBy: investorTax.taxBy,
    income: when(byHousehold, investorTax.income),
    status: when(byHousehold, investorTax.status),
    state: when(byHousehold, investorTax.state),
    ordinaryRate: when(byRates, investorTax.ordinaryRate),
    gainRate: when(byRates, investorTax.gainRate),
    withdrawalRate: investorTax.withdrawalRate,
  },
  { more: sectionWords.tax.more },
)

const fund = section(
  sectionWords.fund.title,
  {
    twin: toggle({ ...words.twin, initial: true }),
    twinExpense: when(
      hasTwin,
      percent({
        label: words.twinExpense.label,
        hint: words.twinExpense.hint(
          {
            index: averageIndexFund.fee,
            indexYear: averageIndexFund.year,
            all: averageFees.anyFund,
            year: averageFees.year,
          },
          say,
        ),
        per: 'year',
        initial: averageFees.indexEtf,
        max: 5,
        step: 0.01,
        nudge: 0.1,
      }),
    ),
    twinGains: when(
      hasTwin,
      percent({ ...words.twinGains, per: 'year', initial: points(assumed.twinGains), max: 30, step: 0.1, nudge: 0.5 }),
    ),
    twinLoad: when(hasTwin, percent({ ...words.twinLoad, initial: 0, max: 8.5, step: 0.25 })),
    twinFee: when(hasTwin, money({ ...words.twinFee, initial: 0, max: 200, step: 5 })),
  },
  { more: sectionWords.fund.more },
)

export const sections = [plan, etf, growth, tax, fund, trading, overlap] as const
export type EtfInputs = Inputs<FieldsOf<typeof sections>>
