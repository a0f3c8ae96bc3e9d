import { choices } from '../kit/choices.ts'
import { choice, count, type Inputs, money, percent, points, toggle } from '../kit/field.ts'
import { accountType, investorTax } from '../kit/fund/tax-fields.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { fundAssumptions } from './assumed.ts'
import { averageIndexFund, usualInflation } from './form-facts.precomputed.ts'
import { breakpoints, funds } from './fund-fields.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const assumed = fundAssumptions.value
type Account = { readonly account: string }
const isTaxable = ({ account }: Account): boolean => account === 'taxable'
const byHousehold = ({ account, taxBy }: Account & { taxBy: string }): boolean =>
  account === 'taxable' && taxBy === 'household'
const byRates = ({ account, taxBy }: Account & { taxBy: string }): boolean => account === 'taxable' && taxBy === 'rates'
const hasTwin = ({ twin }: { twin: boolean }): boolean => twin
const hasLoad = ({ funds: list }: { funds: readonly { readonly load: number }[] }): boolean =>
  list.some((fund) => fund.load > 0)

const plan = section(sectionWords.money, {
  start: money({
    ...words.start,
    initial: 25_000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 500,
    slider: { from: 0, to: 250_000 },
    nudge: 5000,
  }),
  deposit: money({ ...words.deposit, initial: 0, max: 1_000_000, step: 50, nudge: 100 }),
  years: count({ ...words.years, initial: 15, min: 1, max: 50, slider: { from: 1, to: 40 }, nudge: 5 }),
  annualReturn: percent({
    ...words.annualReturn,
    per: 'year',
    initial: points(assumed.annualReturn),
    min: -10,
    max: 20,
    step: 0.25,
    slider: { from: 0, to: 12 },
    nudge: 1,
  }),
  returnIs: choice({
    label: words.returnIs.label,
    initial: 'before',
    options: choices(words.returnIs.options).map((option) => ({ ...option, hint: words.returnIs.hints[option.value] })),
  }),
  account: accountType,
})

const index = section(
  sectionWords.index.title,
  {
    twin: toggle({ ...words.twin, initial: true }),
    twinExpense: when(
      hasTwin,
      percent({
        label: words.twinExpense.label,
        hint: words.twinExpense.hint(averageIndexFund, say),
        per: 'year',
        initial: averageIndexFund.fee,
        max: 5,
        step: 0.01,
      }),
    ),
    twinGains: when(
      (inputs: Account & { twin: boolean }) => inputs.twin && isTaxable(inputs),
      percent({ ...words.twinGains, per: 'year', initial: 0, max: 50, step: 0.1 }),
    ),
  },
  { more: sectionWords.index.more },
)

const tax = section(
  sectionWords.tax.title,
  {
    taxBy: when(isTaxable, investorTax.taxBy),
    income: when(byHousehold, investorTax.income),
    status: when(byHousehold, investorTax.status),
    state: when(byHousehold, investorTax.state),
    ordinaryRate: when(byRates, investorTax.ordinaryRate),
    gainRate: when(byRates, investorTax.gainRate),
    dividendYield: when(
      isTaxable,
      percent({ ...words.dividendYield, per: 'year', initial: points(assumed.dividendYield), max: 10, step: 0.1 }),
    ),
    qualifiedShare: when(isTaxable, percent({ ...words.qualifiedShare, initial: 90, max: 100, step: 5 })),
    shortShare: when(isTaxable, percent({ ...words.shortShare, initial: 15, max: 100, step: 5 })),
    withdrawalRate: when(({ account }: Account) => account === 'ira', investorTax.withdrawalRate),
  },
  { more: sectionWords.tax.more },
)

const loads = section(
  sectionWords.loads.title,
  {
    breakpoints: when(hasLoad, breakpoints),
    alreadyHeld: when(hasLoad, money({ ...words.alreadyHeld, initial: 0, max: 100_000_000, step: 1000 })),
    letter: when(hasLoad, money({ ...words.letter, initial: 0, max: 100_000_000, step: 1000 })),
  },
  { more: sectionWords.loads.more },
)

const inflation = section(
  sectionWords.inflation.title,
  {
    inflation: percent({ ...words.inflation, per: 'year', initial: usualInflation, min: -2, max: 20, step: 0.25 }),
  },
  { more: sectionWords.inflation.more },
)

export const sections = [plan, section(sectionWords.funds, { funds }), index, tax, loads, inflation] as const
export type FundInputs = Inputs<FieldsOf<typeof sections>>
export type FundRow = FundInputs['funds'][number]
