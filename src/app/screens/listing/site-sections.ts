/** What works, by group: the pages of each group, the rest of the pages, then guides, lessons by course, children's games and calculators by category. */
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kit/definition.ts'
import { guideCards } from '#teaching/guides/cards.precomputed.ts'
import { kidsPaths } from '#teaching/kids/cards.ts'
import { coursePath, lessonPath } from '#teaching/lesson-pages/card.ts'
import { unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { groups } from '../../groups.ts'
import { isListed, pages } from '../../pages.ts'
import { type Findable, findables } from './findables.ts'

export interface SiteSection {
  readonly title: string
  readonly items: readonly Omit<Findable, 'ready'>[]
}

const home: Findable = {
  path: '/',
  title: 'Home',
  line: 'Start here.',
  ready: true,
}
const ready = new Map([home, ...findables].filter((item) => item.ready).map((item) => [item.path, item]))

const paths: readonly (readonly [title: string, paths: readonly string[]])[] = [
  ...groups.map(
    (group) =>
      [
        group.title,
        pages.filter((page) => page.group === group.key && isListed(page)).map((page) => page.path),
      ] as const,
  ),
  ['About Truepenny', pages.filter((page) => !page.group && isListed(page)).map((page) => page.path)] as const,
  ['Decision guides', guideCards.map(({ path }) => path)] as const,
  ...unitCards.map(
    ({ slug, title, lessons }) =>
      [`Lessons: ${title}`, [...(lessons.length > 0 ? [coursePath(slug)] : []), ...lessons.map(lessonPath)]] as const,
  ),
  ['Truepenny Kids', kidsPaths] as const,
  ...categories.map(
    (name) =>
      [
        `Calculators: ${name}`,
        catalogue.filter((entry) => entry.category === name && entry.isImplemented).map((entry) => entry.path),
      ] as const,
  ),
]

/** None of them is empty; a page stands in one of them, once. */
export const siteSections = (): readonly SiteSection[] =>
  paths
    .map(([title, own]) => ({
      title,
      items: own.flatMap((path) => {
        const found = ready.get(path)
        return found ? [{ path, title: found.title, line: found.line }] : []
      }),
    }))
    .filter(({ items }) => items.length > 0)
