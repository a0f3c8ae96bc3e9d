/** Pages that are named but not built yet: what each will be, and what already helps. One entry per planned page. */

export interface Planned {
  /** Two or three sentences. What it will do, not when. */
  readonly will: string
  /** Paths of pages that work today, nearest first. */
  readonly now: readonly string[]
}

const budget = '/budget-planner-calculator'
const growth = '/compound-interest-calculator'

export const planned: Readonly<Record<string, Planned>> = {
  '/stocks-screener': {
    will: 'Filter stocks by simple measures and learn what each one means as you go. You’ll see the number of matches change with every filter, along with the date of the data.',
    now: ['/market-data', '/investment-market-menu'],
  },
  '/usa-wealth-building-games': {
    will: 'Short games: run a month’s budget, spot the scam, sort the taxes, stay invested through a crash. No account and no prizes. Each ends with what the numbers showed.',
    now: ['/learning', budget],
  },
  '/community-features': {
    will: 'How the community will work: made-up names, no accounts, a check for personal details before you post, and the rules moderators follow.',
    now: ['/legal?tab=terms', '/support'],
  },
  '/community': {
    will: 'A place to ask about money without giving your name. You’ll be able to attach a calculation, so others can run the same numbers.',
    now: ['/blog', '/support', '/contact'],
  },
  '/historical-chart': {
    will: 'Stocks, bonds, gold, homes and prices since 1871 in one chart, with or without inflation. You’ll be able to see each drop and recovery and download the data.',
    now: ['/market-data', '/blog', growth],
  },
  '/market-behaviour': {
    will: 'Guess first, then see how often markets fall, how long recoveries take and what missing a few months costs. We’ll also test sayings like “sell in May”.',
    now: ['/market-data', '/blog'],
  },
  '/portfolio-simulator': {
    will: 'Practice with pretend money: buy, sell, collect dividends, pay fees, and compare it with just holding an index fund. You’ll be able to start in the past.',
    now: ['/market-data', growth],
  },
  '/investment-puzzles': {
    will: 'A number puzzle every day, with hints and a link to the calculator behind the answer. You’ll be able to play older puzzles too.',
    now: [growth, '/learning'],
  },
  '/investment-riddles': {
    will: 'Short riddles about investing, with hints when you want them. Each answer teaches one idea in two lines.',
    now: ['/learning', '/blog'],
  },
  '/admin/cms': {
    will: 'Where our editors will write, review and publish articles. It will need a password and isn’t meant for visitors.',
    now: ['/blog', '/'],
  },
  '/word-search': {
    will: 'Word searches by topic. When you find a word, you’ll see what it means. You’ll be able to print them, and there will be a list version for screen readers.',
    now: ['/learning'],
  },
  '/truepenny-kids': {
    will: 'Coins, savings jars, goals and a pretend store for three age groups, with notes for parents. No accounts, no ads, and we never ask who you are.',
    now: ['/goals', '/learning'],
  },
}
