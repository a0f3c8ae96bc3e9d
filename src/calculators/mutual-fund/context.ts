import type { Context } from '../kit/calculator.ts'
import type { InvestorLaw } from '../kit/fund/law.ts'
import type { Result } from './compute.ts'
import type { FundInputs } from './sections.ts'

export type FundContext = Context<FundInputs, InvestorLaw, Result>

/** A Roth has no tax at the sale; what is kept elsewhere is after it. */
export const isAfterTax = ({ inputs: { account } }: FundContext): boolean => account !== 'roth'
