import { Link, useLocation } from 'react-router'
import { entryByPath } from '#calculators/catalogue.ts'
import { planned } from '#content/planned.ts'
import { pageAt } from '../pages.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { tidyPath } from '../shell/tidy-path.ts'

export const meta = ({ location }: { location: { pathname: string } }) => pageMeta(location.pathname)

/** A page that is named but not built: what it will be, and what works today. */
export default function PlannedPage() {
  const path = tidyPath(useLocation().pathname)
  const page = planned[path]
  return (
    <article className="grid max-w-[720px] gap-5 py-2">
      <p>
        <span className="badge badge-kind">Coming soon</span>
      </p>
      <h1 className="text-3xl">{pageAt(path)?.title}</h1>
      <p className="text-lg">{page?.will}</p>
      <p className="text-ink-2">It isn’t ready yet. These pages can help today:</p>
      <ul className="card divide-y divide-line">
        {(page?.now ?? []).map((to) => {
          const found = summaryOf(to)
          return found ? (
            <li key={to} className="grid gap-0.5 p-4">
              <Link to={to} className="w-fit font-medium">
                {found.title}
              </Link>
              <span className="text-ink-2 text-sm">{found.line}</span>
            </li>
          ) : null
        })}
      </ul>
    </article>
  )
}

function summaryOf(to: string): { title: string; line: string } | undefined {
  const [path = ''] = to.split('?')
  const page = pageAt(path)
  if (page) return { title: path === '/' ? 'Home' : page.title, line: page.description }
  const entry = entryByPath(path)
  return entry ? { title: entry.title, line: entry.question } : undefined
}
