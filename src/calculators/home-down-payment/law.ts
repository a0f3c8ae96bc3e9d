/** What a plan stands on: the tax law of the year, the state's income tax, and the year's conforming limit. */
import type { conformingLimits } from '#facts/lending/mortgage.ts'
import type { Law, Need } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import { lawWords } from './words/law.en.ts'

const conforming = (year: number): Need<ReturnType<typeof conformingLimits.in>> => ({
  key: `conforming-limits-${year}`,
  what: lawWords.conforming,
  load: async () => (await import('#facts/lending/mortgage.ts')).conformingLimits.in(year),
})

export const lawOf = (state: string, year: number) => ({
  tax: taxLaw.in(year),
  state: stateLaw(state),
  conforming: conforming(year),
})
export type DownPaymentLaw = Law<ReturnType<typeof lawOf>>
