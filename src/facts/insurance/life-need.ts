import { cited } from '../cited.ts'

/** A rule of thumb: this many years of income. */
export const incomeMultiple = cited({ low: 10, high: 12 }, 'assumption', { status: 'assumption' })
/** The most insurers usually write, years of income up to each age. */
export const multipleByAge = cited(
  [
    { ageTo: 40, multiple: 30 },
    { ageTo: 50, multiple: 20 },
    { ageTo: 60, multiple: 15 },
    { ageTo: 65, multiple: 10 },
  ],
  'assumption',
  { status: 'assumption', note: 'Insurers differ.' },
)
/** Share of income a person spends on himself or herself, which the family no longer needs. */
export const ownConsumption = cited(0.3, 'assumption', { status: 'assumption' })
/** Dollars set aside for a funeral and last bills. */
export const finalExpenses = cited(15_000, 'assumption', { status: 'assumption' })
/** Sizes policies are usually quoted in, dollars; lengths of level term policies in years. Insurers differ. */
export const soldPolicies = cited(
  {
    sizes: [
      { upTo: 250_000, step: 25_000 },
      { upTo: 1_000_000, step: 50_000 },
      { upTo: 3_000_000, step: 250_000 },
      { upTo: 1e12, step: 500_000 },
    ],
    least: 100_000,
    lengths: [10, 15, 20, 30],
    /** With those that fewer insurers sell. */
    allLengths: [10, 15, 20, 25, 30, 35, 40],
    /** The oldest age most insurers sell a length to. */
    oldest: [
      { years: 10, age: 75 },
      { years: 15, age: 70 },
      { years: 20, age: 65 },
      { years: 25, age: 60 },
      { years: 30, age: 55 },
      { years: 35, age: 50 },
      { years: 40, age: 45 },
    ],
  },
  'assumption',
  {
    status: 'assumption',
    note: 'What quote pages usually offer. Insurers differ.',
  },
)
/** How the range is made: this much less or more spending, and points of return more or less. */
export const needRange = cited({ spending: 0.1, rate: 0.01 }, 'assumption', { status: 'assumption' })
/** Living costs of one grown-up once the children are grown, as a share of the family's. */
export const grownShare = cited(0.65, 'assumption', { status: 'assumption' })
/** Ages: child care ends, the youngest stands on its own feet, work ends, and a long life. */
export const needAges = cited({ care: 13, grown: 22, retire: 67, long: 95, college: 18 }, 'assumption', {
  status: 'assumption',
  where: 'care: the age of the dependent care credit, 26 USC 21(b)(1)',
})
