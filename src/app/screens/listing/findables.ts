/** Everything a visitor can be led to by name. */
import { type CatalogueEntry, catalogue } from '#calculators/catalogue.ts'
import { guideCards } from '#teaching/guides/cards.precomputed.ts'
import { coursePath, lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonCards, unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { isListed, pages } from '../../pages.ts'
import { kidsAbout } from '../../search/kids-about.ts'

/** Something a search can lead to. */
export interface Findable {
  readonly path: string
  readonly title: string
  /** One line: what it answers or holds. */
  readonly line: string
  /** False for what is named but not built yet. */
  readonly ready: boolean
}

const fromCalculator = (entry: CatalogueEntry): Findable => ({
  path: entry.path,
  title: entry.title,
  line: entry.question,
  ready: entry.isImplemented,
})

/** All calculators, every listed page but the front one, guides, courses, lessons and children's games. */
export const findables: readonly Findable[] = [
  ...catalogue.map(fromCalculator),
  ...pages
    .filter((page) => isListed(page) && page.path !== '/')
    .map((page) => ({
      path: page.path,
      title: page.title,
      line: page.description,
      ready: true,
    })),
  ...guideCards.map((guide) => ({ ...guide, ready: true })),
  ...unitCards
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ slug, title, project }) => ({
      path: coursePath(slug),
      title: `Course: ${title}`,
      line: project,
      ready: true,
    })),
  ...lessonCards.map(({ slug, title, minutes, unitTitle }) => ({
    path: lessonPath(slug),
    title,
    line: `${unitTitle}, ${minutes} minutes`,
    ready: true,
  })),
  ...kidsAbout.map(({ path, title, line }) => ({ path, title, line, ready: true })),
]
