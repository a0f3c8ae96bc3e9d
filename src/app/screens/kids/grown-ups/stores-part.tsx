import { useState } from 'react'
import { gameRuns } from '#app/state/game-runs.ts'
import { kidsRecord } from '#app/state/kids.ts'
import { kidsHome } from '#app/state/kids-home.ts'
import { Part } from '../../device/screen-head.tsx'
import { grownUpWords } from './words.ts'

const words = grownUpWords.stores

/** Names of the kids’ games begin so; the other games of this browser stay. */
const isKids = (name: string): boolean => name.startsWith('kids-')
const others = <T,>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !isKids(name)))

function removeAll(): void {
  for (const store of [kidsRecord, kidsHome]) {
    store.clear()
    store.dropAside()
  }
  gameRuns.set(({ runs, best }) => ({ runs: others(runs), best: others(best) }))
}
/** What the kids’ pages keep, and its deletion in two presses. */
export function StoresPart() {
  const [step, setStep] = useState<'list' | 'ask' | 'gone'>('list')
  return (
    <Part title={grownUpWords.parts.stores} note={words.lead}>
      <ul className="grid list-disc gap-0.5 pl-5">
        {words.list.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">{words.where}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2" role="status">
        {step === 'list' ? (
          <button type="button" className="button min-h-11!" onClick={() => setStep('ask')}>
            {words.remove}
          </button>
        ) : step === 'ask' ? (
          <>
            <button
              type="button"
              className="button min-h-11!"
              onClick={() => {
                removeAll()
                setStep('gone')
              }}
            >
              {words.sure}
            </button>
            <button type="button" className="button min-h-11!" onClick={() => setStep('list')}>
              {words.keep}
            </button>
          </>
        ) : (
          words.removed
        )}
      </p>
    </Part>
  )
}
