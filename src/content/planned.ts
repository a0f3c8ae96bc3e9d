/** Pages that are named but not built yet: what each will be, and what already helps. One entry per planned page. */

export interface Planned {
  /** Two or three sentences. What it will do, not when. */
  readonly will: string
  /** Paths of pages that work today, nearest first. */
  readonly now: readonly string[]
}

const growth = '/compound-interest-calculator'

export const planned: Readonly<Record<string, Planned>> = {
  '/portfolio-simulator': {
    will: 'Practice with pretend money: buy, sell, collect dividends, pay fees, and compare it with just holding an index fund. You’ll be able to start in the past.',
    now: ['/market-data', growth],
  },
}
