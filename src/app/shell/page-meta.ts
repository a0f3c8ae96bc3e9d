/** Title, description, address and sharing card of a page in the table of pages. */
import type { MetaDescriptor } from 'react-router'
import { isListed, type Page, pageAt, pages } from '../pages.ts'
import { type Head, headMeta } from './head-meta.ts'
import { tidyPath } from './tidy-path.ts'

interface MetaExtra extends Omit<Head, 'title'> {
  /** Replaces the page's title. */
  readonly title?: string
  /** The address search engines should keep, when it is not the page's own: a path, with its query if that matters. */
  readonly canonical?: string
}

/** A page that shows the same screen as a listed one points search engines there. */
function canonicalOf(page: Page): string {
  if (!page.unlisted) return page.path
  return pages.find((other) => isListed(other) && other.screen === page.screen)?.path ?? page.path
}

/**
 * Planned and unlisted pages are always kept from search engines. Where all a screen says is `pageMeta('/its-address')`, the build writes
 * down what comes of it (`scripts/page-heads.ts`), so that the table of pages stays out of the browser.
 */
export function pageMeta(path: string, { canonical, ...extra }: MetaExtra = {}): MetaDescriptor[] {
  const own = tidyPath(path)
  const page = pageAt(own)
  return headMeta(canonical ?? (page ? canonicalOf(page) : own), {
    ...extra,
    title: extra.title ?? page?.title ?? 'Page Not Found',
    description: extra.description ?? page?.description,
    noindex: extra.noindex ?? (page === undefined || !isListed(page)),
  })
}
