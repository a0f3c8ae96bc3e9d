import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kit/definition.ts'
import { posts } from '#content/posts.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { reasonsByPage, relevantFor } from '#engine/planning/explore/relevance.ts'
import { guideCards } from '#teaching/guides/cards.precomputed.ts'
import { kidsPaths } from '#teaching/kids/cards.ts'
import { lessonLines } from '#teaching/lessons/lessons.ts'
import { isListed, pages } from '../../pages.ts'
import { filtersIn, hashOf, isFiltered, noFilters, passes } from './filters.ts'
import { helpfulAt } from './life-events.ts'
import { articlesFor, inOrder } from './order.ts'
import { byPath, notThings } from './page-facets.ts'
import { articlesIn, withPublished } from './published.ts'
import { kinds, levels, lifeEvents, minuteSteps } from './thing.ts'
import { things } from './things.precomputed.ts'
import { reasonText } from './words.ts'

const paths = new Set(pages.map(({ path }) => path))
const known = new Set([
  ...catalogue.map(({ slug }) => slug),
  ...paths,
  ...posts.map(({ slug }) => `/blog/${slug}`),
  ...lessonLines.map(({ slug }) => `/learning/${slug}`),
  ...guideCards.map(({ path }) => path),
  ...kidsPaths,
])

describe('the list', () => {
  test('holds every calculator, every listed page, guide, lesson, children’s game and article once', () => {
    const wanted = [
      ...catalogue.map(({ path }) => path),
      ...pages.filter((page) => isListed(page) && !notThings.has(page.path)).map(({ path }) => path),
      ...posts.map(({ slug }) => `/blog/${slug}`),
      ...guideCards.map(({ path }) => path),
      ...lessonLines.map(({ slug }) => `/learning/${slug}`),
      ...kidsPaths,
    ]
    expect(things.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted())
    expect(new Set(things.map(({ id }) => id)).size).toBe(things.length)
  })
  test('every facet leads somewhere: each event, each category, each step of minutes', () => {
    for (const event of lifeEvents)
      expect(things.filter(({ events }) => events.includes(event)).length, event).toBeGreaterThan(3)
    for (const name of categories)
      expect(
        things.some(({ category }) => category === name),
        name,
      ).toBe(true)
    for (const level of levels) {
      expect(things.filter((thing) => thing.level === level).length, level).toBeGreaterThan(5)
      expect(
        things.some((thing) => thing.level === level && thing.kind === 'calculator'),
        level,
      ).toBe(true)
    }
    for (const step of minuteSteps)
      expect(
        things.some(({ minutes }) => minutes <= step),
        String(step),
      ).toBe(true)
    expect(things.every(({ minutes }) => Number.isInteger(minutes) && minutes >= 1 && minutes <= 30)).toBe(true)
  })
  test('a lesson has its own level, a tool that of the easiest lesson that opens it', () => {
    const level = (path: string) => things.find((thing) => thing.path === path)?.level
    // The first lesson on compounding opens it, though later ones do, too.
    expect(level('/learning/compounding')).toBe('start')
    expect(level('/compound-interest-calculator')).toBe('start')
    expect(level('/loan-prepayment-calculator')).toBe('deeper')
    // No lesson opens it.
    expect(level('/currency-converter')).toBeNull()
    expect(level('/about')).toBeNull()
  })
  test('what is named in the tables exists', () => {
    expect(
      Object.values(helpfulAt)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([])
    expect(Object.keys(byPath).filter((path) => !paths.has(path))).toEqual([])
  })
  test('every reason of the sample leads to something that exists, in words', () => {
    const relevant = relevantFor(sampleHousehold('2026-11-23'), '2026-11-23')
    expect(relevant.flatMap((one) => one.pages).filter((id) => !known.has(id))).toEqual([])
    expect(relevant.map(reasonText)).toContain('You owe $8,750 on 2 cards.')
    expect(relevant.map(reasonText)).toContain('You put 4% of pay into your plan, and your employer matches up to 6%.')
  })
})

describe('what is asked stands in the address', () => {
  test('behind the #, and comes back the same', () => {
    const filters = fc.record({
      q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      event: fc.option(fc.constantFrom(...lifeEvents)),
      minutes: fc.option(fc.constantFrom(...minuteSteps)),
      kind: fc.option(fc.constantFrom(...kinds)),
      category: fc.option(fc.constantFrom(...categories)),
      level: fc.option(fc.constantFrom(...levels)),
      view: fc.constantFrom('all' as const, 'favorites' as const, 'recent' as const),
    })
    fc.assert(
      fc.property(filters, (asked) => {
        expect(filtersIn({ search: '', hash: `#${hashOf(asked)}` })).toEqual({ ...asked })
      }),
    )
    expect(hashOf(noFilters)).toBe('')
    expect(isFiltered(noFilters)).toBe(false)
  })
  test('what is unknown is left out; a form sent without scripts is heard', () => {
    expect(filtersIn({ search: '', hash: '#kind=spaceship&minutes=4&event=home' })).toEqual({
      ...noFilters,
      event: 'home',
    })
    expect(filtersIn({ search: '?q=car&kind=game', hash: '' })).toMatchObject({ q: 'car', kind: 'game' })
    expect(filtersIn({ search: '', hash: '#calculators' })).toEqual(noFilters)
  })
  test('filters narrow together', () => {
    const fits = things.filter((thing) =>
      passes(thing, { ...noFilters, event: 'home', minutes: 5, kind: 'calculator' }, null),
    )
    expect(fits.length).toBeGreaterThan(1)
    expect(
      fits.every(({ events, minutes, kind }) => events.includes('home') && minutes <= 5 && kind === 'calculator'),
    ).toBe(true)
    expect(things.filter((thing) => passes(thing, noFilters, new Set(['mortgage']))).map(({ id }) => id)).toEqual([
      'mortgage',
    ])
  })
})

describe('order', () => {
  const reasons = reasonsByPage(relevantFor(sampleHousehold('2026-11-23'), '2026-11-23'))
  test('the strongest reason first; without reasons as listed; nothing is lost', () => {
    const ordered = inOrder(things, noFilters, reasons)
    expect(ordered[0]?.id).toBe('401k')
    expect(ordered.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(
      things.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    )
    expect(
      inOrder(
        things.filter(({ ready }) => ready),
        noFilters,
        new Map(),
      ),
    ).toEqual(things.filter(({ ready }) => ready))
  })
  test('an event’s own order holds where no number speaks', () => {
    const home = things.filter(({ events }) => events.includes('home'))
    expect(inOrder(home, { ...noFilters, event: 'home' }, new Map())[0]?.id).toBe('home-affordability')
  })
  test('words come before numbers: what was asked for rises by a few places at most', () => {
    const [a, b] = [things.find(({ id }) => id === 'mortgage'), things.find(({ id }) => id === '401k')]
    const others = things.filter(({ id }) => !reasons.has(id)).slice(0, 6)
    if (!a || !b) throw new Error('Both are listed')
    const ordered = inOrder([a, ...others, b], { ...noFilters, q: 'mortgage' }, reasons)
    expect(ordered[0]).toBe(a)
    expect(ordered.indexOf(b)).toBeGreaterThanOrEqual(others.length - 2)
  })
  test('articles are found by their words', () => {
    const articles = things.filter(({ kind }) => kind === 'article')
    expect(articlesFor('minimum payments', articles)[0]?.path).toBe('/blog/minimum-payments-month-by-month')
    expect(articlesFor('zebra crossing', articles)).toEqual([])
    expect(articlesFor('', articles)).toEqual([])
  })
})

describe('articles as they are published now', () => {
  const first = things.find(({ path }) => path.startsWith('/blog/'))
  const post = { slug: 'a-new-one', title: 'A new one', excerpt: 'What it says.' }
  test('one that editors added joins, one they took away leaves, and the others keep their facets', () => {
    const kept = { slug: first?.path.slice('/blog/'.length), title: 'Another title', excerpt: 'x' }
    const now = withPublished(things, { posts: [post, kept], next: null })
    expect(now.filter(({ kind }) => kind === 'article').map(({ path }) => path)).toEqual([
      '/blog',
      first?.path,
      '/blog/a-new-one',
    ])
    expect(now).toContain(first)
    expect(
      articlesFor(
        'new one',
        now.filter(({ kind }) => kind === 'article'),
      )[0]?.path,
    ).toBe('/blog/a-new-one')
  })
  test('a first page of a longer list takes nothing away; what is no list changes nothing', () => {
    expect(withPublished(things, { posts: [post], next: '2026-01-01_x' })).toHaveLength(things.length + 1)
    for (const answer of [null, 7, {}, { posts: 'x' }]) expect(withPublished(things, answer)).toBe(things)
    const odd = [{ ...post, slug: '../admin' }, { ...post, title: 5 }, { ...post, excerpt: 'x'.repeat(600) }, null]
    expect(articlesIn({ posts: odd, next: null })).toEqual({ articles: [], isAll: true })
  })
})
