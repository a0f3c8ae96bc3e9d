/** Where the money can wait, and what each place leaves after federal and state tax. */
import { yearFromHalfYears } from '#engine/deposits/yields.ts'
import { sampleOf, taxShareOf } from '#engine/saving/tax-share.ts'
import { bankOrTreasuryTax, type InterestTax } from '#engine/tax/interest-tax.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import type { DownPaymentLaw } from './law.ts'
import type { DownPaymentInputs } from './sections.ts'

export type PlaceKey = DownPaymentInputs['place']
export interface Place {
  readonly key: PlaceKey
  /** What a year really earns before tax, decimal (APY). */
  readonly annualYield: number
  /** The sample of a year's interest, the same for every place, and its taxes; dollars. */
  readonly interest: number
  readonly tax: InterestTax
  /** Share of the interest that goes to tax, decimal. */
  readonly taxShare: number
  readonly annualYieldAfterTax: number
  /** Decimal a month, after tax. */
  readonly monthlyRate: number
}

/**
 * Each place with the tax on a year's interest, by whole returns with and without it on top of the income. The sample is what
 * `balance` dollars earn in the place chosen; its share of tax is then used for every year.
 */
export function placesOf(inputs: DownPaymentInputs, law: DownPaymentLaw, balance: number): readonly Place[] {
  const yields: Readonly<Record<PlaceKey, number>> = {
    savings: inputs.savingsYield / 100,
    bills: yearFromHalfYears(inputs.billYield / 100),
    cd: inputs.cdYield / 100,
    bank: inputs.bankYield / 100,
  }
  const interest = sampleOf(balance * yields[inputs.place])
  const { bank, treasury } = bankOrTreasuryTax(
    earnerHousehold(inputs),
    law.tax,
    stateReturnFor(law.state, law.tax.year),
    interest,
  )
  const place = (key: PlaceKey): Place => {
    const annualYield = yields[key]
    const tax = key === 'bills' ? treasury : bank
    const taxShare = taxShareOf(tax.total, interest)
    const monthlyRate = ((1 + annualYield) ** (1 / 12) - 1) * (1 - taxShare)
    return {
      key,
      annualYield,
      interest,
      tax,
      taxShare,
      monthlyRate,
      annualYieldAfterTax: (1 + monthlyRate) ** 12 - 1,
    }
  }
  return [place('savings'), place('bills'), place('cd'), place('bank')]
}
