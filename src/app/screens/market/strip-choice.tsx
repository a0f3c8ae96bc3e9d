import type { Instrument } from '#wire/market.ts'
import { MOST_WATCHED, toggledLine, watchedLines } from './strip-lines.ts'

const usual: readonly string[] = []

/** What stands in the strip, to choose. */
export function StripChoice(props: { readonly lines: readonly Instrument[]; readonly shown: readonly string[] }) {
  const { lines, shown } = props
  return (
    <details className="fold no-print mt-1 border-line border-b">
      <summary className="flex min-h-11 list-none items-center gap-3">
        <span className="flex-1 text-sm">Choose what’s shown here</span>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <fieldset className="pb-4">
        <legend className="mb-2 text-ink-2 text-sm">Up to {MOST_WATCHED}. Your choice stays on this device.</legend>
        <div className="flex flex-wrap gap-2">
          {lines.map(({ symbol, name }) => {
            const isOn = shown.includes(symbol)
            return (
              <label
                key={symbol}
                className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-copper ${isOn ? 'border-green bg-green-tint text-green-ink' : 'border-line-strong'}`}
              >
                <input
                  type="checkbox"
                  className="size-4 accent-(--green)"
                  checked={isOn}
                  disabled={isOn ? shown.length === 1 : shown.length >= MOST_WATCHED}
                  onChange={() => watchedLines.set(toggledLine(shown, symbol))}
                />
                {name}
              </label>
            )
          })}
        </div>
        <button
          type="button"
          className="mt-2 min-h-11 text-green text-sm underline underline-offset-2"
          onClick={() => watchedLines.set(usual)}
        >
          Show the usual ones
        </button>
      </fieldset>
    </details>
  )
}
