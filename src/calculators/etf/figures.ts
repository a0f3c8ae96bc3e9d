import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { AccountKind, Result } from './compute.ts'
import type { EtfInputs } from './fields.ts'
import { accountNames, kindNames } from './words.ts'

type Spec = FigureSpec<Result, EtfInputs>
const cash = (
  key: string,
  label: string,
  value: (result: Result, inputs: EtfInputs) => number | null,
  dollars: 'nominal' | 'today' = 'nominal',
): Spec => ({
  key,
  label,
  unit: 'cents',
  dollars,
  value: (result, inputs) => {
    const found = value(result, inputs)
    return found === null ? null : roundToCent(found)
  },
})
const whole = (...spec: Parameters<typeof cash>): Spec => ({ ...cash(...spec), unit: 'money' })
const inAccount = (kind: AccountKind, name: string): readonly Spec[] => [
  whole(`etf${name}`, `ETF, you keep: ${accountNames[kind]}`, ({ etfBy }) => etfBy[kind].net),
  whole(`fund${name}`, `Mutual fund, you keep: ${accountNames[kind]}`, ({ twinBy }) => twinBy?.[kind].net ?? null),
  whole(`etfTax${name}`, `ETF, tax cost: ${accountNames[kind]}`, ({ etfBy }) => etfBy[kind].taxCost),
  whole(
    `fundTax${name}`,
    `Mutual fund, tax cost: ${accountNames[kind]}`,
    ({ twinBy }) => twinBy?.[kind].taxCost ?? null,
  ),
]

export const figures: readonly Spec[] = [
  whole('feeCost', 'Costs take by the end, without tax', ({ etf }) => etf.feeCost),
  whole('feeCostToday', 'Costs take by the end, without tax', ({ etf, prices }) => etf.feeCost / prices, 'today'),
  whole('taxCost', 'Tax takes by the end', ({ etf }) => etf.taxCost),
  whole('netValue', 'You keep', ({ etf }) => etf.net),
  whole('netValueToday', 'You keep', ({ etf, prices }) => etf.net / prices, 'today'),
  whole('costFree', 'Without any cost or tax', ({ etf }) => etf.course.last.costFree),
  whole('paidIn', 'You put in', ({ etf }) => etf.course.last.paidIn),
  cash('expensePer10k', 'Expense ratio a year on $10,000', (_, { expense }) => expense * 100),
  cash('taxPer10k', 'Tax on payouts a year on $10,000', ({ yearlyTax }) => yearlyTax * 10_000),
  cash('tradePer10k', 'Spread of buying and selling $10,000 once', (_, { spread }) => spread * 100),
  whole('fundValue', 'Mutual fund: you keep', ({ twin }) => twin?.net ?? null),
  whole('etfAhead', 'ETF less mutual fund', ({ twin, etf }) => (twin === null ? null : etf.net - twin.net)),
  {
    key: 'aheadFrom',
    label: 'ETF ahead from a sale after',
    unit: 'years',
    value: ({ breakEven }) => (breakEven?.kind === 'from' ? breakEven.year : breakEven?.kind === 'always' ? 1 : null),
  },
  { key: 'purchases', label: 'Purchases', unit: 'count', value: ({ etf }) => etf.course.purchases },
  ...(['expense', 'spread', 'premium', 'commission', 'lending', 'payoutTax'] as const).map((kind) =>
    whole(
      `lost${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
      `Lost to: ${kindNames[kind]}`,
      ({ etf }) => etf.course.lost[kind],
    ),
  ),
  cash('spreadPaid', 'Spread paid over the years', ({ etf }) => etf.course.paid.spread),
  cash('premiumPaid', 'Premium paid, less premium received', ({ etf }) => etf.course.paid.premium),
  whole('saleTax', 'Tax at the end', ({ etf }) => etf.taxAtSale),
  ...inAccount('taxable', 'Taxable'),
  ...inAccount('ira', 'Ira'),
  ...inAccount('roth', 'Roth'),
  {
    key: 'overlap',
    label: 'Overlap of the two ETFs',
    unit: 'percent',
    value: ({ overlap }) => (overlap === null ? null : overlap.overlap * 100),
  },
  {
    key: 'overlapAtMost',
    label: 'Overlap at most',
    unit: 'percent',
    value: ({ overlap }) => (overlap === null ? null : overlap.atMost * 100),
  },
]
