import { Link } from 'react-router'
import { starterPath } from '#content/starter-path.ts'
import { isPlanned, pages } from '../pages.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Icon } from '../ui/icon.tsx'
import { Doors } from './budget/doors.tsx'
import { learnDoors } from './listing/planning-doors.ts'

export const meta = () => pageMeta('/learning')

const toCome = pages.filter((page) => page.group === 'learn' && isPlanned(page))

/** Money 101: the starter path, then what is still being written. */
export default function Learning() {
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-3xl">Money 101</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">
          Start here: eight short steps, each with one idea and one thing to do. Go in order, or pick the one you need.
        </p>
      </header>
      <ol className="grid gap-4 md:grid-cols-2">
        {starterPath.map((step, i) => (
          <li key={step.title} className="card grid content-start gap-3 p-5">
            <h2 className="flex items-baseline gap-3 text-xl">
              <span className="text-copper">{i + 1}</span> {step.title}
            </h2>
            <p className="text-ink-2">{step.idea}</p>
            <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <Link to={step.tool[0]} className="button button-main">
                {step.tool[1]}
              </Link>
            </p>
            {step.read ? (
              <p className="flex items-center gap-2 text-sm">
                <Icon name="book-open" className="size-4 shrink-0 text-ink-3" />
                <Link to={`/blog/${step.read[0]}`}>{step.read[1]}</Link>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      <section aria-labelledby="check" className="grid gap-3">
        <h2 id="check" className="text-xl">
          See where you stand
        </h2>
        <Doors doors={learnDoors} />
      </section>
      <section aria-labelledby="more" className="grid gap-3">
        <h2 id="more" className="text-xl">
          More to read
        </h2>
        <p>
          <Link to="/blog" className="button">
            All articles
          </Link>
        </p>
        {toCome.length > 0 ? (
          <p className="max-w-[68ch] text-ink-2 text-sm">
            Coming soon:{' '}
            {toCome.map((page, i) => (
              <span key={page.path}>
                {i > 0 ? ' · ' : ''}
                <Link to={page.path}>{page.title}</Link>
              </span>
            ))}
          </p>
        ) : null}
      </section>
    </div>
  )
}
