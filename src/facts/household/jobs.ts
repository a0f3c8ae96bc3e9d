import { cited } from '../cited.ts'

/** Workers who lost a job of three years or more in 2021 to 2023: share with work in January 2024. */
export const displacedWithWork = cited(0.657, 'bls-displaced-2024', { asOf: '2024-01' })

/** Workers who lost a job of three years or more in three years, and all who lost a job that way, people. */
export const displacedWorkers = cited({ longTenured: 2_600_000, all: 6_300_000, years: 3 }, 'bls-displaced-2024', {
  where: 'January 2021 to December 2023',
  asOf: '2024-01',
  confidence: 'medium',
})
