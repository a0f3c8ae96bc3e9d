import { savedByMonth } from '#engine/housing/saving-race.ts'
import { dollarsAndCents as cents, dollars, monthsText, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { monthAfter, type Result } from './compute.ts'
import type { DownPaymentInputs } from './fields.ts'
import { placeNames } from './places.ts'
import { factorText } from './words.ts'

const target = (result: Result, inputs: DownPaymentInputs): Working => {
  const { down, closing, prepaid, moving, reserves, gift, total } = result.cash
  return {
    title: `Cash it takes in ${monthText(monthAfter(result, result.cashMonth))}`,
    lines: [
      'cash = down payment + closing + prepaid + moving + reserves − gift',
      `= ${cents(down)} + ${cents(closing)} + ${cents(prepaid)} + ${cents(moving)} + ${cents(reserves)} − ${cents(gift)}`,
      `= ${cents(total)}${down + closing + prepaid + moving + reserves < gift ? ', as the gift covers all of it' : ''}`,
    ],
    steps: [
      `The price: ${dollars(inputs.price)} × ${factorText(inputs.homeGrowth)}^(${result.cashMonth} ÷ 12) = ${cents(result.price)}.`,
      `Prepaid: a year of home insurance and two months of tax and insurance for the escrow account. Tax and insurance grow with the price; moving grows with inflation.`,
      ...(inputs.reserves > 0
        ? [
            `Reserves: ${monthsText(inputs.reserves)} of ${cents(result.own.needs.paymentAt(result.cashMonth))}, the payment with tax and insurance.`,
          ]
        : []),
    ],
  }
}

const saving = (result: Result, inputs: DownPaymentInputs): Working | null => {
  if (result.cashMonth === 0) return null
  const { place } = result
  return {
    title: 'How the savings grow',
    lines: [
      'saved next month = saved × (1 + i) + deposit',
      `i = ((1 + ${percentText(place.annualYield * 100, 3)})^(1/12) − 1) × (1 − ${percentText(place.taxShare * 100)}) = ${percentText(place.monthlyRate * 100, 4)}`,
      `${dollars(inputs.savings)} today becomes ${dollars(result.savedThen)} in ${monthText(monthAfter(result, result.cashMonth))}`,
    ],
    steps: [
      `${placeNames[place.key]}: tax on a year’s interest of ${cents(place.interest)}, as the difference of two whole tax returns with and without it: federal ${cents(place.tax.federal)}, state ${cents(place.tax.stateAndLocal)}.`,
      'The same share is used every year, as if the tax were paid each month.',
      ...(place.key === 'bills'
        ? ['A Treasury yield is quoted for two half years: (1 + yield ÷ 2)² − 1 is what a year earns.']
        : []),
      'Deposits are made at the end of each month, and one-time amounts come in theirs. Nothing is rounded on the way.',
    ],
  }
}

const wish = (result: Result, inputs: DownPaymentInputs): Working => {
  const without = savedByMonth({ ...result.saver, monthly: 0 }, inputs.by).at(-1) ?? 0
  const ofOne = savedByMonth({ ...result.saver, savings: 0, monthly: 1, extras: new Map() }, inputs.by).at(-1) ?? 0
  return {
    title: `Monthly saving for ${monthText(monthAfter(result, inputs.by))}`,
    lines: [
      'monthly = (cash it takes − what today’s savings become) ÷ what $1 a month becomes',
      `= (${cents(result.wishCash.total)} − ${cents(without)}) ÷ $${plain(ofOne, 6)}`,
      result.wishCash.total > without
        ? `= ${cents(result.monthlyNeeded)}`
        : `= ${cents(0)}, as the savings alone become enough`,
    ],
    steps: [
      ...(result.saver.extras.size > 0 ? ['One-time amounts count among today’s savings here.'] : []),
      ...(inputs.raise > 0
        ? [`The amount is the first year’s; it rises ${percentText(inputs.raise)} each year, and so does the $1.`]
        : []),
    ],
  }
}

const lives = (result: Result, inputs: DownPaymentInputs): Working => {
  const waits = result.waiting.worth.at(-1) ?? 0
  return {
    title: 'Buy sooner, or wait',
    lines: [
      'what you have = home value − owed − cost of selling + savings',
      `(sooner) ${cents(result.sooner.worth.at(-1) ?? 0)} − (waiting) ${waits < 0 ? `(${cents(waits)})` : cents(waits)}`,
      `in today’s dollars: ÷ (1 + ${percentText(inputs.inflation)})^(${result.compareMonths} ÷ 12) = ${cents(result.soonerAhead)}`,
    ],
    steps: [
      'Both lives have the same money each month: the rent and the saving. After buying, it pays the loan, mortgage insurance, property tax, home insurance and upkeep; what is left is saved, what is missing is drawn from savings.',
      'PMI ends by itself at 78% of the price on the loan’s own schedule. FHA and USDA insurance follow their charts. Nobody refinances.',
    ],
  }
}

export const workingsOf = (result: Result, inputs: DownPaymentInputs): readonly Working[] =>
  [target(result, inputs), saving(result, inputs), wish(result, inputs), lives(result, inputs)].filter(
    (working) => working !== null,
  )
