import { expect, it } from 'vitest'
import { entryBySlug } from '#calculators/catalogue.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { cardList } from '#teaching/kids/cards.ts'
import { type Asked, asked, fresh } from './asked.testkit.ts'
import { type Found, find } from './finder.ts'
import { GUIDE, KIDS, LESSON } from './tool.ts'
import { tools } from './tools.precomputed.ts'

const clock = { today: '2026-11-22' }
const rankOf = ({ slug, question }: Asked) => find(question).findIndex(({ tool }) => tool.slug === slug) + 1
const firstOf = (question: string): Found | undefined => find(question)[0]

/** Inputs as the list of questions writes them: no blanks, a percent sign as it is. */
const plainInputs = (found: Found | undefined) =>
  Object.fromEntries(
    Object.entries(found?.inputs ?? {}).map(([name, text]) => [name, decodeURIComponent(text).replaceAll(' ', '_')]),
  )

it('knows at least 200 questions about every kind of tool', () => {
  expect(asked.length).toBeGreaterThanOrEqual(200)
  expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length)
  const built = tools
    .filter((tool) => tool.ready && !['Page', LESSON, GUIDE, KIDS].includes(tool.category))
    .map((tool) => tool.slug)
  expect(built.filter((slug) => !asked.some((one) => one.slug === slug))).toEqual([])
})

it('puts the right tool first for 95 of 100 questions, and always among the first three', () => {
  const ranked = asked.map((one) => ({ ...one, rank: rankOf(one) }))
  const missed = ranked.filter(({ rank }) => rank !== 1)
  expect(missed.filter(({ rank }) => rank < 1 || rank > 3)).toEqual([])
  expect(missed.length / asked.length, missed.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(0.05)
})

it('does nearly as well on questions its vocabulary was not written for', () => {
  const ranks = fresh.map(rankOf)
  expect(ranks.filter((rank) => rank === 1).length / fresh.length).toBeGreaterThanOrEqual(0.7)
  expect(ranks.filter((rank) => rank >= 1 && rank <= 3).length / fresh.length).toBeGreaterThanOrEqual(0.85)
})

it.each(asked.filter(({ inputs }) => inputs !== null))('"$question" opens with its numbers', (one) => {
  const found = find(one.question).find(({ tool }) => tool.slug === one.slug)
  expect(plainInputs(found)).toEqual(one.inputs)
})

it('opens every tool it finds without an error, with the numbers it says', async () => {
  const seen = new Set<string>()
  for (const { question } of [...asked, ...fresh])
    for (const { tool, to, inputs } of find(question).slice(0, 6)) {
      if (Object.keys(inputs).length === 0 || seen.has(to)) continue
      seen.add(to)
      const loaded = await entryBySlug(tool.slug)?.load?.()
      if (!loaded) throw new Error(`${tool.slug} is not built`)
      const read = readLink(loaded.calculator, to.slice(tool.path.length), clock)
      expect(read?.ok, to).toBe(true)
      if (!read?.ok) continue
      expect(loaded.calculator.check(read.inputs), to).toEqual({})
      for (const [name, text] of Object.entries(inputs)) {
        const value = read.inputs[name]
        if (typeof value === 'number') expect(value, to).toBeCloseTo(Number(text), 6)
        else if (typeof value === 'string') expect(value, to).toBe(text)
      }
    }
  expect(seen.size).toBeGreaterThan(150)
})

it('says what it opens with', () => {
  expect(firstOf('should I refinance 7.1% to 6.2%')).toMatchObject({
    to: '/refinance-calculator#v1&heard=1&rate=7.1&newRate=6.2',
    said: ['current rate 7.1%', 'new rate 6.2%'],
  })
  expect(firstOf('three cards, $14k')?.said).toEqual(['3 cards with $14,000 total'])
  expect(firstOf('car loan 35k 72 months 7.9%')?.said).toEqual(['price $35,000', 'term 6 years', 'rate 7.9%'])
})

it('leaves out numbers a tool cannot take', () => {
  expect(firstOf('refinance 95% to 80%')?.inputs).toEqual({})
  expect(firstOf('cd 12 months 99%')?.inputs).toEqual({ term: '12' })
})

it('puts the tool that fits best first', () => {
  const first = find('taxes').map(({ tool }) => tool.slug)
  expect(first.indexOf('tax')).toBeLessThan(first.indexOf('payroll-tax'))
  expect(firstOf('backdoor roth')?.tool.slug).toBe('roth-ira')
})

it('is silent where nothing fits, and survives anything typed', () => {
  expect(find('zzzz qqqq')).toEqual([])
  expect(find('')).toEqual([])
  for (const odd of [
    '(((',
    '\\',
    '%00',
    '$',
    '$$$ %%%',
    'a'.repeat(5000),
    '😀',
    '*',
    '__proto__',
    '1e999',
    '0/0/0',
    '9'.repeat(300),
  ])
    expect(() => find(odd), odd).not.toThrow()
})

it('answers within a frame', () => {
  const start = performance.now()
  for (const { question } of asked) find(question)
  expect((performance.now() - start) / asked.length).toBeLessThan(16)
})

it.each([
  ['lemonade stand game', 'lemon-stand'],
  ['counting coins', 'coin-corner'],
  ['stock market for kids', 'market-weather'],
  ['investing for kids', 'market-weather'],
  ['community helpers', 'helper-day'],
  ['scams for kids', 'chat-trap'],
  ['interest for kids', 'interest-garden'],
  ['how to talk to kids about money', 'grown-ups'],
  ['printables for kids', 'grown-ups'],
  ['word search for kids', 'word-search'],
])('"%s" leads to a page for children among the first three', (question, slug) => {
  const paths = find(question).map(({ tool }) => tool.path)
  expect(paths.slice(0, 3)).toContain(`/truepenny-kids/${slug}`)
})
it('finds each children’s game by its name first', () => {
  const lost = cardList.filter(({ title, slug }) => firstOf(title)?.tool.path !== `/truepenny-kids/${slug}`)
  expect(lost.map(({ title }) => [title, firstOf(title)?.tool.path])).toEqual([])
})
