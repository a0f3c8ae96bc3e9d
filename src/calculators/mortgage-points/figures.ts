import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { buydownOf, type Compared, type Result, returnOf } from './compute.ts'
import type { PointsInputs } from './fields.ts'

type Spec = FigureSpec<Result, PointsInputs>
const of =
  (value: (compared: Compared, inputs: PointsInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'compared' ? value(result, inputs) : null
const bestOf = ({ lines, best, first }: Compared) => lines[best] ?? first
const percentOf = (part: number, whole: number): number | null => (whole > 0 ? (part / whole) * 100 : null)

export const figures: readonly Spec[] = [
  {
    key: 'aheadAtStay',
    label: 'Best other line against the first, when you leave',
    unit: 'money',
    dollars: 'nominal',
    value: of((c) => roundToCent(c.focus.aheadAtHorizon)),
  },
  {
    key: 'trueBreakEven',
    label: 'Pays for itself after',
    unit: 'months',
    value: of(({ focus }) => (focus.moreUpfront > 0 && focus.lead.outcome === 'leads' ? focus.lead.from : null)),
  },
  {
    key: 'cashBreakEven',
    label: 'Cost ÷ lower payment (the usual shortcut)',
    unit: 'months',
    value: of(({ focus }) => (focus.moreUpfront > 0 && focus.buydown === null ? focus.cashBreakEven : null)),
  },
  {
    key: 'aheadUntil',
    label: 'Stays ahead until',
    unit: 'months',
    value: of(({ focus }) => (focus.lead.outcome === 'leads' ? focus.lead.until : null)),
  },
  {
    key: 'extraUpfront',
    label: 'It costs more at closing',
    unit: 'money',
    value: of((c) => c.focus.moreUpfront),
  },
  {
    key: 'monthlySaving',
    label: 'It lowers the payment by',
    unit: 'cents',
    dollars: 'nominal',
    value: of((c) => roundToCent(c.first.payment - c.focus.payment)),
  },
  {
    key: 'returnOnPoints',
    label: 'Yearly return on the money paid up front',
    unit: 'percent',
    value: of((c) => (c.focus.buydown === null ? returnOf(c, c.focus) : null)),
  },
  { key: 'bestLine', label: 'Best line when you leave, by its number', unit: 'count', value: of((c) => c.best + 1) },
  { key: 'bestRate', label: 'Rate of the best line', unit: 'percent', value: of((c) => bestOf(c).rate) },
  {
    key: 'bestPayment',
    label: 'Monthly payment of the best line',
    unit: 'cents',
    dollars: 'nominal',
    value: of((c) => bestOf(c).payment),
  },
  {
    key: 'bestUpfront',
    label: 'Points and fees of the best line',
    unit: 'money',
    value: of((c) => bestOf(c).upfront),
  },
  {
    key: 'bestStayRate',
    label: 'Rate it costs you over your stay',
    unit: 'percent',
    value: of((c) => {
      const rate = bestOf(c).stayApr
      return rate === null ? null : rate * 100
    }),
  },
  {
    key: 'firstPayment',
    label: 'Monthly payment of the first line',
    unit: 'cents',
    dollars: 'nominal',
    value: of((c) => c.first.payment),
  },
  {
    key: 'buydownCost',
    label: 'What the temporary buydown costs',
    unit: 'money',
    value: of((_, inputs) => buydownOf(inputs)?.totalSubsidy ?? null),
  },
  {
    key: 'buydownFirstPayment',
    label: 'Your payment in year 1 of the buydown',
    unit: 'cents',
    dollars: 'nominal',
    value: of((_, inputs) => buydownOf(inputs)?.years[0]?.payment ?? null),
  },
  {
    key: 'refinanceOdds',
    label: 'Past starts after which rates fell that far before you leave',
    unit: 'percent',
    value: of(({ past }) => percentOf(past.fell, past.starts)),
  },
  {
    key: 'aheadOdds',
    label: 'Past starts after which the other line was ahead',
    unit: 'percent',
    value: of(({ past }) => percentOf(past.focusAhead, past.starts)),
  },
]
