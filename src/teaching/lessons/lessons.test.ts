/** Every lesson is read here: its list and folder, its numbers, its quiz, its doors, how hard it is to read. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { curriculum } from './curriculum.testkit.ts'
import type { Figures } from './kit/figure.ts'
import { figureSaid } from './kit/figure.ts'
import { guessStart } from './kit/guess.ts'
import type { Lesson, LessonWords, QuizItem } from './kit/lesson.ts'
import { wordsOf } from './kit/lesson.ts'
import { readingGrade } from './kit/reading-grade.testkit.ts'
import { widgetAnswer } from './kit/widget.ts'
import { lessonLines, units } from './lessons.ts'

const root = import.meta.dirname
const lessons = await Promise.all(lessonLines.map(async (line) => [line.slug, await line.load()] as const))
const slugs = new Set(lessons.map(([slug]) => slug))
const taught = new Set(Object.values(curriculum).flat())

/** A slot where a figure stands, and which. */
const slotted = ({ figures, words }: Lesson): LessonWords =>
  words(Object.fromEntries(Object.keys(figures).map((name) => [name, `¤${name}¤`])))
const slotsOf = (text: string): string[] => [...text.matchAll(/¤(\w+)¤/g)].map((match) => match[1] ?? '')
const textsOf = (words: LessonWords): string[] => {
  const found: string[] = []
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      if (!['kind', 'truth', 'path', 'source', 'figure'].includes(key)) found.push(value)
    } else if (Array.isArray(value)) for (const one of value) visit(one, key)
    else if (typeof value === 'object' && value) for (const [name, one] of Object.entries(value)) visit(one, name)
  }
  visit(words, '')
  return found
}
/** Names with a number in them that count nothing. */
const names =
  /401\(k\)s?|403\(b\)s?|457\(b\)s?|\b529s?\b|530A|W-[24]|W-9|1099(-[A-Z]+)?|Form \d{3,4}(-[A-Z]+)?|SSA-\d+|5\/1|7\/6|\b[1-9]\)|24\/7|\b911\b|\b988\b|\b211\b|Section \d+|Chapter \d+|90\/10|50\/30\/20|20\/4\/10|28\/36|60\/40/g
const optionsOf = (item: QuizItem) => [item.right, ...item.wrong]
const rounded = (value: number) => Number(value.toPrecision(9))
/** A figure names where it comes from: its own citation, or the working. */
const isSourced = (figures: Figures, name: string) => ['published', 'worked'].includes(figures[name]?.kind ?? '')

test('the list and the folders hold the same lessons', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /^[a-z-]+\/[a-z0-9-]+\.ts$/.test(file) &&
        !file.startsWith('kit/') &&
        !/(^|\/)unit\.ts$|\.test(kit)?\.ts$/.test(file),
    )
    .map((file) => `${path.dirname(file)}/${path.basename(file, '.ts')}`)
  expect(lessonLines.map(({ unit, slug }) => `${unit}/${slug}`).toSorted()).toEqual(files.toSorted())
  expect(slugs.size).toBe(lessonLines.length)
})
test('they stand in the order of the curriculum, and none is outside it', () => {
  for (const { slug, lessons: lines } of units) {
    const order = curriculum[slug] ?? []
    expect(lines.map((line) => line.slug)).toEqual(order.filter((one) => slugs.has(one)))
  }
})

describe.each(lessons)('%s', (slug, lesson) => {
  const { about, figures, widget, next, doors } = lesson
  const said = wordsOf(lesson)
  const bare = slotted(lesson)

  test('says who it is', () => {
    expect(about.slug).toBe(slug)
    expect(about.unit).toBe(lessonLines.find((line) => line.slug === slug)?.unit)
    expect(about.title).toMatch(/\?$/)
    expect(about.minutes).toBeGreaterThanOrEqual(3)
    expect(about.minutes).toBeLessThanOrEqual(8)
    expect(about.standards.length).toBeGreaterThan(0)
    expect(about.reviewBy > about.reviewed).toBe(true)
  })
  test('leads to lessons and calculators that stand', () => {
    expect([...about.after, next.lesson].filter((one) => !taught.has(one))).toEqual([])
    expect(about.after).not.toContain(slug)
    expect(next.lesson).not.toBe(slug)
    const built = catalogue.filter((one) => one.isImplemented)
    expect(built.map((one) => one.slug)).toEqual(expect.arrayContaining([next.calculator, widget.calculator]))
    for (const path of [...doors, said.doNow.path ?? '/']) expect(path).toMatch(/^\/[a-z0-9/-]*$/)
  })
  test('has no number of its own: each is a figure', () => {
    const found = textsOf(bare).filter((text) => /\d/.test(text.replace(/¤\w+¤/g, '').replace(names, '')))
    expect(found).toEqual([])
  })
  test('shows every figure it holds, and each reads well', () => {
    const { hook } = bare
    const used = new Set([...textsOf(bare).flatMap(slotsOf), ...(hook.kind === 'amount' ? [hook.truth] : [])])
    expect(Object.keys(figures).filter((name) => !used.has(name))).toEqual([])
    for (const figure of Object.values(figures)) {
      expect(Number.isFinite(figure.value)).toBe(true)
      expect(figureSaid(figure)).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
  test('its guess can be made', () => {
    const { hook } = said
    if (hook.kind === 'choice') {
      expect(hook.options.length).toBeGreaterThanOrEqual(2)
      expect(hook.options[hook.truth]).toBeDefined()
    } else {
      const truth = figures[hook.truth]?.value ?? Number.NaN
      expect(truth).toBeGreaterThan(hook.from)
      expect(truth).toBeLessThan(hook.to)
      // Nobody should find the answer under their thumb: not by the slider's length, and not by the number it says.
      const off = Math.abs(truth - guessStart(hook))
      expect(off / (hook.to - hook.from)).toBeGreaterThan(0.08)
      expect(off / Math.abs(truth)).toBeGreaterThan(0.05)
    }
  })
  test('is short', () => {
    const words = (text: string) => text.split(/\s+/).length
    expect(words(said.idea.join(' '))).toBeLessThanOrEqual(60)
    expect(said.example.length).toBeGreaterThanOrEqual(2)
    expect(said.example.length).toBeLessThanOrEqual(5)
    for (const text of textsOf(said)) expect(words(text), text).toBeLessThanOrEqual(60)
  })
  test('each fact has its source', () => {
    expect(said.facts.length).toBeGreaterThanOrEqual(3)
    expect(said.facts.length).toBeLessThanOrEqual(5)
    const without = bare.facts.filter(
      ({ say, source }) => !source && !slotsOf(say).some((name) => isSourced(figures, name)),
    )
    expect(without).toEqual([])
  })
  test('each quiz item has one right answer, and the engine confirms the numbers', () => {
    said.quiz.forEach((item, at) => {
      expect([2, 3]).toContain(item.wrong.length)
      const options = optionsOf(item)
      expect(new Set(options.map(({ says }) => says)).size, item.ask).toBe(options.length)
      for (const { why } of options) expect(why.length).toBeGreaterThan(12)
      const slots = optionsOf(bare.quiz[at] as QuizItem)
      slots.forEach(({ says, figure }) => {
        // An option that is a number and nothing else says which.
        if (/^¤\w+¤$/.test(says)) expect(slotsOf(says)).toEqual([figure])
      })
      const right = item.right.figure
      if (right === undefined) return
      expect(['worked', 'published'], item.ask).toContain(figures[right]?.kind)
      const truth = rounded(figures[right]?.value ?? Number.NaN)
      for (const { figure } of item.wrong) if (figure) expect(rounded(figures[figure]?.value ?? truth)).not.toBe(truth)
    })
  })
  test('the calculator inside asks what it has and answers what the lesson says', async () => {
    expect(widget.ask.length).toBeGreaterThanOrEqual(2)
    expect(widget.ask.length).toBeLessThanOrEqual(3)
    const { calculator, inputs, answered } = await widgetAnswer(widget)
    for (const name of widget.ask) expect(calculator.shown(name, inputs) && name in calculator.fields, name).toBe(true)
    if (widget.shows !== undefined) {
      expect(calculator.figures.map(({ key }) => key)).toContain(widget.shows)
      expect(answered.figures[widget.shows]).toBeDefined()
    }
    for (const [name, figure] of widget.expects ?? [])
      expect(rounded(answered.figures[name] ?? Number.NaN), name).toBeCloseTo(figures[figure]?.value ?? Number.NaN, 2)
  })
  test('reads at eighth grade', () => {
    const { idea, example, facts, myth, summary } = said
    const read = [...idea, ...example, ...facts.map(({ say }) => say), myth.answer, ...summary]
    expect(readingGrade(read)).toBeLessThanOrEqual(8.5)
  })
})

test('no circle among what should be read before', () => {
  const before = new Map(lessons.map(([slug, { about }]) => [slug, about.after]))
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (before.get(from) ?? []).some((one) => one === to || (!seen.has(one) && reaches(one, to, seen.add(one))))
  expect([...slugs].filter((slug) => reaches(slug, slug))).toEqual([])
})

test('the right answer is not the longest one by rule', () => {
  const items = lessons.flatMap(([, lesson]) => wordsOf(lesson).quiz)
  const longest = items.filter(({ right, wrong }) => wrong.every(({ says }) => says.length < right.says.length))
  expect(longest.length).toBeLessThanOrEqual(items.length * 0.6)
})
