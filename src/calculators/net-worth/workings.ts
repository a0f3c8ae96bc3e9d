import { netWorthAll } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { dollars, dollarsAndCents, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { priceFactor } from './compared.ts'
import type { Result } from './compute.ts'
import type { NetWorthInputs } from './fields.ts'

const sums = ({ sheet, netWorth }: Result): Working => ({
  title: 'Net worth',
  lines: [
    'net worth = what you own − what you owe',
    `${dollarsAndCents(sheet.assets)} − ${dollarsAndCents(sheet.debts)}`,
    `= ${dollarsAndCents(netWorth)}`,
  ],
  steps: [
    'Real estate and cars stand at what they would sell for; the loans on them stand among the debts.',
    `Liquid net worth: ${dollars(sheet.liquidAssets)} within days less debts without a home or car behind them = ${dollars(sheet.liquidNetWorth)}. “As usual” counts cash and brokerage accounts as money within days.`,
    ...(sheet.debtRatio === null
      ? []
      : [
          `Debts to assets: ${dollars(sheet.debts)} ÷ ${dollars(sheet.assets)} = ${percentText(sheet.debtRatio * 100, 1)}.`,
        ]),
  ],
})

function left(result: Result, inputs: NetWorthInputs): Working {
  const { sheet, tax, gains, netWorth, afterTax } = result
  const way =
    inputs.taxWay === 'rates'
      ? [
          `Your rates: ${percentText(inputs.taxRate)} of ${dollars(sheet.byAsset.pretax)} and ${percentText(inputs.gainsRate)} of the gain of ${dollars(gains.taxable)}.`,
        ]
      : [
          `Pre-tax accounts: ${dollars(sheet.byAsset.pretax)} ÷ ${inputs.drawYears} a year, on top of ${dollars(inputs.otherIncome)} of other income. Tax of the whole return with it less tax without it, times ${inputs.drawYears} = ${dollarsAndCents(tax.onPretax)}.`,
          `Gains of ${dollars(gains.taxable)}, held over a year, spread over the same years on top of that: ${dollarsAndCents(tax.onGains)}.`,
          'Every year is taken to have this year’s law (without the deduction for people of 65 and more that ends after 2028), at age 60 or your age if higher, so without an early-withdrawal penalty. Growth until then is left out on both sides.',
        ]
  return {
    title: 'After tax and selling',
    lines: [
      'left = net worth − tax in pre-tax accounts − tax on gains − cost of selling',
      `${dollarsAndCents(netWorth)} − ${dollarsAndCents(tax.onPretax)} − ${dollarsAndCents(tax.onGains)} − ${dollarsAndCents(sheet.sellingCosts)}`,
      `= ${dollarsAndCents(afterTax)}`,
    ],
    steps: [
      ...way,
      `Selling: ${percentText(inputs.sellHome)} of real estate and ${percentText(inputs.sellCar)} of cars.`,
      'Roth money and an HSA used for health costs are free of federal tax.',
    ],
  }
}

function place({ compared }: Result): Working {
  const { average2022, newest } = pricesSince2022.value
  return {
    title: 'Percentile',
    lines: [
      'share with more = lower share × (upper share ÷ lower share)^t, t = ln(you ÷ lower amount) ÷ ln(upper amount ÷ lower amount)',
      `2022 dollars × ${newest} ÷ ${average2022} = × ${plain(priceFactor, 4)} (consumer prices)`,
      compared.all.outcome === 'between'
        ? `= percentile ${plain(compared.all.percentile, 1)} of all households`
        : `= ${compared.all.outcome === 'above' ? 'above the highest' : 'below the lowest'} published point (percentile ${compared.all.outcome === 'no-points' ? 0 : compared.all.percentile})`,
    ],
    steps: [
      'Between two points we interpolate. The middle of all households is official; the other points were worked out from the survey data by others and are less sure, the 25th and 75th least. Wealth may have grown faster than prices since 2022.',
      `For your age: every point × ${dollars(compared.group.median)} ÷ ${dollars(netWorthAll.value.median)}, the middles of your age and of all. Our estimate, given to the nearest 10; published copies of percentiles by age disagree by a factor of two.`,
    ],
  }
}

export const workingsOf = (result: Result, inputs: NetWorthInputs): readonly Working[] => [
  sums(result),
  left(result, inputs),
  place(result),
]
