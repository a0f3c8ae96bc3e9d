import { Link } from 'react-router'
import type { TermPage, Way } from './page-data.ts'
import { words } from './words.ts'

/** One term: what it means, in Spanish, where it is taught and which tool works with it. */
export function TermView({ term }: { readonly term: TermPage }) {
  const { title, says, spanish, also, lesson, tool, before, after } = term
  return (
    <article className="grid max-w-[760px] gap-6">
      <header className="mt-3 md:mt-6">
        <p className="mb-2 text-sm">
          <Link to="/guide#glossary">{words.allWords}</Link>
        </p>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-3 max-w-[52ch] font-serif text-[1.25rem] leading-normal md:text-[1.375rem]">{says}</p>
      </header>
      <dl className="grid gap-3 text-ink-2">
        {spanish.length > 0 ? (
          <div>
            <dt className="text-ink-3 text-sm">{words.spanish}</dt>
            {spanish.map((one) => (
              <dd key={one.says}>
                <i lang="es" className="text-ink">
                  {one.says}
                </i>{' '}
                <span className="text-sm">({one.seen ? words.spanishSeen : words.spanishUsual})</span>
              </dd>
            ))}
          </div>
        ) : null}
        {also.length > 0 ? (
          <div>
            <dt className="text-ink-3 text-sm">{words.alsoCalled}</dt>
            <dd>{also.join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      {lesson || tool ? (
        <section aria-label={words.more}>
          <ul className="grid gap-3 md:grid-cols-2">
            {tool ? <WayCard kind={tool.isCalculator ? words.calculator : words.page} way={tool} /> : null}
            {lesson ? <WayCard kind={words.lesson} way={lesson} /> : null}
          </ul>
        </section>
      ) : null}
      <nav
        aria-label={words.allWords}
        className="no-print flex flex-wrap justify-between gap-x-6 gap-y-2 border-line border-t pt-4"
      >
        <Link to={before.path} rel="prev" className="py-2">
          ← {before.title}
        </Link>
        <Link to={after.path} rel="next" className="py-2">
          {after.title} →
        </Link>
      </nav>
    </article>
  )
}

function WayCard({ kind, way }: { readonly kind: string; readonly way: Way }) {
  return (
    <li className="card relative px-5 py-3.5">
      <p className="text-copper text-xs">{kind}</p>
      <Link to={way.path} className="font-semibold after:absolute after:inset-0">
        {way.title}
      </Link>
      <p className="text-ink-2 text-sm">{way.line}</p>
    </li>
  )
}
