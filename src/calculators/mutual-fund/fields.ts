import { cited } from '#facts/cited.ts'
import {
  averageEquityMutualFundsByStyle,
  averageExpenseRatios,
  breakpointExample,
  typicalConversionYears,
} from '#facts/investing/fund-costs.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, type Inputs, money, percent, points, rows, text, toggle } from '../kit/field.ts'
import { percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { investorTaxFields } from '../kit/investor-tax.ts'
import { startingDividendYield, startingReturn, startingWithdrawalTax } from '../kit/starting-values.ts'

/** Ours to choose, the visitor's to change. Decimals. */
export const fundAssumptions = cited(
  {
    annualReturn: startingReturn.value,
    expenseA: 0.0085,
    expenseC: 0.016,
    turnover: 0.3,
    dividendYield: startingDividendYield.value,
  },
  'assumption',
  { status: 'assumption' },
)
const start = fundAssumptions.value
const { equityMutualFund } = averageExpenseRatios.value
const { loadBelow, loadFrom, below } = breakpointExample.value

const plan = {
  start: money({
    label: 'You invest now',
    initial: 25_000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 500,
    slider: { from: 0, to: 250_000 },
    nudge: 5000,
  }),
  deposit: money({
    label: 'And each month',
    hint: 'At the beginning of the month, the first with the sum above.',
    initial: 0,
    max: 1_000_000,
    step: 50,
    nudge: 100,
  }),
  years: count({
    label: 'You hold for',
    unit: 'years',
    initial: 15,
    min: 1,
    max: 50,
    slider: { from: 1, to: 40 },
    nudge: 5,
  }),
  annualReturn: percent({
    label: 'Yearly return',
    per: 'year',
    initial: points(start.annualReturn),
    min: -10,
    max: 20,
    step: 0.25,
    slider: { from: 0, to: 12 },
    nudge: 1,
  }),
  returnIs: choice({
    label: 'That return is',
    initial: 'before',
    options: [
      { value: 'before', label: 'Before fund expenses', hint: 'What the shares in the fund return.' },
      {
        value: 'reported',
        label: 'As the first fund reports it',
        hint: 'Reported returns already have the expense ratio taken out.',
      },
    ],
  }),
}

const columns = {
  name: text({ label: 'Name', initial: 'Fund', maxLength: 30 }),
  load: percent({ label: 'Front load', hint: 'Of what you pay.', initial: 0, max: 8.5, step: 0.25 }),
  expense: percent({ label: 'Expense ratio', per: 'year', initial: points(equityMutualFund), max: 5, step: 0.01 }),
  deferred: text({
    label: 'Back-end charge by year, %',
    hint: 'Like 5, 4, 3, 2, 1. Empty for none.',
    initial: '',
    maxLength: 50,
  }),
  distribution: percent({
    label: 'Of it 12b-1 fee, if known',
    per: 'year',
    hint: 'Part of the expense ratio. Empty: not shown by itself.',
    initial: null,
    max: 1,
    step: 0.05,
    optional: true,
  }),
  convertsAfter: count({
    label: 'Converts after (0: never)',
    hint: 'Into a cheaper share class.',
    unit: 'years',
    initial: 0,
    max: 40,
  }),
  expenseAfter: percent({
    label: 'Expense ratio then, if known',
    per: 'year',
    hint: 'Empty: as before.',
    initial: null,
    max: 5,
    step: 0.01,
    optional: true,
  }),
  turnover: percent({ label: 'Turnover', per: 'year', initial: points(start.turnover), max: 300, step: 5 }),
  gains: percent({
    label: 'Gains paid out, if known',
    per: 'year',
    hint: 'Of the fund’s value. Empty: from turnover.',
    initial: null,
    max: 50,
    step: 0.1,
    optional: true,
  }),
}
const blank = {
  name: 'Another fund',
  load: 0,
  expense: points(equityMutualFund),
  deferred: '',
  distribution: null,
  convertsAfter: 0,
  expenseAfter: null,
  turnover: points(start.turnover),
  gains: null,
}

const compared = {
  funds: rows({
    label: 'Funds or share classes',
    noun: 'fund',
    columns,
    initial: [
      { ...blank, name: 'Class A', load: points(loadBelow), expense: points(start.expenseA) },
      {
        ...blank,
        name: 'Class C',
        deferred: '1',
        expense: points(start.expenseC),
        distribution: 1,
        convertsAfter: typicalConversionYears.value,
        expenseAfter: points(start.expenseA),
      },
    ],
    details: {
      label: '12b-1 fee, conversion, turnover',
      columns: ['distribution', 'convertsAfter', 'expenseAfter', 'turnover', 'gains'],
    },
    minRows: 1,
    maxRows: 3,
    blank,
  }),
  twin: toggle({ label: 'Compare with an index fund', initial: true }),
  twinExpense: percent({
    label: 'Index fund’s expense ratio',
    per: 'year',
    hint: `Index stock mutual funds averaged ${percentText(points(averageEquityMutualFundsByStyle.value.index))} in ${asOfText(averageEquityMutualFundsByStyle)} (ICI).`,
    initial: points(averageEquityMutualFundsByStyle.value.index),
    max: 5,
    step: 0.01,
  }),
  twinGains: percent({
    label: 'Index fund’s gains paid out',
    per: 'year',
    hint: 'Many pay out none for years.',
    initial: 0,
    max: 50,
    step: 0.1,
  }),
}

const discounts = {
  breakpoints: rows({
    label: 'Breakpoints',
    hint: `Lower front loads from an amount on, for funds with a front load. FINRA’s example is ${percentText(points(loadBelow))} below and ${percentText(points(loadFrom))} from $50,000; the rest is a common pattern.`,
    noun: 'step',
    columns: {
      from: money({ label: 'From', initial: 50_000, min: 1, max: 100_000_000, step: 1000 }),
      load: percent({ label: 'Load', initial: 0, max: 8.5, step: 0.25 }),
    },
    look: 'lines',
    initial: [
      { from: below, load: points(loadFrom) },
      { from: 100_000, load: 3.5 },
      { from: 250_000, load: 2.5 },
      { from: 500_000, load: 2 },
      { from: 1_000_000, load: 0 },
    ],
    maxRows: 10,
    blank: { from: 100_000, load: 3.5 },
  }),
  alreadyHeld: money({
    label: 'Already in this fund family',
    hint: 'Rights of accumulation: often your household’s accounts count together.',
    initial: 0,
    max: 100_000_000,
    step: 1000,
  }),
  letter: money({
    label: 'Letter of intent',
    hint: 'What you promise to put in within 13 months, all together. 0 for none.',
    initial: 0,
    max: 100_000_000,
    step: 1000,
  }),
}

const taxes = {
  ...investorTaxFields,
  withdrawalRate: percent({
    label: 'Tax when you take it out',
    hint: 'Your rate then; all of it is taxed like pay.',
    initial: points(startingWithdrawalTax.value),
    max: 60,
    step: 1,
  }),
  dividendYield: percent({
    label: 'Dividends',
    per: 'year',
    hint: 'Of what the funds hold, part of the return. Each fund pays its expenses from them first.',
    initial: points(start.dividendYield),
    max: 10,
    step: 0.1,
  }),
  qualifiedShare: percent({
    label: 'Qualified dividends',
    hint: 'Share taxed like long-term gains.',
    initial: 90,
    max: 100,
    step: 5,
  }),
  shortShare: percent({
    label: 'Short-term gains',
    hint: 'Share of the gains paid out that is taxed like pay. Ours to start with.',
    initial: 15,
    max: 100,
    step: 5,
  }),
}
const rest = {
  inflation: inflationRate({
    hint: 'Our assumption; it turns future dollars into today’s.',
    min: -2,
    max: 20,
  }),
}

export const fields = { ...plan, ...compared, ...discounts, ...taxes, ...rest }
export type FundInputs = Inputs<typeof fields>
export type FundRow = FundInputs['funds'][number]
