/** What there is to learn about a calculator: lessons, games and words. Answered while its page is finished, so it brings no script. */

import { entryBySlug } from '#calculators/catalogue.ts'
import { gameLeads, lifeLeads } from '#teaching/games/leads.ts'
import { shortGamePath, shortGames } from '#teaching/games/short-games.ts'
import { glossary, termTitle } from '#teaching/glossary/glossary.ts'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { type TaughtBy, taughtAt } from '#teaching/lesson-pages/taught.precomputed.ts'
import { pageAt } from '../../pages.ts'

/** More would be a list to read. */
const MOST = { lessons: 4, near: 2, games: 3, terms: 8 } as const
const LIFE = '/financial-freedom-game'

const words = {
  lesson: (minutes: number, isInside: boolean) =>
    `Lesson, ${minutes} minutes${isInside ? ', with this calculator inside' : ''}`,
} as const

export interface Learnt {
  readonly lessons: readonly { readonly path: string; readonly title: string; readonly note: string }[]
  readonly games: readonly { readonly path: string; readonly title: string; readonly line: string }[]
  readonly terms: readonly { readonly path: string; readonly title: string }[]
}

/** Lessons about the calculator, else about those it is used with. */
function lessonsAt(slug: string): readonly TaughtBy[] {
  const own = taughtAt[slug]
  if (own) return own.slice(0, MOST.lessons)
  const near = (entryBySlug(slug)?.related ?? []).flatMap((other) => taughtAt[other]?.slice(0, 1) ?? [])
  return [...new Map(near.map((one) => [one.slug, { ...one, isInside: false }])).values()].slice(0, MOST.near)
}

export function learntAt(slug: string): Learnt {
  const life = pageAt(LIFE)
  const games = [
    ...shortGames
      .filter((game) => gameLeads[game.slug]?.includes(slug))
      .map((game) => ({ path: shortGamePath(game.slug), title: game.title, line: game.line })),
    ...(life && lifeLeads.includes(slug) ? [{ path: LIFE, title: life.title, line: life.description }] : []),
  ]
  return {
    lessons: lessonsAt(slug).map(({ slug: lesson, title, minutes, isInside }) => ({
      path: lessonPath(lesson),
      title,
      note: words.lesson(minutes, isInside),
    })),
    games: games.slice(0, MOST.games),
    terms: glossary
      .filter(({ calculator }) => calculator === slug)
      .slice(0, MOST.terms)
      .map((one) => ({ path: `/guide/${one.slug}`, title: termTitle(one) })),
  }
}
