import { type FeeKind, feeKinds, totalOf } from '#engine/funds/fee-course.ts'
import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { type Result, shareLost } from './compute.ts'
import type { FeeInputs } from './fields.ts'
import { kindNames } from './words.ts'

type Spec = FigureSpec<Result, FeeInputs>
const cash = (
  key: string,
  label: string,
  value: (result: Result, inputs: FeeInputs) => number | null,
  dollars: 'nominal' | 'today' = 'nominal',
): Spec => ({
  key,
  label,
  unit: 'money',
  dollars,
  value: (result, inputs) => {
    const found = value(result, inputs)
    return found === null ? null : roundToCent(found)
  },
})
const points = (key: string, label: string, value: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'percent',
  value: (result) => {
    const found = value(result)
    return found === null ? null : found * 100
  },
})
const keyOf = (kind: FeeKind) => `lost${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

export const figures: readonly Spec[] = [
  cash('lostToFees', 'Fees cost you at the end', ({ you }) => you.lost),
  cash('lostToFeesToday', 'Fees cost you at the end', ({ you, prices }) => you.lost / prices, 'today'),
  points('shareLost', 'Share of your wealth lost', ({ you }) => shareLost(you)),
  cash('finalBalance', 'Balance at the end', ({ you }) => you.course.balance),
  cash('finalBalanceToday', 'Balance at the end', ({ you, prices }) => you.course.balance / prices, 'today'),
  cash('noFeeBalance', 'Balance without any fee', ({ noFee }) => noFee),
  cash('paidIn', 'You put in', ({ paidIn }) => paidIn),
  cash('feesPaid', 'Fees taken over the years', ({ you }) => totalOf(you.course.paid)),
  cash('growthLost', 'What those fees would have earned', ({ you }) => you.lost - totalOf(you.course.paid)),
  cash('firstYearFees', 'Fees in the first year', ({ you }) => {
    const first = you.course.rows[0]
    return first ? totalOf(first.paid) : null
  }),
  points('allInRate', 'All fees as one yearly rate', ({ you }) => you.oneRate),
  ...feeKinds.map((kind) => cash(keyOf(kind), `Lost to: ${kindNames[kind]}`, ({ you }) => you.course.lost[kind])),
  cash('otherBalance1', 'Balance at the end, second account', ({ others }) => others[0]?.course.balance ?? null),
  cash('otherBalance2', 'Balance at the end, third account', ({ others }) => others[1]?.course.balance ?? null),
  cash('otherLost1', 'Fees cost at the end, second account', ({ others }) => others[0]?.lost ?? null),
  cash('otherLost2', 'Fees cost at the end, third account', ({ others }) => others[1]?.lost ?? null),
  cash('moveGain', 'Moving to the best account adds', ({ move }) => move?.gain ?? null),
  {
    key: 'movePayback',
    label: 'The move has paid for itself after',
    unit: 'months',
    value: ({ move }) => move?.payback ?? null,
  },
  points('extraReturn', 'Extra return a year needed to end level', ({ move }) => move?.extraReturn ?? null),
]
