/** What every short game of the page must have: a page that is finished with its first question, real lessons, and a whole class sheet. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { BracketBuckets } from './bracket-buckets/bracket-buckets.tsx'
import { classPack as bucketsPack } from './bracket-buckets/more-words.ts'
import { ending as buckets } from './bracket-buckets/words.ts'
import { ScoreSprint } from './score-sprint/score-sprint.tsx'
import { ending as sprint, classPack as sprintPack } from './score-sprint/words.ts'
import { ThirtyDays } from './thirty-days/thirty-days.tsx'
import { ending as days, classPack as daysPack } from './thirty-days/words.ts'
import { classPack as wintersPack } from './twenty-winters/more-words.ts'
import { TwentyWinters } from './twenty-winters/twenty-winters.tsx'
import { ending as winters } from './twenty-winters/words.ts'

const titles = new Map(lessonCards.map(({ slug, title }) => [slug, title]))

describe.each([
  ['Thirty Days', ThirtyDays, days.lessons, daysPack],
  ['Twenty Winters', TwentyWinters, winters.lessons, wintersPack],
  ['Score Sprint', ScoreSprint, sprint.lessons, sprintPack],
  ['Bracket Buckets', BracketBuckets, buckets.lessons, bucketsPack],
] as const)('%s', (title, Game, lessons, pack) => {
  test('is finished with its first question, its rules and its code', () => {
    const html = renderToString(
      <MemoryRouter>
        <Game page="/game" />
      </MemoryRouter>,
    )
    expect(html).toContain(`>${title}</h1>`)
    expect(html).toContain('aria-keyshortcuts="1"')
    expect(html).toContain('Rules and odds')
    expect(html).toMatch(/Game code/)
  })
  test('leads to lessons by their own names', () => {
    for (const lesson of lessons) expect(titles.get(lesson.slug)).toBe(lesson.title)
  })
  test('prints six questions before and six after, each with its key', () => {
    for (const list of [pack.before, pack.after]) {
      expect(list).toHaveLength(6)
      for (const { ask, answer } of list) expect(ask.length * answer.length).toBeGreaterThan(0)
    }
  })
})
