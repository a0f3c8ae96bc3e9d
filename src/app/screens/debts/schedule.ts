/** The plan's months as tables, as a file for spreadsheets, and as dates for a calendar. Pure. */
import type { CalendarEvent, CalendarFile, Table } from '#calculators/kit/presentation.ts'
import type { PayoffMonth } from '#engine/cards/payoff.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import { dateIn, monthOf } from '#engine/month.ts'
import { type DebtView, nameOf } from './debt-view.ts'
import { calendarWords, monthWords as words } from './words/plan-words.ts'

const rowsOf = ({ chosen }: DebtView): readonly PayoffMonth[] => chosen?.course.rows ?? []

/** What happens in a month beside the payments: debts cleared, offers that end. */
export function eventsIn(view: DebtView, row: PayoffMonth): string {
  const cleared = (view.chosen?.course.cleared ?? []).filter(({ index }) => index === row.index)
  const inPlan = new Set(row.cards.map(({ key }) => key))
  const ending = view.debts.filter(
    ({ id, promoEnds }) => inPlan.has(id) && promoEnds !== null && monthOf(promoEnds) === row.month,
  )
  return [
    cleared.length > 0 ? words.cleared(cleared.map(({ key }) => nameOf(view, key))) : '',
    ending.length > 0 ? words.offerEnds(ending.map(({ name }) => name)) : '',
  ]
    .filter(Boolean)
    .join('. ')
}

/** One month, debt by debt, and its total. */
export function monthTable(view: DebtView, row: PayoffMonth): Table {
  const { columns } = words
  const lines = row.cards.map((one) => [
    nameOf(view, one.key),
    one.payment,
    Math.max(0, roundToCent(one.payment - one.minimum)),
    roundToCent(one.interest + one.deferredCharged),
    one.end,
  ])
  const total = (at: number) => sumToCent(lines.map((line) => Number(line[at])))
  return {
    key: 'month',
    title: words.ofMonth(row.month),
    columns: [
      { label: columns.debt, unit: 'text' },
      { label: columns.payment, unit: 'cents' },
      { label: columns.extra, unit: 'cents' },
      { label: columns.interest, unit: 'cents' },
      { label: columns.left, unit: 'cents' },
    ],
    rows: lines.length > 1 ? [...lines, [words.total, total(1), total(2), total(3), total(4)]] : lines,
  }
}

/** Every month in one line: what is paid, what of it is interest, what is left, and what happens. */
export function courseTable(view: DebtView): Table {
  const { columns } = words
  return {
    key: 'months',
    title: words.everyMonth,
    columns: [
      { label: columns.month, unit: 'text' },
      { label: columns.paid, unit: 'cents' },
      { label: columns.interest, unit: 'cents' },
      { label: columns.left, unit: 'cents' },
      { label: columns.event, unit: 'text' },
    ],
    rows: rowsOf(view).map((row) => [
      words.month(row.month),
      row.payment,
      row.interest,
      row.balance,
      eventsIn(view, row),
    ]),
  }
}

/** The whole schedule for a spreadsheet: payment, interest and balance of every debt in every month. */
export function scheduleTable(view: DebtView): Pick<Table, 'columns' | 'rows'> {
  const { columns } = words
  const ids = view.plan.cards.map(({ key }) => key)
  const of = (id: string, what: string) => ({ label: `${nameOf(view, id)}: ${what}`, unit: 'cents' as const })
  return {
    columns: [
      { label: columns.month, unit: 'text' },
      { label: `${words.total}: ${columns.paid}`, unit: 'cents' },
      { label: `${words.total}: ${columns.interest}`, unit: 'cents' },
      { label: `${words.total}: ${columns.left}`, unit: 'cents' },
      ...ids.flatMap((id) => [of(id, columns.payment), of(id, columns.interest), of(id, columns.left)]),
      { label: columns.event, unit: 'text' },
    ],
    rows: rowsOf(view).map((row) => {
      const cards = new Map(row.cards.map((one) => [one.key, one]))
      return [
        row.month,
        row.payment,
        row.interest,
        row.balance,
        ...ids.flatMap((id) => {
          const one = cards.get(id)
          return one ? [one.payment, roundToCent(one.interest + one.deferredCharged), one.end] : [0, 0, 0]
        }),
        eventsIn(view, row),
      ]
    }),
  }
}

/** Months of payments in a calendar file: a year of them, then only what changes. */
const MONTHS_OF_PAYMENTS = 12

function offerEvent(debt: HouseholdDebt): CalendarEvent[] {
  const { name, apr, promoEnds, promoDeferred } = debt
  if (promoEnds === null) return []
  const note = promoDeferred === true ? calendarWords.deferredNote : calendarWords.offerNote(apr ?? 0)
  return [{ date: promoEnds, title: calendarWords.offer(name), note }]
}

/** Payments on their due days for a year, the days offers end, and the months debts are gone. Empty without a plan. */
export function planCalendar(view: DebtView): CalendarFile {
  const debts = new Map(view.debts.map((debt) => [debt.id, debt]))
  const isAhead = ({ date }: CalendarEvent) => date >= view.today
  const payments = rowsOf(view)
    .slice(0, MONTHS_OF_PAYMENTS)
    .flatMap((row) =>
      row.cards
        .filter(({ payment }) => payment > 0)
        .map((one): CalendarEvent => {
          const dueDay = debts.get(one.key)?.dueDay ?? null
          const note = calendarWords.payNote({ amount: one.payment, minimum: one.minimum })
          return {
            date: dateIn(row.month, dueDay ?? 1),
            title: calendarWords.pay(nameOf(view, one.key)),
            note: dueDay === null ? `${note} ${calendarWords.dayUnknown}` : note,
          }
        }),
    )
  const cleared = (view.chosen?.course.cleared ?? []).map(
    ({ key, month }): CalendarEvent => ({
      date: dateIn(month, debts.get(key)?.dueDay ?? 31),
      title: calendarWords.cleared(nameOf(view, key)),
      note: calendarWords.clearedNote,
    }),
  )
  const offers = view.plan.cards.flatMap(({ key, promo }) => {
    const debt = debts.get(key)
    return promo && debt ? offerEvent(debt) : []
  })
  const events = [...payments, ...offers, ...cleared].filter(isAhead)
  return { fileName: 'debt-payoff.ics', events: events.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
}
