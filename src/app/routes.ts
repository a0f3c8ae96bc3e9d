import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { calculatorPaths } from '../calculators/catalogue.ts'
import { pages, redirects } from './pages.ts'

/**
 * An address is spelled as it stands here. The server leads other spellings to it, so that a page has one address; the router, left to
 * itself, would show the page under all of them, and a loader that looks its address up would find nothing.
 */
const exactly = (entry: RouteConfigEntry): RouteConfigEntry => ({ ...entry, caseSensitive: true })

const all = [
  index('screens/landing.tsx'),
  ...Object.keys(redirects).map((path) => route(path.slice(1), 'screens/redirect.ts', { id: `redirect${path}` })),
  ...pages
    .filter((page) => page.path !== '/')
    .map((page) => route(page.path.slice(1), `screens/${page.screen}.tsx`, { id: `page${page.path}` })),
  ...calculatorPaths.map((path) => route(path.slice(1), 'screens/calculator.tsx', { id: `calculator${path}` })),
  route('embed/:slug', 'screens/embed.ts'),
  route('blog/archive', 'screens/blog-archive.tsx'),
  route('blog/topics/:topic', 'screens/blog-topic.tsx'),
  route('blog/:slug', 'screens/blog-post.tsx'),
  route('community/:thread', 'screens/community-thread.tsx'),
  route('learning/:slug', 'screens/lesson.tsx'),
  route('truepenny-kids/:slug', 'screens/kids-activity.tsx'),
  route('guide/:slug', 'screens/guide-page.tsx'),
  route('financial-education/:unit', 'screens/course.tsx'),
  route('*', 'screens/any-path.tsx'),
]

export default all.map(exactly) satisfies RouteConfig
