import { homeDebtLimit } from '#engine/lending/interest-deduction.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'

/*
 * Schedule A, one rule each. Dollars per year. AGI may be negative; no deduction is.
 */

/** Medical costs over 7.5% of AGI (IRC 213). A negative AGI counts as zero. */
export const medicalDeduction = (paid: number, agi: number, facts: TaxYearFacts): number =>
  Math.max(0, paid - facts.itemized.value.medicalOverShareOfAgi * Math.max(0, agi))

/** A separate return has half the cap of everybody else (IRC 164(b)(6)). */
const SEPARATE_SHARE = 0.5

/**
 * The most that state and local taxes may come to, dollars: the cap less 30% of income over the threshold, never under the floor. A separate
 * return halves the threshold first and what is left at the end, so that its cap falls by 15 cents a dollar (IRC 164(b)(6)-(7); State and
 * Local Tax Deduction Worksheet, lines 5, 9 and 10). `magi` is AGI here.
 */
export function stateAndLocalCap(magi: number, status: FilingStatus, facts: TaxYearFacts): number {
  const rule = facts.saltCap.value
  const cap = rule.cap[status]
  const excess = Math.max(0, magi - rule.magiOver[status])
  const lost = rule.rate * excess * (status === 'separate' ? SEPARATE_SHARE : 1)
  return Math.max(Math.min(cap, rule.floor[status]), cap - lost)
}

/**
 * Interest on home loans: the share of it that the debt limit is of the average balance (IRC 163(h)(3)(F); Publication 936, Table 1).
 * `olderBalance`: the part of the balance from before 16 December 2017, which has the older limit and takes its place in the newer
 * one. No balance given: all of it.
 */
export function mortgageInterestDeduction(
  interest: number,
  averageBalance: number,
  olderBalance: number,
  status: FilingStatus,
  facts: TaxYearFacts,
): number {
  const { debtLimit, olderDebtLimit } = facts.mortgageInterest.value
  const older = Math.min(olderBalance, averageBalance)
  const limit = homeDebtLimit(older, { debtLimit: debtLimit[status], olderDebtLimit: olderDebtLimit[status] })
  return averageBalance > limit ? interest * (limit / averageBalance) : interest
}

/** Mortgage insurance counted as interest (2026 on): loses 10% for each $1,000 of AGI, or part of it, over $100,000 (separate: $500 over $50,000). IRC 163(h)(3)(E). */
export function mortgageInsuranceDeduction(
  premiums: number,
  agi: number,
  status: FilingStatus,
  facts: TaxYearFacts,
): number {
  const rule = facts.itemized.value.mortgageInsurance
  if (rule === null || premiums <= 0) return 0
  const separate = status === 'separate'
  const over = agi - (separate ? rule.agiOverSeparate : rule.agiOver)
  if (over <= 0) return premiums
  const steps = Math.ceil(over / (separate ? rule.perSeparate : rule.per))
  return premiums * Math.max(0, 1 - rule.share * steps)
}

/** Interest on money borrowed to invest: up to net investment income without long-term gain and qualified dividends (IRC 163(d); Form 4952). The rest carries to next year. */
export const investmentInterestDeduction = (paid: number, netInvestmentIncome: number): number =>
  Math.max(0, Math.min(paid, netInvestmentIncome))

/** Gifts of appreciated property to public charities: at most this share of AGI, and with cash at most the second (IRC 170(b)(1)(A), (C)). */
const PROPERTY_GIFTS_UP_TO = 0.3
const ALL_GIFTS_UP_TO = 0.5

/**
 * Charity: cash up to 60% of AGI; appreciated property up to 30% of AGI and to what cash leaves of 50%. From 2026 only the part over
 * 0.5% of AGI counts. What is over the limits carries forward five years, which a single year does not show. IRC 170(b)(1); Publication 526.
 */
export function charityDeduction(cash: number, property: number, agi: number, facts: TaxYearFacts): number {
  const rule = facts.itemized.value
  const base = Math.max(0, agi)
  const cashAllowed = Math.min(cash, rule.cashGiftsUpToShareOfAgi * base)
  const propertyRoom = Math.max(0, Math.min(PROPERTY_GIFTS_UP_TO * base, ALL_GIFTS_UP_TO * base - cashAllowed))
  return Math.max(0, cashAllowed + Math.min(property, propertyRoom) - rule.giftsOverShareOfAgi * base)
}

/**
 * What the top bracket takes off itemized deductions (2026 on): 2/37 of the smaller of the deductions and the income over the start of the
 * 37% bracket, so that they save 35 cents on the dollar there. `incomeBefore` is taxable income with the itemized deductions added back. IRC 68.
 */
export function topBracketReduction(
  itemized: number,
  incomeBefore: number,
  status: FilingStatus,
  facts: TaxYearFacts,
): number {
  const share = facts.itemized.value.topBracketReduction
  if (share === null) return 0
  const brackets = facts.ordinaryBrackets.value[status]
  const top = brackets[brackets.length - 1]?.over ?? 0
  return share * Math.max(0, Math.min(itemized, incomeBefore - top))
}

/** The parts of Schedule A that a return needs, before any top-bracket reduction. */
export interface ItemizedCase {
  readonly status: FilingStatus
  readonly agi: number
  readonly medical: number
  /** Income tax (or sales tax where that is more), dollars, before the cap. */
  readonly stateIncomeOrSalesTax: number
  readonly realEstateTax: number
  readonly personalPropertyTax: number
  readonly mortgageInterest: number
  readonly mortgageBalance: number
  readonly olderMortgageBalance: number
  readonly mortgageInsurance: number
  /** Mortgage interest credit of the year, used or not: comes off the interest (IRC 163(g)). */
  readonly mortgageCredit: number
  readonly investmentInterest: number
  /** Interest, dividends that are not qualified, and net gain that is not long-term. */
  readonly netInvestmentIncome: number
  readonly charityCash: number
  readonly charityProperty: number
  readonly other: number
}

export interface ItemizedParts {
  readonly medical: number
  readonly stateAndLocal: number
  readonly stateAndLocalPaid: number
  /** The income or sales tax inside the capped amount, counted before property taxes. */
  readonly stateIncomeTax: number
  /** With deductible mortgage insurance. */
  readonly mortgageInterest: number
  readonly investmentInterest: number
  readonly charity: number
  readonly other: number
  readonly total: number
}

/** Schedule A before the 2026 top-bracket reduction. Dollars per year. */
export function itemizedParts(filer: ItemizedCase, facts: TaxYearFacts): ItemizedParts {
  const { agi, status } = filer
  const medical = medicalDeduction(filer.medical, agi, facts)
  const stateAndLocalPaid = filer.stateIncomeOrSalesTax + filer.realEstateTax + filer.personalPropertyTax
  const stateAndLocal = Math.min(stateAndLocalPaid, stateAndLocalCap(agi, status, facts))
  const homeInterest = mortgageInterestDeduction(
    filer.mortgageInterest,
    filer.mortgageBalance,
    filer.olderMortgageBalance,
    status,
    facts,
  )
  const mortgageInterest =
    Math.max(0, homeInterest - filer.mortgageCredit) +
    mortgageInsuranceDeduction(filer.mortgageInsurance, agi, status, facts)
  const investmentInterest = investmentInterestDeduction(filer.investmentInterest, filer.netInvestmentIncome)
  const charity = charityDeduction(filer.charityCash, filer.charityProperty, agi, facts)
  return {
    medical,
    stateAndLocal,
    stateAndLocalPaid,
    stateIncomeTax: Math.min(filer.stateIncomeOrSalesTax, stateAndLocal),
    mortgageInterest,
    investmentInterest,
    charity,
    other: filer.other,
    total: medical + stateAndLocal + mortgageInterest + investmentInterest + charity + filer.other,
  }
}
