import { Link } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { Still } from '../ui/still.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
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
      <ScreenHead title={words.title} lead={words.lead} />
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
      <Part title="How to use this site" id="how-to">
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
