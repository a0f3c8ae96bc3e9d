/**
 * Social Security for one person or a couple the slow way: every pair of months of death, every month up to it, each rule written
 * out again from the law. Months count from year 0 (year × 12 + month of the year from 0); dollars are today's.
 */

export interface OraclePerson {
  /** The month in which the law's ages are reached: somebody born on the 1st belongs to the month before. */
  readonly born: number
  /** Full retirement age in months, for one's own benefit and for a survivor's. */
  readonly fullAge: number
  readonly survivorFullAge: number
  /** Monthly benefit at full retirement age. */
  readonly pia: number
  /** The month of the claim. */
  readonly claim: number
  /** Chance of dying in month 0 (now), 1, 2, …; adds to 1. */
  readonly dying: readonly number[]
}

export interface OracleWorld {
  readonly now: number
  readonly realRate: number
  readonly cutFrom: number
  readonly paidShare: number
}

const wholeDollars = (amount: number): number => Math.floor(amount + 1e-7)
const dimes = (amount: number): number => Math.floor(amount * 10 + 1e-6) / 10

/** Due for a month in dimes, before the payment is rounded down to a dollar. */
const retirement = (p: OraclePerson, month: number): number => {
  if (month < p.claim) return 0
  const full = p.born + p.fullAge
  if (p.claim < full) {
    const early = full - p.claim
    const first = Math.min(36, early)
    return dimes(p.pia * (1 - ((first * 5) / 9 + ((early - first) * 5) / 12) / 100))
  }
  const seventy = p.born + 840
  const earned = Math.min(p.claim, seventy) - full
  const januaryOfMonth = Math.floor(month / 12) * 12
  const posted = month >= seventy ? earned : Math.min(earned, Math.max(0, januaryOfMonth - full))
  return dimes(p.pia * (1 + (posted * 2) / 300))
}

/** The add-on from the other's record while both live: half the other's full benefit less one's own, reduced for age. */
const spouseAddOn = (p: OraclePerson, other: OraclePerson, month: number): number => {
  const start = Math.max(p.claim, other.claim)
  if (month < start) return 0
  const early = Math.max(0, p.born + p.fullAge - start)
  const first = Math.min(36, early)
  const share = 1 - ((first * 25) / 36 + ((early - first) * 5) / 12) / 100
  const half = dimes(other.pia / 2)
  const excess = Math.max(0, half - p.pia)
  return Math.max(0, Math.min(dimes(excess * share), dimes(half - retirement(p, month))))
}

/** A widow's or widower's whole benefit when the other died in `death` and it starts in `start`. */
const survivor = (p: OraclePerson, other: OraclePerson, death: number, start: number): number => {
  const full = other.born + other.fullAge
  const claimed = other.claim < death
  const until = Math.min(claimed ? other.claim : death, other.born + 840)
  const unreduced = dimes(other.pia * (1 + (Math.max(0, until - full) * 2) / 300))
  const span = p.survivorFullAge - 720
  const early = Math.max(0, p.born + p.survivorFullAge - start)
  const reduced = dimes(unreduced * (1 - (0.285 * early) / span))
  if (!claimed || other.claim >= full) return reduced
  return Math.min(reduced, Math.max(retirement(other, death), dimes(0.825 * other.pia)))
}

const worth = (month: number, world: OracleWorld): number =>
  (1 + world.realRate) ** (-(month - world.now) / 12) * (month >= world.cutFrom ? world.paidShare : 1)

/** What `p` is paid in `month` when the other died (or will die) in `otherDeath` and a survivor's benefit starts in `start`. */
const paid = (p: OraclePerson, other: OraclePerson, month: number, otherDeath: number, start: number): number => {
  const own = retirement(p, month)
  if (month < otherDeath) return wholeDollars(own + spouseAddOn(p, other, month))
  return wholeDollars(month < start ? own : Math.max(own, survivor(p, other, otherDeath, start)))
}

const stream = (
  p: OraclePerson,
  other: OraclePerson,
  world: OracleWorld,
  from: number,
  until: number,
  otherDeath: number,
  start: number,
): number => {
  let sum = 0
  for (let month = from; month < until; month++) sum += worth(month, world) * paid(p, other, month, otherDeath, start)
  return sum
}

/**
 * Whether the survivor does better, on average over the months of death still possible, to start at once or in the first month that
 * brings as much as full age does.
 */
const bestStart = (p: OraclePerson, other: OraclePerson, world: OracleWorld, otherDeath: number): number => {
  const soonest = Math.max(otherDeath, p.born + 720, world.now)
  const most = survivor(p, other, otherDeath, p.born + p.survivorFullAge)
  let largest = soonest
  while (survivor(p, other, otherDeath, largest) < most) largest++
  let gain = 0
  p.dying.forEach((chance, x) => {
    if (chance === 0) return
    const death = world.now + x
    gain +=
      chance *
      (stream(p, other, world, otherDeath, death, otherDeath, soonest) -
        stream(p, other, world, otherDeath, death, otherDeath, largest))
  })
  return gain >= 0 ? soonest : largest
}

/** Expected present value of everything a couple is paid from now on. */
export const couplePresentValue = (a: OraclePerson, b: OraclePerson, world: OracleWorld): number => {
  const startA = b.dying.map((chance, x) => (chance === 0 ? 0 : bestStart(a, b, world, world.now + x)))
  const startB = a.dying.map((chance, x) => (chance === 0 ? 0 : bestStart(b, a, world, world.now + x)))
  let sum = 0
  a.dying.forEach((chanceA, x) => {
    b.dying.forEach((chanceB, y) => {
      if (chanceA === 0 || chanceB === 0) return
      const deathA = world.now + x
      const deathB = world.now + y
      sum +=
        chanceA *
        chanceB *
        (stream(a, b, world, world.now, deathA, deathB, startA[y] ?? 0) +
          stream(b, a, world, world.now, deathB, deathA, startB[x] ?? 0))
    })
  })
  return sum
}

/** Expected present value of one person's own benefit from now on. */
export const ownPresentValue = (p: OraclePerson, world: OracleWorld): number => {
  let sum = 0
  p.dying.forEach((chance, x) => {
    for (let month = world.now; month < world.now + x; month++)
      sum += chance * worth(month, world) * wholeDollars(retirement(p, month))
  })
  return sum
}

/**
 * Months after the later claim until its payments have caught up, without interest: the earlier claim's head start over the
 * difference of the monthly amounts, rounded up to a whole month; null when the later amount is not larger.
 */
export const monthsToCatchUp = (early: number, late: number, monthsApart: number): number | null =>
  late > early ? Math.ceil((early * monthsApart) / (late - early) - 1e-9) : null
