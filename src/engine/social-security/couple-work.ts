import { floorToDollar } from '../money.ts'
import type { MonthCount } from './birth.ts'
import { type AddOnPlan, addOnPlan, addOnUnder, onTop, type Tie } from './couple.ts'
import { heldBackMonths, NOTHING_HELD } from './earnings-test.ts'
import type { LifeRules } from './life-rules.ts'
import { dueUnder, type OwnPlan, planHolding, type Worker } from './own-plan.ts'

/** Two people's plans with the months that work holds back, and the add-on of each (one of them at most has one). */
export interface PairPlans {
  readonly first: OwnPlan
  readonly second: OwnPlan
  readonly forFirst: AddOnPlan | null
  readonly forSecond: AddOnPlan | null
  /** What each one's excess pay is charged against in a month while both live, in whole dollars. */
  readonly chargedFirst: Charged
  readonly chargedSecond: Charged
  /** The first month in which an add-on is part of that; infinite where none is, and the plans are those of each alone. */
  readonly addOnFrom: MonthCount
}

type Charged = (month: MonthCount) => number

/** Somebody who works and has claimed before full retirement age. */
const meetsTest = ({ work, birth }: Worker, { claimMonth }: OwnPlan): boolean =>
  work !== null && claimMonth < birth.fullMonth && work.stops > claimMonth

const ownAlone =
  (plan: OwnPlan): Charged =>
  (month) =>
    floorToDollar(dueUnder(plan, month))

interface HeldPair {
  readonly drawer: OwnPlan
  readonly payer: OwnPlan
  readonly chargedDrawer: Charged
  readonly chargedPayer: Charged
}

/** The one who draws an add-on, and the one on whose record it stands: what work holds back, the add-on counted. */
const heldWithAddOn = (
  drawer: Worker,
  drawn: OwnPlan,
  payer: Worker,
  paying: OwnPlan,
  tie: Tie,
  rules: LifeRules,
): HeldPair => {
  const { workerReduction, limits } = rules
  const own = planHolding(drawer, drawn.claimMonth, NOTHING_HELD, workerReduction)
  const other = planHolding(payer, paying.claimMonth, NOTHING_HELD, workerReduction)
  const more = addOnPlan(drawer, own, payer, other, tie, rules)
  const moreIn = (month: MonthCount): number => {
    const due = dueUnder(own, month)
    return more === null ? 0 : onTop(due, addOnUnder(more, drawer, due, month, rules))
  }
  // A former spouse's work takes nothing from a divorced person, nor a divorced person's benefit anything off it.
  const chargedPayer: Charged = (month) => floorToDollar(dueUnder(other, month)) + moreIn(month)
  const ofPayer =
    tie === 'married'
      ? heldBackMonths(payer.work, other.claimMonth, payer.birth.fullMonth, chargedPayer, limits)
      : paying.held
  const gone = new Set(ofPayer.months)
  const chargedDrawer: Charged = (month) => floorToDollar(dueUnder(own, month)) + (gone.has(month) ? 0 : moreIn(month))
  const ofDrawer = heldBackMonths(drawer.work, own.claimMonth, drawer.birth.fullMonth, chargedDrawer, limits)
  return {
    drawer: planHolding(drawer, own.claimMonth, ofDrawer, workerReduction),
    payer: planHolding(payer, other.claimMonth, ofPayer, workerReduction),
    chargedDrawer,
    chargedPayer,
  }
}

/**
 * The two plans together. A worker's excess pay is charged to everything paid on the record, a spouse's add-on with it; what somebody
 * who draws an add-on earns too much is charged to the own benefit and the add-on, as far as the other's work has left it (42 USC
 * 403(b), (d); POMS RS 02501.095, RS 02501.150). `ownA` and `ownB` are the plans of each alone (`ownPlan`): they stand as they are
 * where there is no add-on or no work. Both are taken to live to full retirement age.
 */
export const pairPlans = (
  a: Worker,
  ownA: OwnPlan,
  b: Worker,
  ownB: OwnPlan,
  tie: Tie,
  rules: LifeRules,
): PairPlans => {
  const forFirst = addOnPlan(a, ownA, b, ownB, tie, rules)
  const forSecond = tie === 'married' ? addOnPlan(b, ownB, a, ownA, tie, rules) : null
  if ((forFirst === null && forSecond === null) || (!meetsTest(a, ownA) && !meetsTest(b, ownB)))
    return {
      first: ownA,
      second: ownB,
      forFirst,
      forSecond,
      chargedFirst: ownAlone(ownA),
      chargedSecond: ownAlone(ownB),
      addOnFrom: Number.POSITIVE_INFINITY,
    }
  if (forFirst !== null) {
    const held = heldWithAddOn(a, ownA, b, ownB, tie, rules)
    const { drawer: first, payer: second, chargedDrawer: chargedFirst, chargedPayer: chargedSecond } = held
    return {
      first,
      second,
      forFirst: addOnPlan(a, first, b, second, tie, rules),
      forSecond: null,
      chargedFirst,
      chargedSecond,
      addOnFrom: forFirst.start,
    }
  }
  const held = heldWithAddOn(b, ownB, a, ownA, tie, rules)
  const { drawer: second, payer: first, chargedDrawer: chargedSecond, chargedPayer: chargedFirst } = held
  return {
    first,
    second,
    forFirst: null,
    forSecond: addOnPlan(b, second, a, first, tie, rules),
    chargedFirst,
    chargedSecond,
    addOnFrom: forSecond?.start ?? Number.POSITIVE_INFINITY,
  }
}
