import type { Household } from '#engine/household/household.ts'
import { addMonths, dateIn, formatMonth, type IsoDate, type Month, monthOf, yearOf } from '#engine/month.ts'
import { earlyWithdrawal, separationAge } from '#facts/retirement/early-withdrawal.ts'
import { firstEnrollment, medicareAge } from '#facts/retirement/medicare-enrollment.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { charitableDistributionAge } from '#facts/retirement/required-distributions.ts'
import { ageTables } from '#facts/social-security/rules.ts'
import { requiredAgeYear, requiredBy } from '../../retirement/required-distributions.ts'
import { fromMonthCount, legalBirth } from '../../social-security/birth.ts'

/** Ages at which law changes what money may do. */
export const lawDateKeys = [
  'catch-up',
  'separation',
  'health-catch-up',
  'early-withdrawal',
  'higher-catch-up',
  'first-claim',
  'medicare-income',
  'medicare',
  'full-age',
  'last-credit',
  'charity',
  'required',
] as const
export type LawDateKey = (typeof lawDateKeys)[number]

export interface LawDate {
  readonly key: LawDateKey
  readonly person: string
  readonly name: string
  /** The first month it holds, or the whole year where `isYear`. */
  readonly from: Month
  /** The last month of a window; null: it stays. */
  readonly until: Month | null
  readonly isYear: boolean
  /** Age in months reached by then. */
  readonly ageMonths: number
}

/** Years before Medicare whose income sets its price. */
const LOOK_BACK = 2
const MONTHS = 12
/** Only the month of birth is known: nobody is taken to be born on the 1st or 2nd, for whom Social Security and Medicare come a month earlier. */
const USUAL_DAY = 15

/** A person's dates, in their order. */
export function lawDatesOf(born: Month, person: string, name: string): readonly LawDate[] {
  const year = yearOf(born)
  const birth = legalBirth(dateIn(born, USUAL_DAY), ageTables)
  if (birth === null) return []
  const inYear = (key: LawDateKey, age: number, lastAge: number | null = null): LawDate => ({
    key,
    person,
    name,
    from: formatMonth(year + age, 1),
    until: lastAge === null ? null : formatMonth(year + lastAge, MONTHS),
    isYear: true,
    ageMonths: age * MONTHS,
  })
  const atMonth = (key: LawDateKey, from: Month, ageMonths: number, until: Month | null = null): LawDate => ({
    key,
    person,
    name,
    from,
    until,
    isYear: false,
    ageMonths,
  })
  const atAge = (key: LawDateKey, age: number) => atMonth(key, addMonths(born, age * MONTHS), age * MONTHS)
  const ages = catchUpAges.value
  const sixtyFive = addMonths(born, medicareAge.value * MONTHS)
  const { monthsBefore, monthsAfter } = firstEnrollment.value
  const requiredYear = requiredAgeYear(dateIn(born, USUAL_DAY))
  const dates: readonly LawDate[] = [
    inYear('catch-up', ages.plansAndIras),
    inYear('separation', separationAge.value.age),
    inYear('health-catch-up', ages.healthAccount),
    atAge('early-withdrawal', earlyWithdrawal.value.untilAge),
    inYear('higher-catch-up', ages.higherFrom, ages.higherTo),
    atMonth('first-claim', fromMonthCount(birth.firstMonth), ageTables.ages.worker + 1),
    inYear('medicare-income', medicareAge.value - LOOK_BACK, medicareAge.value - LOOK_BACK),
    atMonth(
      'medicare',
      addMonths(sixtyFive, -monthsBefore),
      medicareAge.value * MONTHS,
      addMonths(sixtyFive, monthsAfter),
    ),
    atMonth('full-age', fromMonthCount(birth.fullMonth), birth.fullAge),
    atMonth('last-credit', fromMonthCount(birth.month70), ageTables.ages.lastCredit),
    atAge('charity', charitableDistributionAge.value),
    { ...inYear('required', requiredYear - year), until: monthOf(requiredBy(requiredYear, requiredYear)) },
  ]
  return [...dates].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** The dates of everybody grown up whose birth month is known, those over left out. */
export function datesAhead({ people }: Household, today: IsoDate): readonly LawDate[] {
  const month = monthOf(today)
  return people
    .filter(({ role }) => role === 'you' || role === 'partner')
    .flatMap(({ born, id, name }) => (born === null ? [] : lawDatesOf(born, id, name)))
    .filter(({ from, until }) => (until ?? from) >= month)
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}
