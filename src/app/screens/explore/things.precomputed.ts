/** Every calculator, listed page, guide, lesson, children's game and article with its facets. Ships as data. */
import { type CatalogueEntry, catalogue } from '#calculators/catalogue.ts'
import { posts } from '#content/posts.ts'
import { guideCards } from '#teaching/guides/cards.precomputed.ts'
import { grownUpsPath } from '#teaching/kids/kit/card.ts'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { levelOfPath } from '#teaching/lesson-pages/levels.precomputed.ts'
import { readingMinutes } from '#writing/markdown/markdown.ts'
import { groups } from '../../groups.ts'
import { isListed, type Page, pages } from '../../pages.ts'
import { kidsAbout } from '../../search/kids-about.ts'
import { helpfulAt } from './life-events.ts'
import { byGroup, byPath, notThings } from './page-facets.ts'
import { type LifeEvent, lifeEvents, type Thing } from './thing.ts'

const eventsOf = (id: string): readonly LifeEvent[] => lifeEvents.filter((event) => helpfulAt[event].includes(id))

/** A minute to read the answer, and twelve seconds for each question that is asked at first. */
async function minutesOf({ load }: CatalogueEntry): Promise<number> {
  if (!load) return 3
  const { groups: asked } = (await load()).calculator
  const open = asked.filter(({ more }) => more === undefined).reduce((sum, { fields }) => sum + fields.length, 0)
  return Math.max(1, Math.round((60 + 12 * open) / 60))
}

const toolThing = async (entry: CatalogueEntry): Promise<Omit<Thing, 'level'>> => ({
  path: entry.path,
  id: entry.slug,
  title: entry.title,
  line: entry.question,
  icon: entry.icon,
  kind: 'calculator',
  minutes: await minutesOf(entry),
  events: eventsOf(entry.slug),
  category: entry.category,
  ready: entry.isImplemented,
})

function pageThing({ path, title, description, group }: Page): Omit<Thing, 'level'> {
  const { kind, minutes, category } = byPath[path] ?? byGroup[group ?? 'none']
  const icon = groups.find(({ key }) => key === group)?.icon ?? 'info'
  return {
    path,
    id: path,
    title,
    line: description,
    icon,
    kind,
    minutes,
    events: eventsOf(path),
    category,
    ready: true,
  }
}

/** A children's game is short: five rounds or so. */
const KIDS_MINUTES = 5
/** A guide is two to six questions and what stands at their end. */
const GUIDE_MINUTES = 4

const all: readonly Omit<Thing, 'level'>[] = [
  ...(await Promise.all(catalogue.map(toolThing))),
  ...pages.filter((page) => isListed(page) && !notThings.has(page.path)).map(pageThing),
  ...guideCards.map(
    ({ path, title, line }): Omit<Thing, 'level'> => ({
      path,
      id: path,
      title,
      line,
      icon: 'lightbulb',
      kind: 'help',
      minutes: GUIDE_MINUTES,
      events: eventsOf(path),
      category: null,
      ready: true,
    }),
  ),
  ...lessonCards.map(
    ({ slug, title, minutes, unitTitle }): Omit<Thing, 'level'> => ({
      path: lessonPath(slug),
      id: lessonPath(slug),
      title,
      line: `A lesson of the course ${unitTitle}.`,
      icon: 'graduation-cap',
      kind: 'lesson',
      minutes,
      events: eventsOf(lessonPath(slug)),
      category: null,
      ready: true,
    }),
  ),
  ...kidsAbout.map(
    ({ path, title, line }): Omit<Thing, 'level'> => ({
      path,
      id: path,
      title,
      line,
      icon: 'star',
      kind: path === grownUpsPath ? 'help' : 'game',
      minutes: KIDS_MINUTES,
      events: eventsOf(path),
      category: null,
      ready: true,
    }),
  ),
  ...posts.map(
    ({ slug, title, excerpt, body }): Omit<Thing, 'level'> => ({
      path: `/blog/${slug}`,
      id: `/blog/${slug}`,
      title,
      line: excerpt,
      icon: 'book-open',
      kind: 'article',
      minutes: readingMinutes(body),
      events: eventsOf(`/blog/${slug}`),
      category: null,
      ready: true,
    }),
  ),
]

export const things: readonly Thing[] = all.map((thing) => ({ ...thing, level: levelOfPath[thing.path] ?? null }))
