/** What the debrief offers to open, and which number of the game it answers. */
import { about } from './round.ts'

export const toolWords = {
  cards: { label: 'Credit Card Payoff', why: (interest: number) => `You paid ${about(interest)} of card interest.` },
  debts: { label: 'Debt Payoff Planner', why: 'Put debts in order and see the date they end.' },
  cushion: {
    label: 'Emergency Fund',
    why: (years: number) => `You were laid off ${years === 1 ? 'once' : `${years} times`}.`,
  },
  scenario: { label: 'Run a Financial Scenario', why: 'See a job loss in your own numbers, month by month.' },
  match: {
    label: '401(k)',
    why: (missed: number) => `You left ${about(missed)} of employer money unclaimed.`,
    whyKept: 'You claimed the whole match. See it paycheck by paycheck.',
  },
  crash: { label: 'Lump Sum', why: 'You sold stocks after a fall. See every past start.' },
  home: { label: 'Rent vs. Buy', why: 'Your home with the same price, rent and rate.' },
  car: { label: 'Auto Loan', why: 'What a new car’s loan takes each month.' },
  insurance: { label: 'Insurance Hub', why: (cost: number) => `${about(cost)} of shocks had no coverage.` },
  retire: { label: 'Retirement', why: 'Your savings and spending, carried on from here.' },
  levels: { label: 'Financial Growth Levels', why: 'Where your own numbers stand.' },
  identity: { label: 'Checklist: protect your identity', why: 'You never froze your credit. It’s free.' },
  fees: {
    label: 'Brokerage Fees',
    why: (years: number) => `You held a 1% fund for ${years} ${years === 1 ? 'year' : 'years'}.`,
  },
} as const
