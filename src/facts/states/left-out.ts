/** What no state's model has. Shown with the state's own list. */
export const leftOutEverywhere: readonly string[] = [
  'You are taken to live in the state all year, with no tax paid to another state.',
  'Tax-exempt interest is taken to be from your own state, which does not tax it.',
  'Deductions and credits for 529 plans, energy, gifts to listed causes and relief that needs your home’s value.',
  'Where a state says age 59½, this reads 60 on December 31.',
  'A state credit that is a share of a federal credit uses the federal amount after its own limits.',
]
