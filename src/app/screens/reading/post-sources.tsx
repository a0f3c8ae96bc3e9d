import { Link } from 'react-router'
import type { ShownSource } from '#writing/bound/shown.ts'
import { SourceLine } from '../../ui/source-list.tsx'
import { sourceAnchor } from './inline-text.tsx'

/** Where the numbers of an article come from. Each number in the text leads to its line here. */
export function PostSources({ sources }: { sources: readonly ShownSource[] }) {
  return (
    <section aria-labelledby="sources" className="max-w-[68ch]">
      <h2 id="sources" className="text-xl">
        Where these numbers come from
      </h2>
      <p className="mt-2 text-ink-2 text-sm">
        Every number in this article is looked up or worked out when the page opens, so it follows the law and the
        published figures.
      </p>
      <SourceItems sources={sources} />
    </section>
  )
}

/** The sources alone. */
export function SourceItems({ sources }: { sources: readonly ShownSource[] }) {
  return (
    <ol className="mt-3 grid list-decimal gap-2 pl-6 text-ink-2 text-sm">
      {sources.map((source, i) => (
        <li key={sourceAnchor(i + 1)} id={sourceAnchor(i + 1)} className="scroll-mt-24 target:bg-copper-tint">
          {source.kind === 'fact' ? (
            <>
              <SourceLine citation={source.citation} />
              {source.year === null ? '' : ` Tax year ${source.year}.`}
            </>
          ) : (
            <>
              <b className="font-semibold text-ink">Worked out:</b> <Link to={source.href}>{source.title}</Link>, with
              our usual starting values
              {source.asked.length > 0 ? ` and: ${source.asked.join('; ')}` : ''}. Each step is shown there.
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
