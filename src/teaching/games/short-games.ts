/** The short games in the order they are shown: one line each, with the slug of its page and of its runs on the device. */

export interface ShortGame {
  /** The end of its address, the file `screens/game-<slug>.tsx`, and the `name` of its rules. */
  readonly slug: string
  readonly title: string
  /** What you do in it, one sentence: on its card, and for search engines. */
  readonly line: string
  /** What you learn, without a full stop. */
  readonly learn: string
  /** How long a game takes at most. */
  readonly minutes: number
  /** Of the icons of the site. */
  readonly icon: string
}

export const shortGames: readonly ShortGame[] = []

export const arcadePath = '/usa-wealth-building-games'
export const shortGamePath = (slug: string): string => `${arcadePath}/${slug}`
