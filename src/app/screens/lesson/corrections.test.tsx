import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { figureText } from '#calculators/kit/format.ts'
import { defaultYear } from '#facts/default-year.ts'
import { factAtHand } from '#facts/named/registry.ts'
import { lessonPageAt } from '#teaching/lesson-pages/lesson-page.ts'
import type { LessonCorrection } from '#wire/corrections.ts'
import { pageContext } from '#wire/page-context.ts'
import Lesson, { loader } from '../lesson.tsx'
import { loader as classLoader } from '../lesson-class.tsx'
import { plainText } from './passage-text.tsx'
import { AnswerKey } from './printed-quiz.tsx'

const LESSON = 'compounding'
const page = await lessonPageAt(LESSON)
const sentence = page ? plainText(page.idea).slice(0, 60) : ''
const wrong: LessonCorrection = {
  slug: 'fix-one',
  lesson: LESSON,
  title: 'The example left out a year <script>alert(1)</script>',
  said: sentence,
  body: 'The deduction is {{tax.standardDeduction.single}}. See **why** [here](javascript:alert(1)).',
  author: 'ada',
  reviewer: null,
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-22',
}

async function drawn(corrections: readonly LessonCorrection[]): Promise<string> {
  const context = new RouterContextProvider()
  context.set(pageContext, { ...pageContext.defaultValue, corrections, today: '2026-11-23' })
  const answer = await loader({ params: { slug: LESSON }, context })
  // What reaches the browser is data.
  const loaderData = JSON.parse(JSON.stringify(answer.data))
  return await whole(() => <Lesson loaderData={loaderData} />)
}
async function whole(Component: () => React.ReactNode): Promise<string> {
  const Stub = createRoutesStub([{ path: '*', Component }])
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY }
  return await text((await prerenderToNodeStream(<Stub initialEntries={[`/learning/${LESSON}`]} />, options)).prelude)
}
const plain = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a correction stands above the lesson with its day, its number looked up, and marks the sentence', async () => {
  const html = await drawn([wrong, { ...wrong, slug: 'other', lesson: 'medicare', title: 'Of another lesson' }])
  const fact = factAtHand('tax.standardDeduction.single')
  const deduction = figureText(Number(fact?.in(defaultYear).value), 'money')
  const words = plain(html)
  expect(words).toContain('November 20, 2026 : The example left out a year')
  expect(words).toContain(`The deduction is ${deduction}`)
  expect(words).toContain('Changed November 22, 2026')
  expect(words).toContain('Corrected Nov 22, 2026')
  expect(words).not.toContain('Of another lesson')
  expect(html.indexOf('id="fix-fix-one"')).toBeLessThan(html.indexOf('id="idea"'))
  expect(html).not.toMatch(/<script>alert|href="javascript/)
  // On paper too: above the lesson, and under the teacher's answers.
  const correction = /<section aria-labelledby="corrections"[^>]*>/.exec(html)?.[0]
  expect(correction).not.toContain('no-print')
  expect(html.split('The example left out a year').length - 1).toBe(2)
})

test('several are counted through: every number leads to its own source', async () => {
  const html = await drawn([
    wrong,
    { ...wrong, slug: 'fix-two', said: '', body: 'Employees may put in {{retirement.workplacePlan.deferral}} or so.' },
  ])
  expect(html).not.toContain('number being checked')
  for (const place of [1, 2]) {
    expect(html).toContain(`href="#source-${place}"`)
    expect(html.split(`id="source-${place}"`)).toHaveLength(2)
  }
})

test('the question sets of a class know the corrections of their lessons', async () => {
  const context = new RouterContextProvider()
  context.set(pageContext, { ...pageContext.defaultValue, corrections: [wrong], today: '2026-11-23' })
  const corrected = await classLoader({ context })
  expect(Object.keys(corrected)).toEqual([LESSON])
  expect(corrected[LESSON]?.[0]).toMatchObject({ publishedAt: '2026-11-20', title: wrong.title })
  const html = await whole(() => (
    <AnswerKey title="Code 7" quiz={[]} corrections={[LESSON, 'other'].flatMap((slug) => corrected[slug] ?? [])} />
  ))
  expect(plain(html)).toContain('November 20, 2026: The example left out a year')
})

test('a lesson nobody corrected says nothing of corrections', async () => {
  expect(plain(await drawn([]))).not.toMatch(/Correct(ion|ed)/)
})
