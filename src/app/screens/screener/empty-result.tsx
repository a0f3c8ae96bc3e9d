import { listText } from '#calculators/kit/format.ts'
import { type FilterKey, type Filters, type Range, without, withRange } from '#engine/screening/filters.ts'
import { loosenings } from '#engine/screening/loosen.ts'
import { type MetricKey, metricKeys, type Row } from '#engine/screening/metrics.ts'
import { metrics } from '#teaching/screening/metrics.ts'
import type { Change } from './change.ts'
import { filterName, rangeWords } from './value-text.ts'
import { words } from './words.ts'

const MOST_WAYS = 6
const isMetric = (key: FilterKey | undefined): key is MetricKey => metricKeys.some((one) => one === key)

/** Nobody fits: which filter to loosen, and how many each would let in. */
export function EmptyResult(props: {
  readonly rows: readonly Row[]
  readonly filters: Filters
  readonly change: Change
}) {
  const { rows, filters, change } = props
  const ways = loosenings(rows, filters).slice(0, MOST_WAYS)
  const isOne = ways[0]?.keys.length === 1
  const moved = (key: MetricKey, range: Range, gives: number) => (
    <button
      type="button"
      className="button min-h-11"
      onClick={() => change((now) => ({ filters: withRange(now.filters, key, range) }))}
    >
      {words.empty.move(`${metrics[key].name} ${rangeWords(key, range)}`, gives)}
    </button>
  )
  return (
    <div className="card mt-3 p-5">
      <h3 className="text-lg">{words.empty.title}</h3>
      <p className="mt-1 text-ink-2">{isOne ? words.empty.one : words.empty.several}</p>
      <ul className="mt-3 grid gap-2">
        {ways.map(({ keys, gives, nearest }) => {
          const [only] = keys
          return (
            <li key={keys.join(' ')} className="flex flex-wrap gap-2">
              <button
                type="button"
                className="button min-h-11"
                onClick={() => change((now) => ({ filters: without(now.filters, keys) }))}
              >
                {words.empty.drop(listText(keys.map(filterName)), gives)}
              </button>
              {nearest && isMetric(only) ? moved(only, nearest.range, nearest.gives) : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
