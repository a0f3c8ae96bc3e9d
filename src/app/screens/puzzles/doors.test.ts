import { expect, test } from 'vitest'
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { puzzles } from '#teaching/puzzles/puzzles.ts'
import { riddles } from '#teaching/riddles/riddles.ts'
import { isListed, pageAt } from '../../pages.ts'

test('a puzzle’s or riddle’s page stands, and is called as the page calls itself', () => {
  const lessons = new Set(lessonCards.map(({ slug }) => `/learning/${slug}`))
  for (const { tool, ask } of [...puzzles, ...riddles]) {
    if ('calculator' in tool) continue
    if (tool.label.startsWith('Lesson: ')) {
      expect(lessons.has(tool.path), ask).toBe(true)
      continue
    }
    const page = pageAt(tool.path)
    expect(page && isListed(page), ask).toBe(true)
    expect(page?.title, ask).toBe(tool.label)
  }
})
