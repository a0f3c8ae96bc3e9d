/** What the screen itself says. */
export const screenWords = {
  kind: 'Budget & Spend',
  title: 'Run a Financial Scenario',
  lead: 'See your money month by month after a job loss, a baby, a move or a crash.',
  timeline: 'What happens',
  timelineNote: 'Move an event earlier or later, change its numbers, or add another one.',
  add: 'Add an event',
  presets: 'Or start from a common case',
  empty: 'Nothing happens yet. Add an event below.',
  table: 'Before and after',
  lines: 'What changes, line by line',
  linesNote: (months: number, from: string) =>
    `The ${months === 12 ? 'year' : `${months} months`} from ${from}: what each line adds up to, and why it changes.`,
  linesNone: 'No line of your month changes.',
  total: 'Change in cash',
  working: 'Working',
  source: 'Source',
  near: 'First 3 years',
  whole: 'All years',
  span: 'Months shown',
  notes: 'Good to know',
  assumptions: 'Assumptions',
  numbers: 'Your numbers',
  short: 'There’s time to act before then. Lenders and local programs can do more before a payment is late.',
  copied:
    'Link copied. Your events are in the link after the #, so they’re never sent to us. Your household isn’t in it.',
  inBar: 'The link is now in the address bar. Copy it from there.',
  busy: 'Working it out…',
  failed: 'The rules for this couldn’t be loaded. Check your connection and try again.',
}

export const tableWords = { row: 'Before and after', before: 'As things are', after: 'With the events' }

export const settingWords = {
  years: { label: 'Years ahead' },
  selling: {
    label: 'If cash runs out',
    options: [
      ['nothing', 'Sell nothing'],
      ['penalty-free', 'Sell what has no penalty'],
      ['everything', 'Sell everything, penalties too'],
    ],
  },
  prices: { label: 'Prices rise', suffix: '%/yr' },
  pay: { label: 'Pay rises', suffix: '%/yr' },
  stocks: { label: 'Stocks earn', suffix: '%/yr' },
  bonds: { label: 'Bonds earn', suffix: '%/yr' },
  homes: { label: 'Homes gain', suffix: '%/yr' },
  carLoss: { label: 'Cars lose', suffix: '%/yr' },
} as const
