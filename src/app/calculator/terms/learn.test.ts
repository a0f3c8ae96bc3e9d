import { expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { termBySlug } from '#teaching/glossary/glossary.ts'
import { lessonLines } from '#teaching/lessons/lessons.ts'
import { pageAt } from '../../pages.ts'
import { learntAt } from './learn.ts'

test('every lesson with a calculator inside is found at that calculator', async () => {
  for (const { slug, load } of lessonLines) {
    const { widget } = await load()
    const { lessons } = learntAt(widget.calculator)
    // Four are shown; the first ones of the curriculum stand for the others.
    if (lessons.length < 4) expect(lessons.map(({ path }) => path)).toContain(`/learning/${slug}`)
    else expect(lessons).toHaveLength(4)
  }
})

test('all that is named stands, and nearly every calculator has something to learn', () => {
  const bare: string[] = []
  for (const { slug } of catalogue) {
    const { lessons, games, terms } = learntAt(slug)
    for (const { path } of games) expect(pageAt(path), path).toBeDefined()
    for (const { path } of terms) expect(termBySlug(path.slice('/guide/'.length)), path).toBeDefined()
    if (lessons.length + games.length + terms.length === 0) bare.push(slug)
  }
  expect(bare).toEqual([])
})

test('a calculator’s page names its lessons, games and words', () => {
  expect(learntAt('auto-loan')).toMatchObject({
    lessons: [{ path: '/learning/credit-scores' }, { path: '/learning/car-true-cost' }, { path: '/learning/car-deal' }],
    games: [{ title: 'Four Deals' }, { path: '/financial-freedom-game' }],
  })
})
