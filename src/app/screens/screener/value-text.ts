/** How the numbers of a company read. */
import { percentText, plain } from '#calculators/kit/format.ts'
import { groupDigits, numberFormat } from '#calculators/kit/number-format.ts'
import type { FilterKey, Filters, Range } from '#engine/screening/filters.ts'
import { chosenIn } from '#engine/screening/filters.ts'
import { decimals, type MetricKey } from '#engine/screening/metrics.ts'
import { type MetricUnit, metrics } from '#teaching/screening/metrics.ts'
import { groupNames, placeName } from '#teaching/screening/places.ts'

/** What a number typed into a box of this measure is multiplied by. */
export const scales: Readonly<Record<MetricUnit, number>> = {
  dollars: 1,
  billions: 1e9,
  millions: 1e6,
  percent: 1,
  times: 1,
}
const isGroup = (key: FilterKey): key is 'sector' | 'size' | 'pay' | 'earn' => key in groupNames
export const filterName = (key: FilterKey): string => (isGroup(key) ? groupNames[key] : metrics[key].name)

const minus = (text: string) => text.replace('-', '−')
const money = (value: number, places: number) => minus(numberFormat(places, places, true).format(value))
const fixed = (value: number, places: number) => minus(numberFormat(places, places).format(value))

/** "$12.35B", "$420M", "17.4", "3.25%". */
export function valueText(key: MetricKey, value: number): string {
  switch (metrics[key].unit) {
    case 'dollars':
      return money(value, 2)
    case 'billions':
    case 'millions':
      if (value >= 1e9) return `${money(value / 1e9, 2)}B`
      return value >= 1e6 ? `${money(value / 1e6, 0)}M` : money(value, 0)
    case 'percent':
      return `${fixed(value, decimals[key])}%`
    case 'times':
      return fixed(value, decimals[key])
  }
}
/** A bound as it was typed: "15", "2.5%", "$10 billion". */
export function boundText(key: MetricKey, value: number): string {
  const { unit } = metrics[key]
  const size = Math.abs(value)
  if (unit === 'percent') return percentText(value, 2)
  if (unit === 'times') return plain(value, 2)
  const isLarge = unit === 'billions' || unit === 'millions'
  const [scale, word] =
    isLarge && size >= 1e9 ? [1e9, ' billion'] : isLarge && size >= 1e6 ? [1e6, ' million'] : [1, '']
  return `${value < 0 ? '−' : ''}$${groupDigits(size / scale, 3)}${word}`
}
export function rangeWords(key: MetricKey, { min, max }: Range): string {
  if (min !== null && max !== null) return `${boundText(key, min)} to ${boundText(key, max)}`
  if (min !== null) return `${boundText(key, min)} or more`
  return max !== null ? `${boundText(key, max)} or less` : 'any'
}
/** "P/E ratio: 15 or less", "Sector: Utilities, Real estate". */
export function filterWords(filters: Filters, key: FilterKey): string {
  if (isGroup(key)) {
    const places = chosenIn(filters, key).map((place) => placeName(key, place))
    return `${groupNames[key]}: ${places.join(', ')}`
  }
  const range = filters.ranges[key]
  return `${metrics[key].name}: ${range ? rangeWords(key, range) : 'any'}`
}
