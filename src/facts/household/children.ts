import { cited } from '../cited.ts'

/**
 * What a middle-income married couple spends on one of two children, dollars of 2015 a year, and the parts of it as shares. Left out are the
 * birth and college.
 */
export const childCosts2015 = cited(
  {
    yearly: 12_980,
    housing: 0.29,
    food: 0.18,
    careAndEducation: 0.16,
    transportation: 0.15,
    health: 0.09,
    other: 0.07,
    clothing: 0.06,
  },
  'usda-children-2015',
  {
    where: 'married couples with $59,200 to $107,400 before tax, United States',
    asOf: '2015',
    confidence: 'medium',
    note: 'The series ended with 2015; later dollars follow consumer prices. Shares as USDA summed them up, read in press reports.',
  },
)
