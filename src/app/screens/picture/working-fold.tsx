import type { ReactNode } from 'react'
import type { Citation, Working } from '#calculators/kit/presentation.ts'
import { WorkingList } from '../../calculator/explain/findings.tsx'
import { SourceList } from '../../ui/source-list.tsx'

/** A heading that opens what stands under it; it opens without scripts too. */
export function Fold(props: { title: string; children: ReactNode; id?: string; level?: 2 | 3 }) {
  const { title, children, id, level = 2 } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <details className="fold border-line border-t" id={id}>
      <summary className="flex list-none items-center gap-3 py-3.5">
        <Heading className="flex-1 text-lg">{title}</Heading>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

/** How the screen's figures were worked out and where they come from, as on the calculators' pages. */
export function WorkingFold(props: { readonly workings: readonly Working[]; readonly sources?: readonly Citation[] }) {
  const { workings, sources = [] } = props
  return (
    <section className="mt-8 border-line border-b" aria-label="How we calculated this">
      <Fold title="How we calculated this">
        <WorkingList workings={workings} />
      </Fold>
      {sources.length > 0 ? (
        <Fold title="Sources">
          <SourceList sources={sources} />
        </Fold>
      ) : null}
    </section>
  )
}
