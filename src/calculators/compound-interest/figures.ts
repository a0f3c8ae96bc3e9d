import { roundToCent } from '#engine/money.ts'
import { realRate } from '#engine/rate.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import { monthsToDouble, paidInOf, yearGrowthBeatsDeposits } from './compute.ts'
import { type CompoundContext, type GrowthContext, ofGrowth } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (context: GrowthContext) => number | null
const grown = (unit: Parameters<typeof figure>[0], worth: Worth) => figure<CompoundContext>(unit, ofGrowth(worth))
const cents = (worth: (context: GrowthContext) => number) => grown('money', (context) => roundToCent(worth(context)))
const future = (worth: (context: GrowthContext) => number) => futureDollars(cents(worth))
const today = (worth: (context: GrowthContext) => number) => todaysDollars(cents(worth))

/** Growth as a share of the final balance; percent points. */
function growthShare({ result, inputs }: GrowthContext): number | null {
  const { balance } = result.base.totals
  return balance > 0.005 ? Math.max(0, (1 - paidInOf(result, inputs) / balance) * 100) : null
}

export const figures = named(figureNames, {
  finalBalance: future(({ result }) => result.base.totals.balance),
  finalBalanceToday: today(({ result }) => result.base.totals.realBalance),
  totalPaidIn: future(({ result, inputs }) => paidInOf(result, inputs)),
  totalDeposits: future(({ result }) => result.base.totals.deposits),
  totalGrowth: future(({ result }) => result.base.totals.interest),
  totalFees: future(({ result }) => result.base.totals.fees),
  feeCost: future(({ result }) => result.feeCost),
  totalTax: future(({ result }) => result.base.totals.tax),
  growthShare: grown('percent', growthShare),
  depositCount: grown('count', ({ result }) => result.base.totals.depositCount),
  effectiveRate: grown('percent', ({ result }) => result.base.periodRate.effectiveAnnualRate * 100),
  realRate: grown('percent', ({ result, inputs }) => realRate(result.netAnnualRate, inputs.inflation / 100) * 100),
  doublingYears: grown('years', ({ result }) => result.doublingYears),
  growthBeatsDepositsYear: grown('count', ({ result }) => yearGrowthBeatsDeposits(result)),
  depositPeriodRate: grown('percent', ({ result }) => result.base.periodRate.rate * 100),
  monthsToDouble: grown('months', ({ result }) => monthsToDouble(result)),
  lowBalance: future(({ result }) => result.low.totals.balance),
  highBalance: future(({ result }) => result.high.totals.balance),
  lowBalanceToday: today(({ result }) => result.low.totals.realBalance),
  highBalanceToday: today(({ result }) => result.high.totals.realBalance),
})
