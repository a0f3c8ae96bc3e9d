import { useEffect, useRef, useState } from 'react'
import { type MetricKey, metricKeys } from '#engine/screening/metrics.ts'
import { metrics } from '#teaching/screening/metrics.ts'
import { Icon } from '../../ui/icon.tsx'
import { startingAsked } from './asked.ts'
import type { Change } from './change.ts'
import { moveColumn } from './move-column.ts'
import { words } from './words.ts'

/** Which columns the table has, and in which order; all by keys too. */
export function ColumnPicks({ columns, change }: { readonly columns: readonly MetricKey[]; readonly change: Change }) {
  const list = useRef<HTMLOListElement>(null)
  /** The button that keeps the focus when its column has moved. */
  const pressed = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  const drawn = columns.join()
  const before = useRef(drawn)
  useEffect(() => {
    if (before.current === drawn) return
    before.current = drawn
    const name = pressed.current
    pressed.current = null
    if (name !== null) list.current?.querySelector<HTMLElement>(`[data-press="${name}"]:not(:disabled)`)?.focus()
  }, [drawn])
  const move = (key: MetricKey, by: 1 | -1) => {
    pressed.current = `${key}${by}`
    const next = moveColumn(columns, key, by)
    setSaid(words.columns.moved(metrics[key].name, next.indexOf(key) + 1, next.length))
    change((now) => ({ columns: moveColumn(now.columns, key, by) }))
  }
  const others = metricKeys.filter((key) => !columns.includes(key))
  const small = 'grid size-11 place-items-center rounded-md hover:bg-sunk disabled:text-ink-3'
  return (
    <details className="fold no-print mt-4 border-line border-y">
      <summary className="flex min-h-11 list-none items-center gap-3 py-2">
        <span className="flex-1 font-semibold">{words.columns.title(columns.length)}</span>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="grid gap-6 pb-5 md:grid-cols-2">
        <div>
          <h3 className="text-sm">{words.columns.shown}</h3>
          <ol ref={list} className="mt-1">
            {columns.map((key, i) => {
              const { name } = metrics[key]
              const button = (by: 1 | -1, label: string, icon: string, isOff: boolean) => (
                <button
                  type="button"
                  className={small}
                  data-press={`${key}${by}`}
                  aria-label={label}
                  disabled={isOff}
                  onClick={() => move(key, by)}
                >
                  <Icon name={icon} />
                </button>
              )
              return (
                <li key={key} className="flex items-center border-line border-b">
                  <span className="min-w-0 flex-1 text-sm">{name}</span>
                  {button(-1, words.columns.up(name), 'arrow-up', i === 0)}
                  {button(1, words.columns.down(name), 'arrow-down', i === columns.length - 1)}
                  <button
                    type="button"
                    className={small}
                    aria-label={words.columns.remove(name)}
                    disabled={columns.length === 1}
                    onClick={() => change((now) => ({ columns: now.columns.filter((one) => one !== key) }))}
                  >
                    <Icon name="x" />
                  </button>
                </li>
              )
            })}
          </ol>
          <p className="sr-only" role="status">
            {said}
          </p>
        </div>
        <div>
          <h3 className="text-sm">{words.columns.add}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            {others.map((key) => (
              <button
                key={key}
                type="button"
                className="button min-h-11"
                onClick={() => change((now) => ({ columns: [...now.columns.filter((one) => one !== key), key] }))}
              >
                + {metrics[key].name}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="mt-3 min-h-11 text-green text-sm underline underline-offset-2"
            onClick={() => change(() => ({ columns: startingAsked.columns }))}
          >
            {words.columns.reset}
          </button>
        </div>
      </div>
    </details>
  )
}
