import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { RetirementLaw } from './law.ts'
import type { RetirementInputs } from './sections.ts'
import type { RetirementStudy } from './study.ts'

export type RetirementContext = Context<RetirementInputs, RetirementLaw, Result, RetirementStudy>

/** There is a retirement, and something to be spent in it. */
export const isPlan = ({ outcome }: Pick<Result, 'outcome'>): boolean => outcome === 'ready' || outcome === 'short'
/** Share of past starts that lasted, a decimal; null while none has been tried. */
export const lastedShare = ({ found, result }: Pick<RetirementContext, 'found' | 'result'>): number | null =>
  found === null || found.starts === 0 || !isPlan(result) ? null : found.lasted / found.starts
/** Half of the pay is the most anybody could be asked to save besides. Dollars a month. */
export const isWithinReach = (monthly: number, { pay }: Pick<RetirementInputs, 'pay'>): boolean => monthly <= pay / 24
/** The same of the age asked and others, by age. */
export const earliestAt = ({ found }: RetirementContext, share: number): number | null =>
  found?.byAge.find((one) => one.share >= share)?.age ?? null
