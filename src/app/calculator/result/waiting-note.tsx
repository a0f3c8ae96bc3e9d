import { fetching } from '#calculators/kit/missing.ts'
import type { Waiting } from '../state/use-missing.ts'

/**
 * On the result while the law its inputs need is being fetched: the last answer stays, a few words stand in the margin above it, so
 * that nothing jumps. They come only after a moment, since most fetches are over by then. When it failed, a sentence and a button.
 */
export function WaitingNote({ waiting }: { waiting: Waiting | null }) {
  return (
    <>
      <p role="status" className="no-print absolute top-0.5 right-5 text-ink-2 text-xs">
        {waiting && !waiting.lost ? (
          <span className="transition-opacity delay-200 starting:opacity-0">{fetching(waiting.what)}</span>
        ) : null}
      </p>
      {waiting?.lost ? (
        <div className="no-print order-first rounded-t-[inherit] bg-warn-tint px-5 py-3 text-warn md:px-6">
          <WaitingWords
            waiting={waiting}
            more="Your numbers are safe. The result below is still for your earlier numbers."
          />
        </div>
      ) : null}
    </>
  )
}

/** In one line, where there is no room for more. */
export const waitingText = ({ what, lost }: Waiting): string => (lost ? lostText(what) : fetching(what))
/** “California’s rules couldn’t be loaded”. */
const lostText = (what: string): string => `${what[0]?.toUpperCase()}${what.slice(1)} couldn’t be loaded`

/** The same in the flow of the text. */
export function WaitingWords({ waiting, more = '' }: { waiting: Waiting; more?: string }) {
  const { what, lost, retry } = waiting
  if (!lost)
    return (
      <p role="status" className="text-ink-2 text-sm">
        {fetching(what)}
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm" role="alert">
      <p className="min-w-[min(100%,16rem)] flex-1">
        {lostText(what)}. Check your connection. {more}
      </p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  )
}
