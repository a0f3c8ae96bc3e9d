import { useState } from 'react'
import { Link } from 'react-router'
import { tableCsv } from '#calculators/kit/csv.ts'
import { paymentsByRate } from '#engine/lending/payments-by-rate.ts'
import { realRate } from '#engine/rate.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { type MarketRates, marketRates } from '#wire/market-rates.ts'
import { failureText } from '../../live/failure.ts'
import { onceAVisit, useAsked } from '../../live/once-a-visit.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { download } from '../../ui/download.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { Marked } from '../../ui/marked.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Part } from '../device/screen-head.tsx'
import { calculatorLink } from '../picture/calculator-link.ts'
import { curveChart, ends, inflationChart, jobsChart, mortgageChart, paymentsTable } from './charts.ts'
import { CurrenciesPart } from './currencies-part.tsx'
import { firstRates, savingsAverage } from './first-rates.precomputed.ts'
import { mortgageLink } from './mortgage-link.ts'
import { words } from './words.ts'

const newestRates = onceAVisit(`${apiPaths.market}/rates`, (answer): MarketRates => marketRates.parse(answer))

/** A quarter, a half and a whole point beside today's rate, as decimals. */
const steps = [-0.01, -0.005, -0.0025, 0, 0.0025, 0.005, 0.01]
const usualLoan = 300_000
const lent = 10_000

/** Published rates, each with what it does to the visitor. Those of the release stand until the server's newer ones are here. */
export function RatesForYou() {
  const { value, failure } = useAsked(newestRates)
  const rates = value ?? firstRates
  return (
    <Part title={words.title} note={words.lead}>
      {failure ? (
        <p className="mb-3 rounded-md bg-warn-tint p-3 text-sm text-warn" role="status">
          {words.lost} {failureText(failure)}
        </p>
      ) : null}
      <MortgagePart rates={rates} />
      <CurvePart rates={rates} />
      <PricesPart rates={rates} />
      <JobsPart rates={rates} />
      <CurrenciesPart />
      <p className="mt-6 text-ink-2 text-sm">{words.own}</p>
    </Part>
  )
}

const fileName = 'market-data'
const Said = ({ text }: { readonly text: string }) => (
  <p className="mb-2 max-w-[68ch] text-lg">
    <Marked text={text} />
  </p>
)

function MortgagePart({ rates }: { readonly rates: MarketRates }) {
  const [principal, setPrincipal] = useState<number | null>(usualLoan)
  const rate = rates.mortgage30.points.at(-1)?.value ?? null
  const rows =
    principal === null || principal <= 0 || rate === null
      ? []
      : paymentsByRate({ principal, months: 360, rate: rate / 100 }, steps)
  const now = rows.find(({ more, rate: at }) => more === 0 && Math.abs(at - (rate ?? 0) / 100) < 1e-9)
  const quarter = rows.find(({ rate: at }) => Math.abs(at - (rate ?? 0) / 100 - 0.0025) < 1e-9)
  return (
    <section aria-label={words.mortgage.title}>
      <h3 className="mb-2 text-lg">{words.mortgage.title}</h3>
      <div className="mb-3 max-w-[220px]">
        <NumberField label={words.mortgage.loan} value={principal} onChange={setPrincipal} min={1} max={100_000_000} />
      </div>
      <div aria-live="polite">
        {now && quarter && principal !== null && rate !== null ? (
          <Said text={words.mortgage.you(principal, rate, now.payment, quarter.more)} />
        ) : (
          <p className="mb-2 text-ink-2">{words.mortgage.ask}</p>
        )}
      </div>
      {rows.length > 0 ? <PaymentsTable rows={rows} /> : null}
      <ChartCard chart={mortgageChart(rates)} fileName={fileName} isTitled={false} />
      <p className="mt-2 text-ink-2 text-sm">
        {words.mortgage.note} <Link to={mortgageLink(principal, rate)}>{words.mortgage.link}</Link>
      </p>
    </section>
  )
}

function PaymentsTable({ rows }: { readonly rows: ReturnType<typeof paymentsByRate> }) {
  const table = paymentsTable(rows)
  return (
    <div className="mb-4">
      <div className="card px-4 py-2 md:px-5">
        <Ledger table={table} isTight />
      </div>
      <p className="no-print mt-1">
        <button
          type="button"
          className="min-h-11 text-green text-sm underline underline-offset-2"
          onClick={() => download(`${fileName}-${table.key}.csv`, tableCsv(table))}
        >
          CSV<span className="sr-only"> of {table.title}</span>
        </button>
      </p>
    </div>
  )
}

function CurvePart({ rates }: { readonly rates: MarketRates }) {
  const { points } = rates.yields
  const [short, long] = ends(points)
  const year = points.find(({ months }) => months === 12)
  return (
    <section className="mt-8" aria-label={words.curve.title}>
      <h3 className="mb-2 text-lg">{words.curve.title}</h3>
      {year ? <Said text={words.curve.you(lent, year.rate, (lent * year.rate) / 100)} /> : null}
      <p className="mb-3 max-w-[68ch] text-ink-2">{words.curve.shape(short, long)}</p>
      <ChartCard chart={curveChart(rates)} fileName={fileName} isTitled={false} />
      <ul className="mt-2 list-disc space-y-1 ps-5 text-ink-2 text-sm">
        {words.curve.means.map(([name, what]) => (
          <li key={name}>
            <b>{name}:</b> {what}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PricesPart({ rates }: { readonly rates: MarketRates }) {
  const { inflation } = rates
  const chart = inflationChart(rates)
  return (
    <section className="mt-8" aria-label={words.prices.title}>
      <h3 className="mb-2 text-lg">{words.prices.title}</h3>
      {inflation ? (
        <>
          <p className="mb-1 max-w-[68ch]">{pricesText(inflation)}</p>
          <Said text={words.prices.you(100 * (1 + inflation.value / 100))} />
          <p className="mb-3 max-w-[68ch] text-ink-2">
            {words.prices.savings(savingsAverage, realRate(savingsAverage / 100, inflation.value / 100) * 100)}
          </p>
        </>
      ) : (
        <p className="mb-3 text-ink-2">{words.prices.none}</p>
      )}
      {chart ? <ChartCard chart={chart} fileName={fileName} isTitled={false} /> : null}
      <p className="mt-2 text-ink-2 text-sm">
        <Link to="/historical-chart#lines=prices">{words.prices.link}</Link>
      </p>
    </section>
  )
}

function JobsPart({ rates }: { readonly rates: MarketRates }) {
  const newest = rates.unemployment.points.findLast(({ value }) => value !== null)
  const chart = jobsChart(rates)
  if (!newest?.value) return null
  return (
    <section className="mt-8" aria-label={words.jobs.title}>
      <h3 className="mb-2 text-lg">{words.jobs.title}</h3>
      <p className="mb-1 max-w-[68ch]">{words.jobs.summary(newest.value, newest.date.slice(0, 7))}</p>
      <Said text={words.jobs.you(newest.value)} />
      <p className="mb-3 max-w-[68ch] text-ink-2">{words.jobs.means}</p>
      {chart ? (
        <ChartCard chart={chart} fileName={fileName} isTitled={false} />
      ) : (
        <p className="text-ink-2 text-sm">{words.from(rates.unemployment)}</p>
      )}
      <p className="mt-2 text-ink-2 text-sm">
        <Link to={calculatorLink('emergency-fund', {})}>{words.jobs.link}</Link>
      </p>
    </section>
  )
}

const pricesText = ({ value, month }: NonNullable<MarketRates['inflation']>): string =>
  value < 0 ? words.prices.fell(value, month.slice(0, 7)) : words.prices.summary(value, month.slice(0, 7))
