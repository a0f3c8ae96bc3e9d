import { useState } from 'react'
import { sessionList } from '#wire/admin.ts'
import { Part } from '../device/screen-head.tsx'
import { ask, wordsOf } from './ask.ts'
import { TroubleLine } from './trouble-line.tsx'
import { useAsked } from './use-asked.ts'
import { whenText } from './when.ts'
import { tabs, wait, sessions as words } from './words.ts'

/** Where one is signed in, with a way to end each. */
export function SessionDesk({ onLeaveEverywhere }: { readonly onLeaveEverywhere: () => void }) {
  const asked = useAsked('/sessions', sessionList)
  const [trouble, setTrouble] = useState('')
  const end = (mark: string) =>
    ask('POST', '/sessions/end', sessionList, { mark }).then(asked.again, (error: unknown) =>
      setTrouble(wordsOf(error)),
    )
  return (
    <Part title={tabs.sessions} note={words.note} className="mt-0!">
      <TroubleLine {...asked} />
      <p role="alert" className="text-bad text-sm empty:hidden">
        {trouble}
      </p>
      {asked.answer === null ? <p>{wait}</p> : null}
      <ul className="grid gap-2">
        {asked.answer?.sessions.map(({ mark, startedAt, seenAt, isThis }) => (
          <li key={mark} className="card flex flex-wrap items-center gap-4 p-4 text-sm">
            <span className="flex-1">
              {isThis ? <strong className="block">{words.this}</strong> : null}
              {words.since(whenText(startedAt))}. {words.seen(whenText(seenAt))}.
            </span>
            {isThis ? null : (
              <button type="button" className="button min-h-11" onClick={() => end(mark)}>
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <button type="button" className="button min-h-11" onClick={onLeaveEverywhere}>
          {words.everywhere}
        </button>
      </p>
    </Part>
  )
}
