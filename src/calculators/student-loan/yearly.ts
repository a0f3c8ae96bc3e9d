import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { Course } from '#engine/student/loan.ts'
import { perContext } from '../kit/calculator.ts'
import type { ComparedContext } from './context.ts'

/** Twelve payments of a course, counted from the first; nominal dollars. */
export interface CourseYear {
  readonly number: number
  readonly lastMonth: Month
  /** Asked in the year's first month. */
  readonly payment: number
  readonly paid: number
  readonly interest: number
  /** Principal the government took off, and what is forgiven: owed before, with interest, less what was paid and what is owed after. */
  readonly takenOff: number
  readonly balance: number
}

/** What is owed less by other hands in the payments from `from` to before `to`; `owed` today. */
export function takenOff(course: Course, owed: number, from: number, to: number): number {
  let left = from === 0 ? owed : (course.balance[from - 1] ?? 0)
  for (let month = from; month < to; month++) left += (course.interest[month] ?? 0) - (course.paid[month] ?? 0)
  return Math.max(0, roundToCent(left - (course.balance[to - 1] ?? 0)))
}

/** The plan looked at, year by year. */
export const focusYears = perContext(({ inputs, result: { focus, owed } }: ComparedContext): readonly CourseYear[] => {
  const { course } = focus
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
      lastMonth: addMonths(inputs.firstMonth as Month, end - 1),
      payment: roundToCent(course.paid[at] ?? 0),
      paid: roundToCent(paid),
      interest: roundToCent(interest),
      takenOff: takenOff(course, owed, at, end),
      balance: roundToCent(course.balance[end - 1] ?? 0),
    })
  }
  return years
})
