/** What the hub of investing says. */
export const words = {
  kind: 'Invest & Grow',
  title: 'Invest & Grow',
  lead: 'Start with your question: each one leads to the calculator, the lesson and the practice for it. We don’t sell anything.',
  questions: 'What would you like to know?',
  market: 'The market now',
  waiting: 'Loading market prices…',
  read: 'Read',
  play: 'Play',
  minutes: (count: number) => `${count} min`,
} as const
