/** What the pages behind the questions are for, in a few words, with their icons. */
export const pageDoors: Readonly<Record<string, readonly [icon: string, words: string]>> = {
  '/market-data': ['chart-line', 'Today’s prices and rates, each with its date and source.'],
  '/debt-payoff': ['calendar', 'All your debts in one plan, with your debt-free date.'],
  '/financial-journey': ['map', 'Where your next dollar could go, step by step.'],
  '/checkpoints': ['flag', 'How you compare at your age, by several rules.'],
  '/financial-growth-levels': ['trophy', 'Nine levels, and what the next one takes.'],
  '/usa-investments': ['scale', 'Savings, bonds, stocks, homes and gold, with their worst years.'],
  '/investment-options-overview': ['layers', 'Which accounts hold what, with their rules and limits.'],
  '/stocks-screener': ['sliders-horizontal', 'Filter companies by P/E, dividend or debt, and learn what each means.'],
  '/risk-assessment': ['gauge', 'How much in stocks fits both your nerves and your life.'],
  '/market-behaviour': ['lightbulb', 'Guess how markets move, then see what the record says.'],
  '/historical-chart': ['chart-line', 'What $100 became since 1871, in stocks, bonds, gold and homes.'],
  '/tax-saving-investments': ['piggy-bank', 'Which account next, by the tax it saves you.'],
  '/portfolio-simulator': ['chart-pie', 'Buy and sell with pretend money, or test a mix on the past.'],
  '/investment-rules': ['check', '25 money rules, tried on past markets and on your numbers.'],
  '/investment-puzzles': ['target', 'A number puzzle every day, with hints.'],
  '/investment-riddles': ['info', 'Sixty short riddles about money.'],
}
