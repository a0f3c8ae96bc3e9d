import { memo } from 'react'
import { type MetricKey, metricKeys, type Reading, type Row } from '#engine/screening/metrics.ts'
import { typical } from '#engine/screening/order.ts'
import { gapWords, metrics } from '#teaching/screening/metrics.ts'
import { sectorNames, sizeNames } from '#teaching/screening/places.ts'
import { Icon } from '../../ui/icon.tsx'
import { Part } from '../device/screen-head.tsx'
import type { Change } from './change.ts'
import { MetricAbout } from './metric-about.tsx'
import { bareName, isSample } from './sample-name.ts'
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
export const ComparePart = memo(function ComparePart(props: {
  readonly compare: readonly string[]
  readonly rows: readonly Row[]
  readonly change: Change
}) {
  const { compare, rows, change } = props
  const chosen = compare.flatMap((symbol) => rows.find(({ company }) => company.symbol === symbol) ?? [])
  const [sector, ...otherSectors] = [...new Set(chosen.map(({ company }) => company.sector))]
  // Ratios are best read within one sector: where all are of one, what is usual there stands beside.
  const peers = sector && otherSectors.length === 0 ? rows.filter(({ company }) => company.sector === sector) : null
  return (
    <Part title={words.compare.title} note={words.compare.note} isRegion>
      {chosen.length === 0 ? null : (
        <>
          <section className="card overflow-x-auto px-3 md:px-5" aria-label={words.compare.caption}>
            <table className="ledger ledger-tight">
              <caption className="sr-only">{words.compare.caption}</caption>
              <thead>
                <tr>
                  <th scope="col" className={held}>
                    {words.compare.measure}
                  </th>
                  {chosen.map(({ company: { symbol, name } }) => (
                    <th key={symbol} scope="col" className="min-w-24 !align-top">
                      {bareName(name)}
                      {isSample(name) ? <span className="block font-normal text-ink-3">{words.sampleMark}</span> : null}
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
                  {peers && sector ? (
                    <th scope="col" className="min-w-24 !align-top">
                      {words.compare.typicalIn(sectorNames[sector])}
                    </th>
                  ) : null}
                  <th scope="col" className="min-w-24 !align-top">
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
                  {peers ? <td /> : null}
                  <td />
                </tr>
                {metricKeys.map((key) => {
                  const usual = [...(peers ? [peers] : []), rows].map((list) => typical(list, key))
                  return (
                    <tr key={key}>
                      {/* A fold inside gives a heading no name of its own. */}
                      <th scope="row" className={held} aria-label={metrics[key].name}>
                        <div className="w-28 sm:w-64">
                          <MetricAbout metric={key} rows={rows}>
                            {metrics[key].short}
                          </MetricAbout>
                        </div>
                      </th>
                      {chosen.map(({ company: { symbol }, readings }) => (
                        <td key={symbol} className="pt-[0.7rem] align-top">
                          {said(key, readings[key])}
                        </td>
                      ))}
                      {usual.map((middle, i) => (
                        <td
                          key={i === usual.length - 1 ? 'all' : 'sector'}
                          className="pt-[0.7rem] align-top text-ink-2"
                        >
                          {middle === null ? '–' : valueText(key, middle)}
                        </td>
                      ))}
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
})
