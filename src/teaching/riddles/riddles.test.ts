import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { curriculum } from '../lessons/curriculum.testkit.ts'
import { figureWith, stands } from '../puzzles/tool.testkit.ts'
import { hintsOf, isRightAnswer, plainAnswer, type Riddle } from './riddle.ts'
import { riddleCards } from './riddles.precomputed.ts'
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
/** Names that hold digits. */
const names = /401\(k\)s?|401k|W-4|5\/1|7\/6/g
/** Figures of the riddle itself, which the tests of its numbers below confirm, and a loan's term. */
const ownFigures: Readonly<Record<number, readonly string[]>> = {
  12: ['72', '8%'],
  17: ['1%', '30', 'a quarter'],
  35: ['$15', '$100', '400%'],
  53: ['84'],
}
/** Numbers of law and of surveys as words: ages, years and dollars that somebody sets. */
const inWords =
  /\b(two|five|six|seven|eight|nine|ten|fifteen|thirty)[- ](year|month|day)|\b(fifty|sixty|seventy)\b(?!-two)|\bmillion\b|\b(half|third|quarter)\b(?! (off|of the (list|harvest)))/

test('no number of law or of a survey is typed: what a riddle says of them comes from the facts', () => {
  const folder = new URL('.', import.meta.url)
  const typed = ['one-to-twenty', 'twenty-one-to-forty', 'forty-one-to-sixty'].flatMap((file) =>
    readFileSync(new URL(`${file}.ts`, folder), 'utf8')
      .split(/^ {2}\{$/m)
      .slice(1)
      .flatMap((source) => {
        const number = Number(source.match(/number: (\d+)/)?.[1])
        const said = [...source.matchAll(/^ {4}(?:ask|answer|also|clue|lesson): ([\s\S]*?)(?=^ {4}\w+:)/gm)]
          .map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/g, ''))
          .join(' ')
        const own = (ownFigures[number] ?? []).reduce(
          (text, one) => text.replaceAll(one, ''),
          said.replaceAll(names, ''),
        )
        return /\d/.test(own) || inWords.test(own) ? [`${number}: ${own.trim()}`] : []
      }),
  )
  expect(typed).toEqual([])
})
test('hints by hand', () => {
  expect(hintsOf(riddles[8] as never).slice(0, 2)).toEqual(['2 words, of 9 and 4 letters', 'It begins with E'])
  expect(plainAnswer('The Emergency-Funds!')).toBe('emergency fund')
})

test('every riddle has its tool by name; a calculator takes the numbers it is sent', async () => {
  for (const { number, tool, toolTitle } of riddleCards) {
    expect(toolTitle, `${number}`).not.toBe('')
    expect(await stands(tool), `${number}`).toBe(true)
  }
})
describe('a riddle’s own numbers lead to what it says', () => {
  test.each([
    // 72 ÷ 8 = 9 years, and 1.08⁹ = 1.999: a thousand has its twin.
    [12, 'finalBalance', 1000 * 1.08 ** 9, 0],
    // 30 years at 7% before a fee of 1% of the balance each year: a quarter and a bit is gone.
    [17, 'finalBalance', 100_000 * (1.07 * 0.99) ** 30, 0],
    // $15 on $100 for 14 days: 15 × 365 ÷ 14.
    [35, 'annualRate', (15 * 365) / 14, 1],
    // A yearly bill of $1,200 is $100 a month, less what the savings earn on the way.
    [49, 'depositNeeded', 99, -0.5],
  ])('riddle %d', async (number, name, expected, digits) => {
    expect(await figureWith((riddles[number - 1] as Riddle).tool, name)).toBeCloseTo(expected, digits)
  })
})
