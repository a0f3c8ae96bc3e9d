import { memo, useDeferredValue, useId, useState } from 'react'
import { Link } from 'react-router'
import { useFind } from '../search/use-find.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useTypedBefore } from './device/typed-before.ts'
import { type SiteSection, siteSections } from './listing/site-sections.ts'

export const meta = () => pageMeta('/sitemap')

/** Told while the page is finished: the lists of everything there is stay out of the browser. */
export const loader = () => ({ sections: siteSections() })

export default function Sitemap({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  const id = useId()
  const [query, setQuery] = useState('')
  const box = useTypedBefore(query, setQuery)
  // The box first: what it finds is drawn in slices that give way to the next key.
  const asked = useDeferredValue(query)
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">Sitemap</h1>
      <div className="no-print grid max-w-[420px] gap-1">
        <label htmlFor={id} className="text-sm">
          Find a page
        </label>
        <input
          ref={box}
          id={id}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="min-h-11 rounded-sm border border-(--edge) bg-surface px-3"
        />
      </div>
      <Found query={asked} sections={loaderData.sections} />
    </div>
  )
}

/** The pages that are meant, all where nothing is asked. */
const Found = memo(function Found({
  query,
  sections,
}: {
  readonly query: string
  readonly sections: readonly SiteSection[]
}) {
  const { find } = useFind(query.trim() !== '')
  const found = find && query.trim() !== '' ? new Set(find(query).map(({ tool }) => tool.path)) : null
  const shown = found
    ? sections
        .map(({ title, items }) => ({ title, items: items.filter(({ path }) => found.has(path)) }))
        .filter(({ items }) => items.length > 0)
    : sections
  return (
    <>
      <p role="status" className={shown.length === 0 ? 'text-ink-2' : 'sr-only'}>
        {shown.length === 0
          ? 'No results. Try different words.'
          : `${shown.reduce((sum, section) => sum + section.items.length, 0)} pages`}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {shown.map((section) => (
          <section key={section.title} className="card p-5">
            <h2 className="text-lg">{section.title}</h2>
            <ul className="mt-2 grid gap-2">
              {section.items.map((item) => (
                <li key={item.path}>
                  <Link to={item.path} className="font-medium">
                    {item.title}
                  </Link>
                  <span className="block text-ink-2 text-sm">{item.line}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
})
