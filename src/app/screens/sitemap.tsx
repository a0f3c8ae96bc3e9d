import { memo, useDeferredValue, useId, useState } from 'react'
import { Link } from 'react-router'
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kit/definition.ts'
import { guideCards } from '#teaching/guides/cards.precomputed.ts'
import { kidsPaths } from '#teaching/kids/cards.ts'
import { coursePath, lessonPath } from '#teaching/lesson-pages/card.ts'
import { unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { groups } from '../groups.ts'
import { isListed, pages } from '../pages.ts'
import { useFind } from '../search/use-find.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useTypedBefore } from './device/typed-before.ts'
import { type Findable, findables } from './listing/findables.ts'

export const meta = () => pageMeta('/sitemap')

const home: Findable = {
  path: '/',
  title: 'Home',
  line: 'Start here.',
  ready: true,
}
const all: readonly Findable[] = [home, ...findables]
const ready = new Map(all.filter((item) => item.ready).map((item) => [item.path, item]))

/** What works, by group: the pages of each group, the rest of the pages, then guides, lessons by course, children's games and calculators by category. */
const sections: readonly (readonly [title: string, paths: readonly string[]])[] = [
  ...groups.map(
    (group) =>
      [
        group.title,
        pages.filter((page) => page.group === group.key && isListed(page)).map((page) => page.path),
      ] as const,
  ),
  [`About Truepenny`, pages.filter((page) => !page.group && isListed(page)).map((page) => page.path)] as const,
  ['Decision guides', guideCards.map(({ path }) => path)] as const,
  ...unitCards.map(
    ({ slug, title, lessons }) =>
      [`Lessons: ${title}`, [...(lessons.length > 0 ? [coursePath(slug)] : []), ...lessons.map(lessonPath)]] as const,
  ),
  ['Truepenny Kids', kidsPaths] as const,
  ...categories.map(
    (name) =>
      [
        `Calculators: ${name}`,
        catalogue.filter((entry) => entry.category === name && entry.isImplemented).map((entry) => entry.path),
      ] as const,
  ),
]

export default function Sitemap() {
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
      <Found query={asked} />
    </div>
  )
}

/** The pages that are meant, all where nothing is asked. */
const Found = memo(function Found({ query }: { readonly query: string }) {
  const { find } = useFind(query.trim() !== '')
  const found = new Set(
    find && query.trim() !== '' ? find(query).map(({ tool }) => tool.path) : all.map((item) => item.path),
  )
  const shown = sections
    .map(([title, paths]) => ({
      title,
      items: paths.flatMap((path) => (found.has(path) ? (ready.get(path) ?? []) : [])),
    }))
    .filter((section) => section.items.length > 0)
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
