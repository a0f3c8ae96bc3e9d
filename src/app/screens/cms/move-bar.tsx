import { useState } from 'react'
import { movesFrom, type PostState } from '#wire/manuscripts.ts'
import { Field } from './field.tsx'
import type { Article } from './use-article.ts'
import { localText } from './when.ts'
import { moves, moveWords as words } from './words.ts'

const HOUR_MS = 3_600_000

/** Where the article may go from where it is. What is typed and not saved goes nowhere. */
export function MoveBar({ article: { open, isDirty, isBusy, move } }: { readonly article: Article }) {
  const [asked, setAsked] = useState<PostState | null>(null)
  const saved = open?.saved
  if (!saved) return null
  if (isDirty) return <p className="text-ink-2 text-sm">{words.saveFirst}</p>
  const isLive = saved.state === 'published' && saved.liveVersion === saved.version
  const possible = movesFrom[saved.state].filter((to) => !(to === 'published' && isLive))
  const go = (to: PostState) => {
    if (to === 'scheduled' || to === 'archived') return setAsked(asked === to ? null : to)
    setAsked(null)
    return void move(to)
  }
  const nameOf = (to: PostState): string => {
    if (to === 'published' && saved.state === 'published') return words.publishChanges
    return to === 'review' && saved.state === 'scheduled' ? words.unschedule : moves[to]
  }
  return (
    <>
      {possible.map((to) => (
        <button
          key={to}
          type="button"
          className="button min-h-11"
          disabled={isBusy}
          aria-expanded={to === 'scheduled' || to === 'archived' ? asked === to : undefined}
          onClick={() => go(to)}
        >
          {nameOf(to)}
        </button>
      ))}
      {asked === 'scheduled' ? (
        <When
          onChoose={(at) => {
            setAsked(null)
            void move('scheduled', at)
          }}
        />
      ) : null}
      {asked === 'archived' ? (
        <p className="flex items-center gap-3">
          {words.archiveSure}
          <button
            type="button"
            className="button min-h-11"
            onClick={() => {
              setAsked(null)
              void move('archived')
            }}
          >
            {moves.archived}
          </button>
        </p>
      ) : null}
    </>
  )
}

function When({ onChoose }: { readonly onChoose: (at: string) => void }) {
  const [when, setWhen] = useState(() => localText(new Date(Date.now() + HOUR_MS)))
  const [trouble, setTrouble] = useState<string>()
  const choose = () => {
    const at = new Date(when)
    if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now()) return setTrouble(words.past)
    return onChoose(at.toISOString())
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label={words.when}
        hint={words.whenHint}
        type="datetime-local"
        step={1}
        value={when}
        trouble={trouble}
        onChange={({ target: { value } }) => setWhen(value)}
      />
      <button type="button" className="button button-main min-h-11" onClick={choose}>
        {moves.scheduled}
      </button>
    </div>
  )
}
