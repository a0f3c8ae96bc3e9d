import { highYieldSavings, mortgage30 } from '#facts/lending/rates.ts'
import { choice, duration, type Inputs, money, percent, points, rows } from '../kit/field.ts'
import { dateText, monthText, percentText } from '../kit/format.ts'
import { startingHomePrice } from '../kit/starting-home.ts'
import { startingDeductionTax, startingSafeReturn } from '../kit/starting-values.ts'
import { readSheet } from './rate-sheet.ts'

const average = points(mortgage30.value)
const line = (off: number, paid: number) => ({ rate: Number((average - off).toFixed(3)), points: paid, fees: 0 })
const savings = points(highYieldSavings.value)

/** The longest list of lines that still reads on one chart, beside a buydown. */
export const MOST_LINES = 6

const theOffers = {
  loanAmount: money({
    label: 'Loan amount',
    initial: startingHomePrice.value * 0.85,
    min: 10_000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 100_000, to: 1_000_000 },
    nudge: 20_000,
  }),
  stay: duration({
    label: 'I expect to keep this loan',
    hint: 'Until you sell, refinance or pay it off.',
    unit: 'years',
    initial: 84,
    min: 6,
    max: 480,
    slider: { from: 12, to: 360 },
    common: [36, 60, 84, 120],
    nudge: 24,
  }),
  offers: rows({
    label: 'Rates you can choose from',
    hint: `The others are compared with the first line. We start from the average 30-year rate (${percentText(average)}, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}); what a point buys is an example. Ask your lender for its sheet.`,
    noun: 'line',
    look: 'lines',
    initial: [line(0, 0), line(0.25, 1), line(0.45, 2), line(-0.25, -0.875)],
    columns: {
      rate: percent({ label: 'Rate, %', initial: average, max: 25, step: 0.125 }),
      points: percent({ label: 'Points, % (credit −)', initial: 0, min: -5, max: 10, step: 0.125 }),
      fees: money({ label: 'Other fees ($)', initial: 0, min: -100_000, max: 100_000, step: 100 }),
    },
    blank: { rate: average, points: 0, fees: 0 },
    minRows: 2,
    maxRows: MOST_LINES,
    paste: {
      button: 'Paste a rate sheet',
      hint: 'One line per rate: “6.875 1.25”, “6.875 98.75” or “6.875 $4,460”. A credit is “−1”, “(1)”, “101” or “credit 1”.',
      read: readSheet,
    },
  }),
  term: duration({
    label: 'Term',
    unit: 'years',
    initial: 360,
    min: 60,
    max: 480,
    common: [180, 240, 360],
    nudge: 60,
  }),
  earns: percent({
    label: 'Your money could earn',
    hint: `After tax. Online savings paid about ${percentText(savings)} before tax in ${monthText((highYieldSavings.asOf ?? '').slice(0, 7))}.`,
    per: 'year',
    initial: points(startingSafeReturn.value),
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
}

const buydown = {
  buydown: choice({
    label: 'Temporary buydown of the first line',
    hint: 'Your payment is worked out at a lower rate for the first years. The loan and its rate stay the same.',
    initial: '2-1',
    options: [
      { value: 'none', label: 'None' },
      { value: '1-0', label: '1-0: one point lower in year 1' },
      { value: '1-1', label: '1-1: one point lower for two years' },
      { value: '2-1', label: '2-1: two points lower, then one' },
      { value: '3-2-1', label: '3-2-1: three, two, one' },
    ],
  }),
  buydownPaidBy: choice({
    label: 'Who pays for the buydown',
    initial: 'me',
    options: [
      { value: 'me', label: 'I do' },
      { value: 'other', label: 'Seller, builder or lender' },
    ],
  }),
}

const refinancing = {
  refinanceDrop: percent({
    label: 'I would refinance if rates fall by',
    hint: 'In points. Used to look at what rates did after each month since 1971.',
    initial: 1,
    min: 0.125,
    max: 5,
    step: 0.125,
    nudge: 0.25,
  }),
}

const taxes = {
  itemize: choice({
    label: 'Federal taxes',
    hint: 'Most people take the standard deduction; then interest and points save no tax.',
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
  purpose: choice({
    label: 'The loan is to',
    hint: 'Points on a main home you buy usually count in the first year. On a refinance they are spread over the term.',
    initial: 'buy',
    options: [
      { value: 'buy', label: 'Buy a home' },
      { value: 'refinance', label: 'Refinance' },
    ],
  }),
}

export const fields = { ...theOffers, ...buydown, ...refinancing, ...taxes }
export type PointsInputs = Inputs<typeof fields>
