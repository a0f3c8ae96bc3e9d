import { cited } from '../cited.ts'

/** Workers who lost a job of three years or more in 2021 to 2023: share with work in January 2024. */
export const displacedWithWork = cited(0.657, 'bls-displaced-2024', { asOf: '2024-01' })
