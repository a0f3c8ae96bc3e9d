import { medianExistingHome } from '#facts/household/housing.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, duration, type Inputs, money, percent, points, share } from '../kit/field.ts'
import { dateText, dollars, percentText } from '../kit/format.ts'
import { startingHomeGrowth, startingHomePrice, startingPmiRate, startingRent } from '../kit/starting-home.ts'
import { startingCostGrowth, startingReturn } from '../kit/starting-values.ts'
import { costFields } from './cost-fields.ts'
import { growth } from './growth-field.ts'
import { moneyFields } from './money-fields.ts'

const { mix, stocks, from, to } = longRunGrowth.value

export const rateHint = `Average 30-year fixed, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}.`

const homes = {
  price: money({
    label: 'Home price',
    hint: `The middle US price of an existing home was ${dollars(medianExistingHome.value)} in ${asOfText(medianExistingHome)} (National Association of Realtors).`,
    initial: startingHomePrice.value,
    profile: 'homePrice',
    min: 10_000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 100_000, to: 1_200_000 },
    nudge: 20_000,
  }),
  monthlyRent: money({
    label: 'Rent for a home like it',
    hint: 'The fair comparison is a home you would be as happy in. Our example; look at listings near it.',
    per: 'month',
    initial: startingRent.value,
    max: 1_000_000,
    step: 25,
    slider: { from: 500, to: 8000 },
    nudge: 200,
    profile: 'monthlyRent',
  }),
  years: count({
    label: 'You would stay',
    unit: 'years',
    initial: 10,
    min: 1,
    max: 40,
    slider: { from: 1, to: 30 },
    nudge: 3,
  }),
}

const loan = {
  down: share({
    label: 'Down payment',
    of: 'the price',
    base: 'price',
    initial: { amount: 20, unit: 'pct' },
    profile: 'downPayment',
    maxUsd: 50_000_000,
    nudge: 20_000,
  }),
  rate: percent({
    label: 'Mortgage rate',
    hint: rateHint,
    initial: points(mortgage30.value),
    published: { series: 'mortgage30', asOf: mortgage30.asOf ?? '' },
    profile: 'mortgageRate',
    max: 25,
    step: 0.05,
    nudge: 1,
  }),
}

const expected = {
  homeGrowth: growth('Home value grows', points(startingHomeGrowth.value), '', 1),
  rentGrowth: growth('Rent rises', points(startingCostGrowth.value), 'Our guess. The local record is a better one.', 1),
  investReturn: percent({
    label: 'Investments return',
    per: 'year',
    hint: `Before tax and inflation. Our guess; 60% US stocks and 40% Treasury bonds made ${percentText(points(mix), 1)} a year, ${from} to ${to} (stocks alone ${percentText(points(stocks), 1)}).`,
    initial: points(startingReturn.value),
    min: -10,
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
}

const loanMore = {
  term: duration({
    label: 'Term',
    unit: 'years',
    initial: 360,
    min: 12,
    max: 480,
    common: [180, 240, 360],
  }),
  pmiRate: percent({
    label: 'PMI rate',
    per: 'year',
    hint: 'Share of the loan. Often 0.3% to 1.5%, by credit score and down payment.',
    initial: points(startingPmiRate),
    max: 5,
    step: 0.05,
  }),
  pmiEnds: choice({
    label: 'PMI ends',
    hint: 'By law it ends by itself at 78% on the schedule. You may ask at 80%.',
    initial: 'automatic',
    options: [
      { value: 'automatic', label: 'By itself' },
      { value: 'request', label: 'When I ask' },
    ],
  }),
  pointsPaid: percent({
    label: 'Points',
    hint: 'One point is 1% of the loan, paid to lower the rate. Deducted in the first year if you itemize.',
    initial: 0,
    max: 10,
    step: 0.125,
  }),
}

export const fields = {
  ...homes,
  ...loan,
  ...expected,
  ...loanMore,
  ...costFields,
  ...moneyFields,
}
export type RentVsBuyInputs = Inputs<typeof fields>
