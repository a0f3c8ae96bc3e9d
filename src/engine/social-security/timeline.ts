import { floorToDollar } from '../money.ts'
import { type MonthCount, yearOfCount } from './birth.ts'
import { type AddOnPlan, addOnUnder, onTop, stepUp, type Tie } from './couple.ts'
import { baseAfter } from './couple-survivor.ts'
import { pairPlans } from './couple-work.ts'
import type { LifeRules } from './life-rules.ts'
import { dueUnder, type OwnPlan, ownPlan, type Worker } from './own-plan.ts'
import { type SurvivorBase, survivorBestStart, survivorDue, survivorStart } from './survivor.ts'
import { testEnds } from './survivor-work.ts'
import { paidShareIn, type TrustFundCut } from './trust-fund.ts'
import { type BeforeDeath, unheldPayment, type WidowedPlan, widowedPlan } from './widowed.ts'

/** One person with dates fixed: the claim, and the month of death (paid for the months before it). */
export interface Life {
  readonly worker: Worker
  readonly claim: MonthCount
  readonly death: MonthCount
}

/**
 * A survivor's benefit from the month of the death (60 at the earliest), or from when it is largest: the survivor's full retirement
 * age, sooner where the widow's limit makes waiting pointless.
 */
export type SurvivorStart = 'at-once' | 'when-largest'

/** What one person is paid for a month, in today's dollars, after a trust-fund cut. The parts add up to `total`. */
export interface PersonMonth {
  /** The own benefit, with an earnings-test refund; 0 in a month held back. */
  readonly own: number
  /** The spouse's add-on. */
  readonly spouse: number
  /** What the survivor's benefit is larger by than the own one. */
  readonly survivor: number
  readonly total: number
  /** Held back because of work; not in `total`. */
  readonly heldBack: number
}

export interface TimelineMonth {
  readonly month: MonthCount
  readonly people: readonly PersonMonth[]
  readonly total: number
}

const NOTHING: PersonMonth = { own: 0, spouse: 0, survivor: 0, total: 0, heldBack: 0 }

/** One person's months: asks for a month, gets what is paid. */
type Payer = (month: MonthCount) => PersonMonth

const payerOf = (
  me: Life,
  plan: OwnPlan,
  other: Life | null,
  addOn: AddOnPlan | null,
  survivor: { readonly due: number; readonly start: MonthCount } | null,
  cut: TrustFundCut | null,
  rules: LifeRules,
): Payer => {
  const held = new Set(plan.held.months)
  const heldByOther = new Set(addOn?.heldByOther ?? [])
  const refunds = new Map(plan.held.refunds.map((refund) => [refund.month, refund.amount]))
  return (month) => {
    if (month >= me.death) return NOTHING
    const due = dueUnder(plan, month)
    const together = other !== null && month < other.death
    const more = together && addOn !== null ? onTop(due, addOnUnder(addOn, me.worker, due, month, rules)) : 0
    const own = floorToDollar(due)
    const paidOwn = (held.has(month) ? 0 : own) + (refunds.get(month) ?? 0)
    const spouse = held.has(month) || heldByOther.has(month) ? 0 : more
    const extra = survivor !== null && month >= survivor.start ? stepUp(due, survivor.due) : 0
    const share = paidShareIn(month, cut)
    return {
      own: paidOwn * share,
      spouse: spouse * share,
      survivor: extra * share,
      total: (paidOwn + spouse + extra) * share,
      heldBack: ((held.has(month) ? own : 0) + (more - spouse)) * share,
    }
  }
}

/** The months of somebody widowed while at work: until the death those of the pair, then what the earnings test leaves of both benefits. */
const workingSurvivor = (
  me: Life,
  together: Payer,
  dead: Life,
  widowed: WidowedPlan,
  cut: TrustFundCut | null,
): Payer => {
  const held = new Set(widowed.own.held.months)
  const { birth } = me.worker
  return (month) => {
    if (month < dead.death || month >= me.death) return together(month)
    const share = paidShareIn(month, cut)
    const unheld = unheldPayment(widowed, birth, month)
    const own = floorToDollar(dueUnder(widowed.own, month))
    const refund = widowed.own.held.refunds.find((one) => one.month === month)?.amount ?? 0
    const gone = held.has(month)
    return {
      own: ((gone ? 0 : own) + refund) * share,
      spouse: 0,
      survivor: (gone ? 0 : unheld - own) * share,
      total: ((gone ? 0 : unheld) + refund) * share,
      heldBack: (gone ? unheld : 0) * share,
    }
  }
}

/** What a death leaves the other: the record's benefit, and its amount and first month. */
const survivorOf = (
  me: Life,
  dead: Life,
  deadPlan: OwnPlan,
  startRule: SurvivorStart,
  rules: LifeRules,
): { base: SurvivorBase; due: number; start: MonthCount } => {
  const mine = me.worker.birth
  const base = baseAfter(dead.worker, deadPlan, dead.death, rules)
  const start =
    startRule === 'when-largest'
      ? survivorBestStart(base, mine, dead.death, rules.survivor)
      : survivorStart(mine, dead.death, 0)
  return { base, due: survivorDue(base, mine, start, rules.survivor), start }
}

/** Bounds a projection: 100 years. */
const MOST_MONTHS = 1_200

/**
 * Month by month what one person or a couple is paid with every date fixed, from `from` to the month before the last death (at
 * most 1,200 months). Today's dollars; `nominalFactor` turns a month into the dollars of its time. After a divorce the first
 * person is followed and the second, the former spouse, is paid elsewhere: only the first appears.
 */
export const timeline = (
  lives: readonly [Life] | readonly [Life, Life],
  tie: Tie,
  from: MonthCount,
  startRule: SurvivorStart,
  cut: TrustFundCut | null,
  rules: LifeRules,
): TimelineMonth[] => {
  const planOf = (life: Life): OwnPlan => ownPlan(life.worker, life.claim, rules.workerReduction, rules.limits)
  const [a, b] = lives
  const payers: Payer[] = []
  if (b === undefined) payers.push(payerOf(a, planOf(a), null, null, null, cut, rules))
  else {
    const pair = pairPlans(a.worker, planOf(a), b.worker, planOf(b), tie, rules)
    const { first: planA, second: planB } = pair
    const payer = (
      me: Life,
      plan: OwnPlan,
      addOn: AddOnPlan | null,
      charged: BeforeDeath['charged'],
      other: Life,
      otherPlan: OwnPlan,
    ): Payer => {
      const left = survivorOf(me, other, otherPlan, startRule, rules)
      const together = payerOf(me, plan, other, addOn, left, cut, rules)
      const { death } = other
      if (death >= testEnds(me.worker)) return together
      const before = { death, charged }
      return workingSurvivor(
        me,
        together,
        other,
        widowedPlan(me.worker, left.base, me.claim, left.start, rules, before),
        cut,
      )
    }
    payers.push(payer(a, planA, pair.forFirst, pair.chargedFirst, b, planB))
    if (tie === 'married') payers.push(payer(b, planB, pair.forSecond, pair.chargedSecond, a, planA))
  }
  const last = b === undefined || tie !== 'married' ? a.death : Math.max(a.death, b.death)
  const months: TimelineMonth[] = []
  for (let month = from; month < Math.min(last, from + MOST_MONTHS); month++) {
    const people = payers.map((payer) => payer(month))
    months.push({ month, people, total: people.reduce((sum, person) => sum + person.total, 0) })
  }
  return months
}

export interface YearPaid {
  readonly year: number
  /** For each person, and together: what the year's months pay. */
  readonly people: readonly number[]
  readonly total: number
}

/** A timeline by calendar year of the months paid for (each is paid in the month after). */
export const byYear = (months: readonly TimelineMonth[]): YearPaid[] => {
  const years: { year: number; people: number[]; total: number }[] = []
  for (const { month, people, total } of months) {
    const year = yearOfCount(month)
    let row = years.at(-1)
    if (row?.year !== year) {
      row = { year, people: people.map(() => 0), total: 0 }
      years.push(row)
    }
    row.total += total
    const { people: sums } = row
    people.forEach((person, i) => {
      sums[i] = (sums[i] ?? 0) + person.total
    })
  }
  return years
}

/**
 * Today's dollars to the dollars of a later month: every December's benefit carries that year's increase (paid in January).
 * `yearlyIncrease` as a decimal.
 */
export const nominalFactor = (month: MonthCount, now: MonthCount, yearlyIncrease: number): number =>
  (1 + yearlyIncrease) ** (Math.floor((month + 1) / 12) - Math.floor((now + 1) / 12))
