/** Every guide as lists show it. Ships as data: a list needs titles, not what the guides are worked out with. */
import { guidePath, guides } from './guides.ts'

export interface GuideCard {
  readonly path: string
  readonly title: string
  readonly line: string
}
export const guideCards: readonly GuideCard[] = guides.map(({ about }) => ({
  path: guidePath(about),
  title: about.title,
  line: about.line,
}))
