import { floorToDollar } from '../money.ts'
import { type LegalBirth, type MonthCount, yearOfCount } from './birth.ts'
import { partOf } from './claim.ts'
import { chargeYear, type EarningsLimits, excessEarnings } from './earnings-test.ts'
import { shareFamilyMaximum } from './family-maximum.ts'
import type { RecordAtDeath } from './record-at-death.ts'
import { parentInCareAmount, type SurvivorBase, type SurvivorLaw, survivorDue } from './survivor.ts'

/**
 * What a family is paid month by month after a worker's death: children (42 USC 402(d)), the parent who cares for a child under 16
 * (402(g)), the widow or widower later (402(e), (f)), all within the family maximum (403(a)), less what the survivor's pay takes
 * (403(b)). Whole dollars per month in today's dollars. Months are counts (see birth.ts). A survivor who marries again before 60 is
 * not followed.
 */

export interface FamilyLaw {
  readonly survivor: SurvivorLaw
  /** Share of the PIA for a child, and for the parent with a child in care. */
  readonly childInCareShare: number
  readonly limits: EarningsLimits
}

export interface OrphanedChild {
  /** The month in which age 0 is attained; see `legalBirth`. */
  readonly bornIn: MonthCount
  /** Age in months at which the benefit ends: 18 years, or up to 19 for a full-time student of a high school. */
  readonly until: number
}

export interface SurvivingSpouse {
  readonly birth: LegalBirth
  /** Pay a year in today's dollars until the month it stops. */
  readonly yearlyPay: number
  readonly stops: MonthCount
  /** First month of the widow's or widower's benefit that is wanted: 60 at the earliest. */
  readonly widowStart: MonthCount
  readonly base: SurvivorBase
  /** A retirement benefit of one's own from full retirement age on; 0 for none. */
  readonly ownPia: number
}

export interface OrphanedFamily {
  readonly record: RecordAtDeath
  readonly children: readonly OrphanedChild[]
  /** Null where nobody was married to the worker. */
  readonly spouse: SurvivingSpouse | null
}

export interface FamilyMonth {
  readonly month: MonthCount
  readonly children: number
  /** To the spouse: for a child in care, or as a widow or widower, or on a record of one's own. */
  readonly spouse: number
  /** Not paid because of the spouse's pay, after what the children get of it. */
  readonly heldBack: number
}

/** The youngest age at which a child no longer makes a parent's benefit, in months. */
const CARE_ENDS = 16 * 12

const isPaid = (child: OrphanedChild, month: MonthCount): boolean =>
  month >= child.bornIn && month < child.bornIn + child.until

interface Due {
  /** What each child may be paid with nobody else on the record, in dimes. */
  readonly childOriginal: number
  readonly count: number
  readonly maximum: number
  /** What the maximum leaves the spouse, in dimes; 0 for none. */
  readonly share: number
  /** The same after the reduction for age, which comes last (20 CFR 404.406) and gives nothing to the children. */
  readonly spouse: number
  readonly own: number
}

const dueIn = (family: OrphanedFamily, month: MonthCount, law: FamilyLaw): Due => {
  const { record, children, spouse } = family
  const { pia, maximum } = record
  const hasStatus = record.fullyInsured || record.currentlyInsured
  const paid = hasStatus ? children.filter((child) => isPaid(child, month)) : []
  const childOriginal = partOf(pia, Math.round(law.childInCareShare * 1000), 1000)
  const hasCare = paid.some((child) => month < child.bornIn + CARE_ENDS)
  const isWidow = spouse !== null && record.fullyInsured && month >= spouse.widowStart
  const own = spouse !== null && month >= spouse.birth.fullMonth ? spouse.ownPia : 0
  const alone = { childOriginal, count: paid.length, maximum, own }
  if (spouse === null || (!hasCare && !isWidow)) return { ...alone, share: 0, spouse: 0 }
  const original = isWidow ? spouse.base.full : parentInCareAmount(pia, law.childInCareShare)
  const members = [{ original, own: 0 }, ...paid.map(() => ({ original: childOriginal, own: 0 }))]
  const adjusted = paid.length > 0 ? (shareFamilyMaximum(maximum, 0, members)[0] ?? 0) : original
  const reduced = isWidow
    ? survivorDue({ ...spouse.base, full: adjusted }, spouse.birth, spouse.widowStart, law.survivor)
    : adjusted
  return { ...alone, share: adjusted, spouse: reduced }
}

/** All children together, in whole dollars each: what is held back from the spouse goes to them, up to their own amounts. */
const toChildren = ({ childOriginal, count, maximum, share }: Due, heldBack: number): number => {
  if (count === 0) return 0
  const each = Math.min(childOriginal, (maximum - Math.max(0, share - heldBack)) / count)
  return count * floorToDollar(Math.max(0, each))
}

/** One calendar year of the spouse's payments, with the months held back because of pay; a refund is paid in the last of them. */
const spousePaidInYear = (
  spouse: SurvivingSpouse | null,
  due: readonly Due[],
  year: number,
  limits: EarningsLimits,
) => {
  const whole = due.map((one) => floorToDollar(one.spouse))
  if (spouse === null || spouse.yearlyPay <= 0) return whole
  const { fullMonth } = spouse.birth
  const start = year * 12
  const reachesFullAge = fullMonth < start + 12
  if (fullMonth <= start) return whole
  const counted = Math.max(0, Math.min(spouse.stops, reachesFullAge ? fullMonth : start + 12) - start)
  const excess = excessEarnings((spouse.yearlyPay * counted) / 12, limits, reachesFullAge)
  const charged = chargeYear(
    excess,
    whole.map((benefit, month) => (start + month < fullMonth ? benefit : 0)),
  )
  const last = charged.heldBack.at(-1)
  return whole.map((benefit, month) =>
    charged.heldBack.includes(month) ? (month === last ? charged.refund : 0) : benefit,
  )
}

/**
 * The months from `from` (the month of the death) to before `to`. Deductions for work come before the family maximum, so that children
 * share what a working parent is not paid (42 USC 403(a)(4); POMS RS 02501.160). Pay counts by calendar year; that of the year of the
 * death counts whole, and no grace year is given, as somebody who works on has no month without work.
 */
export const familyMonths = (
  family: OrphanedFamily,
  from: MonthCount,
  to: MonthCount,
  law: FamilyLaw,
): readonly FamilyMonth[] => {
  const { spouse } = family
  const months: FamilyMonth[] = []
  for (let year = yearOfCount(from); year * 12 < to; year++) {
    const start = year * 12
    const nothing: Due = { childOriginal: 0, count: 0, maximum: 0, share: 0, spouse: 0, own: 0 }
    const due = Array.from({ length: 12 }, (_, i) =>
      start + i < from || start + i >= to ? nothing : dueIn(family, start + i, law),
    )
    const paid = spousePaidInYear(spouse, due, year, law.limits)
    due.forEach((one, i) => {
      const month = start + i
      if (month < from || month >= to) return
      const onRecord = paid[i] ?? 0
      const unpaid = floorToDollar(one.spouse) - onRecord
      const children = toChildren(one, unpaid)
      const most = toChildren(one, 0) + floorToDollar(one.spouse)
      months.push({
        month,
        children,
        spouse: Math.max(onRecord, floorToDollar(one.own)),
        heldBack: Math.max(0, most - children - onRecord),
      })
    })
  }
  return months
}

/** Twelve-month sums from the first month on: what each year after the death pays. */
export const familyYears = (months: readonly FamilyMonth[]): readonly Omit<FamilyMonth, 'month'>[] => {
  const years: { children: number; spouse: number; heldBack: number }[] = []
  months.forEach((month, i) => {
    const year = Math.floor(i / 12)
    years[year] ??= { children: 0, spouse: 0, heldBack: 0 }
    const sum = years[year]
    sum.children += month.children
    sum.spouse += month.spouse
    sum.heldBack += month.heldBack
  })
  return years
}
