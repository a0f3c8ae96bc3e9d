import type { Life, Setup } from '#teaching/games/freedom/life.ts'
import { type LuckSoFar, luckTurns } from '#teaching/games/freedom/luck.ts'
import type { Run } from '#teaching/games/kit/game.ts'
import { Bar } from '../device/screen-head.tsx'
import { useTurns } from '../play/use-turns.ts'
import { endingWords as words } from './words/ending-words.ts'
import { percentOf } from './words/round.ts'

const COUNT = 500

/** Where this life stands among its choices under other luck, and among other choices under its luck. Counted beside the page. */
export function LuckPart(props: {
  readonly run: Run<Setup>
  readonly end: Life
  readonly name: string
  /** Waits until other counting is done. */
  readonly isReady: boolean
}) {
  const { run, end, name, isReady } = props
  const turning = useTurns<LuckSoFar, LuckSoFar>(name, isReady ? () => luckTurns(run, end, COUNT) : null)
  const found = turning.result ?? turning.progress
  const isDone = turning.result !== null
  return (
    <section className="mt-7" aria-label={words.luck}>
      <h3 className="text-lg">{words.luck}</h3>
      <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{words.luckNote(COUNT)}</p>
      <div className="mt-3 min-h-32">
        {isDone || turning.isStopped ? null : (
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <span className="min-w-40 flex-1">
              <Bar share={(found?.done ?? 0) / COUNT} label={words.luckDone(found?.done ?? 0, COUNT)} />
            </span>
            <button type="button" className="button no-print min-h-11!" onClick={turning.stop}>
              {words.stop}
            </button>
          </div>
        )}
        {found && (isDone || turning.isStopped) ? (
          <ul className="grid gap-2">
            {[words.otherLuck(percentOf(found.otherLuck)), words.otherChoices(percentOf(found.otherChoices))].map(
              (line, i) => (
                <li key={line} className="grid gap-1">
                  {line}
                  <Bar
                    share={i === 0 ? found.otherLuck : found.otherChoices}
                    label={line}
                    tone={i === 0 ? 'copper' : 'good'}
                  />
                </li>
              ),
            )}
            {turning.isStopped && !isDone ? <li className="text-ink-2 text-sm">{words.stopped(found.done)}</li> : null}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
