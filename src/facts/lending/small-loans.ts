import { cited } from '../cited.ts'

/** A federal credit union's payday alternative loan: dollars, months, highest yearly rate, highest application fee. No rollovers. */
export const paydayAlternative = cited(
  { from: 200, to: 1000, fromMonths: 1, toMonths: 6, highestRate: 0.28, highestFee: 20 },
  'ncua-lending',
  { note: 'A second kind allows larger amounts; its limits are not confirmed here.' },
)
