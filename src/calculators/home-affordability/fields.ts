import { downPayment } from '#facts/household/housing.ts'
import { medianIncome } from '#facts/household/income.ts'
import { employerHealth } from '#facts/insurance/employer-health.ts'
import { typicalPmiRate } from '#facts/lending/mortgage.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, duration, type Inputs, money, percent, points } from '../kit/field.ts'
import { dateText } from '../kit/format.ts'
import { filingStatus } from '../kit/household.ts'
import { startingClosing, startingUpkeep } from '../kit/starting-home.ts'
import { startingHouseholdIncome } from '../kit/starting-values.ts'
import { stateChoice } from '../kit/states.ts'

/** Starting values that also stand in where another loan type hides the question. */
export const USUAL_PMI = points(typicalPmiRate.value.typical)
export const USUAL_SQUARE_FEET = 1800

const earning = {
  income: money({
    label: 'Your pay before tax',
    hint: `Starting value: the middle US household income in ${asOfText(medianIncome)} (Census Bureau).`,
    per: 'year',
    initial: startingHouseholdIncome.value,
    profile: 'annualPay',
    max: 10_000_000,
    step: 1000,
    slider: { from: 20_000, to: 300_000 },
    nudge: 10_000,
  }),
  secondIncome: money({
    label: 'Partner’s pay before tax',
    hint: 'Of someone who would be on the loan with you.',
    per: 'year',
    initial: 0,
    profile: 'spousePay',
    max: 10_000_000,
    step: 1000,
  }),
  debts: money({
    label: 'Debt payments',
    hint: 'The least you must pay: car, student loans, cards, support. Not rent, food or utilities.',
    per: 'month',
    initial: 350,
    max: 1_000_000,
    step: 25,
    nudge: 100,
  }),
}

const cash = {
  savings: money({
    label: 'Savings for all of this',
    hint: 'Down payment, closing costs and what you keep back, together. Our example.',
    initial: 65_000,
    max: 100_000_000,
    step: 1000,
    slider: { from: 0, to: 300_000 },
    nudge: 10_000,
    profile: 'savings',
  }),
  downKind: choice({
    label: 'Down payment as',
    initial: 'share',
    options: [
      { value: 'share', label: 'Share of the price' },
      { value: 'amount', label: 'Fixed amount' },
    ],
  }),
  downShare: percent({
    label: 'Down payment',
    hint: `First-time buyers put down 10% on average (National Association of Realtors, ${asOfText(downPayment)}).`,
    initial: points(downPayment.value.firstTime),
    profile: 'downPayment',
    step: 1,
    nudge: 5,
  }),
  downAmount: money({
    label: 'Down payment',
    initial: 40_000,
    profile: 'downPayment',
    max: 50_000_000,
    step: 1000,
    nudge: 10_000,
  }),
}

export const rateHint = `Average 30-year fixed, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}.`
const loan = {
  rate: percent({
    label: 'Interest rate',
    hint: rateHint,
    initial: points(mortgage30.value),
    profile: 'mortgageRate',
    published: { series: 'mortgage30', asOf: mortgage30.asOf ?? '' },
    max: 25,
    step: 0.05,
    nudge: 1,
  }),
  term: duration({ label: 'Term', unit: 'years', initial: 360, min: 12, max: 480, common: [180, 240, 360] }),
}

const budget = {
  spending: money({
    label: 'All other spending',
    hint: 'Food, transport, utilities, insurance, fun. Not housing, not debts. Our example; a budget gives yours.',
    per: 'month',
    initial: 2400,
    max: 1_000_000,
    step: 50,
    nudge: 200,
  }),
  saving: money({
    label: 'Still save',
    hint: 'Besides the retirement plan at work.',
    per: 'month',
    initial: 250,
    max: 1_000_000,
    step: 25,
    nudge: 100,
  }),
  status: filingStatus(),
  state: stateChoice('Not chosen', 'For state income tax, and typical property tax and insurance.'),
}

const takeHome = {
  children: count({ label: 'Children under 17', unit: 'children', initial: 0, profile: 'children', max: 12 }),
  retirement: percent({
    label: 'Into a retirement plan at work',
    hint: 'Share of pay, before tax, up to the yearly limit.',
    initial: 5,
    max: 60,
    step: 1,
    nudge: 1,
  }),
  benefits: money({
    label: 'Health and other benefits',
    hint: `Taken from pay before tax. Starting value: what a worker pays for single cover (KFF, ${asOfText(employerHealth)}).`,
    per: 'month',
    initial: Math.round(employerHealth.value.workerSingle / 12),
    max: 20_000,
    step: 10,
  }),
  keepMonths: count({
    label: 'Keep back',
    hint: 'Months of all your costs to hold in savings after closing. Three to six is common advice.',
    unit: 'months',
    initial: 3,
    max: 36,
    nudge: 1,
  }),
}

const owning = {
  propertyTax: percent({
    label: 'Property tax',
    per: 'year',
    initial: null,
    optional: true,
    max: 10,
    step: 0.05,
    nudge: 0.25,
  }),
  insurance: percent({
    label: 'Home insurance',
    per: 'year',
    initial: null,
    optional: true,
    max: 10,
    step: 0.05,
  }),
  hoa: money({ label: 'HOA dues', per: 'month', initial: 0, max: 100_000, step: 10, nudge: 50 }),
  upkeep: percent({
    label: 'Upkeep and repairs',
    per: 'year',
    hint: 'Share of the price. Lenders leave it out; your budget cannot. 1% is a rule of thumb.',
    initial: points(startingUpkeep),
    max: 10,
    step: 0.25,
    nudge: 0.5,
  }),
  pmiRate: percent({
    label: 'PMI rate',
    per: 'year',
    hint: 'Share of the loan while you owe more than 80%. Often 0.3% to 1.5%.',
    initial: USUAL_PMI,
    max: 5,
    step: 0.05,
  }),
  closing: percent({
    label: 'Closing costs',
    hint: 'Share of the price. Often 2% to 5%; prepaid tax and insurance come on top.',
    initial: points(startingClosing),
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
}

const lender = {
  program: choice({
    label: 'Loan type',
    initial: 'conventional',
    options: [
      { value: 'conventional', label: 'Conventional' },
      { value: 'fha', label: 'FHA' },
      { value: 'va', label: 'VA' },
      { value: 'usda', label: 'USDA' },
    ],
  }),
  limits: choice({
    label: 'Lender’s limit',
    hint: 'Above the guide, lenders ask for good credit, savings or both.',
    initial: 'most',
    options: [
      { value: 'most', label: 'The most the program allows' },
      { value: 'guide', label: 'The program’s guide' },
      { value: 'own', label: 'Limits I enter' },
    ],
  }),
  ownFront: percent({ label: 'Housing, at most', hint: 'Share of pay before tax.', initial: 28, max: 100, step: 1 }),
  ownBack: percent({ label: 'Housing and debts, at most', initial: 36, max: 100, step: 1, nudge: 1 }),
  vaUse: choice({
    label: 'VA benefit',
    initial: 'first',
    options: [
      { value: 'first', label: 'First use' },
      { value: 'later', label: 'Used before' },
      { value: 'exempt', label: 'Exempt from the fee' },
    ],
  }),
  squareFeet: count({
    label: 'Size of the home',
    hint: 'The VA counts 14 cents a square foot for upkeep and utilities.',
    unit: 'square feet',
    initial: USUAL_SQUARE_FEET,
    max: 20_000,
  }),
}

const inMind = {
  homePrice: money({
    label: 'A price you have in mind',
    hint: 'Tested against every limit.',
    initial: null,
    profile: 'homePrice',
    optional: true,
    min: 1000,
    max: 50_000_000,
    step: 1000,
  }),
}

export const fields = {
  ...earning,
  ...cash,
  ...loan,
  ...budget,
  ...takeHome,
  ...owning,
  ...lender,
  ...inMind,
}
export type AffordInputs = Inputs<typeof fields>
