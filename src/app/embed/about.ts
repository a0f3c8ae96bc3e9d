/** An embedded calculator as the browser is told of it, and where the parts of its page stand. */
import type { Opening } from '#calculators/kit/front.ts'

export interface About {
  readonly slug: string
  /** The calculator's own page. */
  readonly path: string
  readonly title: string
  readonly question: string
}

/** What stands in the page as plain data, so that the browser works out nothing again. */
export interface EmbedData {
  readonly about: About
  readonly opening: Opening
}

/** Ids of the page's parts: what React wakes up, its data, and the sentence for when that fails. */
export const places = { root: 'embed', data: 'embed-data', lost: 'embed-lost' } as const
