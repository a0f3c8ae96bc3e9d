/** Cover on the first day of a month by a plan that goes with a health savings account; `none` also where other cover or Medicare stands in the way. */
export type Cover = 'none' | 'self' | 'family'

/** Dollars a year. */
export interface AccountLimits {
  readonly self: number
  readonly family: number
  readonly catchUp: number
}
export interface Saver {
  /** January to December. */
  readonly cover: readonly Cover[]
  /** Reaches 55 by the end of the year. */
  readonly catchUp: boolean
}

/**
 * What may go in, by whose account it fits, dollars. `ownFirst` and `ownSecond` fit only that person's account (self-only cover, or a family plan while the other is not
 * eligible); `shared` is one family limit that a couple divides as they like. Catch-ups fit only the own account.
 */
export interface Pools {
  readonly ownFirst: number
  readonly ownSecond: number
  readonly shared: number
  readonly catchUpFirst: number
  readonly catchUpSecond: number
  readonly total: number
}

/**
 * The sum of twelve monthly limits (IRC 223(b)(2), (3)): a twelfth of the year's limit for each month with cover on its first day. When either of a couple has family cover,
 * both count as having it, and together they have one family limit (IRC 223(b)(5)).
 */
export function monthlyPools(first: Saver, second: Saver | null, limits: AccountLimits): Pools {
  // Counted in months and multiplied once, so that twelve months are the whole limit to the last bit.
  const months = {
    ownFirstSelf: 0,
    ownFirstFamily: 0,
    ownSecondSelf: 0,
    ownSecondFamily: 0,
    shared: 0,
    first: 0,
    second: 0,
  }
  for (let month = 0; month < 12; month++) {
    const one = first.cover[month] ?? 'none'
    const two = second?.cover[month] ?? 'none'
    const family = one === 'family' || two === 'family'
    if (one !== 'none') months.first++
    if (two !== 'none') months.second++
    if (family && one !== 'none' && two !== 'none') months.shared++
    else if (one !== 'none') months[family ? 'ownFirstFamily' : 'ownFirstSelf']++
    if (two !== 'none' && !(family && one !== 'none')) months[family ? 'ownSecondFamily' : 'ownSecondSelf']++
  }
  const part = (self: number, family: number) => (self * limits.self + family * limits.family) / 12
  const ownFirst = part(months.ownFirstSelf, months.ownFirstFamily)
  const ownSecond = part(months.ownSecondSelf, months.ownSecondFamily)
  const shared = part(0, months.shared)
  const catchUpFirst = first.catchUp ? (months.first * limits.catchUp) / 12 : 0
  const catchUpSecond = second?.catchUp ? (months.second * limits.catchUp) / 12 : 0
  return {
    ownFirst,
    ownSecond,
    shared,
    catchUpFirst,
    catchUpSecond,
    total: ownFirst + ownSecond + shared + catchUpFirst + catchUpSecond,
  }
}

const ANY = ['self', 'family']
/** Who is covered on December 1 counts as covered that way all year (IRC 223(b)(8)); else the months stand. */
function asInDecember(saver: Saver): Saver {
  const december = saver.cover[11] ?? 'none'
  return ANY.includes(december) ? { ...saver, cover: Array.from({ length: 12 }, () => december) } : saver
}

export interface YearLimit {
  /** By the months alone. */
  readonly byMonth: Pools
  /** What may go in: with the last-month rule for whom it gives more. */
  readonly most: Pools
  /** What only the last-month rule allows, dollars. */
  readonly lastMonthAdds: number
}

/** Which of equal totals a couple is shown: the one with most to divide as they like. */
const freer = (a: Pools, b: Pools): boolean =>
  a.total > b.total + 1e-9 || (a.total > b.total - 1e-9 && a.shared > b.shared + 1e-9)

/** Every way the last-month rule may be used: by nobody, by either or by both. The first is by the months alone. */
function waysOf(first: Saver, second: Saver | null, limits: AccountLimits): readonly [Pools, ...Pools[]] {
  const seconds = second === null ? [null] : [second, asInDecember(second)]
  const rest = [first, asInDecember(first)].flatMap((one) => seconds.map((two) => monthlyPools(one, two, limits)))
  return [monthlyPools(first, second, limits), ...rest.slice(1)]
}

/**
 * The year's limit: the larger of the twelve monthly limits and, for anybody covered on December 1, the whole year as in December (last-month rule; Form 8889 instructions, line 3).
 * Each of a couple may use the rule or not; the largest total is taken, of equal ones that with the most to divide.
 */
export function yearLimit(first: Saver, second: Saver | null, limits: AccountLimits): YearLimit {
  const [byMonth, ...others] = waysOf(first, second, limits)
  let most = byMonth
  for (const pools of others) if (freer(pools, most)) most = pools
  return { byMonth, most, lastMonthAdds: Math.max(0, most.total - byMonth.total) }
}

/**
 * What may go in when these deposits are made: the same choice, but the way that leaves the least excess, of those the one with the most room for the first person. The largest total is not
 * always it: the rule may move a month's limit from one account to the other.
 */
export function limitForDeposits(
  first: Saver,
  second: Saver | null,
  limits: AccountLimits,
  firstPuts: number,
  secondPuts: number,
): Pools {
  const [byMonth, ...others] = waysOf(first, second, limits)
  let best = byMonth
  for (const pools of others) {
    const less = excessOver(best, firstPuts, secondPuts) - excessOver(pools, firstPuts, secondPuts)
    const more = roomFor(pools, secondPuts) - roomFor(best, secondPuts)
    if (less > 1e-9 || (less > -1e-9 && (more > 1e-9 || (more > -1e-9 && freer(pools, best))))) best = pools
  }
  return best
}

/** Deposits of each person, the employer's included, that fit nowhere; dollars. */
export function excessOver(pools: Pools, firstPuts: number, secondPuts: number): number {
  const first = Math.max(0, firstPuts - pools.catchUpFirst - pools.ownFirst)
  const second = Math.max(0, secondPuts - pools.catchUpSecond - pools.ownSecond)
  return Math.max(0, first + second - pools.shared)
}

/** The most the first person can still add to the own account when the second puts in `secondPuts`, dollars. */
export function roomFor(pools: Pools, secondPuts: number): number {
  const second = Math.max(0, secondPuts - pools.catchUpSecond - pools.ownSecond)
  return pools.catchUpFirst + pools.ownFirst + Math.max(0, pools.shared - second)
}
