/** Money 101: a first path through what works today. Each step is one idea and one thing to do. */

export interface Step {
  readonly title: string
  readonly idea: string
  /** The tool to open: path and words. */
  readonly tool: readonly [path: string, words: string]
  /** An article to read: address and title. */
  readonly read?: readonly [slug: string, title: string]
}

export const starterPath: readonly Step[] = [
  {
    title: 'See one month whole',
    idea: 'Before any rule of thumb, know two numbers: what comes in and what goes out. The gap between them is what every plan is made of.',
    tool: ['/budget-planner-calculator', 'Plan a month'],
  },
  {
    title: 'Notice where it goes',
    idea: 'Fixed costs are easy to name; small ones are easy to forget. A week of notes is enough to see the difference.',
    tool: ['/budget-buddy', 'Note what you spend'],
  },
  {
    title: 'If your pay is uneven',
    idea: 'Plan on the pay you can count on. The rest fills a buffer first, and the buffer pays you in the thin months.',
    tool: ['/irregular-income', 'Sort your income'],
  },
  {
    title: 'Give the gap a name',
    idea: 'A goal is an amount and a date. Together they make one number: what to put aside each month. A first cushion for repairs is a good first goal.',
    tool: ['/goals', 'Name a goal'],
  },
  {
    title: 'Know what debt costs',
    idea: 'A minimum payment shrinks as the debt does, so the end keeps moving away. A payment that stays the same ends years sooner.',
    tool: ['/credit-card-payoff-calculator', 'Find your payoff date'],
    read: ['minimum-payments-month-by-month', 'Minimum payments, month by month'],
  },
  {
    title: 'Let time work',
    idea: 'In the early years what you save matters more than what you earn on it. Later it turns around. Look at the result in today’s dollars, or it will flatter you.',
    tool: ['/compound-interest-calculator', 'Watch a deposit grow'],
    read: ['what-98-years-of-stocks-felt-like', 'What 98 years of stocks really felt like'],
  },
  {
    title: 'Before you sign for a home',
    idea: 'The payment is more than the loan: tax, insurance and perhaps mortgage insurance ride along. The first two grow; the third ends if you ask.',
    tool: ['/mortgage-calculator', 'Work out the payment'],
    read: ['pmi-ask-at-80-not-78', 'PMI: ask at 80, not 78'],
  },
  {
    title: 'Read market numbers calmly',
    idea: 'A price without a time and a source is a rumor. Look at where a number comes from before you look at its color.',
    tool: ['/market-data', 'See the market table'],
  },
]
