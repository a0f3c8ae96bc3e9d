/** Where the money can wait, and what each place leaves after tax and after prices have risen. Decimals a year. */
import { yearFromHalfYears } from '#engine/deposits/yields.ts'
import { sampleOf, taxShareOf } from '#engine/saving/tax-share.ts'
import { bankOrTreasuryTax, type InterestTax } from '#engine/tax/interest-tax.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import { bigBankSavings, savingsNational, treasuryYields } from '#facts/lending/rates.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import type { EmergencyLaw } from './law.ts'
import type { EmergencyInputs } from './sections.ts'

export type PlaceKey = 'checking' | 'bank' | 'savings' | 'bills'
export interface Place {
  readonly key: PlaceKey
  readonly annualYield: number
  readonly taxShare: number
  readonly annualYieldAfterTax: number
  /** What a year adds to what the money can buy; negative when prices rise faster. */
  readonly realYield: number
  readonly monthlyRate: number
}
export interface Keeping {
  readonly places: readonly Place[]
  /** Of the account the visitor saves in. */
  readonly own: Place
  /** The sample of a year's interest its tax was found with, dollars. */
  readonly interest: number
  readonly tax: InterestTax
}

/** Three-month bills: quoted for two half years, so a year of them earns a little more. */
export const billQuote = treasuryYields.value.find((one) => one.months === 3)?.rate ?? 0.04
const billYear = yearFromHalfYears(billQuote)

/** The tax on a year's interest on `balance`, as whole returns with and without it; the same share is used for every year. */
export function keepingOf(inputs: EmergencyInputs, law: EmergencyLaw, balance: number): Keeping {
  const interest = sampleOf((balance * inputs.apy) / 100)
  const { bank, treasury } = bankOrTreasuryTax(
    earnerHousehold(inputs),
    law.tax,
    stateReturnFor(law.state, law.tax.year),
    interest,
  )
  const place = (key: PlaceKey, annualYield: number): Place => {
    const tax = key === 'bills' ? treasury : bank
    const taxShare = taxShareOf(tax.total, interest)
    const monthlyRate = ((1 + annualYield) ** (1 / 12) - 1) * (1 - taxShare)
    const annualYieldAfterTax = (1 + monthlyRate) ** 12 - 1
    return {
      key,
      annualYield,
      taxShare,
      annualYieldAfterTax,
      realYield: (1 + annualYieldAfterTax) / (1 + inputs.inflation / 100) - 1,
      monthlyRate,
    }
  }
  const own = place('savings', inputs.apy / 100)
  const places = [
    place('checking', bigBankSavings.value),
    place('bank', savingsNational.value),
    own,
    place('bills', billYear),
  ]
  return { places, own, interest, tax: bank }
}
