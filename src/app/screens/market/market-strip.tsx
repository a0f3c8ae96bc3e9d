import { Link } from 'react-router'
import type { MarketAnswer } from '#wire/market.ts'
import { failureText } from '../../live/failure.ts'
import { QueryScreen } from '../../live/query-provider.tsx'
import { useMarketAnswer } from '../../live/use-market.ts'
import { useStored } from '../../state/use-stored.ts'
import { changeText, directionOf, priceText, timeText } from './price-text.ts'
import { Sparkline } from './sparkline.tsx'
import { StripChoice } from './strip-choice.tsx'
import { marksText, stripLines, watchedLines } from './strip-lines.ts'
import { useNow } from './use-now.ts'

interface StripProps {
  /** The values the page came with. */
  readonly given: MarketAnswer | null
}

function Strip({ given }: StripProps) {
  const { snapshot, fromMemory, problem } = useMarketAnswer(given)
  const now = useNow(snapshot?.timestamp ?? '')
  const [watched] = useStored(watchedLines)
  if (!snapshot)
    return (
      <p className="card p-5 text-ink-2" role="status">
        {problem ? `${failureText(problem)} Everything below works without market values.` : 'Loading market values…'}
      </p>
    )
  const shown = stripLines(snapshot.instruments, watched)
  return (
    <div>
      <ul className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 lg:grid-cols-4">
        {shown.map((line) => {
          const direction = directionOf(line)
          return (
            <li key={line.symbol} className="card min-w-0 p-3 [overflow-wrap:anywhere] sm:p-4">
              <p className="text-ink-2 text-sm">{line.name}</p>
              <p className="mt-1 flex flex-wrap items-end justify-between gap-x-2">
                <strong className="font-serif text-xl">{priceText(line)}</strong>
                <Sparkline history={line.history} up={direction >= 0} />
              </p>
              <p className={`text-sm ${direction > 0 ? 'text-green' : direction < 0 ? 'text-bad' : 'text-ink-2'}`}>
                {changeText(line)}
              </p>
              <p className="mt-1 text-ink-3 text-xs">
                {timeText(line.asOf, now)} · {marksText(line)}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-ink-2 text-sm">
        {fromMemory && problem
          ? `${failureText(problem)} Until then, these are the last values this browser saw. `
          : ''}
        {snapshot.reason && !fromMemory ? `${snapshot.reason} ` : ''}
        {snapshot.sample ? 'Sample data: made-up companies and prices, not real quotes. ' : ''}
        <Link to="/market-data">All market data</Link>
      </p>
      <StripChoice lines={snapshot.instruments} shown={shown.map(({ symbol }) => symbol)} />
    </div>
  )
}

/** A few market lines with their time and source. Loaded on its own, because it asks the server. */
export default function MarketStrip(props: StripProps) {
  return (
    <QueryScreen>
      <Strip {...props} />
    </QueryScreen>
  )
}
