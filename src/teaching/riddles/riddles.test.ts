import { describe, expect, test } from 'vitest'
import { curriculum } from '../lessons/curriculum.testkit.ts'
import { hintsOf, isRightAnswer, plainAnswer } from './riddle.ts'
import { riddles } from './riddles.ts'

const lessons = new Set(Object.values(curriculum).flat())

test('sixty riddles, numbered 1 to 60', () => {
  expect(riddles.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
  expect(riddles.filter(({ isForKids }) => isForKids).length).toBeGreaterThanOrEqual(8)
})

describe.each(riddles.map((one) => [one.number, one] as const))('riddle %d', (_, riddle) => {
  test('does not give itself away, takes its answer in any dress, and leads to a lesson', () => {
    const words = plainAnswer(riddle.answer)
      .split(' ')
      .filter((word) => word.length > 3)
    expect(words.filter((word) => plainAnswer(riddle.ask).split(' ').includes(word))).toEqual([])
    for (const said of [riddle.answer, ...riddle.also])
      for (const dressed of [said, `The ${said.toUpperCase()}!`, `  ${said}  `])
        expect(isRightAnswer(riddle, dressed)).toBe(true)
    for (const wrong of ['', ' ', 'banana', 'the', '<script>']) expect(isRightAnswer(riddle, wrong)).toBe(false)
    expect(lessons.has(riddle.lessonSlug)).toBe(true)
  })
  test('has three hints that tell more and more', () => {
    const [long, begins, clue] = hintsOf(riddle)
    expect(long).toMatch(/^(One word of \d+ letters|\d words, of [\d and]+ letters)$/)
    expect(begins).toMatch(/^It begins with [A-Z0-9]$/)
    expect(plainAnswer(clue)).not.toContain(plainAnswer(riddle.answer))
  })
})
test('hints by hand', () => {
  expect(hintsOf(riddles[8] as never).slice(0, 2)).toEqual(['2 words, of 9 and 4 letters', 'It begins with E'])
  expect(plainAnswer('The Emergency-Funds!')).toBe('emergency fund')
})
