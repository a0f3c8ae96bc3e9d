/** sitemap.xml and robots.txt from the tables the pages themselves come from. */

import { isListed, pages } from '../src/app/pages.ts'
import { blogLists } from '../src/app/screens/reading/tag-path.ts'
import { aliases, catalogue } from '../src/calculators/catalogue.ts'
import { posts } from '../src/content/posts.ts'
import { site } from '../src/content/site.ts'
import { glossary } from '../src/teaching/glossary/glossary.ts'
import { guidePath, guides } from '../src/teaching/guides/guides.ts'
import { kidsPaths } from '../src/teaching/kids/cards.ts'
import { teachingPaths } from '../src/teaching/lesson-pages/paths.ts'

const origin = (process.env['VITE_SITE_ORIGIN'] || site.origin).replace(/\/+$/, '')

/** Every address a visitor is led to. */
export const listedPaths = (): readonly string[] => [
  ...pages.filter(isListed).map((page) => page.path),
  ...catalogue.filter((entry) => entry.isImplemented).map((entry) => entry.path),
  ...posts.map((post) => `/blog/${post.slug}`),
  ...blogLists(posts.flatMap((post) => post.tags)),
  ...guides.map(({ about }) => guidePath(about)),
  ...glossary.map(({ slug }) => `/guide/${slug}`),
  ...kidsPaths,
  ...teachingPaths,
]

export function sitemapXml(): string {
  const urls = listedPaths().map((path) => `  <url><loc>${origin}${path === '/' ? '/' : path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

export const robotsText = (): string =>
  `User-agent: *\nAllow: /\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`

export const builtCalculators = (): typeof catalogue => catalogue.filter((entry) => entry.isImplemented)

/** The pages that show a built calculator, each with its name. */
export const calculatorPages = (): readonly (readonly [path: string, slug: string])[] => {
  const built = builtCalculators()
  return [
    ...built.map((entry) => [entry.path, entry.slug] as const),
    ...Object.entries(aliases).filter(([, slug]) => built.some((entry) => entry.slug === slug)),
  ]
}
