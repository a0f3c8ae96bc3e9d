import { floorToDollar } from '../money.ts'
import type { MonthCount } from './birth.ts'
import { partOf } from './claim.ts'
import { shareFamilyMaximum } from './family-maximum.ts'
import { aliveThrough, type SurvivalCurve } from './mortality.ts'
import { type Outlook, type RunningSum, runningSum, sumBetween, worthOfMonth } from './outlook.ts'

/**
 * What a retired worker's record pays the family beside the worker, while the worker lives (42 USC 402(b)–(d), 403(a); 20 CFR 404.333,
 * 404.353, 404.403): half of the PIA to each child, and to a spouse of any age who cares for one under 16 or disabled, within the
 * family maximum, of which the worker's PIA is the first part. Whole dollars per month in today's dollars. Nothing is paid before the worker's
 * claim. What the children have after the worker's death does not depend on the claim and is left out.
 */

export interface ChildOfWorker {
  readonly bornIn: MonthCount
  /** Disabled since before 22: paid as long as that lasts. */
  readonly isDisabled: boolean
  /** Age in months at which the benefit ends otherwise. */
  readonly until: number
}

export interface RecordFamily {
  readonly pia: number
  readonly maximum: number
  readonly children: readonly ChildOfWorker[]
  /** The living spouse: benefit of their own at full retirement age, and whether pay leaves a benefit for caring; null for none. */
  readonly spouse: { readonly pia: number; readonly isPaidForCare: boolean } | null
}

const CARE_ENDS = 16 * 12
const HALF = { numerator: 1, denominator: 2 }

const paidChildren = ({ children }: RecordFamily, month: MonthCount): readonly ChildOfWorker[] =>
  children.filter((child) => month >= child.bornIn && (child.isDisabled || month < child.bornIn + child.until))

const hasCare = (children: readonly ChildOfWorker[], month: MonthCount): boolean =>
  children.some((child) => child.isDisabled || month < child.bornIn + CARE_ENDS)

export interface FamilyOnRecord {
  readonly children: number
  /** For a child in care; once the spouse has claimed, what the maximum takes from the spouse's own share (0 or less). */
  readonly spouse: number
}

/** One month's payments beside the worker, who has claimed. `spouseHasClaimed`: on their own, so that a share is due anyway. */
export const familyOnRecord = (family: RecordFamily, month: MonthCount, spouseHasClaimed: boolean): FamilyOnRecord => {
  const { pia, maximum, spouse } = family
  const paid = paidChildren(family, month)
  if (paid.length === 0) return { children: 0, spouse: 0 }
  const half = partOf(pia, HALF.numerator, HALF.denominator)
  const children = paid.map(() => ({ original: half, own: 0 }))
  const cares = spouse?.isPaidForCare === true && !spouseHasClaimed && hasCare(paid, month)
  const claims = spouse !== null && spouseHasClaimed && half > spouse.pia
  if (spouse === null || (!cares && !claims)) {
    const each = shareFamilyMaximum(maximum, pia, children)
    return { children: each.reduce((sum, amount) => sum + floorToDollar(amount), 0), spouse: 0 }
  }
  const own = claims ? spouse.pia : 0
  const shares = shareFamilyMaximum(maximum, pia, [...children, { original: half, own }])
  const toSpouse = floorToDollar(shares.at(-1) ?? 0)
  return {
    children: shares.slice(0, -1).reduce((sum, amount) => sum + floorToDollar(amount), 0),
    spouse: claims ? Math.min(0, toSpouse - floorToDollar(half - own)) : toSpouse,
  }
}

/** How far ahead a disabled child is followed, months. */
const MOST_MONTHS = 480

/** The first month with no child's benefit any more, at most forty years from now. */
export const familyEnds = ({ children }: RecordFamily, now: MonthCount): MonthCount =>
  children.reduce(
    (last, child) => Math.max(last, child.isDisabled ? now + MOST_MONTHS : child.bornIn + child.until),
    now,
  )

/**
 * The value of these payments for a pair of claims: weighted by the worker's life and discounted as the outlook says. Worked out once for
 * all pairs. A spouse's claim of `null` never comes.
 */
export const familyValues = (
  family: RecordFamily,
  curve: SurvivalCurve,
  outlook: Outlook,
): ((claim: MonthCount, spouseClaim: MonthCount | null) => number) => {
  const { now } = outlook
  const length = Math.min(MOST_MONTHS, Math.max(0, familyEnds(family, now) - now))
  const sums = (spouseHasClaimed: boolean): RunningSum =>
    runningSum(length, (t) => {
      const { children, spouse } = familyOnRecord(family, now + t, spouseHasClaimed)
      return (children + spouse) * worthOfMonth(outlook, now + t) * aliveThrough(curve, t)
    })
  const [before, after] = [sums(false), sums(true)]
  return (claim, spouseClaim) => {
    const from = claim - now
    const change = spouseClaim === null ? length : Math.max(from, spouseClaim - now)
    return sumBetween(before, from, change) + sumBetween(after, change, length)
  }
}
