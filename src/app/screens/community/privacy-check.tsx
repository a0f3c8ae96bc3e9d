import { Fragment } from 'react'
import type { Privacy } from '#writing/community/judge.ts'
import type { Finding } from '#writing/community/scrubber/kinds.ts'
import { personalWords } from '#writing/community/words.ts'
import { privacyWords as words } from './words.ts'

/** What a draft says about its writer, marked, and what to do about it. Its buttons send the form they stand in. */
export function PrivacyCheck(props: {
  readonly title: string
  readonly text: string
  readonly privacy: Pick<Privacy, 'title' | 'text' | 'says'>
}) {
  const { title, text, privacy } = props
  const kinds = [...new Set([...privacy.title, ...privacy.text].map(({ kind }) => personalWords[kind]))]
  return (
    <section className="grid gap-3 rounded-lg border-2 border-copper bg-surface p-4" aria-labelledby="privacy">
      <h2 id="privacy" className="text-lg">
        {privacy.says === 'stop' ? words.stop : words.ask}
      </h2>
      <p>
        {words.found} <strong>{asSentence(kinds)}</strong>
      </p>
      <div className="max-h-72 overflow-y-auto whitespace-pre-wrap break-words rounded-md bg-sunk p-3 text-sm">
        {title === '' ? null : (
          <p className="font-semibold">
            <Marked text={title} findings={privacy.title} />
          </p>
        )}
        <p>
          <Marked text={text} findings={privacy.text} />
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <button type="submit" name="do" value="hide" className="button button-main min-h-11">
          {words.hideAll}
        </button>
        <button type="submit" name="do" value="keep" className="button min-h-11">
          {privacy.says === 'stop' ? words.hideLeast : words.keep}
        </button>
      </p>
      <p className="text-ink-2 text-sm">{words.or}</p>
    </section>
  )
}

/** 'A name, a phone number.' */
const asSentence = (kinds: readonly string[]): string => {
  const text = kinds.join(', ')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}

function Marked({ text, findings }: { readonly text: string; readonly findings: readonly Finding[] }) {
  const starts = [0, ...findings.map(({ to }) => to)]
  return (
    <>
      {findings.map((one, i) => (
        <Fragment key={one.from}>
          {text.slice(starts[i], one.from)}
          <mark
            title={personalWords[one.kind]}
            className="rounded-sm bg-warn-tint px-0.5 font-semibold text-warn underline"
          >
            {text.slice(one.from, one.to)}
          </mark>
        </Fragment>
      ))}
      {text.slice(starts.at(-1))}
    </>
  )
}
