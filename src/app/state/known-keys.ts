/** What each stored value is, in words, for the export preview and the deletion page. */
import { PREFIX, QUARANTINE } from './envelope.ts'

/** Every name a value may be kept under. */
export const knownNames: Readonly<Record<string, string>> = {
  theme: 'Light or dark theme',
  keep: 'Your setting to keep numbers on this device',
  profile: 'Profile',
  carried: 'Numbers one calculator can offer to another',
  'last-numbers': 'Your last numbers in each calculator',
  budget: 'Budget',
  'daily-expenses': 'Daily expenses',
  'other-money': 'Pay and transfers from your bank files',
  'spending-rules': 'Your names and categories for stores',
  'income-expenses': 'Income and expenses',
  goals: 'Savings goals',
  'net-worth': 'Net worth snapshots',
  'saving-boards': 'Saving challenges',
  community: 'Edit codes of your posts in the community',
  'text-drafts': 'What you started to write in the community',
  market: 'Last market prices you saw',
  debts: 'Debts you entered on Credit & Taxes before',
  household: 'Your household: people, accounts, property, debts, insurance, bills',
  'cash-buffer': 'The balance you want to keep',
  'debt-plan': 'Your debt payoff plan',
  'family-sheet': 'What you wrote on the sheet for your family',
  'card-plan': 'Cards you compared',
  'score-plan': 'What you tried with your credit score',
  'next-dollar': 'Settings of your Financial Journey',
  'tax-saving': 'Settings of Tax-Saving Investments',
  milestones: 'Your settings for levels and checkpoints',
  'brain-games': 'Puzzles, riddles and word searches you played',
  'rule-list': 'Your list of rules of thumb',
  'risk-check': 'Your answers in the risk assessment',
  'money-habits': 'Your answers about money habits',
  checklist: 'Your checklist',
  insights: 'Your settings for insights',
  'health-plans': 'Health plans you compared',
  'sample-household': 'Whether you’re looking at the sample household',
  scenarios: 'Saved scenarios',
  'health-report': 'Your answers and saved reports in the health report',
  'lesson-progress': 'Your lessons: read, passed and what comes back',
  'lesson-guesses': 'Your guesses in lessons',
  'market-guesses': 'Your guesses about markets and your answers in its checks',
  'paper-portfolios': 'Your practice portfolios',
  'time-travel': 'Your trip through past years',
  'market-watch': 'Market lines you chose for Invest & Grow',
  'followed-symbols': 'Stocks and funds you follow',
  'stock-screens': 'Your saved stock screens',
  favorites: 'Favorite calculators',
  recent: 'What you opened from Explore',
  kids: 'Games finished on the kids’ pages and their badges',
  'kids-home': 'Allowance and house bank for a child',
  'cms-drafts': 'Articles an editor is writing',
  games: 'Games you’re playing and your best results',
}

/** 'truepenny:goals' → "Savings goals". An unknown key is named by itself, in words. */
export function keyLabel(key: string): string {
  const aside = key.endsWith(QUARANTINE)
  const name = key.slice(PREFIX.length, aside ? -QUARANTINE.length : undefined)
  const words = name.replaceAll(/[-_:./]+/g, ' ').trim()
  const label = knownNames[name] ?? (words.charAt(0).toUpperCase() + words.slice(1) || key)
  return aside ? `${label} (a copy we couldn’t read)` : label
}
