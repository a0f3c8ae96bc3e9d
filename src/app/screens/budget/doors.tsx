import { Link } from 'react-router'
import { type CatalogueEntry, entryBySlug } from '#calculators/catalogue.ts'
import { Icon } from '../../ui/icon.tsx'

export interface Door {
  readonly path: string
  readonly icon: string
  readonly title: string
  readonly words: string
  /** Its tool is not built yet. */
  readonly soon?: boolean
}

/** The calculators of these names as doors, built ones first; names the catalogue does not know are left out. */
export const calculatorDoors = (slugs: readonly string[]): readonly Door[] =>
  slugs
    .map(entryBySlug)
    .filter((entry): entry is CatalogueEntry => entry !== undefined)
    .map(({ path, icon, title, question, isImplemented }) => ({
      path,
      icon,
      title,
      words: question,
      soon: !isImplemented,
    }))
    .sort((a, b) => Number(a.soon) - Number(b.soon))

/** Ways on from a hub: one card each. */
export function Doors({ doors }: { readonly doors: readonly Door[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {doors.map(({ path, icon, title, words, soon }) => (
        <li key={path}>
          <Link to={path} className="card flex h-full gap-3 p-4 text-ink no-underline hover:border-green">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-green-tint text-green">
              <Icon name={icon} />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="mt-0.5 block text-ink-2 text-sm">{words}</span>
              {soon ? <span className="badge mt-2">Coming soon</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
