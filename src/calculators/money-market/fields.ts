import { moneyFundStart } from '#facts/cash/money-funds.ts'
import { fdicPerDepositor } from '#facts/credit/protection.ts'
import { medianIncome } from '#facts/household/income.ts'
import { highYieldSavings, moneyMarketNational, treasuryYields } from '#facts/lending/rates.ts'
import { asOfMonth, asOfText } from '../kit/as-of.ts'
import { choice, count, duration, type Inputs, money, percent, points, rows, toggle } from '../kit/field.ts'
import { dollars } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { startingPay } from '../kit/starting-values.ts'

export const sixMonthBill = treasuryYields.value.find((one) => one.months === 6)?.rate ?? 0.04

const cash = {
  amount: money({
    label: 'Cash to place',
    initial: 25_000,
    max: 100_000_000,
    step: 1000,
    slider: { from: 0, to: 250_000 },
    profile: 'savings',
    nudge: 5000,
  }),
  monthly: money({ label: 'You add', per: 'month', initial: 0, max: 1_000_000, step: 50, nudge: 100 }),
  months: duration({ label: 'For', unit: 'years', initial: 36, max: 480, common: [12, 36, 60], nudge: 12 }),
  accountApy: percent({
    label: 'Money market account pays',
    hint: `APY. A bank deposit. Starting value: the US average in ${asOfMonth(moneyMarketNational)} (FDIC); online banks pay more.`,
    initial: points(moneyMarketNational.value),
    max: 20,
    step: 0.05,
    slider: { from: 0, to: 6 },
    nudge: 0.5,
  }),
  fundYield: percent({
    label: 'Money market fund yields',
    hint: `A mutual fund at a broker. Starting value: the lower end of the Federal Reserve’s range of ${asOfText(moneyFundStart)}; your fund’s page has its 7-day yield.`,
    initial: points(moneyFundStart.value),
    max: 20,
    step: 0.05,
    slider: { from: 0, to: 6 },
    nudge: 0.5,
  }),
  state: stateOrFederal,
}

const fund = {
  yieldBasis: choice({
    label: 'That yield is the',
    initial: 'seven-day',
    options: [
      { value: 'seven-day', label: '7-day SEC yield', hint: 'Simple, after expenses. What fund pages show.' },
      { value: 'effective', label: '7-day effective yield', hint: 'Compounded, after expenses.' },
      { value: 'gross', label: 'Yield before expenses', hint: 'The expense ratio is taken off once.' },
    ],
  }),
  expense: percent({
    label: 'Expense ratio',
    per: 'year',
    initial: 0.25,
    max: 5,
    step: 0.01,
  }),
  fundKind: choice({
    label: 'Kind of fund',
    initial: 'government',
    options: [
      { value: 'treasury', label: 'Treasury only' },
      { value: 'government', label: 'Government' },
      { value: 'prime', label: 'Prime or general' },
      { value: 'municipal', label: 'Municipal (tax-exempt)' },
    ],
  }),
  usShare: percent({
    label: 'Paid by the US government',
    hint: 'The share of its dividends from US obligations, in the fund’s yearly tax letter. Starting value is our guess.',
    initial: 60,
    step: 5,
    nudge: 20,
  }),
  halfRule: choice({
    label: 'Does the fund pass the state’s 50% rule?',
    hint: 'California, Connecticut and New York count nothing as exempt unless half of the fund’s assets are US obligations at every quarter’s end.',
    initial: 'share',
    options: [
      { value: 'share', label: 'Not sure: go by the share above' },
      { value: 'passes', label: 'Yes, its tax letter says so' },
      { value: 'fails', label: 'No' },
    ],
  }),
  homeShare: percent({
    label: 'Exempt in your state too',
    hint: 'The share from your own state’s borrowers; a fund of one state has nearly 100%.',
    initial: 0,
    step: 5,
  }),
}

const account = {
  tiers: rows({
    label: 'Rates by balance',
    noun: 'tier',
    initial: [],
    columns: {
      from: money({ label: 'From', initial: 0, max: 100_000_000, step: 1000 }),
      apy: percent({ label: 'APY', initial: 3, max: 20, step: 0.05 }),
    },
    blank: { from: 10_000, apy: 3 },
    maxRows: 8,
    look: 'lines',
  }),
  tierMethod: choice({
    label: 'A tier’s rate is paid on',
    initial: 'whole',
    options: [
      { value: 'whole', label: 'The whole balance' },
      { value: 'parts', label: 'Its own part only' },
    ],
  }),
  minimum: money({ label: 'Balance that avoids the fee', initial: 0, max: 10_000_000, step: 500 }),
  fee: money({ label: 'Fee below it', per: 'month', initial: 0, max: 1000, step: 1 }),
  payments: count({
    label: 'Checks and transfers out',
    hint: 'In a month, from the money market account.',
    unit: 'a month',
    initial: 2,
    max: 100,
  }),
  paymentsFree: count({
    label: 'Of them free',
    hint: 'Many accounts still allow six a month; yours says.',
    unit: 'a month',
    initial: 6,
    max: 100,
  }),
  paymentFee: money({ label: 'Each one more costs', initial: 10, max: 100, step: 1 }),
  owners: choice({
    label: 'The money belongs to',
    hint: `Banks are insured for ${dollars(fdicPerDepositor.value)} an owner.`,
    initial: 'one',
    options: [
      { value: 'one', label: 'One person' },
      { value: 'two', label: 'Two people together' },
    ],
  }),
}

const others = {
  savingsApy: percent({
    label: 'Online savings pays',
    hint: `APY. A typical online account, ${asOfText(highYieldSavings)}.`,
    initial: points(highYieldSavings.value),
    profile: 'savingsApy',
    max: 20,
    step: 0.05,
  }),
  billYield: percent({
    label: 'Treasury bills yield',
    hint: `Six-month Treasury yield, ${asOfText(treasuryYields)}. Free of state income tax.`,
    initial: points(sixMonthBill),
    max: 20,
    step: 0.05,
    nudge: 0.5,
  }),
  billBasis: choice({
    label: 'That yield is the',
    hint: 'Auction results print both. The discount is the lower number.',
    initial: 'yield',
    options: [
      { value: 'yield', label: 'Investment (coupon-equivalent) yield' },
      { value: 'discount', label: 'Bank discount rate' },
    ],
  }),
  billWeeks: count({ label: 'The bill runs', unit: 'weeks', initial: 26, min: 4, max: 52 }),
}

const tax = {
  income: yearlyIncome({
    label: 'Income before tax',
    hint: `Interest is taxed on top of it. Half of US households had more than ${dollars(medianIncome.value)} in ${asOfText(medianIncome)} (Census).`,
    initial: startingPay.value,
    nudge: 20_000,
  }),
  status: filingStatus(),
  inflation: inflationRate({
    hint: 'Turns future dollars into today’s. Our assumption.',
    max: 15,
  }),
  everyState: toggle({
    label: 'Compare in every state',
    hint: 'Adds a table: what a bank would have to pay in each state, with your income.',
    initial: false,
  }),
}

export const fields = { ...cash, ...fund, ...account, ...others, ...tax }
export type MoneyMarketInputs = Inputs<typeof fields>
