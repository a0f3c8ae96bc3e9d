import { cited } from '../cited.ts'

/** Share of people of 1 to 64 with an overnight hospital stay in a year. */
export const hospitalStay = cited(0.059, 'nhis-hospital', { where: 'ages 1 to 64, 2019', asOf: '2019' })

/** Workers who lost a job of three years or more in three years, and all who lost a job that way, people. */
export const displacedWorkers = cited({ longTenured: 2_600_000, all: 6_300_000, years: 3 }, 'bls-displaced', {
  where: 'January 2021 to December 2023',
  asOf: '2024-01',
  confidence: 'medium',
})

/** Chance that a worker of 20 is disabled before full retirement age, and the years between. */
export const disabledBeforeRetirement = cited({ chance: 0.25, fromAge: 20, toAge: 67 }, 'ssa-disability-chance', {
  confidence: 'medium',
})
