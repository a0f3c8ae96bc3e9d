import { dateText, dollars } from '#calculators/kit/format.ts'
import type { XYChart } from '#calculators/kit/presentation.ts'
import type { CashAhead } from '#engine/household/forward-cash.ts'

/** Days the picture shows. */
const DAYS = 92

/** The balance at the end of each of the next three months' days. */
export function cashChart({ line }: CashAhead, buffer: number): XYChart {
  const days = line.days.slice(0, DAYS)
  const low = days.reduce(
    (least, day) => (day.balance < least.balance ? day : least),
    days[0] ?? { date: '', balance: 0 },
  )
  const { nextPayday } = line
  return {
    kind: 'lines',
    key: 'cash-ahead',
    title: 'Your account, day by day',
    summary: `The balance of the next three months. Lowest: ${dollars(low.balance)} on ${dateText(low.date)}.`,
    note: 'Paydays and due dates on their days, everything else spread evenly.',
    x: { label: 'Day', kind: 'date', values: days.map(({ date }) => date) },
    unit: 'money',
    series: [
      {
        key: 'balance',
        label: 'Balance',
        color: 'principal',
        look: 'step',
        values: days.map(({ balance }) => balance),
      },
    ],
    level: { value: buffer, label: `Keep ${dollars(buffer)}` },
    marks: [
      ...(nextPayday !== null && days.some(({ date }) => date === nextPayday)
        ? [{ x: nextPayday, label: 'Payday' }]
        : []),
      { x: low.date, label: 'Lowest' },
    ],
  }
}
