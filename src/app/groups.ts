/** The five groups of the site, as the rail and the bottom bar name them. */
export const groups = [
  { key: 'learn', title: 'Money 101', path: '/learning', icon: 'graduation-cap' },
  { key: 'budget', title: 'Budget & Spend', path: '/financial-management', icon: 'wallet' },
  { key: 'calculators', title: 'Financial Calculators', path: '/financial-calculators', icon: 'calculator' },
  { key: 'invest', title: 'Invest & Grow', path: '/investment-market-menu', icon: 'chart-line' },
  { key: 'credit', title: 'Credit & Taxes', path: '/credit-debt-overview', icon: 'credit-card' },
] as const
export type GroupKey = (typeof groups)[number]['key']
