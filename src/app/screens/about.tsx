import { Link, type RouterContextProvider } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import { about, corrections } from '#content/about.ts'
import { site } from '#content/site.ts'
import type { Source } from '#facts/sources/source.ts'
import { sources } from '#facts/sources.ts'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { pageContext } from '#wire/page-context.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Still } from '../ui/still.tsx'
import { Blocks } from './reading/blocks.tsx'

export const meta = () => pageMeta('/about')

interface Publisher {
  readonly name: string
  readonly works: readonly { readonly title: string; readonly url: string | null }[]
}

interface Shown {
  /** As one text, so that it is read only when drawn. */
  readonly publishers: string
  /** Corrections of lessons, the newest first. */
  readonly lessons: readonly {
    readonly path: string
    readonly lesson: string
    readonly title: string
    readonly day: string
  }[]
}

/** Runs when the page is built, so that the list of sources costs the visitor no script; again when a lesson is corrected. */
export async function loader({ context }: { context: Readonly<RouterContextProvider> }): Promise<Shown> {
  const byPublisher = new Map<string, Publisher['works'][number][]>()
  for (const [id, source] of Object.entries<Source>(sources)) {
    if (id === 'assumption' || source.publisher === site.name) continue
    const works = byPublisher.get(source.publisher) ?? []
    works.push({ title: source.title, url: source.url ?? null })
    byPublisher.set(source.publisher, works)
  }
  const publishers: readonly Publisher[] = [...byPublisher].map(([name, works]) => ({ name, works }))
  const titleOf = new Map(lessonCards.map(({ slug, title }) => [slug, title]))
  return {
    publishers: JSON.stringify(publishers.toSorted((a, b) => a.name.localeCompare(b.name))),
    lessons: context
      .get(pageContext)
      .corrections.map(({ lesson, title, publishedAt }) => ({
        path: lessonPath(lesson),
        lesson: titleOf.get(lesson) ?? lesson,
        title: title.replace(/[.!?]?$/, '.'),
        day: publishedAt,
      }))
      .toSorted((a, b) => (a.day < b.day ? 1 : -1)),
  }
}

export default function About({ loaderData: { publishers, lessons } }: { loaderData: Shown }) {
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-3xl">About Us</h1>
        <Blocks blocks={about} />
      </div>
      <section aria-labelledby="corrections" className="prose">
        <h2 id="corrections">Corrections</h2>
        {corrections.length + lessons.length === 0 ? (
          <p>
            None so far. When something we published turns out to be wrong, we list it here with what it was and when we
            fixed it. Found one? Write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
          </p>
        ) : (
          <ul>
            {corrections.map((item) => (
              <li key={item.fixed + item.what}>
                <time dateTime={item.fixed}>{dateText(item.fixed)}</time>: {item.what} Wrong since{' '}
                {dateText(item.since)}.
              </li>
            ))}
            {lessons.map(({ path, lesson, title, day }) => (
              <li key={path + title}>
                <time dateTime={day}>{dateText(day)}</time>: {title} In the lesson{' '}
                <Link to={`${path}#corrections`}>{lesson}</Link>.
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="sources" className="prose">
        <h2 id="sources">Sources</h2>
        <p>These are the publications our numbers come from. Each page names the ones it used.</p>
        <Still>{() => <Publishers list={JSON.parse(publishers)} />}</Still>
      </section>
    </div>
  )
}

function Publishers({ list }: { list: readonly Publisher[] }) {
  return list.map((publisher) => (
    <details key={publisher.name} className="border-line border-b py-1">
      <summary className="py-1">
        {publisher.name} <span className="text-ink-3">({publisher.works.length})</span>
      </summary>
      <ul>
        {publisher.works.map((work) => (
          <li key={work.title}>
            {work.url ? (
              <a href={work.url} rel="noreferrer" className="inline-block py-0.5">
                {work.title}
              </a>
            ) : (
              work.title
            )}
          </li>
        ))}
      </ul>
    </details>
  ))
}
