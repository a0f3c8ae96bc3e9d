import { netWorthAll, netWorthByAge } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { asOfText } from '../kit/as-of.ts'
import { dollars, dollarsAndCents, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { pointsAround, priceFactor } from './compared.ts'
import { freeHomeGain, knowsHomeGain, type Result } from './compute.ts'
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

/** (tax with − tax without) × years. Where a return comes out oddly the part is held between nothing and itself, and not shown so. */
function times(withIt: number | undefined, without: number | undefined, all: number, years: number): string {
  if (withIt === undefined || without === undefined) return ''
  const said = Math.abs((withIt - without) * years - all) < 0.5
  return said
    ? ` Tax of a whole year’s returns with it less without it${years === 1 ? '' : ', times the years'}: (${dollarsAndCents(withIt)} − ${dollarsAndCents(without)})${years === 1 ? '' : ` × ${years}`} = ${dollarsAndCents(all)}.`
    : ` Tax: ${dollarsAndCents(all)}.`
}

function left(result: Result, inputs: NetWorthInputs): Working {
  const { sheet, tax, gains, netWorth, afterTax } = result
  const way =
    inputs.taxWay === 'rates'
      ? [
          `Your rates: ${percentText(inputs.taxRate)} of ${dollars(sheet.byAsset.pretax)} and ${percentText(inputs.gainsRate)} of the gain of ${dollars(gains.taxable)}.`,
        ]
      : [
          ...(sheet.byAsset.pretax > 0
            ? [
                `Pre-tax accounts: ${dollars(sheet.byAsset.pretax)} ÷ ${inputs.drawYears} = ${dollarsAndCents(sheet.byAsset.pretax / inputs.drawYears)} a year, on top of ${dollars(inputs.otherIncome)} of other income.${times(tax.yearly?.drawn, tax.yearly?.before, tax.onPretax, inputs.drawYears)}`,
              ]
            : []),
          ...(gains.taxable > gains.atOnce
            ? [
                `Gains of ${dollars(gains.taxable - gains.atOnce)} in what can be sold in parts, held over a year, spread over the same years on top of that.${times(tax.yearly?.sold, tax.yearly?.drawn, tax.onGains - tax.ofThemAtOnce, inputs.drawYears)}`,
              ]
            : []),
          ...(gains.atOnce > 0
            ? [
                `Gains of ${dollars(gains.atOnce)} in real estate and a business, sold whole in one of those years.${times(tax.yearly?.soldWhole, tax.yearly?.sold, tax.ofThemAtOnce, 1)}`,
              ]
            : []),
          `Every year is taken to have this year’s law (without the deduction for people of 65 and more that ends after ${actDeductionYears.value.through}), at age 60 or your age if higher, so without an early-withdrawal penalty. Growth until then is left out on both sides.`,
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
      `Selling: ${percentText(inputs.sellHome)} of real estate and ${percentText(inputs.sellCar)} of cars. A gain on real estate is what is left after it, less what you paid${knowsHomeGain(inputs) ? `; of a home’s, ${dollars(freeHomeGain(inputs))} is free for those who lived there two of the last five years (IRC 121)` : ''}.`,
      'Roth money and an HSA used for health costs are free of federal tax.',
    ],
  }
}

function place({ compared, netWorth }: Result): Working {
  const { average2022, newest } = pricesSince2022.value
  const { all } = compared
  const between = all.outcome === 'between' ? pointsAround(netWorth) : null
  return {
    title: 'Percentile',
    lines: [
      `${asOfText(netWorthByAge)} dollars × ${newest} ÷ ${average2022} = × ${plain(priceFactor, 6)} (consumer prices)`,
      ...(between
        ? [
            `${between.lower.percentile} of 100 had less than ${dollarsAndCents(between.lower.dollars)}, ${between.upper.percentile} less than ${dollarsAndCents(between.upper.dollars)}`,
            't = ln(you ÷ lower amount) ÷ ln(upper amount ÷ lower amount)',
            `= ln(${dollarsAndCents(netWorth)} ÷ ${dollarsAndCents(between.lower.dollars)}) ÷ ln(${dollarsAndCents(between.upper.dollars)} ÷ ${dollarsAndCents(between.lower.dollars)}) = ${plain(between.along, 4)}`,
            'share with more = lower share × (upper share ÷ lower share)^t',
            `= ${100 - between.lower.percentile}% × (${100 - between.upper.percentile} ÷ ${100 - between.lower.percentile})^${plain(between.along, 4)}`,
          ]
        : []),
      all.outcome === 'between'
        ? `= ${plain(100 - all.percentile, 1)}%, so percentile ${plain(all.percentile, 1)} of all households`
        : `${all.outcome === 'above' ? 'above the highest' : 'below the lowest'} published point (percentile ${all.outcome === 'no-points' ? 0 : all.percentile})`,
    ],
    steps: [
      `Between two points we interpolate. The middle of all households is official; the other points were worked out from the survey data by others and are less sure, the 25th and 75th least. Wealth may have grown faster than prices since ${asOfText(netWorthByAge)}.`,
      `For your age: every point × ${dollars(compared.group.median)} ÷ ${dollars(netWorthAll.value.median)}, the middles of your age and of all. Our estimate, given to the nearest 10; published copies of percentiles by age disagree by a factor of two.`,
    ],
  }
}

export const workingsOf = (result: Result, inputs: NetWorthInputs): readonly Working[] => [
  sums(result),
  left(result, inputs),
  place(result),
]
