import { longRunInflation } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { choice, duration, type Inputs, money, percent, points } from '../kit/field.ts'
import { percentText } from '../kit/format.ts'
import { inflationRate, yearlyReturn } from '../kit/growth-fields.ts'
import { startingGainsTax, startingReturn } from '../kit/starting-values.ts'

const { stocks, mix, from, to } = longRunGrowth.value
const rateHint = `Our assumption, below the ${percentText(mix * 100, 1)} a year that 60% US stocks and 40% Treasury bonds grew, ${from} to ${to} (stocks alone: ${percentText(stocks * 100, 1)}). The future may differ.`

const plan = {
  start: money({
    label: 'Start with',
    initial: 5000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 500,
    nudge: 1000,
  }),
  deposit: money({
    label: 'Add each time',
    initial: 400,
    max: 1_000_000,
    step: 25,
    slider: { from: 0, to: 3000 },
    nudge: 100,
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
  years: duration({
    label: 'For',
    unit: 'years',
    initial: 360,
    min: 1,
    max: 960,
    slider: { from: 12, to: 600 },
    common: [120, 240, 360, 480],
    nudge: 60,
  }),
}

const growth = {
  rate: yearlyReturn({
    label: 'Yearly rate',
    hint: rateHint,
    initial: startingReturn.value,
  }),
  variance: percent({
    label: 'Also show ±',
    hint: 'Points below and above your rate, for the low and high lines. Our assumption.',
    initial: 2,
    max: 10,
    step: 0.5,
  }),
}

const deposits = {
  depositGrowth: percent({
    label: 'Deposits rise',
    per: 'year',
    hint: 'Once after each full year, as a raise would.',
    initial: 0,
    min: -10,
    max: 20,
    step: 0.5,
    nudge: 1,
  }),
  timing: choice({
    label: 'Deposits fall',
    initial: 'end',
    options: [
      { value: 'end', label: 'At the end of each period' },
      { value: 'begin', label: 'At the beginning' },
    ],
  }),
}

const compounding = {
  rateKind: choice({
    label: 'The rate is',
    initial: 'effective',
    hint: 'Banks advertise the APY, and past returns are given the same way. A nominal rate is cut into pieces that compound.',
    options: [
      { value: 'effective', label: 'APY: what a year really brings' },
      { value: 'nominal', label: 'Nominal: compounding on top' },
    ],
  }),
  compounding: choice({
    label: 'Compounded',
    initial: 'monthly',
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'monthly', label: 'Monthly' },
      { value: 'quarterly', label: 'Quarterly' },
      { value: 'semiannual', label: 'Twice a year' },
      { value: 'yearly', label: 'Yearly' },
      { value: 'continuous', label: 'Continuously' },
    ],
  }),
}

const whatTakesAway = {
  inflation: inflationRate({
    hint: `Our assumption is ${percentText(longRunInflation.value * 100)}. It turns future dollars into today’s. Enter 0 if your rate is already after inflation.`,
    min: -2,
    max: 20,
  }),
  fee: percent({
    label: 'Yearly fee',
    hint: 'Of the balance: a fund’s expense ratio plus an adviser’s fee.',
    initial: 0,
    max: 10,
    step: 0.05,
    nudge: 0.5,
  }),
  tax: choice({
    label: 'Tax on growth',
    hint: 'None: as in a Roth account. Each year: as on bank interest. At the end: as on shares held until sold.',
    initial: 'none',
    options: [
      { value: 'none', label: 'None' },
      { value: 'each-year', label: 'Each year' },
      { value: 'at-end', label: 'Once, at the end' },
    ],
  }),
  taxRate: percent({
    label: 'Tax rate',
    hint: 'Our starting value. Federal plus state: interest is taxed like pay; gains held over a year are often taxed less.',
    initial: points(startingGainsTax.value),
    max: 60,
    step: 1,
    nudge: 5,
  }),
}

export const fields = { ...plan, ...growth, ...deposits, ...compounding, ...whatTakesAway }
export type CompoundInputs = Inputs<typeof fields>
