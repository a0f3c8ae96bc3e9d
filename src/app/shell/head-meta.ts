/** Title, description, address and sharing card of a page that says itself what it is: nothing here knows the table of pages. */
import type { MetaDescriptor } from 'react-router'
import { site } from '#content/site.ts'
import type { JsonLd } from './json-ld.ts'

/** Where this build is published, without a slash at the end. */
export const siteOrigin = String(import.meta.env?.['VITE_SITE_ORIGIN'] || site.origin).replace(/\/+$/, '')

export interface Head {
  readonly title: string
  readonly description?: string | undefined
  /** Keeps the page from search engines. */
  readonly noindex?: boolean
  readonly type?: 'website' | 'article'
  readonly jsonLd?: readonly JsonLd[]
  /** The picture a link to the page is shown with, by its path; 1200 by 630. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined
}

/** The browser's title: the page's name, then ours. The front page leads with ours. */
const browserTitle = (title: string): string =>
  title === site.name ? `${site.name}: ${site.tagline}` : `${title} | ${site.name}`

/** `path`: the address search engines should keep, with its query if that matters. */
export function headMeta(path: string, head: Head): MetaDescriptor[] {
  const { description, picture } = head
  const title = browserTitle(head.title)
  const address = `${siteOrigin}${path}`
  return [
    { title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(head.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: address } satisfies MetaDescriptor]),
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...(picture
      ? [
          { property: 'og:image', content: `${siteOrigin}${picture.path}` },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: picture.alt },
        ]
      : []),
    ...(head.jsonLd ?? []).map((block): MetaDescriptor => ({ 'script:ld+json': block })),
  ]
}

/** Nothing stands there. */
export const missingMeta = (path: string): MetaDescriptor[] =>
  headMeta(path, { title: 'Page Not Found', noindex: true })

export const home = { title: site.name, path: '/' }
