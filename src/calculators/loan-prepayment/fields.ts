import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { defaultYear } from '#facts/default-year.ts'
import { longRunInflation, mortgage30 } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { choice, count, duration, type Inputs, money, month, percent, points, rows, text } from '../kit/field.ts'
import { dateText, percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { startingGainsTax, startingLoanBalance, startingReturn } from '../kit/starting-values.ts'

export const rateHint = `Starts at the average 30-year mortgage, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}. Your statement has yours.`
const { mix, from, to } = longRunGrowth.value

const theLoan = {
  balance: money({
    label: 'You owe',
    initial: startingLoanBalance.value,
    profile: 'loanBalance',
    min: 100,
    step: 1000,
    slider: { from: 1000, to: 800_000 },
    nudge: 10_000,
  }),
  rate: percent({
    label: 'Interest rate',
    per: 'year',
    hint: rateHint,
    initial: points(mortgage30.value),
    profile: 'loanRate',
    max: 100,
    step: 0.05,
    slider: { from: 0, to: 20 },
    nudge: 1,
  }),
  know: choice({
    label: 'You know',
    initial: 'term',
    options: [
      { value: 'term', label: 'Time left' },
      { value: 'payment', label: 'Payment' },
    ],
  }),
  term: duration({ label: 'Time left', unit: 'years', initial: 336, max: 600, common: [36, 60, 180, 336], nudge: 12 }),
  payment: money({
    label: 'Monthly payment',
    per: 'month',
    hint: 'Principal and interest alone, without taxes and insurance.',
    initial: 2120,
    min: 1,
    step: 10,
    nudge: 100,
  }),
}

const paying = {
  extraMonthly: money({
    label: 'Extra each month',
    per: 'month',
    initial: 200,
    max: 10_000_000,
    step: 25,
    slider: { from: 0, to: 2000 },
    nudge: 100,
  }),
  stopAfter: duration({
    label: 'Stop paying extra after',
    hint: 'Left blank: until the loan is gone.',
    unit: 'years',
    initial: null,
    max: 600,
    optional: true,
  }),
  extras: rows({
    label: 'Other extra payments',
    noun: 'extra payment',
    initial: [],
    columns: {
      how: choice({
        label: 'How often',
        initial: 'once',
        options: [
          { value: 'once', label: 'Once' },
          { value: 'yearly', label: 'Every year' },
          { value: 'monthly', label: 'Every month' },
        ],
      }),
      amount: money({ label: 'Amount', initial: 5000, max: 100_000_000 }),
      from: month({ label: 'In, or from', initial: `${defaultYear + 1}-04` }),
      length: duration({
        label: 'For',
        hint: 'Left blank: until the end.',
        unit: 'years',
        initial: null,
        max: 600,
        optional: true,
      }),
    },
    blank: { how: 'once', amount: 5000, from: `${defaultYear + 1}-04`, length: null },
    maxRows: 24,
  }),
  plan: choice({
    label: 'Payments',
    initial: 'monthly',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'biweekly-held', label: 'Biweekly, servicer holds each half' },
      { value: 'biweekly', label: 'Biweekly, each half credited at once' },
    ],
  }),
  planSetup: money({ label: 'Biweekly plan: setup fee', initial: 0, max: 10_000, step: 25 }),
  planFee: money({ label: 'Biweekly plan: fee per debit', initial: 0, max: 100, step: 0.5 }),
}

const loanKind = {
  kind: choice({
    label: 'Kind of loan',
    initial: 'mortgage',
    options: [
      { value: 'mortgage', label: 'Mortgage' },
      { value: 'auto', label: 'Car loan' },
      { value: 'student', label: 'Student loan' },
      { value: 'personal', label: 'Personal loan' },
      { value: 'other', label: 'Another loan' },
    ],
  }),
  recast: choice({
    label: 'After a one-time payment',
    hint: 'A recast spreads what is left over the same time, so the payment falls and the end stays. Many servicers ask a fee and a least amount; FHA, VA and USDA loans usually cannot.',
    initial: 'keep',
    options: [
      { value: 'keep', label: 'Keep my payment, end sooner' },
      { value: 'recast', label: 'Recast: lower payment' },
    ],
  }),
  recastFee: money({
    label: 'Fee for each recast',
    hint: 'Our guess. Ask your servicer.',
    initial: 250,
    max: 10_000,
    step: 25,
  }),
  penalty: choice({
    label: 'Prepayment penalty',
    hint: 'Look for it in your note. Most loans have none.',
    initial: 'none',
    options: [
      { value: 'none', label: 'None' },
      { value: 'share', label: 'Share of what I prepay' },
      { value: 'declining', label: 'Share, one point less each year' },
      { value: 'months', label: 'Months of interest on it' },
    ],
  }),
  penaltyShare: percent({ label: 'Penalty', initial: 2, max: 20, step: 0.25 }),
  penaltyMonths: count({ label: 'Months of interest', unit: 'months', initial: 6, max: 24 }),
  penaltyYears: count({ label: 'It still lasts', unit: 'years', initial: 2, max: 30 }),
  penaltyFree: percent({
    label: 'Free of penalty each year',
    hint: 'Share of what you owe today. 20% is common.',
    initial: 20,
    max: 100,
    step: 5,
  }),
  firstPayment: month({
    label: 'Next payment',
    initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1),
  }),
}

const investing = {
  investReturn: percent({
    label: 'Return if invested',
    per: 'year',
    hint: `Our assumption, below the ${percentText(mix * 100, 1)} a year that 60% US stocks and 40% Treasury bonds grew, ${from} to ${to}. It is not sure; your loan’s rate is.`,
    initial: points(startingReturn.value),
    min: -10,
    max: 30,
    step: 0.25,
    nudge: 1,
  }),
  investTax: choice({
    label: 'Growth is taxed',
    initial: 'at-end',
    options: [
      { value: 'none', label: 'Never (Roth account)' },
      { value: 'each-year', label: 'Each year (bank interest)' },
      { value: 'at-end', label: 'When sold (shares, funds)' },
    ],
  }),
  investTaxRate: percent({
    label: 'Tax rate on growth',
    hint: 'Federal plus state. Gains held over a year are often taxed at 15%; interest is taxed like pay.',
    initial: points(startingGainsTax.value),
    max: 60,
    step: 1,
    nudge: 5,
  }),
  deduction: percent({
    label: 'Tax saved on loan interest',
    hint: 'Your tax rate if you itemize and deduct the interest. 0% for most people and most loans.',
    initial: 0,
    max: 60,
    step: 1,
    nudge: 10,
  }),
  inflation: inflationRate({
    hint: `Our assumption is ${percentText(longRunInflation.value * 100)}. It turns future dollars into today’s.`,
    min: -2,
    max: 20,
  }),
}

const others = {
  otherLoans: rows({
    label: 'Other loans you have',
    noun: 'loan',
    initial: [],
    columns: {
      name: text({ label: 'Name', initial: 'Car', maxLength: 30 }),
      balance: money({ label: 'You owe', initial: 15_000, min: 100, max: 100_000_000 }),
      rate: percent({ label: 'Rate', per: 'year', initial: 7, max: 100 }),
      term: duration({ label: 'Time left', unit: 'years', initial: 48, max: 600 }),
    },
    blank: { name: 'Car', balance: 15_000, rate: 7, term: 48 },
    maxRows: 8,
  }),
}

export const fields = { ...theLoan, ...paying, ...loanKind, ...investing, ...others }
export type PrepayInputs = Inputs<typeof fields>
