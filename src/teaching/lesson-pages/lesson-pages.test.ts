/** Every lesson as its page: nothing is lost on the way, and each number that needs a source carries it. */
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../lessons/kit/lesson.ts'
import { lessonLines, units } from '../lessons/lessons.ts'
import { lessonCards } from './cards.precomputed.ts'
import { lessonPage, lessonPageAt, quizPage } from './lesson-page.ts'
import type { Passage } from './page.ts'
import { courseItems, placementItems } from './questions.ts'

const lessons = await Promise.all(lessonLines.map(async (line) => [line.slug, await line.load()] as const))
const textOf = ({ pieces }: Passage) => pieces.map((one) => (typeof one === 'string' ? one : one.text)).join('')

describe.each(lessons)('%s', (_, lesson) => {
  test('says on its page what it says', async () => {
    const words = wordsOf(lesson)
    const page = await lessonPage(lesson)
    expect(textOf(page.idea)).toBe(words.idea.join(' '))
    expect(page.example.map(textOf)).toEqual([...words.example])
    expect(page.facts.map(textOf)).toEqual(words.facts.map(({ say }) => say))
    expect(textOf(page.myth.answer)).toBe(words.myth.answer)
    expect(JSON.stringify(page)).not.toMatch(/¤|undefined|NaN/)
    // What reaches the browser is data.
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
    expect(page.widget.opening.front.headline).not.toBe('')
  })
  test('each fact brings what stands behind it, and every document is named once', async () => {
    const { facts, sources } = await lessonPage(lesson)
    expect(facts.filter(({ notes }) => notes.length === 0)).toEqual([])
    const ids = sources.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { source } of sources) expect(source.title).toBeTruthy()
  })
  test('its quiz has the right answer where it says', () => {
    quizPage(lesson).forEach((item, at) => {
      const { right, wrong } = wordsOf(lesson).quiz[at] ?? { right: undefined, wrong: [] }
      expect(item.options).toHaveLength(1 + wrong.length)
      expect(item.options[item.right]).toEqual({ says: right?.says, why: right?.why })
    })
  })
})

test('the right answer is not always at the same place', () => {
  const places = lessons.flatMap(([, lesson]) => quizPage(lesson).map(({ right }) => right))
  expect(new Set(places).size).toBeGreaterThan(1)
  if (places.length >= 40)
    for (const place of [0, 1, 2])
      expect(places.filter((one) => one === place).length / places.length).toBeLessThan(0.55)
})
test('a name that is no lesson has no page', async () => {
  expect(await lessonPageAt('no-such-lesson')).toBeUndefined()
  expect(await lessonPageAt('__proto__')).toBeUndefined()
})
test('cards, courses and placement hold every lesson that stands', async () => {
  expect(lessonCards.map(({ slug }) => slug)).toEqual(lessonLines.map(({ slug }) => slug))
  for (const { slug, lessons: lines } of units) {
    const items = await courseItems(slug)
    expect([...new Set(items.map(({ lesson }) => lesson))]).toEqual(lines.map((line) => line.slug))
    expect(items).toHaveLength(4 * lines.length)
  }
  const placed = await placementItems()
  expect(placed.map(({ unit }) => unit)).toEqual(
    units
      .slice(0, 8)
      .filter(({ lessons: lines }) => lines.length > 0)
      .map(({ slug }) => slug),
  )
})
