/*
 * What a year with a health plan costs in total, by the year's medical bills: premium, what is paid of the bills, less HSA money. One
 * person, care inside the network, bills at the plan's negotiated prices, the whole year's bills at once; care that a plan must cover in
 * full is not among the bills. Dollars a year.
 */

export interface HealthPlan {
  /** What the person pays for the plan. */
  readonly premium: number
  readonly deductible: number
  /** Share paid after the deductible, 0 to 1. */
  readonly coinsurance: number
  /** The most that is paid of the bills in a year. */
  readonly outOfPocketMost: number
  /** A flat amount for each office visit, before and after the deductible; null: visits are bills like others. */
  readonly copay: number | null
  /** Put into an HSA by the employer. */
  readonly employerHsa: number
  /** Put into an HSA by the person. */
  readonly ownHsa: number
  /** Tax saved on each dollar of it, 0 to 1. */
  readonly taxRate: number
}

/** Office visits inside the bills: how many at most, and what one is billed at. The first dollars of the bills are visits. */
export interface Visits {
  readonly count: number
  readonly price: number
}

/** What has to be paid whatever happens, HSA money taken off; may be below zero. */
export const fixedCost = ({ premium, employerHsa, ownHsa, taxRate }: HealthPlan): number =>
  premium - employerHsa - ownHsa * taxRate

/** The part of the year's bills that the person pays. */
export function paidOfBills(plan: HealthPlan, bills: number, visits: Visits): number {
  const { deductible, coinsurance, outOfPocketMost, copay } = plan
  const visitBills = copay === null ? 0 : Math.min(bills, visits.count * visits.price)
  const copays = visits.price > 0 && copay !== null ? (visitBills / visits.price) * Math.min(copay, visits.price) : 0
  const rest = bills - visitBills
  const paid = copays + Math.min(rest, deductible) + coinsurance * Math.max(0, rest - deductible)
  return Math.min(paid, outOfPocketMost)
}

export const totalCost = (plan: HealthPlan, bills: number, visits: Visits): number =>
  fixedCost(plan) + paidOfBills(plan, bills, visits)
/** The most a year can cost. */
export const worstCost = (plan: HealthPlan): number => fixedCost(plan) + plan.outOfPocketMost

/** Bills at which a plan's line bends, in order; between two of them it is straight. */
export function bends(
  { deductible, coinsurance, outOfPocketMost, copay }: HealthPlan,
  visits: Visits,
): readonly number[] {
  const visitEnd = copay === null ? 0 : visits.count * visits.price
  const share = copay === null || visits.price <= 0 ? 0 : Math.min(copay, visits.price) / visits.price
  const copays = share * visitEnd
  const found = [visitEnd, visitEnd + deductible]
  // Where the most is reached, on whichever of the three stretches it lies.
  if (share > 0 && outOfPocketMost <= copays) found.push(outOfPocketMost / share)
  else if (outOfPocketMost <= copays + deductible) found.push(visitEnd + outOfPocketMost - copays)
  else if (coinsurance > 0) found.push(visitEnd + deductible + (outOfPocketMost - copays - deductible) / coinsurance)
  return found.sort((a, b) => a - b)
}

/** Bills up to which one plan stays the cheapest. */
export interface CheapestStretch {
  readonly plan: number
  readonly from: number
  readonly to: number
}

/** Bills between 0 and `upTo` at which two plans cost the same, where they change places; not where they run together. */
export function crossings(a: HealthPlan, b: HealthPlan, visits: Visits, upTo: number): readonly number[] {
  const gap = (bills: number) => totalCost(a, bills, visits) - totalCost(b, bills, visits)
  const stops = [...new Set([0, ...bends(a, visits), ...bends(b, visits), upTo])]
    .filter((at) => at >= 0 && at <= upTo)
    .sort((x, y) => x - y)
  const found: number[] = []
  let sign = 0
  let last = 0
  for (const stop of stops) {
    const here = gap(stop)
    const now = Math.abs(here) < 1e-9 ? 0 : Math.sign(here)
    if (now !== 0 && sign !== 0 && now !== sign) {
      const before = gap(last)
      // A straight line between two bends: where it meets zero. After a stretch of zero it is where that stretch ended.
      found.push(before === 0 ? last : last + ((stop - last) * before) / (before - here))
    }
    if (now !== 0) {
      sign = now
      last = stop
    } else if (sign !== 0 && gap(last) !== 0) last = stop
  }
  return found
}

/** Which plan is the cheapest, from no bills to `upTo`. Of equals the first counts. */
export function cheapestStretches(
  plans: readonly HealthPlan[],
  visits: Visits,
  upTo: number,
): readonly CheapestStretch[] {
  if (plans.length === 0 || upTo <= 0) return []
  const edges = new Set([0, upTo])
  plans.forEach((a, i) => {
    for (const b of plans.slice(i + 1)) for (const at of crossings(a, b, visits, upTo)) edges.add(at)
  })
  const sorted = [...edges].sort((a, b) => a - b)
  const found: CheapestStretch[] = []
  for (let i = 1; i < sorted.length; i++) {
    const [from, to] = [sorted[i - 1] ?? 0, sorted[i] ?? 0]
    if (to - from < 1e-6) continue
    const plan = cheapestAt(plans, (from + to) / 2, visits)
    const before = found.at(-1)
    if (before?.plan === plan) found[found.length - 1] = { ...before, to }
    else found.push({ plan, from, to })
  }
  return found
}

/** The place of the cheapest plan for these bills; of equals the first. */
export const cheapestAt = (plans: readonly HealthPlan[], bills: number, visits: Visits): number => {
  const costs = plans.map((plan) => totalCost(plan, bills, visits))
  return costs.indexOf(Math.min(...costs))
}
