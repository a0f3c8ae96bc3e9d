/** Titles of the lessons a debrief leads to, as plain data. A slug without a lesson stops the build. */
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'

const slugs = [
  'cards-and-grace',
  'job-loss',
  '401k-match',
  'crash-plan',
  'rent-or-buy',
  'car-true-cost',
  'insurance-logic',
  'scams',
  'fees',
  'how-much-retire',
  'compounding',
] as const
export type GameLesson = (typeof slugs)[number]

const titleOf = (slug: GameLesson): string => {
  const card = lessonCards.find((one) => one.slug === slug)
  if (card === undefined) throw new Error(`no lesson ${slug}`)
  return card.title
}
export const lessonTitles = Object.fromEntries(slugs.map((slug) => [slug, titleOf(slug)])) as Readonly<
  Record<GameLesson, string>
>
