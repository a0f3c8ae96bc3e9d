import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { Still } from '../ui/still.tsx'
import { type GuideIndex, guideIndex } from './guide/page-data.ts'
import { type TermLetters, TermList } from './guide/term-list.tsx'
import { TermSearch } from './guide/term-search.tsx'
import { howTo, words } from './guide/words.ts'
import { InlineText } from './reading/inline-text.tsx'

export const meta = () => pageMeta('/guide')
export const loader = (): GuideIndex => guideIndex()

export default function GuideScreen({ loaderData }: { loaderData: GuideIndex }) {
  const { guides, letters, count, terms } = loaderData
  return (
    <>
      <header className="mt-3 mb-6 md:mt-6 md:mb-8">
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <p className="mt-2 max-w-[62ch] text-ink-2 text-lg">{words.lead}</p>
      </header>
      <Part title={words.decisions} note={words.decisionsNote} id="decisions">
        <ul className="grid gap-3 md:grid-cols-2">
          {guides.map((guide) => (
            <li key={guide.path} className="card relative px-5 py-4">
              <h3 className="text-lg">
                <Link to={guide.path} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
                  {guide.title}
                </Link>
              </h3>
              <p className="mt-1 text-ink-2 text-sm">{guide.line}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.howTo} id="how-to">
        <div className="card divide-y divide-line">
          {howTo.map(({ title, says }) => (
            <details key={title} className="px-5 py-1">
              <summary className="py-3">
                <h3 className="inline font-sans text-base">{title}</h3>
              </summary>
              <div className="grid max-w-[68ch] gap-2 pb-4 text-ink-2">
                {says.map((text) => (
                  <p key={text}>
                    <InlineText text={text} />
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </Part>
      <Part title={words.glossary} note={words.glossaryNote(count)} id="glossary">
        <TermSearch letters={letters} />
        <Still>{() => <TermList letters={JSON.parse(terms) as TermLetters} />}</Still>
      </Part>
    </>
  )
}

function Part(props: {
  readonly title: string
  readonly id: string
  readonly note?: string
  readonly children: ReactNode
}) {
  const { title, id, note, children } = props
  return (
    <section id={id} className="mt-8" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      {note ? <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{note}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  )
}
