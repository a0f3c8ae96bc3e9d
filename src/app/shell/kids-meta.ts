/** Title, description and address of the pages below the kids’ page. */
import type { MetaDescriptor } from 'react-router'
import { bands, cardAt } from '#teaching/kids/cards.ts'
import { grownUpsPath, kidsHome, kidsPath } from '#teaching/kids/kit/card.ts'
import { headMeta, home, missingMeta, siteOrigin } from './head-meta.ts'
import { breadcrumbs } from './json-ld.ts'

const kids = { title: 'Truepenny Kids', path: kidsHome }

export function kidsMeta(slug: string): MetaDescriptor[] {
  const path = kidsPath(slug)
  const card = cardAt(slug)
  const about = card
    ? {
        title: card.title,
        description: `${card.line} A money game for children, ${bands.find(({ band }) => band === card.band)?.ages.toLowerCase()}. No account, nothing to type.`,
      }
    : path === grownUpsPath
      ? {
          title: 'Kids and Money: for Grown-Ups',
          description:
            'Talk starters by age, an allowance tool, a house bank, accounts for a child, freezing a child’s credit, and sheets to print.',
        }
      : null
  if (!about) return missingMeta(kidsHome)
  return headMeta(path, {
    ...about,
    jsonLd: [breadcrumbs(siteOrigin, [home, kids, { title: about.title, path }])],
  })
}
