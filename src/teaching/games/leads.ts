/**
 * The calculators that the end of each game can open, by their names in the catalogue. Endings are worked out where they are drawn, so this is
 * said here once; `debriefs.test.tsx` plays every game and refuses a calculator that is missing here or never opened.
 */
export const gameLeads: Readonly<Record<string, readonly string[]>> = {
  'thirty-days': ['budget-planner', 'emergency-fund'],
  'twenty-winters': ['dca'],
  'score-sprint': ['credit-card-payoff'],
  'bracket-buckets': ['tax', 'capital-gains-tax'],
  'hook-or-real': ['cagr'],
  'storm-jar': ['emergency-fund'],
  'snowball-hill': ['compound-interest', 'brokerage-fees'],
  'four-deals': ['auto-loan'],
  'apartment-hunt': ['rent-vs-buy', 'budget-planner', 'emergency-fund'],
  'first-paycheck': ['payroll-tax', '401k'],
}

/** The same for thirty years of life, at `/financial-freedom-game`. */
export const lifeLeads: readonly string[] = [
  'credit-card-payoff',
  'emergency-fund',
  '401k',
  'lumpsum',
  'rent-vs-buy',
  'auto-loan',
  'retirement',
  'brokerage-fees',
]
