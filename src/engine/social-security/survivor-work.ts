import { floorToDollar } from '../money.ts'
import type { MonthCount } from './birth.ts'
import { dueInMonth } from './claim.ts'
import { baseAfter, type SurvivorSide } from './couple-survivor.ts'
import { testYear } from './earnings-test.ts'
import { dyingIn } from './mortality.ts'
import { FOR_LIFE, sumBetween } from './outlook.ts'
import { dueUnder, type OwnPlan } from './own-plan.ts'
import { lifeStepUp, type SummedPlan, stepUpValue } from './step-up.ts'
import { survivorBestStart, survivorDue } from './survivor.ts'

/**
 * What the earnings test takes from somebody who is widowed while still at work (42 USC 403(b), (f); 20 CFR 404.415, 404.430): excess
 * pay is charged against whatever the survivor is paid, the own or the survivor's benefit, until full retirement age; the months held
 * back lower the reduction of both later, a survivor's at 62 already. Before the death it was charged against what both lives paid, so that the year of the death
 * is one year with one excess. It is `widowedPlan` with a death still to come, for every death under a pair of plans: months stand in
 * arrays, as a grid asks a hundred thousand times. Money in today's dollars.
 */

/** Deaths from this month on leave a survivor whose work takes nothing any more. */
export const testEnds = ({ work, birth }: SurvivorSide['own']): MonthCount =>
  work === null ? 0 : Math.min(work.stops, birth.fullMonth)

/** One survivor's plan in a pair. Arrays are by month from now: entry t is month `now + t`, up to full retirement age. */
interface PlanMonths {
  readonly plan: OwnPlan
  /** The own benefit in whole dollars from the claim to full retirement age: before that there are no credits. */
  readonly own: number
  /** What the test is charged against while both live. */
  readonly charged: Float64Array
  /** Today's value of what the pair's plan pays from a month on, until full retirement age and with every refund. */
  readonly paidFrom: Float64Array
  /** Months held back before a month. */
  readonly heldBefore: Int32Array
  /** Whether the grace year lies before each year while both live. */
  readonly graces: readonly boolean[]
}

/** What a record pays a survivor: whole dollars by the month of the start, and the month from which waiting adds nothing. */
interface LeftBase {
  readonly full: number
  readonly limit: number | null
  readonly largest: MonthCount
  /** Entry k is a start k months after 60. */
  readonly dues: Float64Array
}

/** A survivor's plan in a pair, and the other's. */
export interface SurvivorAsked {
  readonly plan: OwnPlan
  /** The same plan's payments added up, of which the claim and the number of months held back are all that matters. */
  readonly summed: SummedPlan
  /** The plan of the same claim without the other. */
  readonly alone: OwnPlan
  /** What the test is charged against before the death, and the first month in which an add-on is part of it (`pairPlans`). */
  readonly charged: (month: MonthCount) => number
  readonly addOnFrom: MonthCount
  readonly otherPlan: OwnPlan
}

/**
 * For one person: what work changes in the expected value of a survivor's benefit under a pair of plans, mostly 0 or less; 0 without
 * work past 60.
 */
export const survivorWork = (side: SurvivorSide): ((asked: SurvivorAsked) => number) => {
  const { own: worker, other, otherCurve, life, now, rules } = side
  const { birth, work, pia } = worker
  const ends = testEnds(worker)
  const first = Math.max(now, birth.survivorFirstMonth)
  if (work === null || ends <= first) return () => 0

  const length = birth.fullMonth - now
  /** A refund may come as late as the January after full retirement age. */
  const worth = Float64Array.from({ length: length + 13 }, (_, t) => sumBetween(life, t, t + 1))
  const worthOld = sumBetween(life, length, FOR_LIFE)
  /** From here on the survivor's benefit has its months back; the own one at full retirement age. */
  const survivorOld = Math.max(first, Math.min(birth.survivorFullMonth, birth.fullMonth))
  const thisYear = Math.floor(now / 12)
  const years = Array.from({ length: Math.ceil(ends / 12) - thisYear }, (_, k) =>
    testYear(work, thisYear + k, birth.fullMonth, rules.limits),
  )
  const at = (list: Float64Array, month: MonthCount): number => list[month - now] ?? 0

  const left = new Map<string, LeftBase>()
  const leftBy = (otherPlan: OwnPlan | null, death: MonthCount): LeftBase => {
    // After a claim the month of the death changes nothing; before it, only a death past full retirement age has credits.
    const key =
      otherPlan === null
        ? `${Math.max(death, other.birth.fullMonth)}`
        : `${otherPlan.claimMonth} ${otherPlan.held.months.length}`
    const known = left.get(key)
    if (known !== undefined) return known
    const base = baseAfter(other, otherPlan, death, rules)
    const dues = Float64Array.from({ length: birth.survivorFullMonth - birth.survivorFirstMonth + 1 }, (_, k) =>
      floorToDollar(survivorDue(base, birth, birth.survivorFirstMonth + k, rules.survivor)),
    )
    const largest = otherPlan === null ? birth.survivorFullMonth : survivorBestStart(base, birth, 0, rules.survivor)
    const made = { ...base, largest, dues }
    left.set(key, made)
    return made
  }
  const dueFrom = ({ dues }: LeftBase, start: MonthCount): number =>
    dues[Math.min(dues.length - 1, start - birth.survivorFirstMonth)] ?? 0
  const restored = new Map<number, number>()
  /** The own benefit from full retirement age on in whole dollars, after a claim before it, with months given back. */
  const ownOld = (claimMonth: MonthCount, monthsRestored: number): number => {
    if (pia <= 0) return 0
    const key = claimMonth * 1_000 + monthsRestored
    const known =
      restored.get(key) ??
      floorToDollar(dueInMonth(pia, { birth, claimMonth, monthsRestored }, birth.fullMonth, rules.workerReduction))
    restored.set(key, known)
    return known
  }

  const monthsOf = (plan: OwnPlan, chargedBefore: (month: MonthCount) => number): PlanMonths => {
    const charged = new Float64Array(length)
    const paidFrom = new Float64Array(length + 14)
    const heldBefore = new Int32Array(length + 1)
    const own = plan.claimMonth < birth.fullMonth ? floorToDollar(dueUnder(plan, plan.claimMonth)) : 0
    for (let month = Math.max(now, plan.claimMonth); month < birth.fullMonth; month++) {
      paidFrom[month - now] = own
      if (month < ends) charged[month - now] = chargedBefore(month)
    }
    for (const month of plan.held.months) {
      paidFrom[month - now] = 0
      heldBefore[month - now + 1] = 1
    }
    for (const { month, amount } of plan.held.refunds) paidFrom[month - now] = at(paidFrom, month) + amount
    for (let t = length + 12; t >= 0; t--) paidFrom[t] = (paidFrom[t + 1] ?? 0) + (paidFrom[t] ?? 0) * (worth[t] ?? 0)
    for (let t = 1; t <= length; t++) heldBefore[t] = (heldBefore[t] ?? 0) + (heldBefore[t - 1] ?? 0)
    let used = false
    const graces = years.map(({ start, worksUntil }) => {
      const before = used
      for (let month = Math.max(start, worksUntil, now); month < start + 12 && !used; month++)
        used = at(charged, month) > 0
      return before
    })
    return { plan, own, charged, paidFrom, heldBefore, graces }
  }

  /** Today's value of a dollar in each month from one to before another. */
  const worthOf = (from: MonthCount, to: MonthCount): number => sumBetween(life, from - now, to - now)

  /** Today's value of all from the death on; of a claim from full retirement age on only what is paid more than it. */
  const received = (months: PlanMonths, death: MonthCount, base: LeftBase, start: MonthCount): number => {
    const { plan, own, charged, heldBefore, graces } = months
    const claim = plan.claimMonth
    const dueBefore62 = dueFrom(base, start)
    let due = dueBefore62
    let more = Math.max(own, due)
    const from = Math.floor(Math.max(death, first) / 12) - thisYear
    const yearStart = Math.max(now, (thisYear + from) * 12)
    let value = 0
    let forOwn = heldBefore[yearStart - now] ?? 0
    let forSurvivor = 0
    let grace = graces[from] ?? false
    let is62 = start >= birth.month62
    /** At 62 the months held back until then are credited. */
    const turn62 = (): void => {
      is62 = true
      due = dueFrom(base, start + forSurvivor)
      more = Math.max(own, due)
    }
    // Months held back past the survivor's full retirement age, before and after the own claim: their payment is not known yet.
    let [lateAlone, lateBoth] = [0, 0]
    for (let k = from; k < years.length; k++) {
      const year = years[k]
      if (year === undefined) break
      const end = Math.min(year.start + 12, birth.fullMonth)
      const begin = Math.max(year.start, now)
      let held = 0
      if (!is62 && birth.month62 <= begin) turn62()
      const isEven = is62 || birth.month62 >= end
      if (death <= begin && start <= begin && (claim <= begin || claim >= end) && survivorOld >= end && isEven) {
        // The same payment in every month of the year.
        const each = claim <= begin ? more : due
        const isGrace = !grace && each > 0 && year.worksUntil < end
        grace ||= isGrace
        const last = isGrace ? Math.max(begin, Math.min(end, year.worksUntil)) : end
        const count = each > 0 ? Math.min(last - begin, Math.ceil(year.excess / each)) : 0
        held = count * each
        if (claim <= begin) forOwn += count
        forSurvivor += count
        value -= each * worthOf(begin, begin + count)
      } else {
        const chargedIn = (month: MonthCount): number => {
          if (month < death) return at(charged, month)
          if (month < start) return month < claim ? 0 : own
          return month < claim ? due : more
        }
        let isGrace = false
        for (let month = Math.max(begin, year.worksUntil); month < end && !grace && !isGrace; month++)
          isGrace = chargedIn(month) > 0
        grace ||= isGrace
        const last = isGrace ? Math.min(end, year.worksUntil) : end
        for (let month = begin; month < last && held < year.excess; month++) {
          if (!is62 && month >= birth.month62) turn62()
          const amount = chargedIn(month)
          if (amount <= 0) continue
          held += amount
          if (month >= claim) forOwn++
          if (month >= start && month < birth.survivorFullMonth) forSurvivor++
          if (month < death) continue
          if (month < survivorOld) value -= amount * at(worth, month)
          else if (month < claim) lateAlone += at(worth, month)
          else lateBoth += at(worth, month)
        }
      }
      if (held > year.excess) value += (held - year.excess) * at(worth, year.start + 12)
    }
    // A refund for the year before, paid in the January of the death, is the pair's own.
    if (death === yearStart)
      for (const { month, amount } of plan.held.refunds) if (month === death) value += amount * at(worth, month)

    // Held after 62, months count at full retirement age alone.
    if (!is62) turn62()
    const dueOld = dueFrom(base, start + forSurvivor)
    /** What is due between two months before the survivor's full retirement age. */
    const dueBetween = (survivor: number, begin: MonthCount, end: MonthCount): number => {
      const toStart = Math.min(Math.max(start, begin), end)
      const toClaim = Math.min(Math.max(claim, begin), end)
      const both = Math.max(toStart, toClaim)
      return (
        survivor * worthOf(toStart, both) + own * worthOf(toClaim, both) + Math.max(own, survivor) * worthOf(both, end)
      )
    }
    const young = Math.min(Math.max(death, first), survivorOld)
    const at62 = Math.min(Math.max(birth.month62, young), survivorOld)
    value += dueBetween(dueBefore62, young, at62) + dueBetween(due, at62, survivorOld)
    const late = Math.max(death, survivorOld)
    const lateClaim = Math.min(Math.max(claim, late), birth.fullMonth)
    value += dueOld * (worthOf(late, lateClaim) - lateAlone)
    value += Math.max(own, dueOld) * (worthOf(lateClaim, birth.fullMonth) - lateBoth)
    if (claim >= birth.fullMonth) return value + stepUpValue(plan, dueOld, birth.fullMonth, life, now)
    return value + Math.max(ownOld(claim, forOwn), dueOld) * worthOld
  }

  /** Today's value of what the pair's plan would have paid from a death on, as far as `received` holds it. */
  const planned = ({ plan, paidFrom }: PlanMonths, death: MonthCount): number =>
    (paidFrom[death - now] ?? 0) + (plan.claimMonth < birth.fullMonth ? (plan.levels.at(-1)?.paid ?? 0) * worthOld : 0)

  const startsAfter = (death: MonthCount, base: LeftBase): readonly MonthCount[] => {
    const soonest = Math.max(death, first)
    return soonest < base.largest ? [soonest, base.largest] : [soonest]
  }

  /** The better of both starts after a death. */
  const bestReceived = (months: PlanMonths, death: MonthCount, base: LeftBase): number => {
    let best = Number.NEGATIVE_INFINITY
    for (const start of startsAfter(death, base)) best = Math.max(best, received(months, death, base, start))
    return best
  }

  /** What the better start adds to a plan for a survivor without work. */
  const untouched = (summed: SummedPlan, death: MonthCount, base: LeftBase): number => {
    let best = Number.NEGATIVE_INFINITY
    for (const start of startsAfter(death, base))
      best = Math.max(best, lifeStepUp(summed, dueFrom(base, start), start, life, now))
    return best
  }

  /** What deaths in the months from `from` to before `to` change: entry k is the sum of the first k. */
  const changes = (
    { summed }: SurvivorAsked,
    months: PlanMonths,
    from: MonthCount,
    to: MonthCount,
    baseAt: (death: MonthCount) => LeftBase,
    bestAt: (death: MonthCount, base: LeftBase) => number = (death, base) => bestReceived(months, death, base),
  ): Float64Array => {
    const sums = new Float64Array(Math.max(0, to - from) + 1)
    let lastBase: LeftBase | null = null
    let worth = 0
    for (let death = from; death < to; death++) {
      const chance = dyingIn(otherCurve, death - now)
      let change = 0
      if (chance > 0) {
        const base = baseAt(death)
        // Deaths before 60 all start at 60: nothing has been paid before.
        if (death >= first || lastBase !== base) {
          lastBase = base
          worth = bestAt(death, base) - planned(months, death) - untouched(summed, death, base)
        }
        change = chance * worth
      }
      sums[death - from + 1] = (sums[death - from] ?? 0) + change
    }
    return sums
  }

  /** What is kept of one claim of the survivor, for deaths before the other has claimed and before an add-on is charged. */
  interface Alone {
    readonly months: PlanMonths
    /** `bestReceived` by month of death from now; NaN where nobody has asked. */
    readonly best: Float64Array
    sums: Float64Array | null
  }
  const kept = new Map<MonthCount, Alone>()
  const keptOf = (alone: OwnPlan): Alone => {
    const known = kept.get(alone.claimMonth)
    if (known !== undefined) return known
    const months = monthsOf(alone, (month) => floorToDollar(dueUnder(alone, month)))
    const made = { months, best: new Float64Array(ends - now).fill(Number.NaN), sums: null }
    kept.set(alone.claimMonth, made)
    return made
  }
  const bestAlone = ({ months, best }: Alone, death: MonthCount, base: LeftBase): number => {
    const known = at(best, death)
    if (!Number.isNaN(known)) return known
    const found = bestReceived(months, death, base)
    best[death - now] = found
    return found
  }
  const unclaimed = (death: MonthCount): LeftBase => leftBy(null, death)

  return (asked) => {
    const { plan, alone, charged, addOnFrom, otherPlan } = asked
    const mine = keptOf(alone)
    const claimed = Math.min(ends, Math.max(now, otherPlan.claimMonth + 1))
    const base = leftBy(otherPlan, otherPlan.claimMonth + 1)
    const isAlone = addOnFrom === Number.POSITIVE_INFINITY
    const months = isAlone ? mine.months : monthsOf(plan, charged)
    const known = (death: MonthCount, left: LeftBase): number => bestAlone(mine, death, left)
    let change = changes(asked, months, claimed, ends, () => base).at(-1) ?? 0
    if (isAlone) {
      mine.sums ??= changes(asked, months, now, ends, unclaimed, known)
      return change + (mine.sums[claimed - now] ?? 0)
    }
    // Up to the month in which the add-on begins, what a survivor receives is what it is without.
    const same = Math.max(now, Math.min(claimed, addOnFrom + 1))
    change += changes(asked, months, now, same, unclaimed, known).at(-1) ?? 0
    return change + (changes(asked, months, same, claimed, unclaimed).at(-1) ?? 0)
  }
}
