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
