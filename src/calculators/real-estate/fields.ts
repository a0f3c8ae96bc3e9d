import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, duration, type Inputs, money, month, percent, points, share } from '../kit/field.ts'
import { dateText, percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, yearlyIncome } from '../kit/household.ts'
import {
  startingClosing,
  startingHomeGrowth,
  startingHomeInsurance,
  startingPropertyTax,
  startingSelling,
} from '../kit/starting-home.ts'
import { startingCostGrowth, startingHouseholdIncome } from '../kit/starting-values.ts'

/** What a loan on a rental costs over one on a home lived in: a guess of ours for the starting value. */
const RENTAL_MARKUP = 0.5

/** A change per year, which may be a fall. */
const growth = (label: string, initial: number, hint: string, nudge?: number) =>
  percent({
    label,
    hint,
    initial,
    per: 'year',
    min: -10,
    max: 15,
    step: 0.25,
    ...(nudge === undefined ? {} : { nudge }),
  })

const theDeal = {
  price: money({
    label: 'Price',
    initial: 320_000,
    min: 10_000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 50_000, to: 1_500_000 },
    nudge: 20_000,
  }),
  monthlyRent: money({
    label: 'Rent',
    hint: 'All units together. Look at what homes like it rent for now, not at the seller’s hopes.',
    per: 'month',
    initial: 2700,
    max: 2_000_000,
    step: 25,
    slider: { from: 500, to: 10_000 },
    nudge: 200,
  }),
  down: share({
    label: 'Down payment',
    of: 'the price',
    base: 'price',
    initial: { amount: 25, unit: 'pct' },
    maxUsd: 50_000_000,
    nudge: 20_000,
  }),
  rate: percent({
    label: 'Loan rate',
    hint: `Freddie Mac’s average for homes people live in (${percentText(points(mortgage30.value))}, ${dateText(mortgage30.asOf ?? '', true)}) and half a point, our guess, since rental loans cost more.`,
    initial: Number((points(mortgage30.value) + RENTAL_MARKUP).toFixed(4)),
    max: 25,
    step: 0.05,
    nudge: 1,
  }),
  holdYears: count({
    label: 'Sell after',
    unit: 'years',
    initial: 10,
    min: 1,
    max: 30,
    slider: { from: 1, to: 30 },
    nudge: 5,
  }),
}

const running = {
  propertyTax: share({
    label: 'Property tax a year',
    of: 'the price',
    base: 'price',
    initial: { amount: points(startingPropertyTax.value), unit: 'pct' },
    maxUsd: 5_000_000,
    maxPct: 10,
  }),
  insurance: money({
    label: 'Insurance',
    hint: `Starting value: an average home policy (NerdWallet, ${asOfText(homePremiumNational)}). Ask for a landlord policy.`,
    per: 'year',
    initial: startingHomeInsurance.value,
    max: 5_000_000,
    step: 60,
    nudge: 600,
  }),
  vacancy: percent({
    label: 'Empty or unpaid',
    hint: 'Share of the rent. One month in twelve is 8.3%.',
    initial: 6,
    max: 100,
    step: 0.5,
    nudge: 4,
  }),
  management: percent({
    label: 'Management',
    hint: 'Of rent collected. Your own hours are worth something too.',
    initial: 8,
    max: 50,
    step: 0.5,
    nudge: 4,
  }),
  upkeep: percent({ label: 'Repairs and upkeep', hint: 'Of the rent.', initial: 8, max: 100, step: 0.5, nudge: 4 }),
  reserve: percent({
    label: 'Reserve for big repairs',
    hint: 'Of the rent: roof, heating, water heater, floors. They come late, but they come.',
    initial: 7,
    max: 100,
    step: 0.5,
    nudge: 4,
  }),
}

const you = {
  income: yearlyIncome({
    label: 'Household income',
    hint: 'Pay before tax, without this rental. It decides how much of a rental loss counts each year.',
    initial: startingHouseholdIncome.value,
    nudge: 20_000,
  }),
  status: filingStatus('joint'),
  target: percent({
    label: 'Return you want',
    hint: 'A year, after tax. We work out the most you could pay to earn it.',
    initial: 8,
    max: 40,
    step: 0.5,
  }),
}

const buying = {
  closing: share({
    label: 'Closing costs',
    of: 'the price',
    base: 'price',
    initial: { amount: points(startingClosing), unit: 'pct' },
    maxUsd: 5_000_000,
    maxPct: 20,
  }),
  repairs: money({
    label: 'Repairs before the first tenant',
    initial: 0,
    max: 10_000_000,
    step: 500,
  }),
  worth: money({
    label: 'Worth once repaired',
    hint: 'Left blank: the price. Its later value grows from this, whatever you pay.',
    initial: null,
    min: 1000,
    max: 100_000_000,
    step: 1000,
    optional: true,
  }),
  landShare: percent({
    label: 'Land’s share of the price',
    hint: 'Land is never written off. The property tax bill often splits land and building.',
    initial: 20,
    max: 100,
    step: 1,
    nudge: 10,
  }),
  term: duration({
    label: 'Loan term',
    unit: 'years',
    initial: 360,
    min: 60,
    max: 480,
    common: [180, 240, 360],
  }),
  interestOnly: count({
    label: 'Interest alone for',
    hint: 'The payment is lower at first and then jumps. 0 for most loans.',
    unit: 'years',
    initial: 0,
    max: 10,
  }),
  loanPoints: percent({
    label: 'Points and loan fees',
    hint: 'Share of the loan. Written off over its life.',
    initial: 0,
    max: 10,
    step: 0.125,
  }),
  closingMonth: month({
    label: 'Month of closing',
    hint: 'Decides the first year’s depreciation and what falls into which tax year.',
    initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1),
    min: '2020-01',
    max: '2045-12',
  }),
}

const moreMoney = {
  otherIncome: money({
    label: 'Other income',
    hint: 'Laundry, parking, storage.',
    per: 'month',
    initial: 0,
    max: 1_000_000,
    step: 10,
  }),
  otherCosts: money({
    label: 'Other costs',
    hint: 'HOA dues, water, trash, lawn, license, bookkeeping.',
    per: 'month',
    initial: 0,
    max: 1_000_000,
    step: 10,
    nudge: 100,
  }),
  emptyMonths: count({
    label: 'Empty before the first tenant',
    unit: 'months',
    initial: 0,
    max: 10,
  }),
}

const overTime = {
  rentGrowth: growth('Rent rises', points(startingCostGrowth.value), 'Our guess.', 1),
  costGrowth: growth(
    'Costs rise',
    points(startingCostGrowth.value),
    'Property tax, insurance and other costs. Our guess.',
    1,
  ),
  exit: choice({
    label: 'Sale price',
    initial: 'growth',
    options: [
      { value: 'growth', label: 'Value grows each year' },
      { value: 'cap-rate', label: 'Next year’s income at a cap rate' },
    ],
  }),
  valueGrowth: growth('Value grows', points(startingHomeGrowth.value), 'Our guess. Some years prices fall.', 1),
  exitCap: percent({
    label: 'Cap rate at sale',
    hint: 'What a buyer would ask then. Higher means a lower price.',
    initial: 6.5,
    min: 1,
    max: 30,
    step: 0.25,
    nudge: 0.5,
  }),
  selling: percent({
    label: 'Cost of selling',
    hint: 'Share of the sale price. Often 6% to 10% (CFPB and lenders’ guides).',
    initial: points(startingSelling),
    max: 30,
    step: 0.5,
    nudge: 1,
  }),
  inflation: inflationRate({
    hint: 'Moves tax brackets and turns future dollars into today’s. Our assumption.',
    max: 12,
  }),
}

const incomeTax = {
  role: choice({
    label: 'Your part in it',
    initial: 'active',
    options: [
      {
        value: 'active',
        label: 'I take part',
        hint: 'You approve tenants, rents or repairs, and own at least a tenth.',
      },
      { value: 'passive', label: 'I take no part' },
      {
        value: 'professional',
        label: 'Real estate is my job',
        hint: 'Over 750 hours a year and over half of your working time, and you work in this rental yourself.',
      },
    ],
  }),
  stateRate: percent({
    label: 'State income tax rate',
    hint: 'On what the rental adds to your income. Zero in states without an income tax.',
    initial: 0,
    max: 15,
    step: 0.25,
    nudge: 2,
  }),
  incomeGrowth: growth(
    'Your income grows',
    points(startingCostGrowth.value),
    'Our guess. The loss limits of the law do not grow with it.',
  ),
}

export const fields = { ...theDeal, ...running, ...you, ...buying, ...moreMoney, ...overTime, ...incomeTax }
export type RealEstateInputs = Inputs<typeof fields>
