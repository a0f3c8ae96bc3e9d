import { useState } from 'react'
import { dollars, dollarsAndCents } from '#calculators/kit/format.ts'
import type { ToldLine } from '#calculators/planning/scenario/tell-lines.ts'
import { screenWords as words } from './words.ts'

/** Lines shown before the rest is asked for. */
const FIRST = 8
const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`

/** What each line adds up to over the year, before and after, and why it changes; at the end, what that does to cash. */
export function ChangedLines({ lines }: { readonly lines: readonly ToldLine[] }) {
  const [isWhole, setWhole] = useState(false)
  if (lines.length === 0) return <p className="card p-5 text-ink-2">{words.linesNone}</p>
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  const total = lines.reduce((sum, { before, after }) => sum + after - before, 0)
  return (
    <div className="card">
      <ul>
        {shown.map(({ key, label, before, after, why }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line px-4 py-3 not-first:border-t md:px-5"
          >
            <p className="font-semibold [overflow-wrap:anywhere]">{label}</p>
            <p className={`text-right font-semibold ${after < before ? 'text-bad' : 'text-green'}`}>
              {signed(after - before)}
            </p>
            <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{why}</p>
            <p className="text-right text-ink-2 text-sm">
              {dollars(before)} → {dollars(after)}
            </p>
          </li>
        ))}
      </ul>
      {lines.length > FIRST ? (
        <p className="border-line border-t px-4 py-3 md:px-5">
          <button type="button" className="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer lines' : `Show all ${lines.length} lines`}
          </button>
        </p>
      ) : null}
      <p className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t bg-sunk px-4 py-3 md:px-5">
        <strong>{words.total}</strong>
        <strong className="text-right">{dollarsAndCents(Math.round(total * 100) / 100)}</strong>
      </p>
    </div>
  )
}
