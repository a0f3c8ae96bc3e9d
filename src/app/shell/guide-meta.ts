/** Titles, descriptions and addresses of the pages under /guide. */
import type { MetaDescriptor } from 'react-router'
import { headMeta, home, siteOrigin } from './head-meta.ts'
import { breadcrumbs, definedTerm } from './json-ld.ts'

const trailTo = (title: string, path: string) =>
  breadcrumbs(siteOrigin, [home, { title: 'Guide', path: '/guide' }, { title, path }])

export function guideMeta({
  slug,
  title,
  line,
}: {
  readonly slug: string
  readonly title: string
  readonly line: string
}): MetaDescriptor[] {
  const path = `/guide/${slug}`
  return headMeta(path, { title, description: line, jsonLd: [trailTo(title, path)] })
}

export function termMeta({
  slug,
  title,
  says,
}: {
  readonly slug: string
  readonly title: string
  readonly says: string
}): MetaDescriptor[] {
  const path = `/guide/${slug}`
  return headMeta(path, {
    title: `${title}: what it means`,
    description: `What it means in plain words: ${says}`,
    jsonLd: [definedTerm(siteOrigin, { title, says, path }), trailTo(title, path)],
  })
}
