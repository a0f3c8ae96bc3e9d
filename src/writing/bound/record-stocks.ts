/**
 * What each calendar year of large US stocks did, dividends kept: counts, extremes and rolling stretches. Returns are decimals; "after
 * inflation" divides by the December-to-December rise of consumer prices. A stretch of n years is every run of n calendar years.
 */
import { annualReturns } from '#facts/series/annual-returns.ts'
import type { RecordFigure } from './record-figure.ts'

const grown = (values: readonly number[]): number => values.reduce((product, value) => product * (1 + value), 1)
const yearly = (values: readonly number[]): number => grown(values) ** (1 / values.length) - 1

/** Returns of every stretch of so many years, a year, from the first on. */
export const stretches = (values: readonly number[], length: number): readonly number[] =>
  values.slice(0, Math.max(0, values.length - length + 1)).map((_, at) => yearly(values.slice(at, at + length)))

export const stretchLengths = [1, 5, 10, 15, 20] as const

export function stockRecord(): readonly RecordFigure[] {
  const { stocks, inflation, firstYear, source } = annualReturns
  const real = stocks.map((value, at) => (1 + value) / (1 + (inflation[at] ?? Number.NaN)) - 1)
  const lastYear = firstYear + stocks.length - 1
  const span = `${firstYear} to ${lastYear}`
  const count = (holds: (value: number) => boolean): number => stocks.filter(holds).length
  const lowest = stocks.map((value, at) => ({ year: firstYear + at, value })).sort((a, b) => a.value - b.value)
  const figure = (name: string, unit: RecordFigure['unit'], value: number, what: string): RecordFigure => ({
    name: `record.stocks.${name}`,
    what,
    unit,
    value,
    source,
    span,
  })
  return [
    figure('years', 'count', stocks.length, 'Calendar years in the record of US stocks'),
    figure('firstYear', 'calendar year', firstYear, 'First year in the record of US stocks'),
    figure('lastYear', 'calendar year', lastYear, 'Last year in the record of US stocks'),
    figure('growth', 'fraction', yearly(stocks), 'Compound yearly growth of US stocks'),
    figure('realGrowth', 'fraction', yearly(real), 'Compound yearly growth of US stocks after inflation'),
    figure('inflation', 'fraction', yearly(inflation), 'Compound yearly rise of consumer prices over the record'),
    figure(
      'mean',
      'fraction',
      stocks.reduce((sum, value) => sum + value, 0) / stocks.length,
      'Plain average of the yearly returns',
    ),
    figure(
      'up',
      'count',
      count((value) => value > 0),
      'Years US stocks rose',
    ),
    figure(
      'down',
      'count',
      count((value) => value < 0),
      'Years US stocks fell',
    ),
    figure(
      'upOverFifth',
      'count',
      count((value) => value > 0.2),
      'Years US stocks gained more than 20%',
    ),
    figure(
      'downOverTenth',
      'count',
      count((value) => value < -0.1),
      'Years US stocks lost more than 10%',
    ),
    figure(
      'downOverFifth',
      'count',
      count((value) => value < -0.2),
      'Years US stocks lost more than 20%',
    ),
    figure(
      'nearAverage',
      'count',
      count((value) => value >= 0.08 && value <= 0.12),
      'Years US stocks returned 8% to 12%',
    ),
    ...(['worst', 'secondWorst', 'thirdWorst'] as const).flatMap((name, at) => [
      figure(name, 'fraction', -(lowest[at]?.value ?? Number.NaN), `Loss of year number ${at + 1} from the bottom`),
      figure(
        `${name}Year`,
        'calendar year',
        lowest[at]?.year ?? Number.NaN,
        `That year, number ${at + 1} from the bottom`,
      ),
    ]),
    figure(
      'leftAfter1932',
      'ratio',
      grown(stocks.slice(1929 - firstYear, 1933 - firstYear)),
      'What a dollar in US stocks was after 1929 to 1932',
    ),
    ...stretchLengths.flatMap((length) => {
      const all = stretches(real, length)
      const words = `${length} ${length === 1 ? 'year' : 'years in a row'}`
      return [
        figure(
          `ahead.${length}`,
          'fraction',
          all.filter((rate) => rate > 0).length / all.length,
          `Stretches that ended ahead of inflation, ${words}`,
        ),
        figure(`worst.${length}`, 'ratio', Math.min(...all), `Worst stretch a year after inflation, ${words}`),
        figure(`best.${length}`, 'ratio', Math.max(...all), `Best stretch a year after inflation, ${words}`),
      ]
    }),
  ]
}
