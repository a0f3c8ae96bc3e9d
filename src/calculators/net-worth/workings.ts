import { netWorthAll, netWorthByAge } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import type { Working } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { pointsAround, priceFactor } from './compared.ts'
import { freeHomeGain } from './compute.ts'
import type { NetWorthContext } from './context.ts'
import { knowsHomeGain } from './home-gain.ts'
import { workingWords } from './words/workings.en.ts'

function sums({ result: { sheet, netWorth }, say }: NetWorthContext): Working {
  const words = workingWords.sums
  const { debtRatio } = sheet
  return {
    title: words.title,
    lines: [words.formula, `${say.cents(sheet.assets)} − ${say.cents(sheet.debts)}`, `= ${say.cents(netWorth)}`],
    steps: [
      words.values,
      words.liquid({ liquid: sheet.liquidAssets, net: sheet.liquidNetWorth }, say),
      ...(debtRatio === null
        ? []
        : [words.ratio({ debts: sheet.debts, assets: sheet.assets, ratio: debtRatio * 100 }, say)]),
    ],
  }
}

/** Where a return comes out oddly the part is held between nothing and itself, and not shown so. */
function times(withIt: number | undefined, without: number | undefined, all: number, years: number, say: Say): string {
  const words = workingWords.left
  if (withIt === undefined || without === undefined) return ''
  if (Math.abs((withIt - without) * years - all) >= 0.5) return ` ${words.tax({ all }, say)}`
  const values = { withIt, without, all }
  return ` ${years === 1 ? words.once(values, say) : words.times({ ...values, years }, say)}`
}

function byReturns({ inputs, result: { sheet, tax, gains }, say }: NetWorthContext): readonly string[] {
  const words = workingWords.left
  const { drawYears: years, otherIncome: other } = inputs
  const held = sheet.byAsset.pretax
  const { yearly } = tax
  const inParts = gains.taxable - gains.atOnce
  const onParts = tax.onGains - tax.ofThemAtOnce
  return [
    ...(held > 0
      ? [
          words.pretax({ held, years, perYear: held / years, other }, say) +
            times(yearly?.drawn, yearly?.before, tax.onPretax, years, say),
        ]
      : []),
    ...(inParts > 0
      ? [words.gains({ gain: inParts }, say) + times(yearly?.sold, yearly?.drawn, onParts, years, say)]
      : []),
    ...(gains.atOnce > 0
      ? [
          words.soldWhole({ gain: gains.atOnce }, say) +
            times(yearly?.soldWhole, yearly?.sold, tax.ofThemAtOnce, 1, say),
        ]
      : []),
    words.years({ through: actDeductionYears.value.through }),
    words.growth,
  ]
}

function left(context: NetWorthContext): Working {
  const { inputs, result, say } = context
  const { sheet, tax, gains, netWorth, afterTax } = result
  const words = workingWords.left
  const rates = {
    pretaxRate: inputs.taxRate,
    pretax: sheet.byAsset.pretax,
    gainsRate: inputs.gainsRate,
    gain: gains.taxable,
  }
  return {
    title: words.title,
    lines: [
      words.formula,
      `${say.cents(netWorth)} − ${say.cents(tax.onPretax)} − ${say.cents(tax.onGains)} − ${say.cents(sheet.sellingCosts)}`,
      `= ${say.cents(afterTax)}`,
    ],
    steps: [
      ...(inputs.taxWay === 'rates' ? [words.rates(rates, say)] : byReturns(context)),
      words.selling({ home: inputs.sellHome, car: inputs.sellCar }, say),
      ...(knowsHomeGain(inputs) ? [words.freeGain({ free: freeHomeGain(inputs) }, say)] : []),
      words.roth,
    ],
  }
}

function place({ result: { compared, netWorth }, say }: NetWorthContext): Working {
  const words = workingWords.place
  const survey = netWorthByAge.asOf ?? ''
  const { average2022: average, newest } = pricesSince2022.value
  const { all } = compared
  const between = all.outcome === 'between' ? pointsAround(netWorth) : null
  const interpolated = (): readonly string[] => {
    if (!between) return []
    const { lower, upper, along } = between
    const t = say.number(along, 4)
    return [
      words.points(
        { low: lower.percentile, lowDollars: lower.dollars, high: upper.percentile, highDollars: upper.dollars },
        say,
      ),
      words.along,
      `= ln(${say.cents(netWorth)} ÷ ${say.cents(lower.dollars)}) ÷ ln(${say.cents(upper.dollars)} ÷ ${say.cents(lower.dollars)}) = ${t}`,
      words.share,
      `= ${100 - lower.percentile}% × (${100 - upper.percentile} ÷ ${100 - lower.percentile})^${t}`,
    ]
  }
  const end =
    all.outcome === 'between'
      ? words.result({ more: 100 - all.percentile, percentile: all.percentile }, say)
      : (all.outcome === 'above' ? words.above : words.below)({
          percentile: all.outcome === 'no-points' ? 0 : all.percentile,
        })
  return {
    title: words.title,
    lines: [words.prices({ survey, newest, average, factor: say.number(priceFactor, 6) }), ...interpolated(), end],
    steps: [
      words.between({ survey }),
      words.ofAge({ median: compared.group.median, all: netWorthAll.value.median }, say),
    ],
  }
}

export const workings = [sums, left, place]
