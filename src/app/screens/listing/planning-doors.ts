/** The planning screens as the hubs lead to them: what each is for, in a few words. */
import type { Door } from '../budget/doors.tsx'

const all = {
  '/insights': ['lightbulb', 'Insights', 'What your numbers say: what to do first, what to watch, what’s fine.'],
  '/financial-journey': ['map', 'Financial Journey', 'Where your next dollar could go, step by step.'],
  '/run-financial-scenario': [
    'sliders-horizontal',
    'Run a Financial Scenario',
    'Your money month by month after a job loss, a baby, a move or a crash.',
  ],
  '/spending-patterns': ['chart-pie', 'Spending Patterns', 'Where your money goes, and why this month is different.'],
  '/smart-life-manager': ['calendar-days', 'Smart Life Manager', 'What’s due, what renews, and when to cancel.'],
  '/insurance-hub': ['shield-check', 'Insurance Hub', 'Your policies in one list, with the gaps and renewal dates.'],
  '/insurance-guide': ['umbrella', 'Insurance Guide', 'Which insurance you need, how much, and what you could skip.'],
  '/financial-health-report': ['file-text', 'Financial Health Report', 'Eight measures of your money, ready to print.'],
  '/debt-payoff': ['calendar', 'Debt Payoff Planner', 'All your debts in one plan, with your debt-free date.'],
  '/debt-payoff-strategies': ['scale', 'Debt Payoff Strategies', 'Avalanche, snowball and others, side by side.'],
  '/credit-score-simulator': ['gauge', 'Credit Score Simulator', 'How far your score might move, and why.'],
  '/smart-credit-card': ['credit-card', 'Smart Credit Card', 'Which card to use for what, and if its fee pays off.'],
  '/smart-credit-card-usage': [
    'clock',
    'Smart Credit Card Usage',
    'When to pay each card, and what credit reports show.',
  ],
  '/credit-card-usage': ['percent', 'Credit Card Usage', 'What carrying a balance costs you day by day.'],
  '/tax-saving-investments': [
    'piggy-bank',
    'Tax-Saving Investments',
    'Which account next, by the tax it saves on your own returns.',
  ],
  '/checkpoints': ['flag', 'Checkpoints', 'How you compare at your age, by several rules.'],
  '/financial-growth-levels': ['trophy', 'Financial Growth Levels', 'Nine levels, and what the next one takes.'],
  '/smart-financial-checklist': ['list', 'Smart Financial Checklist', 'What’s due at each point in life, with dates.'],
  '/relationship-with-money': ['users', 'Relationship with Money', 'Four money habits, alone or as a couple.'],
  '/risk-assessment': ['chart-line', 'Risk Assessment', 'How much in stocks fits both your nerves and your life.'],
  '/explore': ['search', 'Explore', 'Everything here in one list, what fits your numbers first.'],
} as const satisfies Readonly<Record<string, readonly [icon: string, title: string, words: string]>>

const doorsTo = (...paths: readonly (keyof typeof all)[]): readonly Door[] =>
  paths.map((path) => {
    const [icon, title, words] = all[path]
    return { path, icon, title, words }
  })

/** On Budget & Spend. */
export const planDoors = doorsTo(
  '/insights',
  '/financial-journey',
  '/run-financial-scenario',
  '/spending-patterns',
  '/smart-life-manager',
  '/insurance-hub',
  '/financial-health-report',
  '/explore',
)
/** On Credit & Taxes. */
export const creditDoors = doorsTo(
  '/debt-payoff',
  '/debt-payoff-strategies',
  '/credit-score-simulator',
  '/smart-credit-card',
  '/smart-credit-card-usage',
  '/credit-card-usage',
  '/tax-saving-investments',
)
/** On Money 101. */
export const learnDoors = doorsTo(
  '/financial-journey',
  '/checkpoints',
  '/financial-growth-levels',
  '/smart-financial-checklist',
  '/relationship-with-money',
  '/insurance-guide',
)
/** On the front page. */
export const frontDoors = doorsTo(
  '/insights',
  '/financial-journey',
  '/run-financial-scenario',
  '/debt-payoff',
  '/spending-patterns',
  '/explore',
)
