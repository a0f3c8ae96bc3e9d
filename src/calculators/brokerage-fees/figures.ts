import { type FeeKind, totalOf } from '#engine/funds/fee-course.ts'
import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Unit } from '../kit/presentation.ts'
import { type Result, shareLost } from './compute.ts'
import type { FeeContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result) => number | null

const rule = (unit: Unit, worth: Worth) => figure<FeeContext>(unit, ({ result }) => worth(result))
const mapped =
  (worth: Worth, of: (found: number) => number): Worth =>
  (result) => {
    const found = worth(result)
    return found === null ? null : of(found)
  }
/** Dollars to the cent, of the year they fall in. */
const future = (worth: Worth) => futureDollars(rule('money', mapped(worth, roundToCent)))
/** Dollars to the cent, of today. */
const today = (worth: Worth) => todaysDollars(rule('money', mapped(worth, roundToCent)))
/** Percent points of a decimal. */
const percent = (worth: Worth) =>
  rule(
    'percent',
    mapped(worth, (found) => found * 100),
  )
const lost = (kind: FeeKind) => future(({ you }) => you.course.lost[kind])

export const figures = named(figureNames, {
  lostToFees: future(({ you }) => you.lost),
  lostToFeesToday: today(({ you, prices }) => you.lost / prices),
  shareLost: percent(({ you }) => shareLost(you)),
  finalBalance: future(({ you }) => you.course.balance),
  finalBalanceToday: today(({ you, prices }) => you.course.balance / prices),
  noFeeBalance: future(({ noFee }) => noFee),
  paidIn: future(({ paidIn }) => paidIn),
  feesPaid: future(({ you }) => totalOf(you.course.paid)),
  growthLost: future(({ you }) => you.lost - totalOf(you.course.paid)),
  firstYearFees: future(({ you }) => {
    const first = you.course.rows[0]
    return first ? totalOf(first.paid) : null
  }),
  allInRate: percent(({ you }) => you.oneRate),
  lostExpense: lost('expense'),
  lostAdvisory: lost('advisory'),
  lostAccount: lost('account'),
  lostCommission: lost('commission'),
  lostSpread: lost('spread'),
  lostFx: lost('fx'),
  lostRegulatory: lost('regulatory'),
  lostSweep: lost('sweep'),
  lostForcedCash: lost('forcedCash'),
  lostMargin: lost('margin'),
  lostTransferOut: lost('transferOut'),
  otherBalance1: future(({ others }) => others[0]?.course.balance ?? null),
  otherBalance2: future(({ others }) => others[1]?.course.balance ?? null),
  otherLost1: future(({ others }) => others[0]?.lost ?? null),
  otherLost2: future(({ others }) => others[1]?.lost ?? null),
  moveGain: future(({ move }) => move?.gain ?? null),
  movePayback: rule('months', ({ move }) => move?.payback ?? null),
  extraReturn: percent(({ move }) => move?.extraReturn ?? null),
})
