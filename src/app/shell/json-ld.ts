/** Schema.org blocks for search engines. Plain data: nothing in them is executed. */
import type { CatalogueEntry } from '#calculators/catalogue.ts'
import { site } from '#content/site.ts'

type Json = string | number | boolean | { readonly [key: string]: Json } | readonly Json[]
export type JsonLd = Readonly<Record<string, Json>>

const context = 'https://schema.org'

/** The path to a page, from the front door to the page itself. */
export const breadcrumbs = (
  origin: string,
  trail: readonly { readonly title: string; readonly path: string }[],
): JsonLd => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((step, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: step.title,
    item: `${origin}${step.path}`,
  })),
})

export const webApplication = (origin: string, entry: CatalogueEntry): JsonLd => ({
  '@context': context,
  '@type': 'WebApplication',
  name: entry.title,
  description: entry.description,
  url: `${origin}${entry.path}`,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  publisher: { '@type': 'Organization', name: site.name, url: origin },
})

export interface Article {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly author: string
  readonly publishedAt: string
  readonly updatedAt: string
}

export const blogPosting = (origin: string, article: Article): JsonLd => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.excerpt,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  author: { '@type': 'Organization', name: article.author },
  publisher: { '@type': 'Organization', name: site.name, url: origin },
  image: `${origin}/blog/${article.slug}/picture.png`,
  mainEntityOfPage: `${origin}/blog/${article.slug}`,
})

export const definedTerm = (
  origin: string,
  { title, says, path }: { readonly title: string; readonly says: string; readonly path: string },
): JsonLd => ({
  '@context': context,
  '@type': 'DefinedTerm',
  name: title,
  description: says,
  url: `${origin}${path}`,
  inDefinedTermSet: `${origin}/guide`,
})
