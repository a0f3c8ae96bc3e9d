/** Title, description, address and sharing card of every page, from the table of pages. */
import type { MetaDescriptor } from 'react-router'
import { site } from '#content/site.ts'
import { postPicturePath } from '#wire/post-paths.ts'
import { isListed, type Page, pageAt, pages } from '../pages.ts'
import { type Article, blogPosting, breadcrumbs, type JsonLd } from './json-ld.ts'
import { tidyPath } from './tidy-path.ts'

/** Where this build is published, without a slash at the end. */
export const siteOrigin = String(import.meta.env?.['VITE_SITE_ORIGIN'] || site.origin).replace(/\/+$/, '')

interface MetaExtra {
  /** Replaces the page's title. */
  readonly title?: string
  readonly description?: string
  /** The address search engines should keep, when it is not the page's own: a path, with its query if that matters. */
  readonly canonical?: string
  /** Keeps the page from search engines. Planned and unlisted pages always are. */
  readonly noindex?: boolean
  readonly type?: 'website' | 'article'
  readonly jsonLd?: readonly JsonLd[]
  /** The picture a link to the page is shown with, by its path; 1200 by 630. */
  readonly picture?: { readonly path: string; readonly alt: string }
}

/** A page that shows the same screen as a listed one points search engines there. */
function canonicalOf(page: Page): string {
  if (!page.unlisted) return page.path
  return pages.find((other) => isListed(other) && other.screen === page.screen)?.path ?? page.path
}

/** The browser's title: the page's name, then ours. The front page leads with ours. */
const browserTitle = (title: string): string =>
  title === site.name ? `${site.name}: ${site.tagline}` : `${title} | ${site.name}`

export function pageMeta(path: string, extra: MetaExtra = {}): MetaDescriptor[] {
  const own = tidyPath(path)
  const page = pageAt(own)
  const title = browserTitle(extra.title ?? page?.title ?? 'Page Not Found')
  const description = extra.description ?? page?.description
  const address = `${siteOrigin}${extra.canonical ?? (page ? canonicalOf(page) : own)}`
  const hidden = extra.noindex ?? (page === undefined || !isListed(page))
  return [
    { title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: address } satisfies MetaDescriptor]),
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: extra.type ?? 'website' },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: extra.picture ? 'summary_large_image' : 'summary' },
    ...(extra.picture
      ? [
          { property: 'og:image', content: `${siteOrigin}${extra.picture.path}` },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: extra.picture.alt },
        ]
      : []),
    ...(extra.jsonLd ?? []).map((block): MetaDescriptor => ({ 'script:ld+json': block })),
  ]
}

export const home = { title: site.name, path: '/' }

/** A calculator's page. One that is not built yet is kept from search engines. */
export function postMeta(article: Article): MetaDescriptor[] {
  const path = `/blog/${article.slug}`
  return pageMeta(path, {
    title: article.title,
    description: article.excerpt,
    canonical: path,
    noindex: false,
    type: 'article',
    picture: { path: postPicturePath(article.slug), alt: article.title },
    jsonLd: [
      blogPosting(siteOrigin, article),
      breadcrumbs(siteOrigin, [home, { title: 'Blog', path: '/blog' }, { title: article.title, path }]),
    ],
  })
}
