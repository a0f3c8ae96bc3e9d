import { starts } from '#teaching/games/snowball-hill/design.ts'
import type { Setup } from '#teaching/games/snowball-hill/game.ts'
import { duelEnds } from '#teaching/games/snowball-hill/growth.ts'
import { Radio } from './turn-pick.tsx'
import { words } from './words.ts'

const ends = duelEnds()

/** Where to start and on which market: before the first turn only. */
export function StartPick({ setup, onPick }: { readonly setup: Setup; readonly onPick: (setup: Setup) => void }) {
  return (
    <div className="no-print grid gap-4">
      <section className="rounded-md bg-sunk p-4" aria-label={words.duelTitle}>
        <h2 className="text-lg">{words.duelTitle}</h2>
        <p className="mt-1 max-w-[68ch]">{words.duel(ends.early, ends.late)}</p>
      </section>
      <fieldset className="min-w-0">
        <legend className="font-semibold font-serif text-lg">{words.who}</legend>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {starts.map((start) => (
            <Radio key={start} name="start" isOn={setup.start === start} onPick={() => onPick({ ...setup, start })}>
              <b>{words.start(start)}</b>
              <span className="block text-ink-2 text-sm">{words.startNote(start)}</span>
            </Radio>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="font-semibold font-serif text-lg">{words.mode}</legend>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {(['steady', 'history'] as const).map((mode) => (
            <Radio key={mode} name="mode" isOn={setup.mode === mode} onPick={() => onPick({ ...setup, mode })}>
              <b>{mode === 'steady' ? words.steady : words.history}</b>
              <span className="block text-ink-2 text-sm">
                {mode === 'steady' ? words.steadyNote : words.historyNote}
              </span>
            </Radio>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
