import type { Context } from '../kit/calculator.ts'
import type { InvestorLaw } from '../kit/fund/law.ts'
import type { Result } from './compute.ts'
import type { EtfInputs } from './sections.ts'

export type EtfContext = Context<EtfInputs, InvestorLaw, Result>

/** A Roth has no tax at the sale; what is kept elsewhere is after it. */
export const isAfterTax = ({ result: { account } }: EtfContext): boolean => account !== 'roth'
