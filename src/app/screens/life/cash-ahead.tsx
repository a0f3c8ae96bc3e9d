import { Link } from 'react-router'
import type { XYChart } from '#calculators/kit/presentation.ts'
import { type CashAhead as Ahead, cashAhead } from '#engine/household/forward-cash.ts'
import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { cashWords as words } from './words/life-words.ts'

/** The account's balance for a year of days, with its lowest one marked. */
function cashChart({ line, startsFrom }: Ahead): XYChart {
  const { lowest, days } = line
  return {
    kind: 'lines',
    key: 'cash',
    title: words.title,
    summary: words.summary({ low: lowest.balance, on: lowest.date }),
    note: words.note,
    x: { label: words.day, kind: 'date', values: days.map(({ date }) => date) },
    unit: 'money',
    series: [
      {
        key: 'balance',
        label: startsFrom === 'checking' ? words.checking : words.cash,
        color: 'principal',
        values: days.map(({ balance }) => balance),
      },
    ],
    marks: [{ x: lowest.date, label: words.mark }],
    ...(lowest.balance < 0 ? { level: { value: 0, label: words.zero } } : {}),
  }
}

/** What the bills leave on the account, day by day; what is missing where it can't be known. */
export function CashAhead({ household, today }: { readonly household: Household; readonly today: IsoDate }) {
  const ahead = cashAhead(household, today)
  if (ahead.outcome === 'unknown')
    return (
      <p className="card p-5 text-ink-2">
        {words.needs[ahead.needs]} <Link to="/profile#household">{words.household}</Link>
      </p>
    )
  const { lowest, firstBelowZero } = ahead.line
  return (
    <>
      <p className={`mb-3 ${firstBelowZero ? 'font-semibold text-bad' : ''}`}>
        {firstBelowZero
          ? words.below({ on: firstBelowZero, low: lowest.balance, lowOn: lowest.date })
          : words.lowest({ low: lowest.balance, on: lowest.date })}
      </p>
      <ChartCard chart={cashChart(ahead)} fileName="cash-ahead" isTitled={false} />
    </>
  )
}
