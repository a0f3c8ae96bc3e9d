/** What no state's model has. Shown with the state's own list. */
export const leftOutEverywhere: readonly string[] = [
  'You are taken to live in the state all year, with no tax paid to another state.',
  'Tax-exempt interest is taken to be from your own state, which does not tax it.',
  'Deductions and credits for 529 plans, energy, gifts to listed causes and relief that needs your home’s value.',
]
