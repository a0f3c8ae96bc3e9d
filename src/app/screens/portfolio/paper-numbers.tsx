import { deepestFall, moneyWeighted, timeWeighted } from '#engine/portfolio/paper/returns.ts'
import { Figure } from '../device/screen-head.tsx'
import { timeText } from '../market/price-text.ts'
import { useNow } from '../market/use-now.ts'
import type { NameOf, PaperProps } from './paper-props.ts'
import { signedCents, paperWords as words } from './paper-words.ts'
import { isTraded, momentNow } from './use-paper.ts'
import { rate, share } from './words.ts'

/** What it is worth, what it earned and beside what, with where the prices come from. */
export function PaperNumbers({ paper, portfolio, known, nameOf }: PaperProps & { readonly nameOf: NameOf }) {
  const { book, standing, flows, bench } = known
  const { value, unrealized } = standing
  const paidIn = book.deposits - book.withdrawals
  const own = value === null ? null : timeWeighted(flows, value)
  const money = value === null ? null : moneyWeighted(flows, value, momentNow().on)
  const fall = deepestFall(portfolio.marks)
  const tone = (gain: number | null) =>
    gain === null || Math.abs(gain) < 0.005 ? undefined : gain > 0 ? 'good' : 'bad'
  const signed = (gain: number | null) => (gain === null ? words.figures.unknown : signedCents(gain))
  const toned = (gain: number | null) => {
    const is = tone(gain)
    return is === undefined ? {} : { tone: is as 'good' | 'bad' }
  }
  return (
    <section aria-label={words.figures.label}>
      <p className="max-w-[56ch] font-serif text-xl leading-snug md:text-2xl" aria-live="polite">
        {value === null ? words.noValue : words.headline(value, paidIn)}
      </p>
      {bench !== null && value !== null && portfolio.benchmark !== null ? (
        <p className="mt-2 max-w-[72ch] text-ink-2 text-sm">
          {words.bench(nameOf(portfolio.benchmark), bench, value)} {words.benchNote}
        </p>
      ) : null}
      <PriceLine paper={paper} />
      <dl className="card mt-3 grid grid-cols-2 py-1 md:grid-cols-4">
        <Figure label={words.figures.cash} value={signedCents(book.cash).replace('+', '')} />
        <Figure label={words.figures.unrealized} value={signed(unrealized)} {...toned(unrealized)} />
        <Figure label={words.figures.realized} value={signedCents(book.realized)} {...toned(book.realized)} />
        <Figure label={words.figures.dividends} value={signedCents(book.dividends).replace('+', '')} />
        <Figure label={words.figures.fees} value={signedCents(book.fees).replace('+', '')} />
        <Figure
          label={words.figures.fall}
          value={fall === null ? words.figures.unknown : share(fall)}
          note={words.figures.fallNote}
        />
        <Figure
          label={words.figures.timeWeighted}
          value={own === null ? words.figures.unknown : rate(own)}
          note={words.figures.timeNote}
        />
        <Figure
          label={words.figures.moneyWeighted}
          value={money === null ? words.figures.unknown : rate(money.rate)}
          note={money?.per === 'yearly' ? words.figures.yearly : words.figures.total}
        />
      </dl>
      <p className="mt-2 max-w-[72ch] text-ink-2 text-sm">{words.luck}</p>
    </section>
  )
}

/** Source, time and mark of the prices, always on the screen. */
export function PriceLine({ paper }: Pick<PaperProps, 'paper'>) {
  const { snapshot } = paper.market
  const now = useNow(snapshot?.timestamp ?? '')
  if (!snapshot) return null
  const traded = snapshot.instruments.filter(isTraded)
  const late = traded.find((one) => one.delayed)
  const marks = [
    ...(snapshot.sample ? [words.prices.sample] : []),
    ...(late ? [words.prices.delayed(late.delayMinutes ?? null)] : []),
    ...(traded.some((one) => one.endOfDay) ? [words.prices.endOfDay] : []),
    ...(snapshot.stale ? [words.prices.stale] : []),
  ]
  const isClosed = !snapshot.sample && snapshot.session !== undefined && snapshot.session.state !== 'open'
  return (
    <p className="mt-2 text-ink-2 text-sm">
      {[words.prices.from(snapshot.source, timeText(snapshot.timestamp, now)), ...marks].join(' · ')}
      {isClosed ? <span className="block">{words.prices.closed}</span> : null}
    </p>
  )
}
