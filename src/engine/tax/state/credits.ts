import type { StateCredit } from '#facts/states/schema-credits.ts'
import { childOrCare } from './child-or-care.ts'
import { homeCost } from './home-cost.ts'
import { insteadOfDeduction } from './instead-of-deduction.ts'
import { lowIncome, povertySteps, salesTaxRelief } from './low-income-credits.ts'
import { measured, tableValue, tapered } from './measure.ts'
import { californiaEarnedIncome, californiaExemptions, elderlyLowIncome, marriage } from './own-credits.ts'
import { childAndWorking, lowNetIncome, ownCare, povertyLevel } from './own-credits-further.ts'
import { benefitsOrRetirement, perPersonByDependents, povertyShare, taxpayerCredit } from './own-credits-more.ts'
import { childrenOf, filersFrom, perHead } from './per-head.ts'
import { retirementIncome, retirementRate } from './retirement-credits.ts'
import { eachSpouseHas, spouseAdjustment } from './spouse-credits.ts'
import type { StateWork } from './work.ts'

type Of<K extends StateCredit['kind']> = Extract<StateCredit, { kind: K }>

/** Children the earned income credit counts: under 19, students under 24, and disabled ones of any age. */
export function qualifyingChildren(work: StateWork): number {
  let count = 0
  for (const { child, age, student, disabled, hasNumber } of work.household.dependents)
    if (child && hasNumber && (age < 19 || (student && age < 24) || disabled)) count += 1
  return count
}

function earnedIncomeShare(work: StateWork, credit: Of<'earned-income'>, children: number): number {
  if (credit.shareByChildren !== undefined) {
    const last = credit.shareByChildren.length - 1
    return credit.shareByChildren[Math.min(children, last)] ?? 0
  }
  if (children === 0 && credit.childlessShare !== undefined) {
    const single = work.status !== 'joint'
    if (credit.childlessSingleOnly !== true || single) return credit.childlessShare
  }
  if (credit.youngChild !== undefined && childrenOf(work, 0, credit.youngChild.under - 1) > 0)
    return credit.youngChild.share
  return credit.share
}

function earnedIncome(work: StateWork, credit: Of<'earned-income'>, taxLeft: number, usedBefore: number): number {
  const { federal } = work
  const base = federal.credits.earnedIncome
  if (base <= 0) return 0
  if (credit.investmentIncomeUpTo !== undefined && federal.investmentIncome > credit.investmentIncomeUpTo) return 0
  const children = qualifyingChildren(work)
  let amount = base * earnedIncomeShare(work, credit, children)
  if (children > 0) amount += credit.extraWithChild ?? 0
  if (credit.cap !== undefined) amount = Math.min(amount, credit.cap)
  amount = Math.max(0, amount - usedBefore)
  if (credit.nonrefundableShare !== undefined) {
    const against = Math.min(base * credit.nonrefundableShare, taxLeft)
    if (against > amount) return against
  }
  return amount
}

/** A credit computed as the federal one is, by figures of the state's own. */
function ownEarnedIncome(work: StateWork, credit: Of<'own-earned-income'>): number {
  const { federal, status } = work
  if (credit.needsFederal && federal.credits.earnedIncome <= 0) return 0
  if (credit.investmentIncomeUpTo !== undefined && federal.investmentIncome > credit.investmentIncomeUpTo) return 0
  const children = qualifyingChildren(work)
  if (credit.childlessAges !== undefined) {
    const [from, to] = credit.childlessAges
    if (children > 0 || !work.household.people.some(({ age }) => age >= from && age <= to)) return 0
    if (work.household.claimedByAnother || status === 'separate') return 0
  }
  const row = credit.rows[Math.min(children, credit.rows.length - 1)]
  if (row === undefined) return 0
  const built = Math.min(row.max, row.phaseInRate * Math.max(0, federal.earnedIncome))
  const income = Math.max(federal.earnedIncome, federal.agi)
  const lost = row.phaseOutRate * Math.max(0, income - (status === 'joint' ? row.overJoint : row.over))
  return credit.share * Math.max(0, built - lost)
}

function child(work: StateWork, credit: Of<'child'>): number {
  if (credit.notForSeparate === true && work.status === 'separate') return 0
  if (credit.goneOver !== undefined && work.federal.agi > credit.goneOver) return 0
  const each = credit.table === undefined ? null : tableValue(work, credit.table)
  let left = credit.most ?? Number.POSITIVE_INFINITY
  let sum = 0
  for (const dependent of work.household.dependents) {
    if (!dependent.child && credit.anyDependent !== true) continue
    for (const band of credit.bands) {
      if (dependent.age < band.from || dependent.age > band.to || left <= 0) continue
      left -= 1
      const amount = each ?? band.amount
      sum += credit.taperPer === 'child' ? tapered(work, amount, credit.taper) : amount
      break
    }
  }
  return credit.taperPer === 'child' ? sum : tapered(work, sum, credit.taper)
}

function heads(work: StateWork, per: Of<'by-income'>['per']): number {
  const filers = work.household.people.length
  const people = filers + work.household.dependents.length
  switch (per) {
    case 'return':
      return 1
    case 'filer':
      return filers
    case 'person':
      return people
    case 'exemption':
      return people + filersFrom(work, 65)
    case 'extra':
      return people - 1
    case 'aged-filer':
      return filersFrom(work, 65)
  }
}

function byIncome(work: StateWork, credit: Of<'by-income'>): number {
  const { household, status } = work
  if (credit.notFor?.some((excluded) => excluded === status) === true) return 0
  if (credit.notClaimedByAnother === true && household.claimedByAnother) return 0
  if (credit.rentOver !== undefined && household.rentPaid <= credit.rentOver) return 0
  const amount = tableValue(work, credit.table) * heads(work, credit.per)
  return Math.min(amount, credit.cap ?? Number.POSITIVE_INFINITY)
}

function flat(work: StateWork, credit: Of<'flat'>): number {
  const { household, status, federal } = work
  if (credit.need === 'pays-rent' && household.rentPaid <= 0) return 0
  if (credit.need === 'itemizes' && !federal.deductions.itemizes) return 0
  if (credit.need === 'owns-home' && household.realEstateTax <= 0) return 0
  if (credit.need === 'has-child' && qualifyingChildren(work) === 0) return 0
  if (credit.agedFrom !== undefined && filersFrom(work, credit.agedFrom) === 0) return 0
  const both = credit.amountIfBoth !== undefined && filersFrom(work, credit.agedFrom ?? 65) > 1
  return tapered(work, both ? (credit.amountIfBoth ?? 0) : credit.amount[status], credit.taper)
}

/** How much more of the care expenses the state counts than the federal credit: 1 where both have the same caps. */
function moreExpenses(work: StateWork, credit: Of<'care'>): number {
  if (credit.expenseCap === undefined || credit.federalExpenseCap === undefined) return 1
  const { careExpenses, careChildren, dependentCareFsa } = work.household
  const index = careChildren > 1 ? 1 : 0
  const counted = (cap: number): number => Math.min(careExpenses, Math.max(0, cap - dependentCareFsa))
  const federal = counted(credit.federalExpenseCap[index])
  return federal > 0 ? counted(credit.expenseCap[index]) / federal : 1
}

function care(work: StateWork, credit: Of<'care'>): number {
  const { federal } = work
  if (credit.agiUpTo !== undefined && federal.agi > credit.agiUpTo[work.status]) return 0
  const share = credit.table === undefined ? credit.share : tableValue(work, credit.table)
  let amount = tapered(work, federal.credits.dependentCare * share * moreExpenses(work, credit), credit.taper)
  if (credit.cap !== undefined) amount = Math.min(amount, credit.cap)
  if (credit.capAbove !== undefined && federal.agi > credit.capAbove.agiOver)
    amount = Math.min(amount, credit.capAbove.cap)
  return Math.max(0, amount - (credit.over ?? 0))
}

function shareOfPayment(work: StateWork, credit: Of<'share-of-payment'>): number {
  const { household } = work
  let paid = 0
  if (credit.of === 'rent') paid = household.rentPaid
  else if (credit.of === 'charity') paid = household.charityCash + household.charityProperty
  else if (credit.of === 'medical') paid = household.medical
  else {
    paid = household.realEstateTax + (credit.personalProperty === true ? household.personalPropertyTax : 0)
    if (credit.of === 'property-tax-or-rent') paid += household.rentPaid * (credit.rentShare ?? 0)
  }
  if (credit.paymentCap !== undefined) paid = Math.min(paid, credit.paymentCap)
  const amount = tapered(work, paid * credit.share, credit.taper)
  return credit.cap === undefined ? amount : Math.min(amount, credit.cap[work.status])
}

/** Wages and business income of the spouse who earns less; zero for one person. */
export function lowerEarned(work: StateWork): number {
  const [first, second] = work.own
  if (first === undefined || second === undefined) return 0
  return Math.max(0, Math.min(first.wages + first.business, second.wages + second.business))
}

function twoEarners(work: StateWork, credit: Of<'two-earners'>): number {
  if (work.status !== 'joint') return 0
  const base = Math.min(lowerEarned(work), credit.earnedCap ?? Number.POSITIVE_INFINITY)
  return Math.min(credit.cap, base * credit.rate)
}

/**
 * What a credit comes to before the tax limits it. `taxLeft` is the tax after the credits before it; `amountOf` gives the amounts of
 * the credits of this return so far by name.
 */
export function creditAmount(
  work: StateWork,
  credit: StateCredit,
  taxLeft: number,
  amountOf: (name: string) => number,
): number {
  switch (credit.kind) {
    case 'earned-income':
      return earnedIncome(work, credit, taxLeft, credit.lessCredit === undefined ? 0 : amountOf(credit.lessCredit))
    case 'own-earned-income':
      return ownEarnedIncome(work, credit)
    case 'child':
      return child(work, credit)
    case 'personal':
      return perHead(work, credit.heads)
    case 'by-income':
      return byIncome(work, credit)
    case 'flat':
      return flat(work, credit)
    case 'care':
      return care(work, credit)
    case 'share-of-payment':
      return shareOfPayment(work, credit)
    case 'share-of-credit':
      if (credit.childUnder !== undefined && childrenOf(work, 0, credit.childUnder - 1) === 0) return 0
      return credit.share * amountOf(credit.of)
    case 'two-earners':
      return twoEarners(work, credit)
    case 'itemized-excess':
      return credit.rate * Math.max(0, work.itemized - work.standard)
    case 'share-of-tax':
      if (credit.eachSpouseIncome !== undefined && !eachSpouseHas(work, credit.eachSpouseIncome)) return 0
      return Math.min(taxLeft * tableValue(work, credit.table), credit.cap ?? Number.POSITIVE_INFINITY)
    case 'poverty-share':
      return taxLeft * povertyShare(work, credit)
    case 'taxpayer':
      return taxpayerCredit(work, credit)
    case 'benefits-or-retirement':
      return benefitsOrRetirement(work, credit)
    case 'cal-earned-income':
      return californiaEarnedIncome(work, credit)
    case 'cal-exemptions':
      return californiaExemptions(work, credit)
    case 'per-person-by-dependents':
      return perPersonByDependents(work, credit)
    case 'elderly-low-income':
      return elderlyLowIncome(work, credit)
    case 'marriage':
      return marriage(work, credit)
    case 'home-cost':
      return homeCost(work, credit)
    case 'own-care':
      return ownCare(work, credit)
    case 'child-and-working':
      return childAndWorking(work, credit)
    case 'low-net-income':
      return lowNetIncome(work, credit)
    case 'poverty-level':
      return povertyLevel(work, credit)
    case 'instead-of-deduction':
      return insteadOfDeduction(work, credit)
    case 'retirement-income':
      return retirementIncome(work, credit)
    case 'retirement-rate':
      return retirementRate(work, credit)
    case 'child-or-care':
      return childOrCare(work, credit)
    case 'sales-tax-relief':
      return salesTaxRelief(work, credit)
    case 'spouse-adjustment':
      return spouseAdjustment(work, credit)
    case 'low-income':
      return lowIncome(work, credit)
    case 'poverty-steps':
      return taxLeft * povertySteps(work, credit)
  }
}

/** Whether a credit pays out beyond the tax for this return. */
export function isRefundable(work: StateWork, credit: StateCredit): boolean {
  if (credit.kind !== 'care' || credit.refundableUpTo === undefined) return credit.refundable
  return measured(work, 'federal-agi') <= credit.refundableUpTo[work.status]
}
