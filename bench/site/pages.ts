/** The pages that are measured: the doors of the site and the four calculators people come for most. */
export const calculatorSlugs = ['mortgage', 'budget-planner', 'compound-interest', 'credit-card-payoff'] as const
export const calculatorPaths = calculatorSlugs.map((slug) => `/${slug}-calculator`)
export const measuredPaths = ['/', '/financial-calculators', ...calculatorPaths]

/** BENCH_SHORT takes few samples: enough to see that a measurement works, too few to quote. */
export const isShort = process.env['BENCH_SHORT'] === '1'
export const samples = (full: number, few: number): number => (isShort ? few : full)
