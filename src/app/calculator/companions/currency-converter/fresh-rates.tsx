import { useRef } from 'react'
import { failureText } from '#app/live/failure.ts'
import { onceAVisit, useAsked } from '#app/live/once-a-visit.ts'
import { tableCodes } from '#calculators/currency-converter/currencies.ts'
import { fullTable, mainTable } from '#calculators/currency-converter/rate-tables.ts'
import type { InputValue, RowValue } from '#calculators/kit/field.ts'
import { dateText } from '#calculators/kit/format.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { type FxTable, fxAnswer } from '#wire/fx.ts'
import type { CalculatorForm } from '../../state/use-calculator.ts'

/** The newest table the server has read from its publisher; null where none was. */
const newestTable = onceAVisit(
  apiPaths.fx,
  (answer): FxTable | null =>
    fxAnswer.parse(answer).tables.find((table) => !table.bundled && table.base === 'EUR') ?? null,
)

/** Above the currency converter's questions: which day's rates are in use, a later day's where one is known, and the pair turned round. */
export function FreshRates({ form }: { readonly form: CalculatorForm }) {
  const { value: newest, failure } = useAsked(newestTable)
  const put = (rows: readonly RowValue[], date: string | null) => {
    form.put('rates', rows)
    form.put('ratesDate', date)
  }
  const { from = null, to = null, offered = null } = form.inputs
  /** An offered rate is for one way round: nobody offers its inverse. */
  const swap = () => form.fill({ from: to, to: from, ...(offered === null ? {} : { offered: null }) })
  const rates = form.resultInputs['rates']
  const hasRates = Array.isArray(rates) && rates.length > 0
  return (
    <>
      <RatesOffer
        newest={newest}
        date={hasRates ? (form.resultInputs['ratesDate'] ?? null) : null}
        onUse={(table) => put(rowsOf(table), table.asOf)}
        onBack={() => put([], null)}
      />
      {failure ? (
        <p className="mb-3 text-ink-2 text-sm">We couldn’t check for newer rates. {failureText(failure)}</p>
      ) : null}
      <p className="mb-3">
        <button type="button" className="button" onClick={swap}>
          Swap currencies
        </button>
      </p>
    </>
  )
}

/** The lines of the form's own list, so that a shared link carries the rates and gives the same answer. */
export const rowsOf = ({ rates }: FxTable): readonly RowValue[] =>
  tableCodes.flatMap((currency) => {
    const perEuro = rates[currency]
    return perEuro === undefined ? [] : [{ currency, perEuro }]
  })

export interface RatesOfferProps {
  readonly newest: FxTable | null
  /** The date of the rates in the form; null: those of this release. */
  readonly date: InputValue
  readonly onUse: (table: FxTable) => void
  readonly onBack: () => void
}

/** One line and at most one button; the line stays, so that the focus has a place to go. */
export function RatesOffer({ newest, date, onUse, onBack }: RatesOfferProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const press = (act: () => void) => () => {
    act()
    line.current?.focus()
  }
  const button = 'min-h-6 min-w-6 text-green underline underline-offset-2'
  const inUse = typeof date === 'string' && date > mainTable.asOf ? date : mainTable.asOf
  const fresh = newest !== null && newest.asOf > inUse ? newest : null
  return (
    <p ref={line} tabIndex={-1} className="mb-3 text-ink-2 text-sm">
      {typeof date === 'string'
        ? `Using rates from ${dateText(date)}. `
        : `Using rates from ${dateText(mainTable.asOf)} for major currencies and ${dateText(fullTable.asOf)} for the rest. `}
      {fresh ? (
        <button type="button" className={button} onClick={press(() => onUse(fresh))}>
          Use ECB rates from {dateText(fresh.asOf, true)}
        </button>
      ) : typeof date === 'string' ? (
        <button type="button" className={button} onClick={press(onBack)}>
          Go back to this page’s rates
        </button>
      ) : null}
    </p>
  )
}
