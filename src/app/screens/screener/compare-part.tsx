import { type MetricKey, metricKeys, type Reading, type Row } from '#engine/screening/metrics.ts'
import { typical } from '#engine/screening/order.ts'
import { gapWords } from '#teaching/screening/metrics.ts'
import { sectorNames, sizeNames } from '#teaching/screening/places.ts'
import { Icon } from '../../ui/icon.tsx'
import { Part } from '../device/screen-head.tsx'
import type { Change } from './change.ts'
import { MetricAbout } from './metric-about.tsx'
import { valueText } from './value-text.ts'
import { words } from './words.ts'

const held = 'sticky left-0 z-10 bg-(--surface) !whitespace-normal align-top'
const said = (key: MetricKey, reading: Reading) =>
  typeof reading === 'number' ? (
    valueText(key, reading)
  ) : (
    <span className="text-ink-3 text-xs">{gapWords[reading]}</span>
  )

/** The chosen companies side by side, beside what is usual. */
export function ComparePart(props: {
  readonly compare: readonly string[]
  readonly rows: readonly Row[]
  readonly change: Change
}) {
  const { compare, rows, change } = props
  const chosen = compare.flatMap((symbol) => rows.find(({ company }) => company.symbol === symbol) ?? [])
  return (
    <Part title={words.compare.title} note={words.compare.note} isRegion>
      {chosen.length === 0 ? null : (
        <>
          <section className="card overflow-x-auto px-3 md:px-5" aria-label={words.compare.caption}>
            <table className="ledger">
              <caption className="sr-only">{words.compare.caption}</caption>
              <thead>
                <tr>
                  <th scope="col" className={held}>
                    {words.compare.measure}
                  </th>
                  {chosen.map(({ company: { symbol, name } }) => (
                    <th key={symbol} scope="col" className="min-w-32 !align-top">
                      {name}
                      <button
                        type="button"
                        className="no-print ms-auto grid size-11 place-items-center rounded-md hover:bg-sunk"
                        aria-label={words.compare.remove(name)}
                        onClick={() => change((now) => ({ compare: now.compare.filter((one) => one !== symbol) }))}
                      >
                        <Icon name="x" />
                      </button>
                    </th>
                  ))}
                  <th scope="col" className="!align-top">
                    {words.compare.typical}
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row" className={`${held} font-semibold text-sm`}>
                    {words.sector}
                  </th>
                  {chosen.map(({ company: { symbol, sector }, size }) => (
                    <td key={symbol} className="!whitespace-normal align-top text-sm">
                      {sectorNames[sector]}
                      {size ? `, ${sizeNames[size].toLowerCase()}` : ''}
                    </td>
                  ))}
                  <td />
                </tr>
                {metricKeys.map((key) => {
                  const middle = typical(rows, key)
                  return (
                    <tr key={key}>
                      <th scope="row" className={held}>
                        <div className="w-36 sm:w-64">
                          <MetricAbout metric={key} rows={rows} />
                        </div>
                      </th>
                      {chosen.map(({ company: { symbol }, readings }) => (
                        <td key={symbol} className="align-top">
                          {said(key, readings[key])}
                        </td>
                      ))}
                      <td className="align-top text-ink-2">{middle === null ? '–' : valueText(key, middle)}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </section>
          <button
            type="button"
            className="no-print mt-2 min-h-11 text-green text-sm underline underline-offset-2"
            onClick={() => change(() => ({ compare: [] }))}
          >
            {words.compare.clear}
          </button>
        </>
      )}
    </Part>
  )
}
