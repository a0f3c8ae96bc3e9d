import { useState } from 'react'
import { type Revision, type RevisionAnswer, revisionAnswer, revisionList } from '#wire/manuscripts.ts'
import { toast } from '../../ui/toast.ts'
import { ask, wordsOf } from './ask.ts'
import { DiffView } from './diff-view.tsx'
import { TroubleLine } from './trouble-line.tsx'
import type { Article } from './use-article.ts'
import { useAsked } from './use-asked.ts'
import { whenText } from './when.ts'
import { moveWords, stateNames, wait, history as words } from './words.ts'

/** Every version of an article, each beside what is in the editor now. */
export function ArticleHistory({ article }: { readonly article: Article }) {
  const { open } = article
  if (!open?.saved) return <p>{words.none}</p>
  const { id, version } = open.saved
  return <Versions key={version} id={id} body={open.content.body} article={article} />
}

function Versions(props: { readonly id: string; readonly body: string; readonly article: Article }) {
  const { id, body, article } = props
  const path = `/posts/${encodeURIComponent(id)}/revisions`
  const asked = useAsked(path, revisionList)
  const [shown, setShown] = useState<RevisionAnswer['revision'] | null>(null)
  const compare = (version: number) =>
    ask('GET', `${path}/${version}`, revisionAnswer).then(
      ({ revision }) => setShown(revision),
      (error: unknown) => toast({ title: wordsOf(error), tone: 'destructive' }),
    )
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <h3 id="versions" className="text-lg">
        {words.title}
      </h3>
      <p className="text-ink-2 text-sm">{words.note}</p>
      <TroubleLine {...asked} />
      {asked.answer === null ? <p>{wait}</p> : null}
      {asked.answer?.revisions.length === 0 ? <p>{words.none}</p> : null}
      <ol className="grid gap-2">
        {asked.answer?.revisions.map((revision) => (
          <li key={revision.version} className="card grid gap-3 p-3 text-sm">
            <OneVersion revision={revision} article={article} onCompare={compare} />
            {shown?.version === revision.version ? <DiffView before={shown.content.body} after={body} /> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

function OneVersion(props: {
  readonly revision: Revision
  readonly article: Article
  readonly onCompare: (version: number) => void
}) {
  const { revision, article, onCompare } = props
  const { version, at, who, state, note } = revision
  const isNewest = version === article.open?.saved?.version
  return (
    <div className="flex flex-wrap items-center gap-3">
      <strong>{version}</strong>
      <span className="badge">{stateNames[state]}</span>
      <span className="min-w-0 flex-1">
        {who}, {whenText(at)}: {note}
      </span>
      <button type="button" className="button min-h-11" onClick={() => onCompare(version)}>
        {words.compare}
      </button>
      {isNewest ? null : (
        <button
          type="button"
          className="button min-h-11"
          disabled={article.isBusy || article.isDirty}
          title={article.isDirty ? moveWords.saveFirst : undefined}
          onClick={() => article.restore(version)}
        >
          {words.restore}
        </button>
      )}
    </div>
  )
}
