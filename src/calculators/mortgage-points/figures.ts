import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named } from '../kit/figures.ts'
import { buydownOf, type Compared, returnOf } from './compute.ts'
import { type ComparedContext, ofCompared, type PointsContext } from './context.ts'
import { pastOf } from './history.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (compared: Compared, context: ComparedContext) => number | null
const of = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<PointsContext>(
    unit,
    ofCompared((context) => worth(context.result, context)),
  )
const bill = (worth: Worth) => futureDollars(of('cents', worth))
const bestOf = ({ lines, best, first }: Compared) => lines[best] ?? first
const share = (part: number, whole: number): number | null => (whole > 0 ? (part / whole) * 100 : null)

export const figures = named(figureNames, {
  aheadAtStay: futureDollars(of('money', (c) => roundToCent(c.focus.aheadAtHorizon))),
  trueBreakEven: of('months', ({ focus }) =>
    focus.moreUpfront > 0 && focus.lead.outcome === 'leads' ? focus.lead.from : null,
  ),
  cashBreakEven: of('months', ({ focus }) =>
    focus.moreUpfront > 0 && focus.buydown === null ? focus.cashBreakEven : null,
  ),
  aheadUntil: of('months', ({ focus }) => (focus.lead.outcome === 'leads' ? focus.lead.until : null)),
  extraUpfront: of('money', (c) => c.focus.moreUpfront),
  monthlySaving: bill((c) => roundToCent(c.first.payment - c.focus.payment)),
  returnOnPoints: of('percent', (c) => (c.focus.buydown === null ? returnOf(c, c.focus) : null)),
  bestLine: of('count', (c) => c.best + 1),
  bestRate: of('percent', (c) => bestOf(c).rate),
  bestPayment: bill((c) => bestOf(c).payment),
  bestUpfront: of('money', (c) => bestOf(c).upfront),
  bestStayRate: of('percent', (c) => {
    const rate = bestOf(c).stayApr
    return rate === null ? null : rate * 100
  }),
  firstPayment: bill((c) => c.first.payment),
  buydownCost: of('money', (_, { inputs }) => buydownOf(inputs)?.totalSubsidy ?? null),
  buydownFirstPayment: bill((_, { inputs }) => buydownOf(inputs)?.years[0]?.payment ?? null),
  refinanceOdds: of('percent', (_, context) => share(pastOf(context).fell, pastOf(context).starts)),
  aheadOdds: of('percent', (_, context) => share(pastOf(context).focusAhead, pastOf(context).starts)),
})
