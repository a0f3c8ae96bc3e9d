import { useState } from 'react'
import { type ManuscriptSummary, manuscriptList, type PostState, postStates } from '#wire/manuscripts.ts'
import { useStored } from '../../state/use-stored.ts'
import { newKey } from './ask.ts'
import { drafts, isNew, newCorrectionName, newName } from './drafts.ts'
import { TroubleLine } from './trouble-line.tsx'
import { useAsked } from './use-asked.ts'
import { whenText } from './when.ts'
import { stateNames, tabs, wait, list as words } from './words.ts'

/** Every article by its state, the ones typed on this device first. */
export function ArticleList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const [state, setState] = useState<PostState | null>(null)
  const [after, setAfter] = useState<string | null>(null)
  const query = new URLSearchParams({ ...(state ? { state } : {}), ...(after ? { after } : {}) }).toString()
  const asked = useAsked(`/posts${query ? `?${query}` : ''}`, manuscriptList)
  const [typed] = useStored(drafts)
  const { answer } = asked
  const choose = (next: PostState | null) => {
    setState(next)
    setAfter(null)
  }
  const all = answer ? Object.values(answer.counts).reduce((sum, one) => sum + one, 0) : null
  return (
    <section aria-labelledby="articles" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="articles" className="text-xl">
          {tabs.articles}
        </h2>
        <p className="flex flex-wrap gap-2">
          <button type="button" className="button button-main min-h-11" onClick={() => onOpen(newName(newKey()))}>
            {words.write}
          </button>
          <button type="button" className="button min-h-11" onClick={() => onOpen(newCorrectionName(newKey()))}>
            {words.correct}
          </button>
        </p>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">State</legend>
        {[null, ...postStates].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className="button min-h-11"
            aria-pressed={state === one}
            onClick={() => choose(one)}
          >
            {one === null ? words.all : stateNames[one]}
            {answer ? ` (${one === null ? all : answer.counts[one]})` : ''}
          </button>
        ))}
      </fieldset>
      <TroubleLine {...asked} />
      {answer === null ? <p className="min-h-40">{wait}</p> : null}
      <ul className="grid gap-2">
        {Object.entries(typed)
          .filter(([id]) => isNew(id) && state === null)
          .map(([id, { title }]) => (
            <li key={id} className="card relative grid gap-1 p-4">
              <OpenLine id={id} title={title || words.unsaved} onOpen={onOpen} />
              <p className="text-sm text-warn">{words.unsavedNote}</p>
            </li>
          ))}
        {answer?.posts.map((post) => (
          <li key={post.id} className="card relative grid gap-1 p-4">
            <OpenLine id={post.id} title={post.title || post.slug} onOpen={onOpen} />
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
              <span className="badge">{stateNames[post.state]}</span>
              <span>{standingOf(post)}</span>
            </p>
            {typed[post.id] ? <p className="text-sm text-warn">{words.unsavedNote}</p> : null}
            {post.liveVersion !== null && post.liveVersion < post.version ? (
              <p className="text-copper text-sm">{words.waiting}</p>
            ) : null}
          </li>
        ))}
      </ul>
      {answer?.posts.length === 0 ? <p>{words.none}</p> : null}
      {answer?.next ? (
        <p>
          <button type="button" className="button min-h-11" onClick={() => setAfter(answer.next)}>
            {words.older}
          </button>
        </p>
      ) : null}
    </section>
  )
}

function OpenLine(props: { readonly id: string; readonly title: string; readonly onOpen: (id: string) => void }) {
  const { id, title, onOpen } = props
  return (
    <h3 className="text-lg">
      <a
        href={`#articles/${encodeURIComponent(id)}`}
        className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        onClick={(event) => {
          event.preventDefault()
          onOpen(id)
        }}
      >
        {title}
      </a>
    </h3>
  )
}

function standingOf({ state, publishAt, changedAt, changedBy, slug, lesson }: ManuscriptSummary): string {
  const when =
    state === 'scheduled' && publishAt ? `goes out ${whenText(publishAt)}` : `${changedBy}, ${whenText(changedAt)}`
  return `${lesson === null ? `/blog/${slug}` : words.corrects(lesson)} · ${when}`
}
