import { pages } from '../src/app/pages.ts'
import { catalogue } from '../src/calculators/catalogue.ts'
import { posts } from '../src/content/posts.ts'
import { bands, doorsOf, kidsPaths } from '../src/teaching/kids/cards.ts'
import { kidsPath } from '../src/teaching/kids/kit/card.ts'
import { units } from '../src/teaching/lessons/lessons.ts'
import { starterThreads } from '../src/writing/community/starters.ts'

const soon = catalogue.find((entry) => !entry.isImplemented)
const taught = units.filter(({ lessons }) => lessons.length > 0)

/** The page for grown-ups and a game of each band. */
const kidsShown = [
  kidsPaths[0],
  ...bands.map(({ band }) => doorsOf(band)[1]?.slug).map((slug) => slug && kidsPath(slug)),
].filter((path): path is string => path !== undefined)

/**
 * Every kind of page a visitor can meet, by address: all pages and calculators, the fallbacks, a guide, a
 * word, one post, the first lesson of each course, the kids’ pages of each kind.
 */
export const everyPage: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...catalogue.filter((entry) => entry.isImplemented).map((entry) => entry.path),
  '/legal?tab=terms',
  '/legal?tab=disclaimer',
  ...(soon ? [soon.path] : []),
  '/anything-new-calculator',
  '/no-such-page',
  '/guide/got-a-collection-letter',
  '/guide/annual-percentage-rate',
  ...posts.slice(0, 1).map((post) => `/blog/${post.slug}`),
  '/blog/archive',
  '/blog/topics/retirement',
  ...starterThreads.slice(0, 1).map(({ id, slug }) => `/community/${id}-${slug}`),
  ...taught.map(({ slug, lessons }) => `/learning/${lessons[0]?.slug ?? slug}`),
  ...kidsShown,
  ...taught.slice(0, 1).map(({ slug }) => `/financial-education/${slug}`),
]
