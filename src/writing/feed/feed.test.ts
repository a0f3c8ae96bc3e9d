import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Feed, type FeedEntry, writeFeed } from './feed.ts'

const entry = (changes: Partial<FeedEntry> = {}): FeedEntry => ({
  url: 'https://truepenny.example/blog/a-post',
  title: 'A post',
  summary: 'What it says.',
  text: 'The whole text.',
  author: 'Truepenny editors',
  published: '2026-11-20',
  updated: '2026-11-23',
  tags: ['home'],
  ...changes,
})
const feed = (entries: readonly FeedEntry[]): Feed => ({
  title: 'Truepenny blog',
  about: 'One question at a time.',
  home: 'https://truepenny.example/blog',
  entries,
})
const self = 'https://truepenny.example/blog/feed.xml'

interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string => {
  if (/&(?!(?:amp|lt|gt|quot|apos);)|</.test(text)) throw new Error(`not escaped: ${text}`)
  return text.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}

/** A strict reader of what an XML document may be made of here: declaration, elements, attributes, escaped text. */
function readXml(source: string): Node {
  const rest = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(source)
  if (!rest) throw new Error('no declaration')
  const root: Node = { name: '', attributes: {}, children: [], text: '' }
  const open: Node[] = [root]
  for (const token of source.slice(rest[0].length).match(/<[^>]*>|[^<]+/g) ?? []) {
    const here = open.at(-1)
    if (!here) throw new Error('closed too often')
    if (!token.startsWith('<')) here.text += unescaped(token)
    else if (token.startsWith('</')) {
      if (open.pop()?.name !== token.slice(2, -1)) throw new Error(`wrong end ${token}`)
    } else {
      const [, name = '', written = '', end = ''] = /^<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>$/.exec(token) ?? []
      if (name === '') throw new Error(`no tag: ${token}`)
      const attributes = Object.fromEntries(
        [...written.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
      )
      const node: Node = { name, attributes, children: [], text: '' }
      here.children.push(node)
      if (end === '') open.push(node)
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one root')
  return root.children[0] as Node
}
const child = (node: Node, name: string): Node => {
  const [found, ...more] = node.children.filter((one) => one.name === name)
  if (!found || more.length > 0) throw new Error(`${node.name} needs one ${name}`)
  return found
}
const all = (node: Node, name: string): readonly Node[] => node.children.filter((one) => one.name === name)

describe('RSS 2.0', () => {
  it('has what the specification asks of a channel and an item', () => {
    const rss = readXml(writeFeed('rss', feed([entry()]), self))
    expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0'])
    const channel = child(rss, 'channel')
    for (const name of ['title', 'link', 'description']) expect(child(channel, name).text).not.toBe('')
    expect(child(channel, 'atom:link').attributes).toEqual({ href: self, rel: 'self', type: 'application/rss+xml' })
    const item = child(channel, 'item')
    expect(child(item, 'title').text).toBe('A post')
    expect(child(item, 'guid').text).toBe('https://truepenny.example/blog/a-post')
    // 20 November 2026 is a Friday.
    expect(child(item, 'pubDate').text).toBe('Fri, 20 Nov 2026 00:00:00 GMT')
    expect(child(channel, 'lastBuildDate').text).toBe('Mon, 23 Nov 2026 00:00:00 GMT')
    expect(all(item, 'category').map(({ text }) => text)).toEqual(['home'])
  })
})

describe('Atom, RFC 4287', () => {
  it('has an id, a title and an update for the feed and each entry, and an author for each entry', () => {
    const atom = readXml(writeFeed('atom', feed([entry(), entry({ url: 'https://truepenny.example/blog/b' })]), self))
    expect([atom.name, atom.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    const entries = all(atom, 'entry')
    expect(entries).toHaveLength(2)
    for (const node of [atom, ...entries]) {
      expect(child(node, 'title').text).not.toBe('')
      expect(child(node, 'id').text).toMatch(/^https:\/\//)
      expect(child(node, 'updated').text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    }
    for (const node of entries) {
      expect(child(child(node, 'author'), 'name').text).toBe('Truepenny editors')
      expect(child(node, 'link').attributes['rel']).toBe('alternate')
      expect(child(node, 'content').attributes['type']).toBe('text')
    }
    expect(all(atom, 'link').map(({ attributes }) => attributes['rel'])).toEqual(['alternate', 'self'])
    expect(new Set(entries.map((node) => child(node, 'id').text)).size).toBe(2)
  })
})

describe('JSON Feed 1.1', () => {
  it('has a version, a title, and for each item an id and its content', () => {
    const json = JSON.parse(writeFeed('json', feed([entry(), entry({ text: undefined as never })]), self))
    expect(json.version).toBe('https://jsonfeed.org/version/1.1')
    expect(json.feed_url).toBe(self)
    for (const item of json.items) {
      expect(typeof item.id).toBe('string')
      expect(item.content_text.length).toBeGreaterThan(0)
      expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT/)
      expect(item.authors[0].name).toBe('Truepenny editors')
    }
  })
})

it('whatever stands in a text, the feed is read back as it was, without a sign XML cannot hold', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(']]>', '<script>', '&amp;', '"\'', '\u0000\u0008', '\ud800', '\uffff', '<!--'),
  )
  fc.assert(
    fc.property(text, text, text, (title, summary, tag) => {
      const source = feed([entry({ title, summary, text: summary, tags: [tag] })])
      const kept = (one: string) => one.replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '')
      expect(child(child(child(readXml(writeFeed('rss', source, self)), 'channel'), 'item'), 'title').text).toBe(
        kept(title),
      )
      expect(child(child(readXml(writeFeed('atom', source, self)), 'entry'), 'summary').text).toBe(kept(summary))
      expect(JSON.parse(writeFeed('json', source, self)).items[0].title).toBe(title)
    }),
  )
})

it('an empty blog is a feed too', () => {
  expect(all(child(readXml(writeFeed('rss', feed([]), self)), 'channel'), 'item')).toEqual([])
  expect(child(readXml(writeFeed('atom', feed([]), self)), 'updated').text).toBe('1970-01-01T00:00:00Z')
})
