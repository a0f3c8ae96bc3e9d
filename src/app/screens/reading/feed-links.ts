import type { MetaDescriptor } from 'react-router'
import { site } from '#content/site.ts'
import { blogFeeds } from '#wire/feeds.ts'

const types = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' } as const

/** Where a reader of feeds finds the blog. */
export const feedLinks = (): MetaDescriptor[] =>
  (Object.keys(types) as (keyof typeof types)[]).map((form) => ({
    tagName: 'link',
    rel: 'alternate',
    type: types[form],
    title: `${site.name} blog`,
    href: blogFeeds[form],
  }))
