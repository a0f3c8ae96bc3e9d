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
    title: 'See your whole month',
    idea: 'Before any rule of thumb, know two numbers: what comes in and what goes out. Every plan starts with the difference.',
    tool: ['/budget-planner-calculator', 'Plan your month'],
  },
  {
    title: 'See where it goes',
    idea: 'Big bills are easy to remember, and small purchases are easy to forget. Writing them down for a week shows the difference.',
    tool: ['/budget-buddy', 'Track your spending'],
  },
  {
    title: 'If your pay goes up and down',
    idea: 'Plan on the pay you can count on, and set aside taxes first. In good months, build a buffer for the slow ones.',
    tool: ['/irregular-income', 'See what’s safe to spend'],
  },
  {
    title: 'Give your savings a goal',
    idea: 'A goal is an amount and a date. The two give you one number: what to save each month. A small emergency fund is a good first goal.',
    tool: ['/goals', 'Set a goal'],
  },
  {
    title: 'Know what debt costs',
    idea: 'Your minimum payment shrinks along with your balance, so the payoff date keeps moving away. Pay the same amount every month, and you’d be done years sooner.',
    tool: ['/credit-card-payoff-calculator', 'Find your payoff date'],
    read: ['minimum-payments-month-by-month', 'Minimum payments, month by month'],
  },
  {
    title: 'Let time work for you',
    idea: 'In the early years, what you save matters more than what it earns. Later it’s the other way around. Look at the result in today’s dollars, or it will look bigger than it is.',
    tool: ['/compound-interest-calculator', 'See your savings grow'],
    read: ['what-98-years-of-stocks-felt-like', 'What 98 years of stocks really felt like'],
  },
  {
    title: 'Before you buy a home',
    idea: 'Your payment is more than the loan. It includes property tax, homeowners insurance and maybe mortgage insurance. The first two usually rise. You can ask to end the third.',
    tool: ['/mortgage-calculator', 'Estimate your payment'],
    read: ['pmi-ask-at-80-not-78', 'PMI: ask at 80, not 78'],
  },
  {
    title: 'Stay calm about the market',
    idea: 'Before you react to a price, check its date and its source. One day tells you little about a 20-year plan.',
    tool: ['/market-data', 'See market prices'],
  },
]
