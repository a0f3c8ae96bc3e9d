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

export const shortGames: readonly ShortGame[] = [
  {
    slug: 'thirty-days',
    title: 'Thirty Days',
    line: 'Run a month on two paychecks: bills, a credit card, and whatever each day brings.',
    learn: 'what timing, late fees and a cushion do to a month',
    minutes: 8,
    icon: 'calendar',
  },
  {
    slug: 'bracket-buckets',
    title: 'Bracket Buckets',
    line: 'Sort twenty kinds of money into taxed and not taxed, then pour a salary through the tax slices.',
    learn: 'what counts as income, and why a higher bracket never taxes all of it',
    minutes: 7,
    icon: 'layers',
  },
]

export const arcadePath = '/usa-wealth-building-games'
export const shortGamePath = (slug: string): string => `${arcadePath}/${slug}`
