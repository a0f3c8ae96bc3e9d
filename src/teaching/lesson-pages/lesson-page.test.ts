import { expect, test } from 'vitest'
import { lessonPageAt } from './lesson-page.ts'

const watched = async (slug: string) =>
  (await lessonPageAt(slug))?.widget.watched.map(({ label, text }) => [label, text])

test('the figures a lesson is about stand under the answer of its calculator', async () => {
  expect(await watched('medicare')).toEqual([['Added Medicare premiums', '$1,148']])
  expect(await watched('roth-or-traditional')).toEqual([
    ['Roth after tax (today’s dollars)', '$44,532'],
    ['Traditional after tax (today’s dollars)', '$44,532'],
  ])
})
test('the one its headline is made of is not said twice', async () => {
  expect(await watched('compounding')).toEqual([])
})
