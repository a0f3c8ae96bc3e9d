/** The four places for cash: what each earns, how it is taxed, and what is left. */
import { yearFromHalfYears } from '#engine/deposits/yields.ts'
import { bankInterestFor, type CashIncome, type CashTax, noCash } from '#engine/saving/cash-income-tax.ts'
import { yieldAfterTax } from '#engine/saving/deposit-plan.ts'
import { effectiveFromDiscount, effectiveFromSevenDay, sevenDayFromEffective } from '#engine/saving/fund-yield.ts'
import { sampleOf, taxShareOf } from '#engine/saving/tax-share.ts'
import { steadyTieredYield, type Tier, type TieredAccount } from '#engine/saving/tiered-account.ts'
import type { InterestTax } from '#engine/tax/interest-tax.ts'
import { fundHalfRule } from '#facts/cash/money-funds.ts'
import type { MoneyMarketInputs } from './sections.ts'

export type PlaceKey = 'account' | 'fund' | 'savings' | 'bills'
export interface Place {
  readonly key: PlaceKey
  /** What a year really earns before tax, decimal (APY). For tiers, the one yield that ends with the same balance. */
  readonly annualYield: number
  /** The sample of a year's income and its taxes; dollars. */
  readonly sample: number
  readonly tax: InterestTax
  /** Share of the income that goes to tax, decimal, 0 to 1. */
  readonly taxShare: number
  readonly annualYieldAfterTax: number
  /** The bank APY that leaves as much after tax, decimal; null where tax jumps so that none does. */
  readonly taxableEquivalent: number | null
}

/** The 7-day SEC yield of the fund, decimal: after expenses, which are taken off here only from a yield before them. */
export function fundSevenDay({ fundYield, yieldBasis, expense }: MoneyMarketInputs): number {
  if (yieldBasis === 'effective') return sevenDayFromEffective(fundYield / 100)
  return (fundYield - (yieldBasis === 'gross' ? Math.min(expense, fundYield) : 0)) / 100
}

/** What a year of the fund really earns, decimal. */
export const fundEffective = (inputs: MoneyMarketInputs): number =>
  inputs.yieldBasis === 'effective' ? inputs.fundYield / 100 : effectiveFromSevenDay(fundSevenDay(inputs))

/** What a year of bills really earns, decimal, each followed by another at the same rate. */
export const billsEffective = ({ billYield, billBasis, billWeeks }: MoneyMarketInputs): number =>
  billBasis === 'discount'
    ? (effectiveFromDiscount(billYield / 100, billWeeks * 7) ?? 0)
    : yearFromHalfYears(billYield / 100)

export const hasHalfRule = (state: string): state is keyof typeof fundHalfRule => Object.hasOwn(fundHalfRule, state)

/** The share of the fund's dividends that `state` counts as US interest, decimal. The small one of a prime fund is left out. */
export function countedUsShare({ fundKind, usShare, halfRule }: MoneyMarketInputs, state: string): number {
  if (fundKind === 'treasury') return 1
  if (fundKind !== 'government') return 0
  const share = usShare / 100
  if (!hasHalfRule(state) || halfRule === 'passes') return share
  return halfRule === 'share' && share >= fundHalfRule[state].value ? share : 0
}

/** A year's `sum` of the fund's dividends, by how it is taxed in `state`. */
export function fundIncome(inputs: MoneyMarketInputs, state: string, sum: number): CashIncome {
  if (inputs.fundKind === 'municipal') return { ...noCash, municipal: sum, municipalHome: inputs.homeShare / 100 }
  const treasury = sum * countedUsShare(inputs, state)
  return { ...noCash, treasury, fund: sum - treasury }
}

export function accountOf(inputs: MoneyMarketInputs): TieredAccount {
  const tiers: readonly Tier[] =
    inputs.tiers.length > 0
      ? inputs.tiers.map(({ from, apy }) => ({ from, annualYield: apy / 100 }))
      : [{ from: 0, annualYield: inputs.accountApy / 100 }]
  return {
    tiers,
    method: inputs.tierMethod,
    monthlyFee: inputs.fee,
    minimum: inputs.minimum,
    monthlyCost: Math.max(0, inputs.payments - inputs.paymentsFree) * inputs.paymentFee,
  }
}
/** An account of one rate without fees. */
export const plainAccount = (annualYield: number): TieredAccount => ({
  tiers: [{ from: 0, annualYield }],
  method: 'whole',
  monthlyFee: 0,
  minimum: 0,
  monthlyCost: 0,
})

/** Balance halfway, from which a year's income is sampled. */
export const usualBalance = ({ amount, monthly, months }: MoneyMarketInputs): number => amount + (monthly * months) / 2

/** One place: the tax on a year's income by whole returns; its share is then used for every year. */
export function placeWith(
  key: PlaceKey,
  annualYield: number,
  balance: number,
  incomeOf: (sum: number) => CashIncome,
  taxOn: CashTax,
): Place {
  const sample = sampleOf(balance * annualYield)
  const tax = taxOn(incomeOf(sample))
  const taxShare = taxShareOf(tax.total, sample)
  const isBank = key === 'account' || key === 'savings'
  const bank = isBank ? sample : bankInterestFor(taxOn, sample * (1 - taxShare), sample)
  return {
    key,
    annualYield,
    sample,
    tax,
    taxShare,
    annualYieldAfterTax: yieldAfterTax(annualYield, taxShare),
    taxableEquivalent: bank === null ? null : (annualYield * bank) / sample,
  }
}

/** The account. With tiers its yields, before and after tax, are those at which the balance grows as its tiers make it grow, fees aside. */
function accountPlace(
  inputs: MoneyMarketInputs,
  balance: number,
  bank: (sum: number) => CashIncome,
  taxOn: CashTax,
): Place {
  if (inputs.tiers.length === 0) return placeWith('account', inputs.accountApy / 100, balance, bank, taxOn)
  const yieldAfter = (taxShare: number) =>
    steadyTieredYield(accountOf(inputs), inputs.amount, inputs.monthly, inputs.months, taxShare)
  const place = placeWith('account', yieldAfter(0), balance, bank, taxOn)
  return { ...place, annualYieldAfterTax: yieldAfter(place.taxShare) }
}

export function placesOf(inputs: MoneyMarketInputs, taxOn: CashTax): Readonly<Record<PlaceKey, Place>> {
  const balance = usualBalance(inputs)
  const bank = (sum: number): CashIncome => ({ ...noCash, bank: sum })
  return {
    account: accountPlace(inputs, balance, bank, taxOn),
    fund: placeWith('fund', fundEffective(inputs), balance, (sum) => fundIncome(inputs, inputs.state, sum), taxOn),
    savings: placeWith('savings', inputs.savingsApy / 100, balance, bank, taxOn),
    bills: placeWith('bills', billsEffective(inputs), balance, (sum) => ({ ...noCash, treasury: sum }), taxOn),
  }
}
