import { roundToCent } from '#engine/money.ts'
import { figure, named } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { GainsContext } from './context.ts'
import { estimateOf } from './estimate.ts'
import { figureNames } from './words/answer.en.ts'

const dollars = (worth: (result: Result) => number) =>
  figure<GainsContext>('cents', ({ result }) => roundToCent(worth(result)))
const whereSold = (worth: (result: Result) => number | null) =>
  figure<GainsContext>('cents', ({ result }) => {
    const amount = result.outcome === 'sold' ? worth(result) : null
    return amount === null ? null : roundToCent(amount)
  })

export const figures = named(figureNames, {
  tax: dollars((r) => r.total),
  federalTax: dollars((r) => r.federal),
  stateTax: dollars((r) => r.state),
  netInvestmentTax: dollars((r) => r.tax.netInvestmentIncome),
  rate: figure<GainsContext>('percent', ({ result: { outcome, gain, total } }) =>
    outcome === 'sold' && gain >= 1 ? (total / gain) * 100 : null,
  ),
  kept: whereSold((r) => r.proceeds - r.total),
  proceeds: whereSold((r) => r.proceeds),
  gain: whereSold((r) => r.gain),
  shortTerm: whereSold((r) => r.shortTerm),
  longTerm: whereSold((r) => r.longTerm),
  atZero: whereSold((r) => r.rates.atZero),
  atFifteen: whereSold((r) => r.rates.atFifteen),
  atTwenty: whereSold((r) => r.rates.atTwenty),
  atTwentyFive: whereSold((r) => r.rates.atTwentyFive),
  atTwentyEight: whereSold((r) => r.rates.atTwentyEight),
  homeExcluded: whereSold((r) => (r.home ? r.home.gain.excluded : null)),
  smallBusinessExcluded: whereSold((r) =>
    r.sold.some((lot) => lot.sale.kind === 'small-business')
      ? r.sold.reduce((sum, lot) => sum + lot.excluded, 0)
      : null,
  ),
  waitTax: whereSold((r) => (r.wait ? r.wait.total : null)),
  waitSaves: whereSold((r) => (r.wait ? r.wait.saved : null)),
  zeroRoom: dollars((r) => r.zeroRoom),
  shortCarryover: dollars((r) => r.tax.shortTermCarryover),
  longCarryover: dollars((r) => r.tax.longTermCarryover),
  medicare: dollars((r) => r.medicare),
  premiumCredit: whereSold((r) => (r.credit ? r.credit.lost : null)),
  estimated: figure<GainsContext>('cents', (context) => {
    const estimate = estimateOf(context)
    return estimate === null ? null : roundToCent(estimate.toPay)
  }),
})
