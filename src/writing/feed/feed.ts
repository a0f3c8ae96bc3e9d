/** A feed as plain data, and its three forms: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. */
export interface FeedEntry {
  /** Whole addresses. The address is the entry's identity. */
  readonly url: string
  readonly title: string
  readonly summary: string
  /** The whole text, without marks; left out where the summary is all there is. */
  readonly text?: string
  readonly author: string
  /** 'YYYY-MM-DD', or with a time of day in UTC. */
  readonly published: string
  readonly updated: string
  readonly tags: readonly string[]
}
export interface Feed {
  readonly title: string
  readonly about: string
  /** The page it is the feed of. */
  readonly home: string
  readonly entries: readonly FeedEntry[]
}

export const feedForms = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const
export type FeedForm = keyof typeof feedForms

/** `self` is the address this form stands at. */
export function writeFeed(form: FeedForm, feed: Feed, self: string): string {
  if (form === 'json') return jsonFeed(feed, self)
  return form === 'atom' ? atom(feed, self) : rss(feed, self)
}

/** What XML 1.0 cannot hold, even escaped: half a pair, controls, and two signs that are none. */
const notXml = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const safe = (text: string): string => text.replaceAll(notXml, '').replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '')

const element = (name: string, text: string, attributes = ''): string => `<${name}${attributes}>${safe(text)}</${name}>`

/** RFC 3339, a day being its first moment. */
const moment = (at: string): string => (at.length === 10 ? `${at}T00:00:00Z` : at)

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** RFC 822 with four digits of year, as RSS wants it. */
function mailDate(at: string): string {
  const time = new Date(moment(at))
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${days[time.getUTCDay()]}, ${two(time.getUTCDate())} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`
  return `${day} ${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())} GMT`
}

/** The last change of any entry; the beginning of time where there is none. */
const newest = ({ entries }: Feed): string =>
  entries
    .map(({ updated }) => moment(updated))
    .sort()
    .at(-1) ?? '1970-01-01T00:00:00Z'

function rss(feed: Feed, self: string): string {
  const items = feed.entries.map((entry) =>
    [
      '<item>',
      element('title', entry.title),
      element('link', entry.url),
      element('guid', entry.url, ' isPermaLink="true"'),
      element('pubDate', mailDate(entry.published)),
      element('dc:creator', entry.author),
      ...entry.tags.map((tag) => element('category', tag)),
      element('description', entry.summary),
      '</item>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.home),
    element('description', feed.about),
    element('language', 'en-us'),
    element('lastBuildDate', mailDate(newest(feed))),
    `<atom:link href="${safe(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function atom(feed: Feed, self: string): string {
  const entries = feed.entries.map((entry) =>
    [
      '<entry>',
      element('title', entry.title),
      element('id', entry.url),
      `<link rel="alternate" type="text/html" href="${safe(entry.url)}"/>`,
      element('published', moment(entry.published)),
      element('updated', moment(entry.updated)),
      `<author>${element('name', entry.author)}</author>`,
      ...entry.tags.map((tag) => `<category term="${safe(tag)}"/>`),
      element('summary', entry.summary),
      ...(entry.text === undefined ? [] : [element('content', entry.text, ' type="text"')]),
      '</entry>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    element('title', feed.title),
    element('subtitle', feed.about),
    element('id', feed.home),
    `<link rel="alternate" type="text/html" href="${safe(feed.home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${safe(self)}"/>`,
    element('updated', newest(feed)),
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}

function jsonFeed(feed: Feed, self: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.about,
    home_page_url: feed.home,
    feed_url: self,
    language: 'en-US',
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_text: entry.text ?? entry.summary,
      date_published: moment(entry.published),
      date_modified: moment(entry.updated),
      authors: [{ name: entry.author }],
      tags: entry.tags,
    })),
  })
}
