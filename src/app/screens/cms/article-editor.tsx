import { useState } from 'react'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { ArticleHistory } from './article-history.tsx'
import { HeadFields, MoreFields } from './content-fields.tsx'
import { CorrectionFields } from './correction-fields.tsx'
import { LinkCheck } from './link-check.tsx'
import { MergeQuestion } from './merge-question.tsx'
import { MoveBar } from './move-bar.tsx'
import { Preview } from './preview.tsx'
import { TextEditor } from './text-editor.tsx'
import { TroubleLine } from './trouble-line.tsx'
import { type Article, useArticle } from './use-article.ts'
import { correction, list, panels, stateNames, wait, editor as words } from './words.ts'

type Panel = 'write' | 'preview' | 'history' | 'links'

/** One article, from its first word to its last version. */
export function ArticleEditor(props: {
  readonly id: string
  readonly who: string
  readonly onBack: () => void
  readonly onRename: (id: string) => void
}) {
  const { id, who, onBack, onRename } = props
  const article = useArticle(id, who, onRename)
  const { open, trouble, begin } = article
  return (
    <section aria-labelledby="article" className="grid grid-cols-1 gap-4">
      <p>
        <button type="button" className="button min-h-11" onClick={onBack}>
          {words.back}
        </button>
      </p>
      <h2 id="article" className="text-xl">
        {open?.content.title || (open?.content.correction ? correction.begin : list.write)}
      </h2>
      <TroubleLine trouble={trouble} again={() => void begin()} />
      {open === null && trouble === null ? <p className="min-h-[60vh]">{wait}</p> : null}
      {open ? <OpenArticleView article={article} /> : null}
    </section>
  )
}

function OpenArticleView({ article }: { readonly article: Article }) {
  const [panel, setPanel] = useState<Panel>('write')
  const { open, isDirty, isBusy, change, save, discard } = article
  if (!open) return null
  const { content, saved, given, troubles, conflict, isFound } = open
  if (conflict) return <MergeQuestion conflict={conflict} mine={content} onSettle={article.settle} />
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <span className="badge">{stateNames[saved?.state ?? 'draft']}</span>
        {saved?.liveSlug ? <LiveLink slug={saved.liveSlug} lesson={saved.content.correction?.lesson} /> : null}
        <span className="text-ink-2" role="status">
          {isDirty ? words.keptHere : words.nothing}
        </span>
      </p>
      {isFound && isDirty ? <p className="text-warn">{words.found}</p> : null}
      {saved?.state === 'scheduled' && isDirty ? <p className="text-warn">{words.scheduledNote}</p> : null}
      {saved?.liveVersion !== null && saved && saved.liveVersion < saved.version ? (
        <p className="text-copper">{words.liveNote}</p>
      ) : null}
      <fieldset className="segments w-fit">
        <legend className="sr-only">{words.title}</legend>
        {(['write', 'preview', 'history', 'links'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="panel" checked={panel === one} onChange={() => setPanel(one)} />
            {panels[one]}
          </label>
        ))}
      </fieldset>
      <div hidden={panel !== 'write'} className={panel === 'write' ? 'grid gap-4' : undefined}>
        {content.correction ? (
          <CorrectionFields content={content} troubles={troubles} onChange={change} />
        ) : (
          <HeadFields content={content} troubles={troubles} given={given} onChange={change} />
        )}
        <TextEditor
          label={content.correction ? correction.body : words.body}
          text={content.body}
          given={given}
          onText={(body) => change({ body })}
        />
        <MoreFields content={content} troubles={troubles} given={given} onChange={change} />
      </div>
      {panel === 'preview' ? <Preview content={content} onBind={(body) => change({ body }, true)} /> : null}
      {panel === 'history' ? <ArticleHistory article={article} /> : null}
      {panel === 'links' ? <LinkCheck body={content.body} /> : null}
      <div className="sticky bottom-[64px] z-10 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-3 md:bottom-0">
        <button type="button" className="button button-main min-h-11" disabled={!isDirty || isBusy} onClick={save}>
          {words.save}
        </button>
        {isDirty ? (
          <button type="button" className="button min-h-11" disabled={isBusy} onClick={discard}>
            {words.discard}
          </button>
        ) : null}
        <MoveBar article={article} />
      </div>
    </>
  )
}

/** Where visitors read it. */
function LiveLink({ slug, lesson }: { readonly slug: string; readonly lesson: string | undefined }) {
  const path = lesson === undefined ? `/blog/${slug}` : lessonPath(lesson)
  return <a href={path}>{path}</a>
}
