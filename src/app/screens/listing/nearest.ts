/** Working tools to offer in place of one that is not there. */
import { type CatalogueEntry, catalogue, entryBySlug } from '#calculators/catalogue.ts'
import { similarTo } from './similar.ts'

const count = 4

/** Related ones first, then those of its category, then any that works. */
export function nearestBuilt(entry: CatalogueEntry): readonly CatalogueEntry[] {
  const related = entry.related.map((slug) => entryBySlug(slug))
  const alike = catalogue.filter((other) => other.category === entry.category)
  return firstBuilt([...related, ...alike, ...catalogue], entry)
}

/** The same for an address that belongs to no entry. */
export const nearestBuiltTo = (path: string): readonly CatalogueEntry[] =>
  firstBuilt([...similarTo(path, 10).map((item) => catalogue.find((entry) => entry.path === item.path)), ...catalogue])

function firstBuilt(found: readonly (CatalogueEntry | undefined)[], not?: CatalogueEntry): readonly CatalogueEntry[] {
  const built = found.filter(
    (entry): entry is CatalogueEntry => entry?.isImplemented === true && entry.slug !== not?.slug,
  )
  return [...new Set(built)].slice(0, count)
}
