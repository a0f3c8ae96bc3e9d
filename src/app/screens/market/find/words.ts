/** Finding a stock or a fund that isn’t in the list: what it says. */
import { LONGEST_WORDS, MOST_FOLLOWED } from '#wire/market-search.ts'

const list = new Intl.ListFormat('en-US', { type: 'disjunction' })

export const words = {
  title: 'Find a stock or fund',
  box: 'Name or symbol',
  own: 'As you type, we look only through the list on this page.',
  /** "Ask Finnhub" */
  ask: (sources: readonly string[]) => `Ask ${list.format(sources)}`,
  asking: (sources: readonly string[]) => `Asking ${list.format(sources)}…`,
  sends: (sources: readonly string[]) =>
    `Sends what you typed to our server, which asks ${list.format(sources)} without anything about you.`,
  noSource:
    'Other symbols need a data source. The operator of this site hasn’t switched one on, so you can only find what’s in our list.',
  odd: 'Use letters, numbers, spaces and . , & ’ - only.',
  empty: `Type a name or a symbol first, up to ${LONGEST_WORDS} letters.`,
  inList: 'In our list',
  noneOwn: (typed: string) => `Nothing in our list matches “${typed}”.`,
  noneThere: (source: string, typed: string) => `${source} found no US stock or fund for “${typed}”.`,
  found: (source: string) => `Found by ${source}`,
  /** For whoever hears the page: what came. */
  count: (own: number, others: number) => `${own} in our list, ${others} found elsewhere.`,
  lost: 'We couldn’t ask.',
  follow: 'Follow',
  choose: 'Choose',
  followAndChoose: 'Follow and choose',
  full: `You follow ${MOST_FOLLOWED} already. Stop following one first.`,
  followed: 'You follow',
  kept: 'Kept on this device. To get their prices, this page sends their symbols to our server while it’s open.',
  stop: 'Stop following',
  missing: {
    unknown: 'No data source here has a price for it.',
    unavailable: 'Its price didn’t come. We keep trying while this page is open.',
  },
} as const
