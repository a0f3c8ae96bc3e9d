/** Every date of the life manager as a calendar file, and the bills as a table for spreadsheets. Pure. */
import type { CalendarEvent, CalendarFile, Table } from '#calculators/kit/presentation.ts'
import type { Household } from '#engine/household/household.ts'
import { billDatesOf } from '#engine/household/payment-dates.ts'
import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import { costSoFar, monthlyCost, usualAmount, yearlyCost } from '#engine/planning/bills/bill-history.ts'
import { dueState } from '#engine/planning/bills/due-state.ts'
import { renewalOf } from '#engine/planning/bills/renewals.ts'
import { optionName } from '../picture/words/option-names.ts'
import { csvColumns, calendarWords as words } from './words/life-words.ts'

const MONTHS = 12

/** A year of due dates, the days to cancel by, renewals, ends and expiry dates, earliest first. */
export function lifeCalendar({ bills, documents, policies }: Household, today: IsoDate): CalendarFile {
  const last = addMonthsToDate(today, MONTHS)
  const events = bills.flatMap((bill): CalendarEvent[] => {
    const { name } = bill
    const renewal = renewalOf(bill, today)
    const due = billDatesOf(bill, today, last).map((date) => ({
      date,
      title: words.due(name),
      note: words.dueNote(usualAmount(bill)),
    }))
    const isNoticed = renewal !== null && (renewal.of === 'term' || (bill.noticeDays ?? 0) > 0)
    return [
      ...due,
      ...(isNoticed && renewal.daysLeft >= 0
        ? [{ date: renewal.cancelBy, title: words.cancel(name), note: words.cancelNote({ on: renewal.on }) }]
        : []),
      ...(renewal?.of === 'term' ? [{ date: renewal.on, title: words.renews(name) }] : []),
      ...(bill.endsOn !== null && bill.endsOn >= today ? [{ date: bill.endsOn, title: words.ends(name) }] : []),
    ]
  })
  const papers = documents.flatMap(({ name, expiresOn }) =>
    expiresOn !== null && expiresOn >= today ? [{ date: expiresOn, title: words.expires(name) }] : [],
  )
  const covers = policies.flatMap(({ name, renewsOn }) =>
    renewsOn !== null && renewsOn >= today ? [{ date: renewsOn, title: words.policy(name) }] : [],
  )
  return {
    fileName: 'bills-and-renewals.ics',
    events: [...events, ...papers, ...covers].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }
}

/** One line for each bill, with all that is known and worked out. */
export function billsTable({ bills }: Household, today: IsoDate): Pick<Table, 'columns' | 'rows'> {
  return {
    columns: csvColumns,
    rows: bills.map((bill) => {
      const renewal = renewalOf(bill, today)
      return [
        bill.name,
        optionName('bills', 'kind', bill.kind),
        usualAmount(bill),
        optionName('bills', 'every', bill.every),
        monthlyCost(bill),
        yearlyCost(bill),
        costSoFar(bill, today).total,
        dueState(bill, today).next ?? '',
        renewal?.on ?? '',
        renewal?.cancelBy ?? '',
        bill.endsOn ?? '',
      ]
    }),
  }
}
