import { medianIncome } from '#facts/household/income.ts'
import { employerHealthDeductible } from '#facts/insurance/employer-health.ts'
import { highYieldSavings, longRunInflation } from '#facts/lending/rates.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, duration, type Inputs, money, percent, points, toggle } from '../kit/field.ts'
import { dollars } from '../kit/format.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { startingPay } from '../kit/starting-values.ts'

const line = (label: string, initial: number, hint?: string, nudge?: number) =>
  money({
    label,
    initial,
    per: 'month',
    max: 1_000_000,
    step: 10,
    ...(hint ? { hint } : {}),
    ...(nudge ? { nudge } : {}),
  })

const essentials = {
  housing: line('Rent or home loan', 1800, 'With property tax, HOA and what must be repaired.', 100),
  utilities: line('Utilities, internet, phone', 330, undefined, 50),
  food: line('Groceries', 620, 'Without eating out.', 50),
  insurance: line('Insurance', 380, 'Health, car, home. After a job ends, health cover often costs more.', 50),
  transport: line('Getting around', 420, 'Car payment, gas, transit.', 50),
  debtMinimums: line('Debt minimums', 150, 'Only what must be paid.'),
  medical: line('Medicine and doctors', 100),
  childcare: line('Childcare', 0),
  other: line('Other you cannot stop', 100, 'Child support, care of a parent, pets.'),
  total: money({
    label: 'Or one total',
    hint: 'Fill this in instead of the lines. Essentials only, not your income.',
    initial: null,
    per: 'month',
    max: 10_000_000,
    step: 50,
    optional: true,
    profile: 'monthlyEssentials',
    nudge: 200,
  }),
}

const household = {
  earners: choice({
    label: 'Incomes in the household',
    initial: 'one',
    options: [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two or more' },
    ],
  }),
  pay: choice({
    label: 'The pay is',
    initial: 'steady',
    options: [
      { value: 'steady', label: 'Steady' },
      { value: 'varies', label: 'Up and down' },
      { value: 'irregular', label: 'Irregular' },
    ],
  }),
  dependents: count({
    label: 'People who depend on it',
    hint: 'Children, parents; not the earners.',
    unit: 'people',
    initial: 1,
    max: 12,
    nudge: 1,
  }),
  selfEmployed: toggle({ label: 'Self-employed', initial: false }),
  specialized: toggle({ label: 'The next job would take long to find', initial: false }),
}

const saving = {
  savings: money({
    label: 'Saved for emergencies',
    initial: 4000,
    max: 100_000_000,
    step: 100,
    slider: { from: 0, to: 50_000 },
    profile: 'savings',
  }),
  monthly: money({
    label: 'You add',
    per: 'month',
    initial: 350,
    max: 1_000_000,
    step: 25,
    slider: { from: 0, to: 2000 },
  }),
  apy: percent({
    label: 'Interest (APY)',
    hint: `A typical online savings account, ${asOfText(highYieldSavings)}.`,
    per: 'year',
    initial: points(highYieldSavings.value),
    profile: 'savingsApy',
    max: 20,
  }),
  level: choice({
    label: 'Aim for',
    initial: 'balanced',
    options: [
      { value: 'lean', label: 'Lean' },
      { value: 'balanced', label: 'Balanced' },
      { value: 'extra', label: 'Extra' },
    ],
  }),
}

const deductibles = {
  healthDeductible: money({
    label: 'Health deductible',
    hint: `${dollars(employerHealthDeductible.value)} on average for one person in a plan at work that has one (KFF, ${asOfText(employerHealthDeductible)}).`,
    initial: 1500,
    max: 100_000,
    nudge: 500,
  }),
  autoDeductible: money({ label: 'Car deductible', initial: 500, max: 100_000 }),
  homeDeductible: money({ label: 'Home or renters deductible', initial: 500, max: 1_000_000 }),
}

const benefits = {
  benefits: choice({
    label: 'Unemployment benefits',
    hint: 'Only the lean and balanced ends count them. Quitting, or a business of your own, usually gives none.',
    initial: 'none',
    options: [
      { value: 'none', label: 'Do not count' },
      { value: 'estimate', label: 'Estimate' },
      { value: 'own', label: 'I know mine' },
    ],
  }),
  weekly: money({ label: 'A week, after tax', per: 'week', initial: 400, max: 5000, step: 10 }),
  weeks: count({ label: 'For', unit: 'weeks', initial: 20, max: 52 }),
  income: yearlyIncome({
    label: 'Pay before tax',
    hint: `The pay that could stop. For the benefit and the tax on interest; 0 leaves that tax out. Half of US households had more than ${dollars(medianIncome.value)} in ${asOfText(medianIncome)} (Census).`,
    initial: startingPay.value,
    profile: 'annualPay',
  }),
  status: filingStatus(),
  state: stateOrFederal,
}

const details = {
  firstStep: money({ label: 'A small first step', initial: 1000, max: 100_000 }),
  by: duration({ label: 'I want it in', unit: 'months', initial: 24, min: 1, max: 360, common: [12, 24, 36] }),
  inflation: percent({
    label: 'Prices rise',
    hint: 'The target grows with prices while you save. Our assumption.',
    per: 'year',
    initial: points(longRunInflation.value),
    max: 15,
    step: 0.25,
  }),
}

export const fields = { ...essentials, ...household, ...saving, ...deductibles, ...benefits, ...details }
export type EmergencyInputs = Inputs<typeof fields>

/** The lines of essentials, in order. */
export const lineKeys = [
  'housing',
  'utilities',
  'food',
  'insurance',
  'transport',
  'debtMinimums',
  'medical',
  'childcare',
  'other',
] as const
export type LineKey = (typeof lineKeys)[number]
