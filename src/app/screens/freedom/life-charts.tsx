import { memo } from 'react'
import type { XYChart } from '#calculators/kit/presentation.ts'
import type { Life } from '#teaching/games/freedom/life.ts'
import { marketSource } from '#teaching/games/freedom/market.precomputed.ts'
import { stretchesOf } from '#teaching/games/freedom/market.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { endingWords as words } from './words/ending-words.ts'
import { about, percentOf } from './words/round.ts'

/** Net worth by age, and the real years behind it. */
export const LifeCharts = memo(function LifeCharts({ life }: { readonly life: Life }) {
  const { books, market } = life
  const first = books[0]
  const last = books.at(-1)
  if (first === undefined || last === undefined) return null
  const worst = books.reduce((low, book) => (book.stocks < low.stocks ? book : low), first)
  const wealth: XYChart = {
    kind: 'lines',
    key: 'wealth',
    title: words.wealthChart,
    summary: `Net worth went from ${about(first.wealthBefore)} to ${about(last.wealthAfter)}.`,
    note: words.chartNote,
    x: { label: words.columns.age, kind: 'number', values: books.map(({ age }) => age + 1) },
    unit: 'money',
    series: [
      {
        key: 'wealth',
        label: words.columns.wealth,
        color: 'growth',
        values: books.map(({ wealthAfter }) => Math.round(wealthAfter)),
        look: 'area',
      },
    ],
  }
  const stocks: XYChart = {
    kind: 'bars',
    key: 'stocks',
    title: words.stocksChart,
    lead: words.yearsNote,
    summary: `Stocks returned between ${percentOf(worst.stocks)} and ${percentOf(Math.max(...books.map((book) => book.stocks)))} a year after inflation.`,
    note: `${marketSource.publisher}. ${words.chartNote}`,
    x: { label: words.columns.age, kind: 'number', values: books.map(({ age }) => age) },
    unit: 'percent',
    series: [
      {
        key: 'stocks',
        label: words.columns.stocks,
        color: 'principal',
        values: books.map((book) => Number((book.stocks * 100).toFixed(1))),
      },
    ],
  }
  return (
    <>
      <h3 className="mt-7 text-lg">{words.yearsTitle}</h3>
      <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{words.yearsLead}</p>
      <ol className="mt-2 mb-3 flex max-w-[75ch] flex-wrap gap-x-5 gap-y-1">
        {stretchesOf(market).map((one) => (
          <li key={one.from}>{words.stretch(one, words.ages(first.age + one.from, first.age + one.to))}</li>
        ))}
      </ol>
      <ChartCard chart={stocks} fileName="thirty-years" isTitled={false} />
      <h3 className="mt-7 mb-2 text-lg">{words.wealthChart}</h3>
      <ChartCard chart={wealth} fileName="thirty-years" isTitled={false} />
    </>
  )
})
