import { fdicPerDepositor } from '#facts/credit/protection.ts'
import { defaultYear } from '#facts/default-year.ts'
import { medianIncome } from '#facts/household/income.ts'
import { bestSavings, highYieldSavings, savingsNational } from '#facts/lending/rates.ts'
import { asOfMonth, asOfText } from '../kit/as-of.ts'
import {
  choice,
  count,
  duration,
  type Inputs,
  money,
  month,
  percent,
  points,
  rows,
  text,
  toggle,
} from '../kit/field.ts'
import { dateText, dollars, percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { startingIncomeTax, startingPay } from '../kit/starting-values.ts'

const goal = {
  ask: choice({
    label: 'I want to know',
    initial: 'date',
    options: [
      { value: 'date', label: 'When I reach my goal' },
      { value: 'deposit', label: 'What it takes to be there in time' },
      { value: 'balance', label: 'What I will have' },
      { value: 'buckets', label: 'When I reach several goals' },
    ],
  }),
  goal: money({
    label: 'Goal',
    initial: 15_000,
    max: 100_000_000,
    step: 500,
    slider: { from: 0, to: 100_000 },
    nudge: 1000,
  }),
  saved: money({
    label: 'Saved so far',
    initial: 3000,
    max: 100_000_000,
    step: 500,
    profile: 'savings',
    nudge: 1000,
  }),
  deposit: money({
    label: 'Add each time',
    initial: 300,
    max: 1_000_000,
    step: 25,
    slider: { from: 0, to: 2000 },
    nudge: 50,
  }),
  frequency: choice({
    label: 'How often',
    initial: 'monthly',
    options: [
      { value: 'weekly', label: 'Every week' },
      { value: 'biweekly', label: 'Every two weeks' },
      { value: 'semimonthly', label: 'Twice a month' },
      { value: 'monthly', label: 'Every month' },
      { value: 'quarterly', label: 'Every quarter' },
      { value: 'yearly', label: 'Every year' },
    ],
  }),
  by: duration({ label: 'In', unit: 'years', initial: 36, min: 1, max: 1200, common: [12, 24, 36, 60], nudge: 6 }),
  buckets: rows({
    label: 'Goals, the first one first',
    noun: 'goal',
    initial: [
      { name: 'Emergency fund', goal: 9000, saved: 3000, deposit: 150, by: null },
      { name: 'Vacation', goal: 2400, saved: 0, deposit: 100, by: 18 },
      { name: 'Next car', goal: 8000, saved: 500, deposit: 100, by: null },
    ],
    columns: {
      name: text({ label: 'Goal', initial: 'Goal', maxLength: 30 }),
      goal: money({ label: 'Amount', initial: 2000, max: 100_000_000 }),
      saved: money({ label: 'Saved', initial: 0, max: 100_000_000 }),
      deposit: money({ label: 'Each time', initial: 100, max: 1_000_000, step: 25 }),
      by: duration({ label: 'Wanted in', unit: 'months', initial: null, max: 1200, optional: true }),
    },
    blank: { name: 'New goal', goal: 2000, saved: 0, deposit: 100, by: null },
    details: { label: 'Wanted by a date', columns: ['by'] },
    minRows: 1,
    maxRows: 12,
  }),
  order: choice({
    label: 'Fill them',
    initial: 'side-by-side',
    options: [
      { value: 'side-by-side', label: 'Side by side', hint: 'Each goal gets its own deposit.' },
      { value: 'in-order', label: 'One after another', hint: 'All deposits go to the first open goal.' },
    ],
  }),
  looseDeposit: money({
    label: 'Extra each time',
    hint: 'Goes to the first goal that is still open.',
    initial: 0,
    max: 1_000_000,
    step: 25,
    nudge: 50,
  }),
  looseSaved: money({
    label: 'Savings without a goal yet',
    hint: 'Today; fills the first open goal, then the next.',
    initial: 0,
    max: 100_000_000,
    step: 500,
    nudge: 1000,
  }),
}

const account = {
  rate: percent({
    label: 'The account pays',
    hint: `A typical online account paid about ${percentText(points(highYieldSavings.value))} in ${asOfText(highYieldSavings)}, the US average was ${percentText(points(savingsNational.value))} (FDIC). Rates change.`,
    initial: points(highYieldSavings.value),
    profile: 'savingsApy',
    profileWhile: { rateKind: 'apy' },
    max: 20,
    step: 0.05,
    slider: { from: 0, to: 6 },
    nudge: 0.5,
  }),
  rateKind: choice({
    label: 'That rate is',
    hint: 'An APY already holds the compounding. An interest rate, or APR, does not.',
    initial: 'apy',
    options: [
      { value: 'apy', label: 'APY' },
      { value: 'nominal', label: 'Interest rate, compounded' },
    ],
  }),
  compounding: choice({
    label: 'Compounded',
    initial: 'daily',
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'monthly', label: 'Monthly' },
      { value: 'quarterly', label: 'Quarterly' },
      { value: 'yearly', label: 'Yearly' },
    ],
  }),
  compareRate: percent({
    label: 'Another bank pays',
    hint: `APY. Starting value: the US average on ${dateText(savingsNational.asOf ?? '', true)} (FDIC). The best published were ${percentText(points(bestSavings.value.low))} to ${percentText(points(bestSavings.value.high))} in early ${asOfMonth(bestSavings)}.`,
    initial: points(savingsNational.value),
    max: 20,
    step: 0.05,
  }),
}

const deposits = {
  timing: choice({
    label: 'Deposits fall',
    initial: 'end',
    options: [
      { value: 'end', label: 'At the end of each period' },
      { value: 'begin', label: 'At the beginning' },
    ],
  }),
  raise: percent({ label: 'Deposits rise', per: 'year', initial: 0, max: 50, step: 0.5, nudge: 2 }),
  extras: rows({
    label: 'One-time amounts',
    noun: 'amount',
    initial: [],
    columns: {
      month: month({ label: 'Month', initial: `${defaultYear + 1}-04` }),
      amount: money({ label: 'Amount', initial: 1000, max: 10_000_000 }),
    },
    blank: { month: `${defaultYear + 1}-04`, amount: 1000 },
    maxRows: 12,
  }),
}

const tax = {
  taxKind: choice({
    label: 'Tax on the interest',
    hint: 'Bank interest is taxed each year like pay.',
    initial: 'returns',
    options: [
      { value: 'returns', label: 'Work it out from my income' },
      { value: 'rate', label: 'A rate I enter' },
      { value: 'none', label: 'Leave it out' },
    ],
  }),
  income: yearlyIncome({
    label: 'Income before tax',
    hint: `The interest is taxed on top of it. Half of US households had more than ${dollars(medianIncome.value)} in ${asOfText(medianIncome)} (Census).`,
    initial: startingPay.value,
  }),
  status: filingStatus(),
  state: stateOrFederal,
  taxRate: percent({
    label: 'Tax rate',
    hint: 'Federal and state together. Starting value is our guess.',
    initial: points(startingIncomeTax.value),
    max: 60,
    step: 1,
    nudge: 5,
  }),
}

const prices = {
  inflation: inflationRate({
    hint: 'Turns future dollars into today’s. Our assumption.',
    max: 15,
    nudge: 1,
  }),
  keepsValue: toggle({
    label: 'Raise the goal with inflation',
    hint: 'For things that will cost more by then.',
    initial: false,
  }),
}

const insurance = {
  owners: choice({
    label: 'The account belongs to',
    initial: 'one',
    options: [
      { value: 'one', label: 'One person' },
      { value: 'two', label: 'Two people together' },
    ],
  }),
  beneficiaries: count({
    label: 'Named beneficiaries',
    hint: 'People the account is payable to on death. They make it a trust account, insured by beneficiary.',
    unit: 'people',
    initial: 0,
    max: 20,
  }),
  otherThere: money({
    label: 'Other money there',
    hint: `Same bank, same kind of ownership. FDIC and NCUA cover ${dollars(fdicPerDepositor.value)} a person in all.`,
    initial: 0,
    max: 100_000_000,
    step: 1000,
  }),
}

export const fields = { ...goal, ...account, ...deposits, ...tax, ...prices, ...insurance }
export type SavingsInputs = Inputs<typeof fields>
