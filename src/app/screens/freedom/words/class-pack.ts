/** The sheet for a class. */
import type { ClassPack } from '../../play/class-sheet.tsx'

export const classPack: ClassPack = {
  goal: 'Reach the point where invested money covers the life you chose, without breaking along the way. Everyone who enters the same code gets the same luck, so only choices differ.',
  minutes: '15 to 20 minutes',
  standards: ['Earning income', 'Spending', 'Saving', 'Investing', 'Managing credit', 'Managing risk'],
  before: [
    { ask: 'What share of your pay would you save each year?', answer: 'Own answer. Compare it with what you did.' },
    {
      ask: 'How many months of spending should an emergency fund cover?',
      answer: 'Often 3 to 6 months; more with uneven pay.',
    },
    { ask: 'What is an employer match?', answer: 'Money your employer adds to your 401(k) when you put some in.' },
    { ask: 'Which kind of debt costs most per dollar?', answer: 'Usually credit cards.' },
    { ask: 'What would you do when stocks fall by a third?', answer: 'Own answer. Compare it with what you did.' },
    {
      ask: 'What does “financially free” mean to you?',
      answer: 'Own answer. In the game: investments cover the life you chose.',
    },
  ],
  after: [
    {
      ask: 'Which real years did you play, and what happened to stocks in them?',
      answer: 'See “The real years behind yours” in the result.',
    },
    { ask: 'Which choice mattered most, and by how much?', answer: 'See “The choice that mattered most”.' },
    {
      ask: 'How much employer money did you leave unclaimed?',
      answer: 'See the 401(k) line in the result; $0 if you always put in 6%.',
    },
    {
      ask: 'What did your debts cost you per day in year 1 and in year 10?',
      answer: 'The “Debt costs” figure of each year.',
    },
    { ask: 'How many shocks did you pay without borrowing?', answer: 'See “Resilience” in the score.' },
    { ask: 'How much was luck, and how much was choice?', answer: 'See “Luck and choice”: both percentiles.' },
  ],
}
