import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Activity, readKidsSetup } from '#teaching/kids/kit/activity.ts'
import { badges } from '#teaching/kids/kit/badge.ts'
import { kidsHome, kidsPath } from '#teaching/kids/kit/card.ts'
import { markDone } from '../../state/kids.ts'
import { Icon } from '../../ui/icon.tsx'
import { NoScript } from '../../ui/no-script.tsx'
import { type Play, useRun } from '../play/use-run.ts'
import { BigChoices } from './big-choices.tsx'
import { ListenButton } from './listen-button.tsx'
import { Picture } from './picture.tsx'
import type { PictureName } from './picture-names.ts'
import { kidsWords as words } from './words.ts'

/**
 * Plays any activity: what happened, a picture of it, one question with large answers. Nothing is timed, nothing is typed, every step can
 * be taken back, and starting over takes two presses.
 */
export function Player<State>(props: {
  readonly activity: Activity<State>
  /** A picture of a state. */
  readonly see?: (state: State) => ReactNode
  /** A picture of a choice. */
  readonly picture?: (choice: string, state: State) => ReactNode
  readonly columns?: 1 | 2 | 3
}) {
  const { activity, see, picture, columns = 1 } = props
  const { about, game } = activity
  const play = useRun(game, readKidsSetup, 'kids', kidsPath(about.slug))
  const { state, isOver, offers } = play
  const told = activity.told(state)
  const ask = isOver ? '' : activity.ask(state)
  const items = offers.map((choice) => ({
    choice,
    label: activity.label(choice, state),
    note: activity.note?.(choice, state) ?? null,
    picture: picture?.(choice, state),
  }))
  const spoken = [...told, ask, ...items.flatMap(({ label, note }) => [`${label}.`, note ?? ''])].filter(
    (one) => one !== '',
  )
  const earned = isOver ? activity.badges(state) : []
  const key = earned.join(' ')
  useEffect(() => {
    if (isOver) markDone(about.slug, key === '' ? [] : key.split(' '))
  }, [isOver, about.slug, key])
  return (
    <article className="mx-auto max-w-3xl">
      <header className="flex items-center gap-4">
        <Picture name={about.picture as PictureName} />
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">{about.title}</h1>
          <p className="text-ink-2 text-lg">{about.line}</p>
        </div>
      </header>
      <NoScript of="game" />
      <div className="numbers mt-4 min-h-[70svh]">
        <Tools play={play} spoken={spoken.join(' ')} />
        <div className="card p-5 md:p-7">
          <div role="status" className="grid gap-1.5 text-xl leading-snug">
            {told.map((one) => (
              <p key={one}>{one}</p>
            ))}
          </div>
          {see ? <div className="mt-5">{see(state)}</div> : null}
          {isOver ? (
            <Ending earned={earned.map((one) => badges[one])} onAgain={() => play.newGame()} />
          ) : (
            <BigChoices ask={ask} items={items} onChoose={play.choose} turn={play.choiceCount} columns={columns} />
          )}
        </div>
      </div>
      <div className="mt-6 grid gap-3 text-ink-2">
        <details className="border-line border-y py-1">
          <summary className="flex min-h-14 items-center font-medium text-ink text-lg">{words.howItWorks}</summary>
          <ul className="mb-3 grid list-disc gap-1 pl-5">
            {activity.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
        <p>
          <b>{words.grownUps}:</b> {activity.forGrownUps}
        </p>
        <p className="text-sm">{words.note}</p>
      </div>
    </article>
  )
}

function Tools({ play, spoken }: { readonly play: Play; readonly spoken: string }) {
  const [asks, setAsks] = useState(false)
  const yes = useRef<HTMLButtonElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  const none = play.choiceCount === 0
  useEffect(() => {
    if (asks) yes.current?.focus()
  }, [asks])
  const leave = () => {
    setAsks(false)
    setTimeout(() => start.current?.focus())
  }
  return (
    <div className="no-print mb-4 flex min-h-14 flex-wrap items-center gap-2">
      {asks ? (
        <>
          <button
            ref={yes}
            type="button"
            className="button button-main min-h-14! text-base!"
            onClick={() => {
              play.startAgain()
              leave()
            }}
          >
            {words.startOverSure}
          </button>
          <button type="button" className="button min-h-14! text-base!" onClick={leave}>
            {words.startOverNo}
          </button>
        </>
      ) : (
        <>
          <button type="button" className="button min-h-14! text-base!" disabled={none} onClick={() => play.undo()}>
            <Icon name="undo-2" /> {words.undo}
          </button>
          <button
            ref={start}
            type="button"
            className="button min-h-14! text-base!"
            disabled={none}
            onClick={() => setAsks(true)}
          >
            <Icon name="rotate-ccw" /> {words.startOver}
          </button>
          <ListenButton text={spoken} />
        </>
      )}
    </div>
  )
}

function Ending({ earned, onAgain }: { readonly earned: readonly string[]; readonly onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="mt-5 grid gap-4 outline-none">
      {earned.length > 0 ? (
        <section className="rounded-lg bg-green-tint p-4">
          <h2 className="text-xl">{words.earned}</h2>
          <ul className="mt-2 grid gap-2">
            {earned.map((one) => (
              <li key={one} className="flex items-center gap-3 text-lg">
                <Picture name="star" size="s" tone="copper" /> {one}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-main min-h-14! text-lg!" onClick={onAgain}>
          {words.again}
        </button>
        <Link to={kidsHome} className="button min-h-14! text-lg!">
          {words.back}
        </Link>
      </p>
    </div>
  )
}
