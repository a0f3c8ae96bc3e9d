import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { siteOrigin } from '../../shell/head-meta.ts'
import { Icon } from '../../ui/icon.tsx'
import { NoScript } from '../../ui/no-script.tsx'
import { Bar, ScreenHead } from '../device/screen-head.tsx'
import { type ClassPack, ClassSheet } from './class-sheet.tsx'
import { CodePanel } from './code-panel.tsx'
import { PlayFold } from './play-fold.tsx'
import { printClassSheet } from './sheet-questions.tsx'
import type { Play } from './use-run.ts'
import { playWords as words } from './words.ts'

/**
 * What every game stands in: its name and how long it takes, what is happening now, undo and start over, the code that gives everybody
 * the same luck, and all rules and odds to open. Nothing moves by itself and nothing is timed.
 */
export function GameFrame(props: {
  readonly title: string
  /** What it is and how long it takes, one line. */
  readonly lead: ReactNode
  /** 2 where the page has a heading of its own. */
  readonly level?: 1 | 2
  readonly play: Play
  /** How far the game is: round 3 of 20. */
  readonly progress?: { readonly unit: string; readonly at: number; readonly of: number }
  /** What just happened and what comes now, for those who listen. Said when it changes. */
  readonly narration: string
  /** Every rule and every chance of the game. */
  readonly rules: ReactNode
  /** Takes back more than one choice: 'Undo this year'. */
  readonly undo?: { readonly label: string; readonly count: number }
  readonly classPack?: ClassPack
  readonly children: ReactNode
}) {
  const { title, lead, level = 1, play, progress, narration, rules, undo, classPack, children } = props
  const id = useId()
  const { pathname } = useLocation()
  const back = undo ?? { label: words.undo, count: 1 }
  return (
    <section className="game" aria-labelledby={level === 2 ? `${id}-title` : undefined}>
      {level === 1 ? (
        <ScreenHead kind={words.kind} title={title} lead={lead} />
      ) : (
        <header className="mb-4">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          <p className="mt-1 max-w-[68ch] text-ink-2">{lead}</p>
        </header>
      )}
      <NoScript of="game" />
      <div className="numbers min-h-[90svh]">
        <Notices play={play} />
        <div className="no-print mb-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          {progress === undefined ? null : (
            <div className="min-w-40 flex-1">
              <p className="mb-1 text-ink-2 text-sm" aria-hidden="true">
                {words.progress(progress.unit, progress.at, progress.of)}
              </p>
              <Bar share={progress.at / progress.of} label={words.progress(progress.unit, progress.at, progress.of)} />
            </div>
          )}
          <span className="flex flex-wrap gap-2">
            <button
              type="button"
              className="button min-h-11!"
              disabled={play.choiceCount === 0}
              onClick={() => play.undo(back.count)}
            >
              <Icon name="undo-2" className="size-4" /> {back.label}
            </button>
            <button
              type="button"
              className="button min-h-11!"
              disabled={play.choiceCount === 0}
              onClick={play.startAgain}
            >
              <Icon name="rotate-ccw" className="size-4" /> {words.startOver}
            </button>
          </span>
        </div>
        <p className="sr-only" role="status">
          {narration}
        </p>
        {children}
      </div>
      <div className="mt-8 border-line border-b">
        <PlayFold title={words.rules}>{rules}</PlayFold>
        <CodePanel play={play} onPrint={classPack === undefined ? undefined : printClassSheet} />
      </div>
      <p className="mt-4 text-ink-2 text-sm">{words.madeUp}</p>
      {classPack === undefined ? null : (
        <ClassSheet
          title={title}
          pack={classPack}
          code={play.code}
          address={`${siteOrigin.replace(/^https?:\/\//, '')}${pathname.replace(/\/$/, '')}`}
        />
      )}
    </section>
  )
}

function Notices({ play }: { readonly play: Play }) {
  const { problem, isFromLink, bringBack } = play
  if (problem === null && !isFromLink && bringBack === null) return null
  return (
    <div className="no-print mb-4 grid gap-2 rounded-md bg-warn-tint p-3 text-sm text-warn" role="status">
      {problem === null ? null : <p>{words.problem[problem]}</p>}
      {isFromLink ? <p>{words.fromLink}</p> : null}
      {bringBack === null ? null : (
        <p className="flex flex-wrap items-center gap-3">
          <span>{words.kept}</span>
          <button type="button" className="button" onClick={bringBack}>
            {words.bringBack}
          </button>
        </p>
      )}
    </div>
  )
}
