/** Every guide is walked here: each way ends, each end is reached, each number is the calculator's own. */
import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatorPaths, catalogue } from '#calculators/catalogue.ts'
import { frontOf } from '#calculators/kit/front.ts'
import { glossary, termBySlug } from '../glossary/glossary.ts'
import { readingGrade } from '../lessons/kit/reading-grade.testkit.ts'
import { widgetAnswer } from '../lessons/kit/widget.ts'
import { guideBySlug, guides } from './guides.ts'
import { filled, neededBy, startingNumbers } from './kit/fill.ts'
import { type Guide, type GuideWords, wordsOfGuide } from './kit/guide.ts'
import { mostGarnished, weeksOfCash, workedOut } from './kit/own-works.ts'
import { outline, walk } from './kit/walk.ts'

const names = /401\(k\)s?|\b211\b|\b529s?\b/g
/** A slot where a figure stands. */
const bare = (slug: string): GuideWords => {
  const guide = guideBySlug(slug)
  if (!guide) throw new RangeError(slug)
  return guide.words(Object.fromEntries(Object.keys(guide.figures).map((name) => [name, `¤${name}¤`])))
}
const sourcesOf = ({ figures, sources }: Guide) => [
  ...sources,
  ...Object.values(figures).flatMap((figure) => (figure.kind === 'published' ? [figure.fact.source] : [])),
]
const textsOf = ({ steps, ends }: GuideWords): readonly string[] => [
  ...Object.values(steps).flatMap(({ ask, hint, answers }) => [ask, hint ?? '', ...answers.map(({ says }) => says)]),
  ...Object.values(ends).flatMap(({ title, lead, steps: todo, works, doors }) => [
    title,
    lead,
    ...todo,
    ...works.map(({ about }) => about),
    ...doors.map(({ says }) => says),
  ]),
]

test('the list and the folder hold the same guides, and no guide has the address of a term', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== 'guides.ts')
  expect(guides.map(({ about }) => `${about.slug}.ts`).toSorted()).toEqual(files.toSorted())
  const terms = new Set(glossary.map(({ slug }) => slug))
  expect(guides.filter(({ about }) => terms.has(about.slug))).toEqual([])
})

describe.each(guides.map((guide) => [guide.about.slug, guide] as const))('%s', (slug, guide) => {
  const words = wordsOfGuide(guide)

  test('every way ends, and every step and end is on one', () => {
    const { steps, ends } = outline(words)
    expect(steps.toSorted()).toEqual(Object.keys(words.steps).toSorted())
    expect(ends.toSorted()).toEqual(Object.keys(words.ends).toSorted())
    const answers = fc.array(fc.nat({ max: 2 }), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(answers, (given) => {
        // An answer that is not on offer is taken as the first one: every walk goes on.
        let at = words.start
        const passed = new Set<string>()
        for (const answer of given) {
          const step = words.steps[at]
          if (!step) break
          expect(passed.has(at)).toBe(false)
          passed.add(at)
          at = (step.answers[answer] ?? step.answers[0]).to
        }
        expect(Object.keys(words.ends)).toContain(at)
      }),
    )
  })
  test('has no number of its own, and uses every figure', () => {
    const texts = textsOf(bare(slug))
    expect(texts.filter((text) => /\d/.test(text.replace(/¤\w+¤/g, '').replace(names, '')))).toEqual([])
    const used = new Set(texts.flatMap((text) => [...text.matchAll(/¤(\w+)¤/g)].map((match) => match[1])))
    expect(Object.keys(guide.figures).filter((name) => !used.has(name))).toEqual([])
    for (const text of textsOf(words)) expect(text).not.toMatch(/NaN|undefined|Infinity|should\b|!/)
  })
  test('is short and plain', () => {
    for (const { answers } of Object.values(words.steps)) expect([2, 3]).toContain(answers.length)
    for (const { steps } of Object.values(words.ends)) {
      expect(steps.length).toBeGreaterThanOrEqual(2)
      expect(steps.length).toBeLessThanOrEqual(5)
    }
    const read = Object.values(words.ends).flatMap(({ lead, steps }) => [lead, ...steps])
    expect(readingGrade(read)).toBeLessThanOrEqual(8)
    expect(sourcesOf(guide).length).toBeGreaterThan(0)
    expect(guide.about.line.split(' ').length).toBeLessThanOrEqual(26)
  })
  test('leads to what stands', () => {
    for (const { doors } of Object.values(words.ends))
      for (const { path } of doors) {
        expect(path).toMatch(/^\/[a-z0-9/-]+$/)
        if (/-calculator(-|$)|-converter$/.test(path)) expect(calculatorPaths).toContain(path)
        const own = path.match(/^\/guide\/(.+)$/)?.[1]
        if (own) expect(guideBySlug(own) ?? termBySlug(own), path).toBeDefined()
      }
    expect(guide.about.glossary.filter((one) => !termBySlug(one))).toEqual([])
  })
  test('asks no number that nothing uses', () => {
    const works = Object.values(words.ends).flatMap((end) => end.works)
    expect(neededBy(works, words.numbers)).toEqual(Object.keys(words.numbers))
  })
  test('its calculators answer with its numbers', async () => {
    const numbers = startingNumbers(words.numbers)
    const works = Object.values(words.ends).flatMap((end) => end.works)
    for (const work of works) {
      const inputs = filled(work, numbers)
      if ('own' in work) {
        expect(workedOut(work, inputs).headline).toMatch(/\S/)
        continue
      }
      expect(catalogue.some((one) => one.slug === work.calculator && one.isImplemented)).toBe(true)
      const { calculator, inputs: read, answered } = await widgetAnswer({ calculator: work.calculator, inputs })
      const { headline } = frontOf(calculator, read, answered)
      expect(headline).toMatch(/\S/)
      expect(headline).not.toMatch(/NaN|undefined/)
    }
  })
})

test('answers not on offer are dropped with all after them', () => {
  const words = wordsOfGuide(guides[0] as (typeof guides)[number])
  expect(walk(words, [])).toEqual({ passed: [], at: 'cushion' })
  expect(walk(words, [0, 7, 0]).passed).toEqual([{ step: 'cushion', answer: 0 }])
  expect(walk(words, [1]).at).toBe('first-cash')
})
test('what a court may take, by the limits of the law', () => {
  // The wage and hour division’s examples for $7.25: $217.50 or less a week nothing, up to $290 what is above it, then a quarter.
  expect(mostGarnished(217.5)).toBe(0)
  expect(mostGarnished(250)).toBeCloseTo(32.5, 9)
  expect(mostGarnished(290)).toBeCloseTo(72.5, 9)
  expect(mostGarnished(400)).toBe(100)
  expect(mostGarnished(0)).toBe(0)
})
test('how long cash lasts', () => {
  const ask = { essentials: 2600, savings: 6000, weekly: 0, weeks: 0 }
  // 2,600 a month is 600 a week.
  expect(weeksOfCash(ask)).toBeCloseTo(10, 9)
  expect(weeksOfCash({ ...ask, weekly: 300, weeks: 52 })).toBeCloseTo(20, 9)
  // Ten weeks at 300 leave 3,000, which is five weeks more.
  expect(weeksOfCash({ ...ask, weekly: 300, weeks: 10 })).toBeCloseTo(15, 9)
  // More than enough for four weeks adds to the cash: 4 × 200, then 6,800 at 600.
  expect(weeksOfCash({ ...ask, weekly: 800, weeks: 4 })).toBeCloseTo(4 + 6800 / 600, 9)
  expect(weeksOfCash({ ...ask, weekly: 700, weeks: 520 })).toBeNull()
  expect(weeksOfCash({ ...ask, savings: 0 })).toBe(0)
})
