/** Every path that exists before anyone asks: what is pre-rendered, and what the sitemap may list. */
import { calculatorPaths } from '../calculators/catalogue.ts'
import { guidePath, guides } from '../teaching/guides/guides.ts'
import { kidsPaths } from '../teaching/kids/cards.ts'
import { teachingPaths } from '../teaching/lesson-pages/paths.ts'
import { pages } from './pages.ts'

/** `/legal` depends on its query and the blog on the store, so those are rendered when asked for. */
export const preRenderedPaths: readonly string[] = [
  ...pages.filter((page) => !page.live && page.path !== '/legal').map((page) => page.path),
  ...calculatorPaths,
  ...guides.map(({ about }) => guidePath(about)),
  ...kidsPaths,
  ...teachingPaths,
]
