import { medianIncome } from '#facts/household/income.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, type Inputs, money, month, percent, points, toggle } from '../kit/field.ts'
import { dollars, percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { startingGainsTax, startingPay, startingReturn, startingWithdrawalTax } from '../kit/starting-values.ts'
import { medicareFields, monthFields, planFields, spouseFields } from './cover-fields.ts'

export const fields = {
  coverage: choice({
    label: 'Covered by an HSA-eligible plan',
    initial: 'self',
    options: [
      { value: 'self', label: 'Only me, all year' },
      { value: 'family', label: 'Family, all year' },
      { value: 'months', label: 'It changed in the year' },
    ],
  }),
  ...monthFields,
  born: month({
    label: 'Born in',
    hint: 'For the extra amount from 55, and Medicare at 65.',
    initial: '1986-05',
    min: '1920-01',
    max: '2010-12',
    profile: 'birthMonth',
  }),
  yours: money({
    label: 'You put in',
    hint: 'This year, your own money.',
    per: 'year',
    initial: 3400,
    max: 1_000_000,
    step: 50,
    slider: { from: 0, to: 10_000 },
    nudge: 500,
  }),
  employer: money({
    label: 'Your employer puts in',
    hint: 'It counts toward the limit.',
    per: 'year',
    initial: 500,
    max: 1_000_000,
    step: 50,
    nudge: 250,
  }),
  how: choice({
    label: 'Your money goes in',
    initial: 'payroll',
    options: [
      { value: 'payroll', label: 'From pay, before tax' },
      { value: 'direct', label: 'From my bank account' },
    ],
  }),
  income: yearlyIncome({
    label: 'Your pay before tax',
    hint: `Half of US households had more than ${dollars(medianIncome.value)} of income in ${asOfText(medianIncome)} (Census).`,
    initial: startingPay.value,
    profile: 'annualPay',
    nudge: 20_000,
  }),
  spouseIncome: money({
    label: 'Spouse’s pay',
    per: 'year',
    initial: 0,
    profile: 'spousePay',
    max: 100_000_000,
    step: 1000,
  }),
  status: filingStatus(),
  state: stateOrFederal,
  ...planFields,
  ...spouseFields,
  ...medicareFields,
  stays: toggle({ label: 'Covered until the end of next year', initial: true }),
  balance: money({ label: 'In the account now', initial: 2000, max: 10_000_000, step: 100 }),
  bills: money({
    label: 'Medical bills you pay yourself',
    hint: 'Our guess. At today’s prices.',
    per: 'year',
    initial: 1200,
    max: 1_000_000,
    step: 100,
    nudge: 300,
  }),
  billGrowth: percent({
    label: 'Bills rise',
    hint: 'Our guess.',
    per: 'year',
    initial: 5,
    min: -5,
    max: 20,
    step: 0.5,
  }),
  annualReturn: percent({
    label: 'Return on the money invested',
    hint: `Our guess; 60% US stocks and 40% bonds grew ${percentText(points(longRunGrowth.value.mix), 1)} a year from ${longRunGrowth.value.from} to ${longRunGrowth.value.to}.`,
    per: 'year',
    initial: points(startingReturn.value),
    min: -10,
    max: 15,
    step: 0.25,
    slider: { from: 0, to: 10 },
    nudge: 1,
  }),
  fee: money({ label: 'Account fee', per: 'year', initial: 30, max: 10_000, step: 5, nudge: 12 }),
  dragTax: percent({
    label: 'Tax on growth outside the account',
    hint: 'Of each year’s growth. Your own estimate.',
    initial: points(startingGainsTax.value),
    max: 60,
    step: 1,
  }),
  laterTax: percent({
    label: 'Income tax rate later',
    hint: 'On money taken out for other things. Your own estimate.',
    initial: points(startingWithdrawalTax.value),
    max: 60,
    step: 1,
  }),
  years: count({ label: 'Look ahead', unit: 'years', initial: 25, min: 1, max: 50, nudge: 5 }),
  inflation: inflationRate({
    hint: 'The limit and your deposits rise with it. Our assumption.',
    max: 15,
  }),
}
export type HsaInputs = Inputs<typeof fields>
