import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { Course } from '#engine/student/loan.ts'

/** Twelve payments of a course, counted from the first; nominal dollars. */
export interface CourseYear {
  readonly number: number
  readonly lastMonth: Month
  /** Asked in the year's first month. */
  readonly payment: number
  readonly paid: number
  readonly interest: number
  readonly balance: number
}

export function courseYears(course: Course, firstMonth: Month): readonly CourseYear[] {
  const years: CourseYear[] = []
  for (let at = 0; at < course.months; at += 12) {
    const end = Math.min(at + 12, course.months)
    let paid = 0
    let interest = 0
    for (let month = at; month < end; month++) {
      paid += course.paid[month] ?? 0
      interest += course.interest[month] ?? 0
    }
    years.push({
      number: at / 12 + 1,
      lastMonth: addMonths(firstMonth, end - 1),
      payment: roundToCent(course.paid[at] ?? 0),
      paid: roundToCent(paid),
      interest: roundToCent(interest),
      balance: roundToCent(course.balance[end - 1] ?? 0),
    })
  }
  return years
}
