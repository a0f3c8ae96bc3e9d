import type { StudyState } from './use-study.ts'

/**
 * One line under the buttons of the result: how far the long work is, and a way to stop it. It keeps its height from the start to the
 * end, so that nothing below it moves. Only its ends are read out; a share that grows would talk without pause.
 */
export function StudyNote({ study }: { study: StudyState | null }) {
  if (!study) return null
  const { what, stage, share, stop, again } = study
  const percent = Math.floor(share * 100)
  const words = {
    done: `Checked ${what}.`,
    running: `Checking ${what}…`,
    stopped: `Stopped after ${percent}% of ${what}.`,
    lost: 'We couldn’t load the history. Check your connection.',
  }[stage]
  return (
    <div className="no-print flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-5 py-1.5 text-ink-2 text-sm md:px-6">
      <p role="status" className="min-w-0 flex-1">
        {words}
      </p>
      {stage === 'running' ? (
        <>
          <progress className="h-1.5 w-20 accent-green" max={100} value={percent} aria-label={`Progress: ${what}`} />
          <button type="button" className="button" onClick={stop}>
            Stop
          </button>
        </>
      ) : null}
      {stage === 'stopped' || stage === 'lost' ? (
        <button type="button" className="button" onClick={again}>
          {stage === 'lost' ? 'Try again' : 'Start again'}
        </button>
      ) : null}
    </div>
  )
}
