/**
 * Starting values about a home, the same in every calculator that asks them: what it costs to buy, to own, to insure and to sell.
 * Dollars, and decimals of the price or a year. Published ones are the facts themselves; the others are marked as ours.
 */
import { cited } from '#facts/cited.ts'
import { closingShares, maintenance } from '#facts/household/housing.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { closingCosts, typicalPmiRate } from '#facts/lending/mortgage.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { asOfText } from './as-of.ts'

const ours = { status: 'assumption' } as const

/** Close to the median existing home (National Association of Realtors), rounded so that the arithmetic can be followed. */
export const startingHomePrice = cited(420_000, 'assumption', ours)
/** Of a new 30-year home loan, a year. */
export const startingMortgageRate = mortgage30
/** Rent of a home like the one above, a month. */
export const startingRent = cited(2400, 'assumption', ours)
/** Share of the home's value a year, between the lowest and the highest states. */
export const startingPropertyTax = cited(0.011, 'assumption', ours)
/** A year: the US average for $300,000 of dwelling coverage. */
export const startingHomeInsurance = homePremiumNational
export const homeInsuranceHint = `US average for $300,000 of coverage (NerdWallet, ${asOfText(homePremiumNational)}). Quotes vary widely.`
/** Share of the loan a year. */
export const startingPmiRate = typicalPmiRate.value.typical
/** Share of the home's value a year. */
export const startingUpkeep = maintenance.value.typical
/** Buyer's costs, share of the price. */
export const startingClosing = closingCosts.value.typical
/** Seller's costs, share of the price. */
export const startingSelling = closingShares.value.seller.low
/** How fast a home's price rises, a year. */
export const startingHomeGrowth = cited(0.03, 'assumption', ours)
/** Land's share of a home's value: the rest wears out and can be written off. */
export const startingLandShare = cited(0.2, 'assumption', ours)
