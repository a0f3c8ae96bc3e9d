import { roundToCent } from '#engine/money.ts'
import { realRate } from '#engine/rate.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { type Growth, monthsToDouble, paidInOf, type Result, yearGrowthBeatsDeposits } from './compute.ts'
import type { CompoundInputs } from './fields.ts'

type Spec = FigureSpec<Result, CompoundInputs>
const grown =
  (value: (growth: Growth, inputs: CompoundInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'projected' ? value(result, inputs) : null
/** Dollars of their own time, in whole cents. */
const future = (
  key: string,
  label: string,
  value: (growth: Growth, inputs: CompoundInputs) => number,
  dollars: 'nominal' | 'today' = 'nominal',
): Spec => ({ key, label, unit: 'money', dollars, value: grown((g, i) => roundToCent(value(g, i))) })

export const figures: readonly Spec[] = [
  future('finalBalance', 'Balance at the end', ({ base }) => base.totals.balance),
  future('finalBalanceToday', 'Balance at the end', ({ base }) => base.totals.realBalance, 'today'),
  future('totalPaidIn', 'You put in, start included', paidInOf),
  future('totalDeposits', 'Deposits, without the start', ({ base }) => base.totals.deposits),
  future('totalGrowth', 'Growth before fees and tax', ({ base }) => base.totals.interest),
  future('totalFees', 'Fees paid', ({ base }) => base.totals.fees),
  future('feeCost', 'What the fee costs in the end', ({ feeCost }) => feeCost),
  future('totalTax', 'Tax on growth', ({ base }) => base.totals.tax),
  {
    key: 'growthShare',
    label: 'Part of the balance that is growth',
    unit: 'percent',
    value: grown((g, i) => {
      const { balance } = g.base.totals
      return balance > 0.005 ? Math.max(0, (1 - paidInOf(g, i) / balance) * 100) : null
    }),
  },
  { key: 'depositCount', label: 'Deposits made', unit: 'count', value: grown(({ base }) => base.totals.depositCount) },
  {
    key: 'effectiveRate',
    label: 'What a year really brings (APY)',
    unit: 'percent',
    value: grown(({ base }) => base.periodRate.effectiveAnnualRate * 100),
  },
  {
    key: 'realRate',
    label: 'Yearly rate after fees and inflation',
    unit: 'percent',
    value: grown(({ netAnnualRate }, { inflation }) => realRate(netAnnualRate, inflation / 100) * 100),
  },
  {
    key: 'doublingYears',
    label: 'A sum left alone doubles in, before tax',
    unit: 'years',
    value: grown(({ doublingYears }) => doublingYears),
  },
  {
    key: 'growthBeatsDepositsYear',
    label: 'Growth passes deposits in year',
    unit: 'count',
    value: grown(yearGrowthBeatsDeposits),
  },
  {
    key: 'depositPeriodRate',
    label: 'Rate of one deposit period',
    unit: 'percent',
    value: grown(({ base }) => base.periodRate.rate * 100),
  },
  { key: 'monthsToDouble', label: 'Twice what you put in after', unit: 'months', value: grown(monthsToDouble) },
  future('lowBalance', 'Balance at the lower rate', ({ low }) => low.totals.balance),
  future('highBalance', 'Balance at the higher rate', ({ high }) => high.totals.balance),
  future('lowBalanceToday', 'Balance at the lower rate', ({ low }) => low.totals.realBalance, 'today'),
  future('highBalanceToday', 'Balance at the higher rate', ({ high }) => high.totals.realBalance, 'today'),
]
