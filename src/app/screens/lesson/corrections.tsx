import { dateText } from '#calculators/kit/format.ts'
import { ArticleChart } from '../reading/article-chart.tsx'
import { ShownBlocks } from '../reading/blocks.tsx'
import { SourceItems } from '../reading/post-sources.tsx'
import type { Corrected } from './correction.ts'
import { correctionAnchor } from './correction-mark.tsx'
import { words } from './words.ts'

const say = words.corrections

/** What was wrong in the lesson, with its day, above everything it says; on paper too. Fetched only where there is something to correct. */
export default function Corrections({ corrected }: { readonly corrected: Corrected }) {
  const { all, sources } = corrected
  return (
    <section
      aria-labelledby="corrections"
      className="grid gap-3 rounded-md border border-line border-l-[3px] border-l-copper bg-surface px-5 py-4 print:px-3 print:py-2"
    >
      <h2 id="corrections" className="text-lg">
        {say.title(all.length)}
      </h2>
      {all.map(({ slug, title, said, publishedAt, updatedAt, blocks }) => (
        <article key={slug} id={correctionAnchor(slug)} className="grid scroll-mt-24 gap-1">
          <h3 className="text-base">
            <time dateTime={publishedAt}>{dateText(publishedAt)}</time>: {title}
          </h3>
          {said ? (
            <p className="text-ink-2">
              {say.said} <q>{said}</q>
            </p>
          ) : null}
          <ShownBlocks blocks={blocks} Picture={ArticleChart} />
          {updatedAt === publishedAt ? null : <p className="text-ink-3 text-sm">{say.changed(dateText(updatedAt))}</p>}
        </article>
      ))}
      {sources.length > 0 ? (
        <details className="fold text-sm print:hidden">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 text-green md:min-h-8">
            {say.sources}
            <span className="fold-mark scale-75" aria-hidden="true" />
          </summary>
          <SourceItems sources={sources} />
        </details>
      ) : null}
    </section>
  )
}
