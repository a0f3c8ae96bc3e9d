/** How a line of the market reads. */
import { percentText } from '#calculators/kit/format.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { Instrument } from '#wire/market.ts'

type Priced = Pick<Instrument, 'kind' | 'price' | 'currency'>
const minus = (text: string) => text.replace('-', '−')

/** A rate in percent, an index in points, an exchange rate with four decimals, all else in its currency. */
export function priceText({ kind, price, currency }: Priced): string {
  if (kind === 'rate') return percentText(price, 2)
  if (kind === 'index') return price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  if (kind === 'fx') return price.toLocaleString('en-US', { minimumFractionDigits: 4, maximumFractionDigits: 4 })
  return minus(price.toLocaleString('en-US', { style: 'currency', currency }))
}

/** '+12.30 (+0.41%)'; a rate moves in percentage points. Null when the source does not say. */
export function changeText(line: Pick<Instrument, 'kind' | 'change' | 'changePercent'>): string | null {
  const { kind, change, changePercent } = line
  const signed = (value: number, decimals: number) => {
    // What reads as nothing has no sign: a minus zero on the server is a plain one once it has been sent, and the two must read alike.
    const shown = Number(value.toFixed(decimals)) || 0
    return `${shown > 0 ? '+' : ''}${minus(shown.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }))}`
  }
  if (kind === 'rate') return change === null ? null : `${signed(change, 2)} points`
  const parts = [
    change === null ? null : signed(change, kind === 'fx' ? 4 : 2),
    changePercent === null ? null : change === null ? `${signed(changePercent, 2)}%` : `(${signed(changePercent, 2)}%)`,
  ].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(' ') : null
}

export const directionOf = ({ change, changePercent }: Pick<Instrument, 'change' | 'changePercent'>): -1 | 0 | 1 => {
  const move = change ?? changePercent ?? 0
  return move > 0 ? 1 : move < 0 ? -1 : 0
}

const inNewYork = new Intl.DateTimeFormat('en-US', {
  timeZone: HOME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** `clockText` where its place does not say which clock it is. */
export const timeText = (iso: string, now: Date): string => `${clockText(iso, now)} ET`

/**
 * A time as the market says it: in New York, with the day unless it is the day of `now` there. Server and browser say the same:
 * the spaces are ours, since their calendars disagree about them.
 */
export function clockText(iso: string, now: Date): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return 'unknown'
  const parts = Object.fromEntries(inNewYork.formatToParts(at).map(({ type, value }) => [type, value]))
  const clock = `${parts['hour']}:${parts['minute']}:${parts['second']} ${parts['dayPeriod']}`
  return dayIn(HOME_ZONE, at) === dayIn(HOME_ZONE, now)
    ? clock
    : `${parts['month']} ${parts['day']}, ${parts['year']}, ${clock}`
}

export const kindNames: Readonly<Record<Instrument['kind'], string>> = {
  index: 'Index',
  stock: 'Stock',
  etf: 'Fund',
  bond: 'Bond',
  rate: 'Rate',
  fx: 'Currency',
}

export type SortKey = 'listed' | 'name' | 'price' | 'change'
/** The lines in an order; those without a change come last. `listed` is the server's own order. */
export function sortLines(lines: readonly Instrument[], key: SortKey, down: boolean): readonly Instrument[] {
  if (key === 'listed') return lines
  const value = (line: Instrument) => (key === 'price' ? line.price : (line.changePercent ?? line.change ?? null))
  return [...lines].sort((a, b) => {
    if (key === 'name') return (down ? -1 : 1) * a.name.localeCompare(b.name)
    const [x, y] = [value(a), value(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return down ? y - x : x - y
  })
}

/** Points of a sparkline in a box, oldest on the left: 'x,y x,y …'. Empty with fewer than two values. */
export function sparkPoints(history: readonly number[], width: number, height: number): string {
  if (history.length < 2) return ''
  const low = Math.min(...history)
  const span = Math.max(...history) - low
  return history
    .map((value, i) => {
      const x = (i / (history.length - 1)) * width
      const y = span === 0 ? height / 2 : height - ((value - low) / span) * height
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
