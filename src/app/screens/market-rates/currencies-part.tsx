import { Link } from 'react-router'
import type { Table } from '#calculators/kit/presentation.ts'
import { crossRate } from '#engine/currency/cross-rate.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { type FxTable, fxAnswer } from '#wire/fx.ts'
import { onceAVisit, useAsked } from '../../live/once-a-visit.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { Marked } from '../../ui/marked.tsx'
import { calculatorLink } from '../picture/calculator-link.ts'
import { firstFx, shownCurrencies } from './first-rates.precomputed.ts'
import { words } from './words.ts'

/** The newest table that knows the dollar. */
const newestTable = onceAVisit(
  apiPaths.fx,
  (answer): FxTable | null =>
    fxAnswer.parse(answer).tables.find(({ base, rates }) => base === 'USD' || rates['USD'] !== undefined) ?? null,
)

/** What a dollar is in the currencies met most, of one day. */
export function CurrenciesPart() {
  const { value } = useAsked(newestTable)
  const fx = value && value.asOf > firstFx.asOf ? value : firstFx
  const table = currencyTable(fx)
  const euros = table.rows[0]?.[2]
  return (
    <section className="mt-8" aria-label={words.currencies.title}>
      <h3 className="mb-2 text-lg">{words.currencies.title}</h3>
      {typeof euros === 'number' ? (
        <p className="mb-2 max-w-[68ch] text-lg">
          <Marked text={words.currencies.you(euros, 'euros')} />
        </p>
      ) : null}
      <div className="card px-4 py-2 md:px-5">
        <Ledger table={table} isTight />
      </div>
      <p className="mt-2 text-ink-2 text-sm">
        {words.currencies.from(fx.source, fx.asOf)}{' '}
        <Link to={calculatorLink('currency-converter', {})}>{words.currencies.link}</Link>
      </p>
    </section>
  )
}

/** Currencies the table does not know are left out. */
export function currencyTable({ base, asOf, rates }: FxTable): Table {
  const { name, one, thousand } = words.currencies.columns
  return {
    key: 'currencies',
    title: words.currencies.table,
    columns: [
      { label: name, unit: 'text' },
      { label: one, unit: 'rate' },
      { label: thousand, unit: 'count' },
    ],
    rows: shownCurrencies.flatMap(({ code, name: called }) => {
      const rate = crossRate({ asOf, perBase: { ...rates, [base]: 1 } }, 'USD', code)
      return rate === null ? [] : [[called, rate, Math.round(rate * 1_000)]]
    }),
  }
}
