import { addDays, addMonths, dateIn, daysBetween, type IsoDate, monthOf } from '#engine/month.ts'

/** What is known of a card's calendar: days of the month, 1 to 31, or null. */
export interface CardDays {
  readonly statementDay: number | null
  readonly dueDay: number | null
}

/** The law's least days between a statement and its due date, and the days we take where a date is not known. */
export interface CycleRules {
  readonly leastDays: number
  readonly usualDays: number
}

/** One statement. All dates are days of the calendar. */
export interface StatementCycle {
  /** The first day of the cycle: the day after the statement before it. */
  readonly opens: IsoDate
  /** The statement's own day: the last of the cycle. */
  readonly closes: IsoDate
  /** When this statement's payment is due. */
  readonly due: IsoDate
}

export interface CardCalendar {
  readonly statementDay: number
  readonly dueDay: number
  /** The date worked out from the other one and `usualDays`, because the visitor gave only one. */
  readonly estimated: 'statement' | 'due' | null
}

/** A day of the month `days` before or after another, in a month of 30 days. */
const moved = (day: number, days: number): number => ((((day + days - 1) % 30) + 30) % 30) + 1

/** Both days of a card, one of them estimated where only the other is known; null when neither is. */
export function calendarOf({ statementDay, dueDay }: CardDays, { usualDays }: CycleRules): CardCalendar | null {
  if (statementDay !== null && dueDay !== null) return { statementDay, dueDay, estimated: null }
  if (statementDay !== null) return { statementDay, dueDay: moved(statementDay, usualDays), estimated: 'due' }
  if (dueDay !== null) return { statementDay: moved(dueDay, -usualDays), dueDay, estimated: 'statement' }
  return null
}

/**
 * When the statement of a day is due: the first time the due day comes at least `leastDays` after it. A due date falls on the same day of
 * every month (12 CFR 1026.7(b)(11)(i)(A)), and a statement must be sent 21 days before it (1026.5(b)(2)(ii)).
 */
export function dueAfter(closes: IsoDate, dueDay: number, { leastDays }: CycleRules): IsoDate {
  const earliest = addDays(closes, leastDays)
  const here = dateIn(monthOf(earliest), dueDay)
  return here >= earliest ? here : dateIn(addMonths(monthOf(earliest), 1), dueDay)
}

/** The statement that closes on or after a day. */
function firstClosing(day: IsoDate, statementDay: number): IsoDate {
  const here = dateIn(monthOf(day), statementDay)
  return here >= day ? here : dateIn(addMonths(monthOf(day), 1), statementDay)
}

/** Statements by place: 0 is the one that closes on `today` or next, -1 the one before it. */
export function cyclesAround(
  { statementDay, dueDay }: CardCalendar,
  today: IsoDate,
  rules: CycleRules,
  [from, to]: readonly [from: number, to: number],
): readonly StatementCycle[] {
  const month = monthOf(firstClosing(today, statementDay))
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const closes = dateIn(addMonths(month, from + i), statementDay)
    return {
      opens: addDays(dateIn(addMonths(month, from + i - 1), statementDay), 1),
      closes,
      due: dueAfter(closes, dueDay, rules),
    }
  })
}

/** Days from a purchase to the day its statement must be paid: how long it is free, where the card has its grace period. */
export const daysToPay = (bought: IsoDate, calendar: CardCalendar, rules: CycleRules): number =>
  daysBetween(bought, dueAfter(firstClosing(bought, calendar.statementDay), calendar.dueDay, rules))

/**
 * How long a purchase waits on average until its statement is paid on the due date, days: half a cycle to the statement, then the days
 * to pay, over a year of cycles.
 */
export function averageDaysToPay(calendar: CardCalendar, today: IsoDate, rules: CycleRules): number {
  const year = cyclesAround(calendar, today, rules, [0, 11])
  const days = year.map(({ opens, closes, due }) => daysBetween(opens, closes) / 2 + daysBetween(closes, due))
  return days.reduce((sum, one) => sum + one, 0) / year.length
}
