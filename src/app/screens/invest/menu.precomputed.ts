/** The questions with what answers them, by title and address. Worked out while building: the catalogue and the lessons stay out of the browser. */
import { entryBySlug } from '#calculators/catalogue.ts'
import { posts } from '#content/posts.ts'
import { shortGamePath, shortGames } from '#teaching/games/short-games.ts'
import { guideCards } from '#teaching/guides/cards.precomputed.ts'
import { lessonCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { pageAt } from '../../pages.ts'
import { pageDoors } from './page-doors.ts'
import { investQuestions } from './questions.ts'

export interface MenuDoor {
  readonly path: string
  readonly icon: string
  readonly title: string
  readonly words: string
}
export interface MenuLink {
  readonly path: string
  readonly title: string
  readonly minutes: number | null
}
export interface MenuQuestion {
  readonly key: string
  readonly title: string
  readonly note: string
  readonly doors: readonly MenuDoor[]
  readonly read: readonly MenuLink[]
  readonly play: readonly MenuLink[]
}

function doorTo(name: string): MenuDoor {
  const entry = entryBySlug(name)
  if (entry) return { path: entry.path, icon: entry.icon, title: entry.title, words: entry.question }
  const page = pageAt(name)
  const [icon, words] = pageDoors[name] ?? []
  if (!page || icon === undefined || words === undefined) throw new Error(`nothing is known of ${name}`)
  return { path: name, icon, title: page.title, words }
}

function linkTo(name: string): MenuLink {
  const lesson = lessonCards.find(({ slug }) => name === `/learning/${slug}`)
  if (lesson) return { path: name, title: lesson.title, minutes: lesson.minutes }
  const game = shortGames.find(({ slug }) => slug === name)
  if (game) return { path: shortGamePath(game.slug), title: game.title, minutes: game.minutes }
  const post = posts.find(({ slug }) => name === `/blog/${slug}`)
  const guide = guideCards.find(({ path }) => path === name)
  const title = post?.title ?? guide?.title ?? pageAt(name)?.title
  if (title === undefined) throw new Error(`nothing is known of ${name}`)
  return { path: name, title, minutes: null }
}

export const investMenu: readonly MenuQuestion[] = investQuestions.map(({ key, title, note, tools, read, play }) => ({
  key,
  title,
  note,
  doors: tools.map(doorTo),
  read: read.map(linkTo),
  play: play.map(linkTo),
}))
