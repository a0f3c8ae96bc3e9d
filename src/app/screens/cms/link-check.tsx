import { useState } from 'react'
import * as z from 'zod/mini'
import { ask, wordsOf } from './ask.ts'
import { linksIn } from './links-in.ts'
import { links as words } from './words.ts'

const answer = z.object({ missing: z.array(z.string()) })
const MOST = 200

/** Whether the links inside our site lead somewhere. Links to other sites are named and never opened. */
export function LinkCheck({ body }: { readonly body: string }) {
  const [missing, setMissing] = useState<readonly string[] | null>(null)
  const [trouble, setTrouble] = useState('')
  const { ours, outside, bad } = linksIn(body)
  const check = () =>
    ask('POST', '/links', answer, { paths: ours.slice(0, MOST) }).then(
      (said) => {
        setTrouble('')
        setMissing(said.missing)
      },
      (error: unknown) => setTrouble(wordsOf(error)),
    )
  if (ours.length + outside.length + bad.length === 0) return <p>{words.none}</p>
  return (
    <div className="grid gap-3">
      <p>
        <button type="button" className="button min-h-11" onClick={check}>
          {words.check}
        </button>
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {trouble}
      </p>
      <div role="status" className="grid gap-2">
        {missing?.length === 0 ? <p className="text-green">{words.good}</p> : null}
        {missing && missing.length > 0 ? <Names title={words.missing} names={missing} /> : null}
      </div>
      {bad.length > 0 ? <Names title={words.bad} names={bad} /> : null}
      {outside.length > 0 ? <Names title={words.outside} names={outside} /> : null}
    </div>
  )
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className="list-disc break-words pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
