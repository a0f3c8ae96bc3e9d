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
    slug: 'twenty-winters',
    title: 'Twenty Winters',
    line: 'Live through twenty real years of markets with the dates hidden, and decide where the money goes.',
    learn: 'what holding on, spreading out and a single company do over time',
    minutes: 8,
    icon: 'chart-line',
  },
  {
    slug: 'score-sprint',
    title: 'Score Sprint',
    line: 'Two years with two credit cards and a car loan: turn the five parts of a score green.',
    learn: 'what moves a credit score, and what carrying a balance costs',
    minutes: 7,
    icon: 'credit-card',
  },
  {
    slug: 'bracket-buckets',
    title: 'Bracket Buckets',
    line: 'Sort twenty kinds of money into taxed and not taxed, then pour a salary through the tax slices.',
    learn: 'what counts as income, and why a higher bracket never taxes all of it',
    minutes: 7,
    icon: 'layers',
  },
  {
    slug: 'hook-or-real',
    title: 'Hook or Real',
    line: 'Sort twelve messages into scams and real ones by the signs they show.',
    learn: 'the twelve signs of a scam, and how to check a message safely',
    minutes: 8,
    icon: 'shield',
  },
  {
    slug: 'storm-jar',
    title: 'Storm Jar',
    line: 'Ten years, one jar of money and open dice: decide what to insure and what to risk.',
    learn: 'what insurance costs on average, and what it buys',
    minutes: 6,
    icon: 'wallet',
  },
  {
    slug: 'snowball-hill',
    title: 'Snowball Hill',
    line: 'Race four tokens from 22 to 67: the same money, put in at different ages.',
    learn: 'why early years count most, and what a fee takes',
    minutes: 6,
    icon: 'trending-up',
  },
  {
    slug: 'four-deals',
    title: 'Four Deals',
    line: 'Buy a car at one desk: settle price, trade-in, loan and extras one at a time.',
    learn: 'why a low payment isn’t a low price',
    minutes: 6,
    icon: 'scale',
  },
  {
    slug: 'apartment-hunt',
    title: 'Apartment Hunt',
    line: 'Six ads, four visits, one lease: find the home that costs least once everything is counted.',
    learn: 'what a home costs besides rent, and how a rental scam looks',
    minutes: 5,
    icon: 'house',
  },
  {
    slug: 'first-paycheck',
    title: 'First Paycheck',
    line: 'A first job in five decisions: the deposit, the W-4, the 401(k), a stub to check and a bonus.',
    learn: 'what comes out of a paycheck, and how to claim the match',
    minutes: 5,
    icon: 'banknote',
  },
]

export const arcadePath = '/usa-wealth-building-games'
export const shortGamePath = (slug: string): string => `${arcadePath}/${slug}`
