import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isListed, pageAt } from '../app/pages.ts'
import { entryByPath, entryBySlug } from '../calculators/catalogue.ts'
import { readingGrade } from '../teaching/lessons/kit/reading-grade.testkit.ts'
import { post as postSchema } from '../wire/posts.ts'
import { bindText } from '../writing/bound/bind.ts'
import { type ShownBlock, type ShownLine, shownWords } from '../writing/bound/shown.ts'
import { parseMarkdown } from '../writing/markdown/markdown.ts'
import { type Line, type TextBlock, wordsOf } from '../writing/markdown/tree.ts'
import { posts } from './posts.ts'

const on = { today: '2026-11-23', year: 2026 }
const shownPosts = await Promise.all(posts.map(async (post) => ({ post, shown: await bindText(post.body, on) })))

const linesOf = (block: ShownBlock): readonly ShownLine[] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.head, ...block.rows].flat()
  return 'line' in block ? [block.line] : []
}
const linksOf = (line: ShownLine): readonly string[] =>
  line.flatMap((part) => ('parts' in part ? [...(part.kind === 'link' ? [part.to] : []), ...linksOf(part.parts)] : []))

/**
 * Numbers that stand in an article as they are, because they are not figures: counts, lengths of time and bounds of our choosing, names
 * of forms, laws and days, and years of events. Everything else is bound.
 */
const plain: Readonly<Record<string, readonly string[]>> = {
  'pmi-ask-at-80-not-78': ['12 USC 4901', '4902', 'Act of 1998', '30-year'],
  'minimum-payments-month-by-month': [
    '12 CFR 1026.7',
    '36 months',
    'After 1 year',
    'After 2 years',
    'After 5 years',
    'After 10 years',
  ],
  'sixty-three-the-medicare-year-nobody-mentions': ['in 2026', 'For 2026', '63', '62', 'SSA-44'],
  'the-refund-that-is-not-a-gift': ['W-4', 'Step 2'],
  'raps-one-dollar-cliff': ['July 2026', 'line 11 of Form 1040', '401(k)', '403(b)'],
  'the-four-percent-rule-on-our-own-data': [
    ...['3%', '3.5%', '4%', '4.5%', '5%', '60%', '40%', '30 years', 'year 30', '29 of their 30', '401(k)'],
    ...['1929', '65 reaches 95', 'From 55'],
  ],
  'a-cushion-for-uneven-pay': ['in 2024', '211'],
  'the-savers-match-starts-in-2027': ['2027', '2026'],
  'how-to-freeze-your-name-in-ten-minutes': ['for 2021', 'Since 2018', '15 USC 1681c-1', '16 and older'],
  'money-talks-in-twenty-minutes': ['1 to 5', '6 to 10', '11 to 17', '18 to 20', 'call 911', '800-799-7233'],
  'four-deals-at-the-dealer': ['For 2026'],
  'what-98-years-of-stocks-felt-like': ['8% and 12%', '1929 to 1932', '1', '5', '10', '15', '20'],
}

const typedLines = (block: TextBlock): readonly Line[] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.head, ...block.rows].flat()
  return 'line' in block ? [block.line] : []
}

describe('every article', () => {
  it('is in the list, and every listed one has a file', () => {
    const files = readdirSync(new URL('./posts/', import.meta.url)).filter((name) => name.endsWith('.ts'))
    expect(files).toHaveLength(posts.length)
    expect(new Set(posts.map((post) => post.slug)).size).toBe(posts.length)
    const days = posts.map((post) => post.publishedAt)
    expect(days).toEqual(days.toSorted().reverse())
  })

  it.each(shownPosts)('$post.slug finds every number', ({ shown }) => {
    expect(shown.refused).toEqual([])
    expect(shown.sources.length).toBeGreaterThan(1)
  })

  it.each(posts)('$slug finds every number on other days too', async ({ body }) => {
    for (const today of ['2026-12-31', '2027-02-28', '2027-11-01'])
      expect((await bindText(body, { today, year: on.year })).refused, today).toEqual([])
  })

  it.each(shownPosts)(
    '$post.slug has the form of the store, its length, a calculator and a picture',
    ({ post, shown }) => {
      expect(postSchema.safeParse(post).success).toBe(true)
      const words = shown.blocks.flatMap((block) =>
        block.kind === 'heading' ? [block.text] : linesOf(block).map(shownWords),
      )
      const count = words.join(' ').split(/\s+/).length
      expect(count).toBeGreaterThan(570)
      expect(count).toBeLessThan(1050)
      for (const slug of post.relatedTools) expect(entryBySlug(slug), slug).toBeTruthy()
      const doors = shown.blocks.flatMap((block) => (block.kind === 'door' ? [block] : []))
      expect(doors.length).toBeGreaterThan(0)
      for (const { href, headline } of doors) {
        expect(entryByPath(href.split('#')[0] ?? '')?.isImplemented).toBe(true)
        expect(headline.length).toBeGreaterThan(10)
      }
      expect(shown.blocks.filter(({ kind }) => kind === 'chart').length).toBeGreaterThan(0)
      expect(shown.blocks.filter((block) => block.kind === 'heading' && block.level === 2).length).toBeGreaterThan(2)
    },
  )

  it.each(shownPosts)('$post.slug links only to pages that exist', ({ shown }) => {
    for (const to of shown.blocks.flatMap(linesOf).flatMap(linksOf)) {
      if (!to.startsWith('/')) continue
      const path = to.split(/[?#]/)[0] ?? ''
      const page = pageAt(path)
      expect(page ? isListed(page) : entryByPath(path)?.isImplemented, to).toBe(true)
    }
  })

  it.each(posts)('$slug has no number of its own but those listed as plain', ({ slug, body, title, excerpt }) => {
    const typed = parseMarkdown(body).flatMap((block) => (block.kind === 'heading' ? [block.line] : typedLines(block)))
    const left = typed.flatMap((line) => {
      const allowed = [...(plain[slug] ?? [])].sort((a, b) => b.length - a.length)
      const rest = allowed.reduce(
        (text, phrase) =>
          text.replaceAll(
            new RegExp(`(?<![\\d.,$])${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d%])`, 'g'),
            ' ',
          ),
        wordsOf(line),
      )
      return rest.match(/[$−]?\d[\d,.]*%?/g) ?? []
    })
    expect(left).toEqual([])

    expect(excerpt.match(/[$%]/), 'an excerpt is not bound').toBeNull()
    expect(title.match(/\$|\d%/g)).toBeNull()
  })

  it.each(shownPosts)('$post.slug reads at ninth grade or below', ({ shown }) => {
    const prose = shown.blocks.flatMap((block) =>
      block.kind === 'text' || block.kind === 'list' || block.kind === 'quote' ? linesOf(block).map(shownWords) : [],
    )
    expect(readingGrade(prose)).toBeLessThan(8.5)
  })

  it('lists no plain number that is not needed', () => {
    for (const [slug, phrases] of Object.entries(plain)) {
      const body = posts.find((post) => post.slug === slug)?.body ?? ''
      for (const phrase of phrases) expect(body, slug).toContain(phrase)
    }
  })
})
