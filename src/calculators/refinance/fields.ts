import { closingShares } from '#facts/household/housing.ts'
import { creditCardCarryingBalance, highYieldSavings, mortgage30 } from '#facts/lending/rates.ts'
import { choice, duration, type Inputs, money, percent, points, rows, share, text, toggle } from '../kit/field.ts'
import { dateText, monthText, percentText } from '../kit/format.ts'
import { startingDeductionTax, startingLoanBalance, startingSafeReturn } from '../kit/starting-values.ts'

const usual = closingShares.value.refinance

const theLoans = {
  balance: money({
    label: 'You still owe',
    hint: 'The balance on your last statement.',
    initial: startingLoanBalance.value,
    profile: 'loanBalance',
    min: 5000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 50_000, to: 800_000 },
    nudge: 20_000,
  }),
  rate: percent({ label: 'Your rate now', initial: 8.25, profile: 'loanRate', max: 25, step: 0.125, nudge: 0.5 }),
  monthsLeft: duration({
    label: 'Time left on it',
    hint: 'Like “26y 4m” or “316 months”.',
    unit: 'years',
    initial: 324,
    min: 6,
    max: 480,
    nudge: 24,
  }),
  newRate: percent({
    label: 'New rate',
    hint: `Average 30-year fixed, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}.`,
    initial: points(mortgage30.value),
    profile: 'mortgageRate',
    published: { series: 'mortgage30', asOf: mortgage30.asOf ?? '' },
    max: 25,
    step: 0.05,
    nudge: 0.25,
  }),
  newTerm: duration({
    label: 'New term',
    unit: 'years',
    initial: 360,
    min: 60,
    max: 480,
    common: [180, 240, 300, 360],
    nudge: 60,
  }),
  costs: share({
    label: 'Closing costs',
    hint: `Often ${percentText(usual.low * 100)} to ${percentText(usual.high * 100)} of the loan (CFPB). Leave out points, and what goes into escrow.`,
    of: 'what you owe',
    base: 'balance',
    initial: { amount: 6000, unit: 'usd' },
    maxUsd: 1_000_000,
    maxPct: 15,
    nudge: 1000,
  }),
  stay: duration({
    label: 'I expect to keep the home and the loan',
    unit: 'years',
    initial: 84,
    min: 6,
    max: 480,
    slider: { from: 12, to: 360 },
    common: [36, 60, 84, 120],
    nudge: 24,
  }),
}

const howPaid = {
  points: percent({
    label: 'Points (credit −)',
    hint: 'One point is 1% of the new loan. A lender credit is below zero.',
    initial: 0,
    min: -5,
    max: 10,
    step: 0.125,
    nudge: 0.5,
  }),
  rolledIn: toggle({
    label: 'Add costs and points to the loan',
    hint: 'Nothing to pay at closing, but you pay interest on them.',
    initial: false,
  }),
  payment: money({
    label: 'Your payment now, without escrow',
    per: 'month',
    hint: 'Principal and interest. Left blank: the level payment for what is left.',
    initial: null,
    max: 1_000_000,
    step: 10,
    optional: true,
  }),
  penalty: money({ label: 'Prepayment penalty on the old loan', initial: 0, max: 1_000_000 }),
  escrowNew: money({
    label: 'New escrow deposit and prepaid interest',
    hint: 'Cash to bring, but no cost of refinancing: you owe these bills either way.',
    initial: 0,
    max: 1_000_000,
  }),
  escrowBack: money({
    label: 'Refund of the old escrow',
    hint: 'Your own money coming back. It is no saving.',
    initial: 0,
    max: 1_000_000,
  }),
}

const card = points(creditCardCarryingBalance.value)
const cashOut = {
  cashOut: money({ label: 'Cash out', initial: 0, max: 20_000_000, step: 1000, nudge: 5000 }),
  cashOutUse: choice({
    label: 'The cash is for',
    hint: 'Matters only if you itemize: interest on it counts when it goes into the home.',
    initial: 'other',
    options: [
      { value: 'other', label: 'Something else' },
      { value: 'home', label: 'Improving this home' },
    ],
  }),
  debts: rows({
    label: 'Debts to pay off with the new loan',
    noun: 'debt',
    initial: [],
    profile: 'debts',
    columns: {
      name: text({ label: 'Name', initial: '', maxLength: 30 }),
      balance: money({ label: 'Balance', initial: 5000, max: 5_000_000, step: 100 }),
      apr: percent({ label: 'APR', initial: card, max: 100, step: 0.25 }),
      payment: money({ label: 'You pay on it', per: 'month', initial: 200, max: 1_000_000, step: 10 }),
    },
    blank: { name: '', balance: 5000, apr: card, payment: 200 },
    maxRows: 8,
  }),
}

const besides = {
  extra: money({
    label: 'Extra you could pay each month instead',
    per: 'month',
    initial: 200,
    max: 1_000_000,
    step: 50,
    nudge: 50,
  }),
  lump: money({
    label: 'Lump sum you could pay in instead',
    hint: 'Servicers often ask at least $5,000 to $10,000 for a recast.',
    initial: 10_000,
    max: 50_000_000,
    step: 1000,
    nudge: 5000,
  }),
  recastFee: money({
    label: 'Fee for a recast',
    hint: 'Our guess. Ask your servicer; FHA, VA and USDA loans usually cannot be recast.',
    initial: 250,
    max: 10_000,
    step: 50,
  }),
}

const insurance = {
  pmiNow: money({ label: 'Mortgage insurance now', per: 'month', initial: 0, max: 100_000, step: 10 }),
  pmiNowMonths: duration({ label: 'It still runs', unit: 'months', initial: 60, min: 1, max: 480 }),
  pmiNew: money({ label: 'Mortgage insurance on the new loan', per: 'month', initial: 0, max: 100_000, step: 10 }),
  pmiNewMonths: duration({ label: 'It would run', unit: 'months', initial: 60, min: 1, max: 480 }),
}

const taxes = {
  earns: percent({
    label: 'Your money could earn',
    hint: `After tax. Online savings paid about ${percentText(points(highYieldSavings.value))} before tax in ${monthText(highYieldSavings.asOf ?? '')}.`,
    per: 'year',
    initial: points(startingSafeReturn.value),
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
  itemize: choice({
    label: 'Federal taxes',
    hint: 'Most people take the standard deduction; then interest saves no tax.',
    initial: 'standard',
    options: [
      { value: 'standard', label: 'Standard deduction' },
      { value: 'itemize', label: 'I itemize' },
    ],
  }),
  taxRate: percent({
    label: 'Tax saved per dollar deducted',
    hint: 'Your top tax rate, with the state’s if it follows.',
    initial: points(startingDeductionTax.value),
    max: 55,
    step: 1,
    nudge: 2,
  }),
}

export const fields = { ...theLoans, ...howPaid, ...cashOut, ...besides, ...insurance, ...taxes }
export type RefinanceInputs = Inputs<typeof fields>
