import { levelPayment, rateFor, type Solved } from './payment.ts'
import { allWithin, wholeWithin } from './refusal.ts'
import { flatRatePayment } from './simple-interest.ts'

const badInput: Solved = { outcome: 'no-answer', reason: 'bad-input' }

/**
 * The nominal annual rate on the falling balance that asks the same payments as a flat ("add-on") rate: 12 i with
 * n / (1 + f n / 12) = (1 - (1 + i)^-n) / i. Nearly twice the flat rate. Decimals per year, monthly payments, 1 to 1,200 months.
 */
export const reducingRateOfFlat = (flatAnnualRate: number, months: number): Solved => {
  if (!allWithin(0, 10, flatAnnualRate) || !wholeWithin(1, 1200, months)) return badInput
  const solved = rateFor(flatRatePayment(1, flatAnnualRate, months), 1, months)
  return solved.outcome === 'found' ? { outcome: 'found', value: solved.value * 12 } : solved
}

/** The flat annual rate that asks the same payments as a nominal annual rate on the falling balance: (n A - 1) x 12 / n. */
export const flatRateOfReducing = (annualRate: number, months: number): Solved => {
  if (!allWithin(0, 10, annualRate) || !wholeWithin(1, 1200, months)) return badInput
  const interest = Math.max(0, levelPayment(1, annualRate / 12, months) * months - 1)
  return { outcome: 'found', value: (interest * 12) / months }
}
