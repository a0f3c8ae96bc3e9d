import { cited } from '../cited.ts'

/** Average health plan from an employer, dollars a year: the whole premium, what the worker pays of it, the single deductible. */
export const employerHealth = cited(
  { single: 9325, family: 26_993, workerSingle: 1440, workerFamily: 6850 },
  'kff-2025',
  { asOf: '2025' },
)
export const employerHealthDeductible = cited(1886, 'kff-2025', {
  where: 'single cover, workers with a deductible',
  asOf: '2025',
  confidence: 'medium',
})
