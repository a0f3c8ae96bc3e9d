import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Unit } from '../kit/presentation.ts'
import { monthAt, type Result } from './compute.ts'
import type { PlanContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result, inputs: PlanContext['inputs']) => number | null

const rule = (unit: Unit, worth: Worth) => figure<PlanContext>(unit, ({ result, inputs }) => worth(result, inputs))
const mapped =
  (worth: Worth, of: (found: number) => number): Worth =>
  (result, inputs) => {
    const found = worth(result, inputs)
    return found === null ? null : of(found)
  }
/** Dollars of a year by its law, to the cent. */
const money = (worth: Worth) => rule('money', mapped(worth, roundToCent))
const future = (worth: Worth) => futureDollars(money(worth))
const today = (worth: Worth) => todaysDollars(money(worth))
/** Percent points of a decimal. */
const percent = (worth: Worth) =>
  rule(
    'percent',
    mapped(worth, (share) => share * 100),
  )
const giftsOver = (part: 'over' | 'later') =>
  money(({ plans }) => plans.reduce((sum, { gift }) => sum + (gift.outcome === 'over' ? gift[part] : 0), 0))

export const figures = named(figureNames, {
  monthlyNeeded: future((r) => r.needed),
  coverage: percent((r) => r.coverage),
  monthlyForAll: future((r) => r.neededAll),
  monthlyForThreeQuarters: future((r) => r.neededThreeQuarters),
  monthlyForHalf: future((r) => r.neededHalf),
  monthlyGap: future((r, { monthly }) => Math.max(0, r.needed - monthly)),
  planned: future((r) => r.planned),
  plannedToday: today((r) => r.plannedToday),
  price: future((r) => r.price),
  paid: future((r) => r.paid),
  shortfall: future((r) => r.planned - r.paid),
  deposits: future((r) => r.deposits),
  growth: future((r) => r.growth),
  left: future((r) => r.left),
  leftToday: today((r) => r.leftToday),
  coverageLow: percent((r) => r.coverageLow),
  stateSaved: money((r) => r.state.saving.state),
  stateCounted: money(({ state: { benefit } }) =>
    benefit.outcome === 'deduction' || benefit.outcome === 'credit' ? benefit.amount : null,
  ),
  collegeCredit: money((r) => r.creditYear),
  giftOver: giftsOver('over'),
  giftOverLater: giftsOver('later'),
  lastBill: rule('month', (r) => {
    if (r.lastMonth === 0) return null
    const month = monthAt(r, r.lastMonth)
    return Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
  }),
})
