/** Every lesson has its doors: the library under its topic and its level, its course, the search, the site map, and its own page. */
import { expect, test } from 'vitest'
import { find } from '#app/search/finder.ts'
import { LESSON } from '#app/search/tool.ts'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonCards, unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { teachingPaths } from '#teaching/lesson-pages/paths.ts'
import { lessonLines } from '#teaching/lessons/lessons.ts'
import { loader } from '../course.tsx'
import { filtersIn, matches, noFilters } from './hub-filters.ts'

test('all 66 lessons stand', () => {
  expect(lessonLines).toHaveLength(66)
  expect(lessonCards.map(({ slug }) => slug).toSorted()).toEqual(lessonLines.map(({ slug }) => slug).toSorted())
})
test.each(lessonCards.map((card) => [card.slug, card] as const))(
  '%s is found by topic, course and search',
  (slug, card) => {
    const shown = (hash: string) => matches(card, filtersIn(hash), 'new')
    expect(matches(card, noFilters, 'new')).toBe(true)
    expect(shown(`#topic=${card.unit}`)).toBe(true)
    const other = unitCards.find((unit) => unit.slug !== card.unit)
    expect(shown(`#topic=${other?.slug}`)).toBe(false)
    expect(shown(`#level=${card.level}`)).toBe(true)
    expect(shown(`#q=${encodeURIComponent(card.title)}`)).toBe(true)
    const course = loader({ params: { unit: card.unit } })
    expect(course.cards.map((one) => one.slug)).toContain(slug)
    expect(teachingPaths).toContain(lessonPath(slug))
    const found = find(card.title).slice(0, 6)
    expect(found.filter(({ tool }) => tool.category === LESSON).map(({ tool }) => tool.path)).toContain(
      lessonPath(slug),
    )
  },
)
