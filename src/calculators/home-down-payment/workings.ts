import { dollars, dollarsAndCents, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { monthAfter, type Result } from './compute.ts'
import type { DownPaymentInputs } from './fields.ts'
import { placeNames } from './places.ts'

const target = (result: Result, inputs: DownPaymentInputs): Working => {
  const { down, closing, prepaid, moving, reserves, gift, total } = result.cash
  return {
    title: `Cash it takes in ${monthText(monthAfter(result, result.cashMonth))}`,
    lines: [
      'cash = down payment + closing + prepaid + moving + reserves − gift',
      `${dollars(down)} + ${dollars(closing)} + ${dollars(prepaid)} + ${dollars(moving)} + ${dollars(reserves)} − ${dollars(gift)}`,
      `= ${dollars(total)}`,
    ],
    steps: [
      `The price: ${dollars(inputs.price)} × ${plain(1 + inputs.homeGrowth / 100, 4)}^(${result.cashMonth} ÷ 12) = ${dollars(result.price)}.`,
      `Prepaid: a year of home insurance and two months of tax and insurance for the escrow account. Tax and insurance grow with the price; moving grows with inflation.`,
      `Reserves: ${inputs.reserves} months of ${dollarsAndCents(result.own.needs.paymentAt(result.cashMonth))}, the payment with tax and insurance.`,
    ],
  }
}

const saving = (result: Result, inputs: DownPaymentInputs): Working => {
  const { place } = result
  return {
    title: 'How the savings grow',
    lines: [
      'saved next month = saved × (1 + i) + deposit',
      `i = ((1 + ${percentText(place.annualYield * 100, 3)})^(1/12) − 1) × (1 − ${percentText(place.taxShare * 100)}) = ${percentText(place.monthlyRate * 100, 4)}`,
      `${dollars(inputs.savings)} today becomes ${dollars(result.savedThen)} in ${monthText(monthAfter(result, result.cashMonth))}`,
    ],
    steps: [
      `${placeNames[place.key]}: tax on a year’s interest of ${dollarsAndCents(place.interest)}, as the difference of two whole tax returns with and without it: federal ${dollarsAndCents(place.tax.federal)}, state ${dollarsAndCents(place.tax.stateAndLocal)}.`,
      'The same share is used every year, as if the tax were paid each month.',
      ...(place.key === 'bills'
        ? ['A Treasury yield is quoted for two half years: (1 + yield ÷ 2)² − 1 is what a year earns.']
        : []),
      'Deposits are made at the end of each month. Nothing is rounded on the way.',
    ],
  }
}

const wish = (result: Result, inputs: DownPaymentInputs): Working => ({
  title: `Monthly saving for ${monthText(monthAfter(result, inputs.by))}`,
  lines: [
    'monthly = (cash it takes − what today’s savings become) ÷ what $1 a month becomes',
    `= ${dollarsAndCents(result.monthlyNeeded)}`,
  ],
  steps: [`Cash it takes then: ${dollars(result.wishCash.total)}.`],
})

const lives = (result: Result, inputs: DownPaymentInputs): Working => ({
  title: 'Buy sooner, or wait',
  lines: [
    'what you have = home value − owed − cost of selling + savings',
    `sooner ${dollars(result.sooner.worth.at(-1) ?? 0)} − waiting ${dollars(result.waiting.worth.at(-1) ?? 0)}`,
    `in today’s dollars: ÷ ${plain(1 + inputs.inflation / 100, 4)}^(${result.compareMonths} ÷ 12) = ${dollars(result.soonerAhead)}`,
  ],
  steps: [
    'Both lives have the same money each month: the rent and the saving. After buying, it pays the loan, mortgage insurance, property tax, home insurance and upkeep; what is left is saved, what is missing is drawn from savings.',
    'PMI ends by itself at 78% of the price on the loan’s own schedule. FHA and USDA insurance follow their charts. Nobody refinances.',
  ],
})

export const workingsOf = (result: Result, inputs: DownPaymentInputs): readonly Working[] => [
  target(result, inputs),
  saving(result, inputs),
  wish(result, inputs),
  lives(result, inputs),
]
