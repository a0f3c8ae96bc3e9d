import { expect, test } from 'vitest'
import { puzzleCards } from '#teaching/puzzles/puzzles.precomputed.ts'
import { riddles } from '#teaching/riddles/riddles.ts'
import { riddleSets } from '../riddles/class-sets.ts'
import { puzzleSets } from './class-sets.ts'

test('every puzzle and riddle stands on one sheet of ten, each with its answer', () => {
  const puzzles = puzzleSets(puzzleCards)
  expect(puzzles.map(({ title }) => title)).toEqual(['Easy', 'Medium, sheet 1 of 2', 'Medium, sheet 2 of 2', 'Hard'])
  expect(new Set(puzzles.flatMap(({ questions }) => questions.map(({ ask }) => ask))).size).toBe(40)
  const sets = riddleSets(riddles)
  expect(sets.map(({ title }) => title)).toEqual([
    '1 to 10',
    '11 to 20',
    '21 to 30',
    '31 to 40',
    '41 to 50',
    '51 to 60',
    'For children',
  ])
  for (const { title, questions } of [...puzzles, ...sets]) {
    expect(questions.length, title).toBeGreaterThanOrEqual(8)
    expect(questions.length, title).toBeLessThanOrEqual(10)
    for (const { answer, way } of questions) expect(`${answer}${way ?? ''}`.length).toBeGreaterThan(3)
  }
})
test('answers are said in their unit; a choice offers its options', () => {
  const [easy, medium] = puzzleSets(puzzleCards)
  expect(easy?.questions.find(({ ask }) => ask.startsWith('You put $1,000'))?.answer).toBe('$750')
  expect(medium?.questions.find(({ help }) => help?.startsWith('The Treasury'))?.answer).toBe('The Treasury')
})
