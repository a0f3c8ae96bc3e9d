/** What tax takes of bank and Treasury interest, by whole returns with and without it. */
import { sampleOf, taxShareOf } from '#engine/saving/tax-share.ts'
import { bankOrTreasuryTax, type InterestTax } from '#engine/tax/interest-tax.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import type { CdLaw } from './law.ts'
import type { CdInputs } from './sections.ts'

export interface InterestShares {
  /** The interest the shares were found with. Dollars in one year. */
  readonly sample: number
  readonly bank: InterestTax
  readonly treasury: InterestTax
  /** Shares of the interest, decimals from 0 to 1. */
  readonly bankShare: number
  readonly treasuryShare: number
}

/** The shares of tax in one year's interest; the same shares are then used for the whole term. */
export function interestShares(inputs: CdInputs, law: CdLaw, yearInterest: number): InterestShares {
  const sample = sampleOf(yearInterest)
  const { bank, treasury } = bankOrTreasuryTax(
    earnerHousehold(inputs),
    law.tax,
    stateReturnFor(law.state, law.tax.year),
    sample,
  )
  return {
    sample,
    bank,
    treasury,
    bankShare: taxShareOf(bank.total, sample),
    treasuryShare: taxShareOf(treasury.total, sample),
  }
}
