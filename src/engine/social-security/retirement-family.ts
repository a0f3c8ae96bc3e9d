import { floorToDollar } from '../money.ts'
import type { MonthCount } from './birth.ts'
import { partOf } from './claim.ts'
import { shareFamilyMaximum } from './family-maximum.ts'
import { aliveThrough, type SurvivalCurve } from './mortality.ts'
import { type Outlook, type RunningSum, runningSum, sumBetween, worthOfMonth } from './outlook.ts'

/**
 * What the records of a couple pay the family beside themselves, while they live (42 USC 402(b)–(d), 402(k)(2), 403(a); 20 CFR 404.333,
 * 404.353, 404.403, 404.407): half of the PIA to each child, and to a parent of any age who cares for one under 16 or disabled, within the
 * family maximum, of which the worker's PIA is the first part. Nothing is paid before a worker's claim. A child of two who have both claimed
 * is paid once, on the record with the higher PIA, within the combined maximum of both (SSA Handbook § 737; POMS RS 00615.772). Whole
 * dollars per month in today's dollars. What the children have after a death does not depend on the claim and is left out.
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
  /** A worker paid for a disability has a lower maximum until the benefit becomes a retirement benefit in that month. */
  readonly disability?: { readonly maximum: number; readonly combined: number; readonly until: MonthCount } | null
  readonly children: readonly ChildOfWorker[]
  /** Whether the worker's own pay leaves a benefit for caring, on the spouse's record. */
  readonly isPaidForCare: boolean
  /** The living spouse; null for none. */
  readonly spouse: {
    /** Benefit of their own at full retirement age. */
    readonly pia: number
    /** Whether pay leaves a benefit for caring. */
    readonly isPaidForCare: boolean
    /** Their record's family maximum, and that of both records; null where the children are not entitled on it. */
    readonly record: { readonly maximum: number; readonly combined: number } | null
  } | null
}

const CARE_ENDS = 16 * 12
const HALF = { numerator: 1, denominator: 2 }

const paidChildren = ({ children }: RecordFamily, month: MonthCount): readonly ChildOfWorker[] =>
  children.filter((child) => month >= child.bornIn && (child.isDisabled || month < child.bornIn + child.until))

const hasCare = (children: readonly ChildOfWorker[], month: MonthCount): boolean =>
  children.some((child) => child.isDisabled || month < child.bornIn + CARE_ENDS)

export interface FamilyPaid {
  readonly children: number
  /** For a child in care; once both have claimed, what the maximum takes from the own share of a spouse's benefit (0 or less). */
  readonly worker: number
  readonly spouse: number
}
const NOTHING: FamilyPaid = { children: 0, worker: 0, spouse: 0 }

/** A record that pays children, and the other parent: caring for them, with a claim of their own, or neither. */
const onRecord = (
  record: { readonly pia: number; readonly maximum: number },
  count: number,
  other: { readonly pia: number; readonly cares: boolean; readonly hasClaimed: boolean } | null,
): { children: number; other: number } => {
  const half = partOf(record.pia, HALF.numerator, HALF.denominator)
  const children = Array.from({ length: count }, () => ({ original: half, own: 0 }))
  const claims = other?.hasClaimed === true && half > other.pia
  const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + floorToDollar(share), 0)
  if (other === null || (!claims && !(other.cares && !other.hasClaimed)))
    return { children: sum(shareFamilyMaximum(record.maximum, record.pia, children)), other: 0 }
  const own = claims ? other.pia : 0
  const shares = shareFamilyMaximum(record.maximum, record.pia, [...children, { original: half, own }])
  const toOther = floorToDollar(shares.at(-1) ?? 0)
  return {
    children: sum(shares.slice(0, -1)),
    other: claims ? Math.min(0, toOther - floorToDollar(half - own)) : toOther,
  }
}

/** One month's payments beside the couple's own benefits. */
export const familyInMonth = (
  family: RecordFamily,
  month: MonthCount,
  hasClaimed: boolean,
  spouseHasClaimed: boolean,
): FamilyPaid => {
  const { pia, spouse } = family
  const disability = family.disability && month < family.disability.until ? family.disability : null
  const paid = paidChildren(family, month)
  const second = spouse?.record ?? null
  const pays = hasClaimed && pia > 0
  if (paid.length === 0 || !(pays || (second !== null && spouseHasClaimed))) return NOTHING
  const care = hasCare(paid, month)
  const mine = { pia, cares: family.isPaidForCare && care, hasClaimed }
  const theirs = spouse && { pia: spouse.pia, cares: spouse.isPaidForCare && care, hasClaimed: spouseHasClaimed }
  const isBoth = pays && spouseHasClaimed && second !== null
  if (spouse !== null && second !== null && (!pays || (isBoth && spouse.pia > pia))) {
    const combined = disability?.combined ?? second.combined
    const record = { pia: spouse.pia, maximum: isBoth ? combined : second.maximum }
    const { children, other } = onRecord(record, paid.length, mine)
    return { children, worker: other, spouse: 0 }
  }
  const limits = { maximum: disability?.maximum ?? family.maximum, combined: disability?.combined ?? second?.combined }
  const record = { pia, maximum: (isBoth ? limits.combined : null) ?? limits.maximum }
  const { children, other } = onRecord(record, paid.length, theirs)
  return { children, worker: 0, spouse: other }
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
 * The value of these payments for a pair of claims, worked out once for all pairs: weighted by the worker's life, where the spouse's record
 * pays the children too by both lives, and discounted as the outlook says. A spouse's claim of `null` never comes.
 */
export const familyValues = (
  family: RecordFamily,
  curve: SurvivalCurve,
  outlook: Outlook,
  spouseCurve: SurvivalCurve | null = null,
): ((claim: MonthCount, spouseClaim: MonthCount | null) => number) => {
  const { now } = outlook
  const length = Math.min(MOST_MONTHS, Math.max(0, familyEnds(family, now) - now))
  const both = family.spouse?.record == null ? null : spouseCurve
  const sums = (hasClaimed: boolean, spouseHasClaimed: boolean): RunningSum =>
    runningSum(length, (t) => {
      const { children, worker, spouse } = familyInMonth(family, now + t, hasClaimed, spouseHasClaimed)
      const alive = aliveThrough(curve, t) * (both === null ? 1 : aliveThrough(both, t))
      return (children + worker + spouse) * worthOfMonth(outlook, now + t) * alive
    })
  const [alone, spouseAlone, together] = [sums(true, false), sums(false, true), sums(true, true)]
  return (claim, spouseClaim) => {
    const mine = claim - now
    const theirs = spouseClaim === null ? length : spouseClaim - now
    const second = Math.min(length, Math.max(mine, theirs))
    const first = mine <= theirs ? sumBetween(alone, mine, second) : sumBetween(spouseAlone, theirs, second)
    return first + sumBetween(together, second, length)
  }
}
