/** The same for calculators, from the catalogue. Apart from `page-meta.ts`, so that other pages do not load the catalogue. */
import type { MetaDescriptor } from 'react-router'
import { type CatalogueEntry, entryByPath } from '#calculators/catalogue.ts'
import { headMeta, home, siteOrigin } from './head-meta.ts'
import { breadcrumbs, webApplication } from './json-ld.ts'
import { pageMeta } from './page-meta.ts'
import { tidyPath } from './tidy-path.ts'

export function calculatorMeta(entry: CatalogueEntry): MetaDescriptor[] {
  const trail = [home, { title: 'Financial Calculators', path: '/financial-calculators' }, entry]
  return headMeta(entry.path, {
    title: entry.title,
    description: `${entry.question} ${entry.description}`,
    noindex: !entry.isImplemented,
    jsonLd: entry.isImplemented ? [webApplication(siteOrigin, entry), breadcrumbs(siteOrigin, trail)] : [],
  })
}

/** By path, for routes that share one module: the alias of a calculator points to the calculator. */
export const calculatorMetaAt = (path: string): MetaDescriptor[] => {
  const entry = entryByPath(tidyPath(path))
  return entry ? calculatorMeta(entry) : pageMeta(path)
}
