import { useCallback, useState } from 'react'
import { Segments } from '#app/calculator/form/segments.tsx'
import { download } from '#app/ui/download.ts'
import { Marked } from '#app/ui/marked.tsx'
import { tableCsv } from '#calculators/kit/csv.ts'
import type { MarketHistory } from '#wire/market-history.ts'
import { DaysTable } from './days-table.tsx'
import { hasCandles, priceFigures, priceTable } from './figures.ts'
import { PricePicture } from './price-picture.tsx'
import type { Style } from './shapes.ts'
import { words } from './words.ts'

/** A stretch of daily prices: what it comes to, its picture or its table, where it is from. */
export function PriceCard({ history }: { readonly history: MarketHistory }) {
  const [style, setStyle] = useState<Style>('line')
  const [asTable, setAsTable] = useState(false)
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const figures = priceFigures(history)
  const table = priceTable(history)
  const full = hasCandles(history.candles)
  const isCandles = full && style === 'candles'
  return (
    <>
      {figures ? (
        <>
          <p className="max-w-[68ch] text-lg" aria-live="polite">
            <Marked text={words.headline(history, figures)} />
          </p>
          <p className="mt-1 mb-3 max-w-[68ch] text-ink-2">
            {[
              figures.withDividends === null ? '' : words.dividends(figures.withDividends),
              words.span(history, figures),
              figures.fall ? words.fall(figures.fall) : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </>
      ) : (
        <p className="mb-3">{words.one}</p>
      )}
      {history.sample ? <p className="mb-3 rounded-md bg-copper-tint p-3 text-sm">{words.sample}</p> : null}
      {history.stale && history.reason ? (
        <p className="mb-3 rounded-md bg-warn-tint p-3 text-sm text-warn">{history.reason}</p>
      ) : null}
      <figure className="card px-4 pt-4 pb-3 md:px-5">
        {asTable || isLost || !figures ? (
          <>
            {isLost ? <p className="mb-2 text-sm text-warn">{words.pieceLost}</p> : null}
            <DaysTable history={history} />
          </>
        ) : (
          <PricePicture
            history={history}
            style={isCandles ? 'candles' : 'line'}
            label={words.picture(history.name, history.range)}
            onLost={lose}
          />
        )}
        {isCandles && !asTable ? <p className="mt-1 text-ink-2 text-xs">{words.candleMeaning}</p> : null}
        <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-2 text-xs">
          <span>
            {words.from(history)}{' '}
            <a href={words.drawnWithAddress} rel="noreferrer" target="_blank">
              {words.drawnWith}
            </a>
          </span>
          <span className="no-print flex flex-wrap items-center gap-4">
            {full && !asTable && !isLost ? (
              <Segments
                name="price-style"
                label={words.style}
                options={[
                  { value: 'line', label: words.line },
                  { value: 'candles', label: words.candles },
                ]}
                value={style}
                onChange={(next) => setStyle(next === 'candles' ? 'candles' : 'line')}
              />
            ) : null}
            {isLost ? null : (
              <button
                type="button"
                className="text-green underline underline-offset-2"
                onClick={() => setAsTable(!asTable)}
              >
                {asTable ? words.asChart : words.asTable}
              </button>
            )}
            <button
              type="button"
              className="text-green underline underline-offset-2"
              onClick={() => download(`prices-${history.symbol}-${history.range}.csv`, tableCsv(table))}
            >
              {words.csv}
              <span className="sr-only"> of {table.title}</span>
            </button>
          </span>
        </figcaption>
      </figure>
    </>
  )
}
