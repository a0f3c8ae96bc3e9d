/** The law a comparison stands on: this year's taxes, those of later years already enacted, and the rules for homes. */
import type { Law, Need } from '../kit/law.ts'
import { taxLaw } from '../kit/tax-needs.ts'
import type { HomeLaw } from './home-law.precomputed.ts'
import { lawWords } from './words/law.en.ts'

const homeLaw: Need<HomeLaw> = {
  key: 'home-rules',
  what: lawWords.homes,
  load: async () => (await import('./home-law.precomputed.ts')).homeLaw,
}

export const lawOf = (year: number) => ({ tax: taxLaw.in(year), years: taxLaw.held, homes: homeLaw })
export type RentVsBuyLaw = Law<ReturnType<typeof lawOf>>
