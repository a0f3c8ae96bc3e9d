import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { drivingCosts, gasoline } from '#facts/household/everyday.ts'
import { autoPremiumNational } from '#facts/insurance/auto-premiums.ts'
import { autoNew } from '#facts/lending/rates.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, duration, type Inputs, money, month, percent, points, toggle, usState } from '../kit/field.ts'
import { monthText } from '../kit/format.ts'
import { filingStatus } from '../kit/household.ts'

const average = points(autoNew.value)
const longest = 120

const theCar = {
  price: money({
    label: 'Price agreed',
    hint: 'After any dealer discount, before tax, fees and the maker’s rebate.',
    initial: 40_000,
    min: 500,
    max: 1_000_000,
    step: 500,
    slider: { from: 5000, to: 90_000 },
    nudge: 2000,
  }),
  condition: choice({
    label: 'The car is',
    initial: 'new',
    options: [
      { value: 'new', label: 'New' },
      { value: 'used', label: 'Used' },
    ],
  }),
  state: usState({ label: 'State', initial: 'TX', profile: 'state' }),
  tradeIn: money({
    label: 'Trade-in value',
    hint: 'What the dealer gives for your old car, before what you still owe on it.',
    initial: 8000,
    max: 1_000_000,
    step: 500,
    nudge: 1000,
  }),
  owed: money({
    label: 'Still owed on the trade-in',
    initial: 6000,
    max: 1_000_000,
    step: 500,
    nudge: 1000,
  }),
}

const theLoan = {
  down: money({ label: 'Cash down', initial: 2000, max: 1_000_000, step: 500, nudge: 1000 }),
  rate: percent({
    label: 'Loan rate',
    hint: `Average for new cars, ${monthText(autoNew.asOf ?? '')}: ${average}% (Edmunds). Used cars cost more.`,
    initial: average,
    max: 50,
    step: 0.25,
    nudge: 1,
  }),
  term: duration({
    label: 'Term',
    unit: 'months',
    initial: 72,
    min: 1,
    max: longest,
    common: [36, 48, 60, 72, 84],
    nudge: 12,
  }),
}

const fees = {
  dealerFee: money({
    label: 'Dealer fee',
    hint: 'Document or “doc” fee. Our guess; ask.',
    initial: 400,
    max: 50_000,
    step: 50,
    nudge: 200,
  }),
  feeTaxed: toggle({ label: 'The dealer fee is taxed', hint: 'Most states tax it with the car.', initial: true }),
  registration: money({
    label: 'Title and registration',
    hint: 'Our guess. Not taxed.',
    initial: 250,
    max: 50_000,
    step: 50,
  }),
  addOns: money({
    label: 'Warranty, GAP and other add-ons',
    hint: 'Whatever the dealer puts into the loan. You may say no.',
    initial: 0,
    max: 100_000,
    step: 100,
    nudge: 500,
  }),
}

const rebate = {
  rebate: money({ label: 'Maker’s rebate', initial: 0, max: 100_000, step: 250, nudge: 500 }),
  lowRate: percent({
    label: 'Special low rate instead',
    hint: 'The rate you may take in place of the rebate. Left blank: no such offer.',
    initial: null,
    max: 50,
    step: 0.1,
    optional: true,
  }),
  lowTerm: duration({
    label: 'Term at the low rate',
    hint: 'Left blank: the same term.',
    unit: 'months',
    initial: null,
    min: 1,
    max: longest,
    common: [36, 48, 60],
    optional: true,
  }),
  deal: choice({
    label: 'Show the deal with',
    initial: 'rebate',
    options: [
      { value: 'rebate', label: 'The rebate' },
      { value: 'low-rate', label: 'The low rate' },
    ],
  }),
}

const tax = {
  localTax: percent({
    label: 'County and city tax on cars',
    initial: null,
    max: 20,
    step: 0.1,
    optional: true,
  }),
  ownTax: money({
    label: 'Tax, if the dealer told you',
    hint: 'Takes the place of the estimate, fees and titles apart.',
    initial: null,
    max: 200_000,
    step: 50,
    optional: true,
  }),
}

const value = {
  firstLoss: percent({
    label: 'Value lost in the first year',
    hint: 'Our guess for a new car. Models differ a lot.',
    initial: 20,
    max: 90,
    step: 1,
    nudge: 5,
  }),
  laterLoss: percent({
    label: 'Lost in each later year',
    per: 'year',
    hint: `With 20% in the first year, this gives the five-year loss AAA measured in ${asOfText(drivingCosts)}.`,
    initial: 14,
    max: 90,
    step: 1,
    nudge: 5,
  }),
}

const { upkeepPerMile } = drivingCosts.value
const keeping = {
  keep: duration({
    label: 'I keep the car',
    unit: 'years',
    initial: 60,
    min: 12,
    max: 240,
    common: [36, 60, 96, 120],
  }),
  insurance: money({
    label: 'Car insurance',
    per: 'year',
    hint: `Average for full cover in ${asOfText(autoPremiumNational)} (Bankrate).`,
    initial: autoPremiumNational.value.full,
    max: 100_000,
    step: 100,
  }),
  miles: count({ label: 'Miles a year', unit: 'miles', initial: 12_000, max: 200_000, step: 500 }),
  milesPerGallon: count({ label: 'Miles per gallon', unit: 'mpg', whole: false, initial: 28, min: 1, max: 200 }),
  gas: money({
    label: 'Price of gas',
    hint: `A gallon of regular, ${gasoline.where}, ${monthText((gasoline.asOf ?? '').slice(0, 7))} (AAA). Yours may differ.`,
    initial: gasoline.value,
    max: 50,
    step: 0.1,
  }),
  upkeep: count({
    label: 'Upkeep and tires, per mile',
    hint: `AAA, ${asOfText(drivingCosts)}.`,
    unit: 'cents',
    whole: false,
    initial: points(upkeepPerMile),
    max: 1000,
    step: 1,
  }),
  yearlyFees: money({ label: 'Plates and inspection', per: 'year', initial: 100, max: 20_000, step: 25 }),
}

const you = {
  income: money({
    label: 'Income before tax',
    per: 'year',
    hint: 'For the 20/4/10 rule and the tax deduction. Left blank: both are left out.',
    initial: null,
    max: 100_000_000,
    step: 1000,
    optional: true,
    profile: 'annualIncome',
  }),
  filing: filingStatus('single', 'Tax return'),
  usAssembled: toggle({
    label: 'Put together in the US, for my own use',
    hint: `The window sticker and the VIN say where. Interest on such a new car is deductible from ${actDeductionYears.value.from} to ${actDeductionYears.value.through}.`,
    initial: false,
  }),
  firstPayment: month({
    label: 'First payment',
    initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 2),
  }),
}

export const fields = { ...theCar, ...theLoan, ...fees, ...rebate, ...tax, ...value, ...keeping, ...you }
export type CarInputs = Inputs<typeof fields>
