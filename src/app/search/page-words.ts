/** How people ask for pages that are not calculators. */
export const pageWords: Readonly<Record<string, readonly string[]>> = {
  '/financial-calculators': ['all calculators', 'list of calculators'],
  '/learning': ['learn about money', 'lessons', 'money basics'],
  '/credit-debt-overview': ['my debts', 'what I owe'],
  '/budget-buddy': ['track my spending', 'expense tracker', 'log expenses', 'spending tracker'],
  '/goals': ['savings goals', 'track my savings goals', 'my goals'],
  '/goal-tracker': ['goal tracker', 'goal progress'],
  '/irregular-income': ['uneven pay', 'gig income', 'freelance income', 'irregular income', 'uber', 'doordash'],
  '/market-data': ['stock market today', 'mortgage rates today', 'rates today', 'S&P 500', 'dow jones', 'nasdaq'],
  '/profile': ['my profile', 'my numbers', 'settings', 'backup'],
  '/data-deletion': ['delete my data', 'clear my data'],
  '/legal': ['privacy policy', 'privacy', 'disclaimer'],
  '/contact': ['contact', 'report an error', 'email'],
  '/support': ['help', 'support', 'faq'],
}
