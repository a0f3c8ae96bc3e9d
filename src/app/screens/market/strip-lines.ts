/** Which lines of the market stand in the strip, and what a visitor chose to watch. Kept in this browser. */
import { type Instrument, symbolPattern } from '#wire/market.ts'
import { checked, one } from '../../state/shape.ts'
import { list } from '../../state/shape-lists.ts'
import { stored } from '../../state/stored.ts'

export const MOST_WATCHED = 12
const INDICES = 3
const RATES = 3

const symbol = one((data: unknown): data is string => typeof data === 'string' && symbolPattern.test(data))
export const watchedShape = checked(list({ of: 'lines', most: MOST_WATCHED }, symbol), (all) => [...new Set(all)])
export const watchedLines = stored<readonly string[]>('market-watch', {
  version: 1,
  area: 'local',
  initial: [],
  shape: watchedShape,
})

/** Those watched that the market has, in its order; without any, the first indices and yields. */
export function stripLines(lines: readonly Instrument[], watched: readonly string[]): readonly Instrument[] {
  const chosen = lines.filter((line) => watched.includes(line.symbol))
  if (chosen.length > 0) return chosen
  const of = (kind: Instrument['kind'], most: number) => lines.filter((line) => line.kind === kind).slice(0, most)
  const usual = [...of('index', INDICES), ...of('rate', RATES)]
  return usual.length > 0 ? usual : lines.slice(0, INDICES + 1)
}

/** What is watched once a line is ticked or not; the first tick starts from what stands in the strip. */
export function toggledLine(shown: readonly string[], line: string): readonly string[] {
  return shown.includes(line) ? shown.filter((one) => one !== line) : [...shown, line].slice(0, MOST_WATCHED)
}

/** Whose price it is and how fresh: "Sample data", "An exchange · delayed 15 min", "A feed · end of day · not current". */
export function marksText(line: Instrument): string {
  const late = line.delayMinutes ? `delayed ${line.delayMinutes} min` : 'delayed'
  const marks = [
    line.sample ? 'sample data' : line.source,
    line.endOfDay ? 'end of day' : line.delayed ? late : '',
    line.stale ? 'not current' : '',
  ]
  return marks.filter(Boolean).join(' · ')
}
