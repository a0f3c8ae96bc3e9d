/** Investing by question: what answers each, in the order a newcomer asks. A calculator by its name, everything else by its path. */

export interface InvestQuestion {
  /** Its anchor. */
  readonly key: string
  readonly title: string
  readonly note: string
  readonly tools: readonly string[]
  /** Lessons and articles. */
  readonly read: readonly string[]
  /** Games. */
  readonly play: readonly string[]
}

export const investQuestions: readonly InvestQuestion[] = [
  {
    key: 'now',
    title: 'What’s happening in the markets?',
    note: 'Today’s prices and rates, and how little one day says next to 150 years.',
    tools: ['/market-data', '/historical-chart'],
    read: [],
    play: [],
  },
  {
    key: 'ready',
    title: 'Am I ready to invest?',
    note: 'For most people, in this order: an emergency fund, the employer match, expensive debt, low costs, then time.',
    tools: ['emergency-fund', '401k', '/debt-payoff', '/financial-journey', '/checkpoints', '/financial-growth-levels'],
    read: ['/learning/why-invest', '/learning/401k-match', '/learning/account-order'],
    play: [],
  },
  {
    key: 'grow',
    title: 'What could my money grow to?',
    note: 'Try your own amounts, at once or a bit each month, with good and bad markets.',
    tools: ['compound-interest', 'lumpsum', 'dca'],
    read: ['/learning/compounding', '/learning/inflation', '/learning/lump-or-drip', '/guide/got-a-windfall'],
    play: ['snowball-hill'],
  },
  {
    key: 'choices',
    title: 'What could I invest in?',
    note: 'What each kind of investment has returned, how it’s taxed, and how soon you get your money back.',
    tools: [
      '/usa-investments',
      '/investment-options-overview',
      '/stocks-screener',
      'cd',
      'money-market',
      'real-estate',
    ],
    read: ['/learning/stocks-and-bonds', '/learning/index-funds'],
    play: [],
  },
  {
    key: 'risk',
    title: 'How much could I lose?',
    note: 'Bad years come. These show how deep they went, how long they took, and what you could stand.',
    tools: ['/risk-assessment', '/market-behaviour'],
    read: [
      '/learning/risk-and-time',
      '/learning/crash-plan',
      '/learning/money-biases',
      '/blog/what-98-years-of-stocks-felt-like',
    ],
    play: ['twenty-winters'],
  },
  {
    key: 'costs',
    title: 'What do fees take?',
    note: 'A small yearly fee takes more than it looks like, because it’s charged every year.',
    tools: ['brokerage-fees', 'etf', 'mutual-fund'],
    read: ['/learning/fees'],
    play: [],
  },
  {
    key: 'taxes',
    title: 'Which account, and what about taxes?',
    note: 'The same investment is taxed differently in each account.',
    tools: [
      '/tax-saving-investments',
      'roth-ira',
      'traditional-ira',
      'hsa',
      '529',
      'capital-gains-tax',
      'tax-loss-harvesting',
    ],
    read: ['/guide/which-account-next', '/learning/investment-taxes', '/learning/roth-or-traditional'],
    play: ['bracket-buckets'],
  },
  {
    key: 'retire',
    title: 'Will it be enough to retire?',
    note: 'From the first year of saving to the last year of spending.',
    tools: ['retirement', 'retirement-planning', 'retirement-drawdown', 'social-security'],
    read: ['/learning/how-much-retire', '/learning/social-security-when', '/learning/making-it-last'],
    play: [],
  },
  {
    key: 'result',
    title: 'How did my investments do?',
    note: 'Your own return, with every deposit counted, and what each share cost you on average.',
    tools: ['cagr', 'stock-average', 'net-worth'],
    read: [],
    play: [],
  },
  {
    key: 'practice',
    title: 'Can I practice without risking money?',
    note: 'Pretend money, real history, and puzzles with the math behind them.',
    tools: ['/portfolio-simulator', '/investment-rules', '/investment-puzzles', '/investment-riddles'],
    read: [],
    play: ['/financial-freedom-game'],
  },
]
