import { roundToCent } from '#engine/money.ts'
import type { Working } from '../kit/presentation.ts'
import type { GainsContext } from './context.ts'
import { workingWords as words } from './words/explain.en.ts'

const FEW = 6

function gains({ result, say }: GainsContext): Working {
  const { shortTerm, longTerm, sold, home } = result
  const lines = sold.slice(0, FEW).map((lot) =>
    words.gains.lot(
      {
        name: lot.sale.name,
        row: lot.sale.row + 1,
        proceeds: lot.sale.proceeds,
        basis: lot.basis,
        gain: lot.gain,
        isLong: lot.longTerm,
      },
      say,
    ),
  )
  return {
    title: words.gains.title,
    lines: [words.gains.formula, ...lines, words.gains.sums({ shortTerm, longTerm }, say)],
    steps: [
      ...(sold.length > FEW ? [words.gains.more] : []),
      words.gains.holding,
      words.gains.netting,
      ...(home ? [words.gains.home] : []),
    ],
  }
}

function tax({ result, law, inputs, say }: GainsContext): Working {
  const { federal, state, total, rates } = result
  const year = result.tax.years.at(-1)
  const { zeroUpTo, fifteenUpTo } = law.tax.capitalGains.value
  const round = (amount: number) => roundToCent(amount)
  return {
    title: words.tax.title,
    lines: [
      words.tax.formula,
      ...(year
        ? [
            words.tax.agi({ before: year.without.federal.agi, after: year.with.federal.agi }, say),
            words.tax.taxable(
              { before: year.without.federal.taxableIncome, after: year.with.federal.taxableIncome },
              say,
            ),
            words.tax.federal({ before: year.without.federalTax, after: year.with.federalTax }, say),
          ]
        : []),
      words.tax.result({ federal, state, total }, say),
    ],
    steps: [
      words.tax.edges({ zero: zeroUpTo[inputs.status], fifteen: fifteenUpTo[inputs.status], year: law.tax.year }, say),
      words.tax.rates(
        { zero: round(rates.atZero), fifteen: round(rates.atFifteen), twenty: round(rates.atTwenty) },
        say,
      ),
      ...(Math.abs(result.tax.netInvestmentIncome) >= 0.005
        ? [words.tax.surtax({ amount: result.tax.netInvestmentIncome }, say)]
        : []),
    ],
  }
}

function home({ result, inputs, say }: GainsContext): Working | null {
  if (!result.home) return null
  const { gain, limit, excluded, taxable, depreciationGain, otherUseGain } = result.home.gain
  const price = inputs.homePrice ?? 0
  return {
    title: words.home.title,
    lines: [
      words.home.formula,
      words.home.gain(
        {
          price,
          costs: (price * inputs.homeCosts) / 100,
          basis: inputs.homeBasis ?? 0,
          depreciation: inputs.homeDepreciation,
          gain,
        },
        say,
      ),
      words.home.result({ excluded, taxable }, say),
    ],
    steps: [
      words.home.limit({ limit }, say),
      words.home.rest({ depreciation: depreciationGain, otherUse: otherUseGain }, say),
    ],
  }
}

export const workings = [gains, tax, home]
