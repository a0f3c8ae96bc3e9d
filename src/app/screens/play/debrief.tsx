import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Figure } from '../device/screen-head.tsx'
import type { Play } from './use-run.ts'
import { playWords as words } from './words.ts'

/** A calculator or screen to open: `to` from `calculatorLink`, with the game's numbers in it. */
export interface DebriefTool {
  readonly to: string
  readonly label: string
  /** Which number of the game it answers. */
  readonly why?: string
}
/** A lesson by its slug, at /learning/<slug>. */
export interface DebriefLesson {
  readonly slug: string
  readonly title: string
}

/** How a game ends: what happened in dollars, what mattered most, what to read, and the real tools with the game's numbers. */
export function Debrief(props: {
  /** The end in one sentence, with its dollars. */
  readonly said: ReactNode
  readonly figures?: readonly {
    readonly label: string
    readonly value: string
    readonly note?: string
  }[]
  /** The one choice that mattered most and what the other one would have led to, from `whatMattered`. Null: none changed anything. */
  readonly mattered?: ReactNode
  readonly lessons: readonly DebriefLesson[]
  readonly tools: readonly DebriefTool[]
  readonly play: Play
  /** Whatever else the game has to show, between what mattered and what to do next. */
  readonly children?: ReactNode
}) {
  const { said, figures = [], mattered, lessons, tools, play, children } = props
  return (
    <section aria-label={words.debrief}>
      <h2 className="text-xl">{words.debrief}</h2>
      <p className="mt-2 max-w-[62ch] font-serif text-lg leading-snug md:text-xl">{said}</p>
      {figures.length === 0 ? null : (
        <dl className="card mt-4 grid grid-cols-2 overflow-hidden md:grid-cols-4">
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </dl>
      )}
      {mattered === undefined || mattered === null ? null : (
        <div className="card mt-4 min-h-36 border-l-4 border-l-copper p-4 sm:min-h-24">
          <h3 className="text-lg">{words.mattered}</h3>
          <p className="mt-1 max-w-[68ch]">{mattered}</p>
        </div>
      )}
      {children}
      {tools.length === 0 ? null : (
        <div className="mt-6">
          <h3 className="text-lg">{words.tools}</h3>
          <ul className="mt-2 grid gap-2 sm:grid-cols-2">
            {tools.map(({ to, label, why }) => (
              <li key={to} className="card grid gap-1 p-4">
                <Link to={to} className="inline-flex min-h-11 items-center font-semibold">
                  {label}
                </Link>
                {why === undefined ? null : <p className="text-ink-2 text-sm">{why}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {lessons.length === 0 ? null : (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-ink-2">{words.lesson}:</span>
          {lessons.map(({ slug, title }) => (
            <Link key={slug} to={`/learning/${slug}`} className="inline-flex min-h-11 items-center">
              {title}
            </Link>
          ))}
        </p>
      )}
      <p className="no-print mt-6 flex flex-wrap gap-2">
        <button type="button" className="button button-main min-h-11!" onClick={play.startAgain}>
          {words.again}
        </button>
        <button type="button" className="button min-h-11!" onClick={() => play.newGame()}>
          {words.other}
        </button>
      </p>
    </section>
  )
}
