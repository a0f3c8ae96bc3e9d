import { useRef, useState } from 'react'
import { failureText } from '#app/live/failure.ts'
import type { Instrument } from '#wire/market.ts'
import { HISTORY_RANGES, type HistoryRange } from '#wire/market-history.ts'
import { SelectBox } from '../../device/text-box.tsx'
import { PriceCard } from './price-card.tsx'
import { useHistory } from './use-history.ts'
import { words } from './words.ts'

/** One market's price day by day. Nothing of it is fetched before somebody asks. */
export function PriceHistory({ lines }: { readonly lines: readonly Instrument[] }) {
  const part = useRef<HTMLElement>(null)
  const first = lines[0]?.symbol ?? null
  const [picked, setPicked] = useState(first)
  const [range, setRange] = useState<HistoryRange>('1y')
  const [isShown, setShown] = useState(false)
  // A line may leave the market while it is looked at.
  const line = lines.find(({ symbol }) => symbol === picked) ?? lines[0]
  const answer = useHistory(isShown && line ? line.symbol : null, range)
  if (!line) return null
  const { history, isWaiting, isUnknown, failure, again } = answer
  return (
    <section ref={part} className="mt-8" aria-label={words.title}>
      <h3 className="text-lg">{words.title}</h3>
      <p className="mb-3 text-ink-2 text-sm">{words.lead}</p>
      <div className="no-print mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectBox
          label={words.market}
          value={line.symbol}
          options={lines.map(({ symbol, name }) => [symbol, name] as const)}
          onChange={(symbol) => {
            setPicked(symbol)
            setShown(true)
          }}
        />
        <SelectBox
          label={words.range}
          value={range}
          options={HISTORY_RANGES.map((value) => [value, words.ranges[value]] as const)}
          onChange={(next) => {
            if (next !== '') setRange(next)
            setShown(true)
          }}
        />
        {isShown ? null : (
          <button
            type="button"
            className="button button-main min-h-11"
            onClick={() => {
              setShown(true)
              // The button goes; the keyboard stays with the choices.
              part.current?.querySelector('select')?.focus({ preventScroll: true })
            }}
          >
            {words.show}
          </button>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {isWaiting ? words.loading : ''}
      </p>
      {isUnknown ? <p className="card p-4 text-ink-2">{words.none(line.name)}</p> : null}
      {failure ? (
        <p className="card p-4" role="status">
          {words.lost} {failureText(failure)}{' '}
          <button type="button" className="button ml-2" onClick={again}>
            {words.again}
          </button>
        </p>
      ) : null}
      {history ? (
        <div className={isWaiting ? 'opacity-50' : undefined} aria-busy={isWaiting}>
          <PriceCard history={history} />
        </div>
      ) : isWaiting ? (
        <p className="card min-h-[420px] p-4 text-ink-2">{words.loading}</p>
      ) : null}
    </section>
  )
}
