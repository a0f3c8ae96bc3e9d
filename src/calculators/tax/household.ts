import { mayBeClaimed, mayBeInCare } from '#engine/tax/dependents.ts'
import type { Dependent, Household, Person } from '#engine/tax/household.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { placeOf } from '../kit/locality-fields.ts'
import type { PersonKey } from './person-fields.ts'
import type { TaxInputs } from './sections.ts'

/** What the next dollars can be made of. */
export type MainIncome = 'pay' | 'selfEmployment' | 'iraWithdrawals' | 'longTermGain'

type PersonInputs = Pick<TaxInputs, PersonKey>

/** The spouse's answers under the names of one's own. */
const spouseInputs = (inputs: TaxInputs): PersonInputs => ({
  age: inputs.spouseAge,
  pay: inputs.spousePay,
  blind: inputs.spouseBlind,
  student: inputs.spouseStudent,
  planDeferrals: inputs.spousePlanDeferrals,
  rothPlanDeferrals: inputs.spouseRothPlanDeferrals,
  cafeteriaPlan: inputs.spouseCafeteriaPlan,
  tips: inputs.spouseTips,
  overtimePremium: inputs.spouseOvertimePremium,
  socialSecurityWithheld: inputs.spouseSocialSecurityWithheld,
  medicareWithheld: inputs.spouseMedicareWithheld,
  selfEmployment: inputs.spouseSelfEmployment,
  serviceTrade: inputs.spouseServiceTrade,
  businessWages: inputs.spouseBusinessWages,
  businessProperty: inputs.spouseBusinessProperty,
  selfEmployedHealth: inputs.spouseSelfEmployedHealth,
  selfEmployedPlan: inputs.spouseSelfEmployedPlan,
  coveredByPlan: inputs.spouseCoveredByPlan,
  traditionalIra: inputs.spouseTraditionalIra,
  rothIra: inputs.spouseRothIra,
  hsa: inputs.spouseHsa,
  socialSecurity: inputs.spouseSocialSecurity,
  privatePension: inputs.spousePrivatePension,
  governmentPension: inputs.spouseGovernmentPension,
  militaryPension: inputs.spouseMilitaryPension,
  iraWithdrawals: inputs.spouseIraWithdrawals,
  earlyWithdrawals: inputs.spouseEarlyWithdrawals,
  unemployment: inputs.spouseUnemployment,
  disabilityIncome: inputs.spouseDisabilityIncome,
  educatorExpenses: inputs.spouseEducatorExpenses,
})

/**
 * One person of the return. What is taken from pay is at most the pay (benefits first, then pre-tax plan money, then Roth),
 * tips and overtime are part of it, and early withdrawals are part of all withdrawals. Questions about a business count
 * only with a profit. `care`: dependent care money taken from this pay before tax.
 */
function personOf(inputs: PersonInputs, care = 0): Person {
  const { pay } = inputs
  const cafeteriaPlan = Math.min(inputs.cafeteriaPlan + care, pay)
  const planDeferrals = Math.min(inputs.planDeferrals, pay - cafeteriaPlan)
  const rothPlanDeferrals = Math.min(inputs.rothPlanDeferrals, pay - cafeteriaPlan - planDeferrals)
  const tips = Math.min(inputs.tips, pay)
  const business = inputs.selfEmployment > 0
  return {
    age: inputs.age,
    blind: inputs.blind,
    student: inputs.student,
    pay,
    planDeferrals,
    rothPlanDeferrals,
    cafeteriaPlan,
    tips,
    overtimePremium: Math.min(inputs.overtimePremium, pay - tips),
    socialSecurityWithheld: pay > 0 ? inputs.socialSecurityWithheld : null,
    medicareWithheld: pay > 0 ? inputs.medicareWithheld : null,
    selfEmployment: inputs.selfEmployment,
    serviceTrade: business && inputs.serviceTrade,
    businessWages: business ? inputs.businessWages : 0,
    businessProperty: business ? inputs.businessProperty : 0,
    selfEmployedHealth: business ? inputs.selfEmployedHealth : 0,
    selfEmployedPlan: business ? inputs.selfEmployedPlan : 0,
    coveredByPlan: inputs.coveredByPlan || inputs.planDeferrals > 0 || inputs.rothPlanDeferrals > 0,
    traditionalIra: inputs.traditionalIra,
    rothIra: inputs.rothIra,
    hsa: inputs.hsa,
    socialSecurity: inputs.socialSecurity,
    privatePension: inputs.privatePension,
    governmentPension: inputs.governmentPension,
    militaryPension: inputs.militaryPension,
    iraWithdrawals: Math.max(inputs.iraWithdrawals, inputs.earlyWithdrawals),
    earlyWithdrawals: inputs.earlyWithdrawals,
    unemployment: inputs.unemployment,
    disabilityIncome: Math.min(inputs.disabilityIncome, inputs.privatePension + inputs.governmentPension),
    educatorExpenses: inputs.educatorExpenses,
  }
}

/**
 * Dependent care money that leaves pay before tax (IRC 129), yours and your spouse's: up to the year's limit and up to what the
 * lower earner of a couple earns, who counts as earning something while a full-time student. What is over stays in taxed pay.
 */
function careFromPay(inputs: TaxInputs, facts: TaxYearFacts): readonly [number, number] {
  const { limit, separate } = facts.dependentCareFsa.value
  const spouse = spouseInputs(inputs)
  const joint = inputs.status === 'joint'
  const earned = ({ pay, selfEmployment, student }: PersonInputs): number =>
    student ? Number.POSITIVE_INFINITY : pay + Math.max(0, selfEmployment)
  const most = Math.min(
    inputs.status === 'separate' ? separate : limit,
    earned(inputs),
    joint ? earned(spouse) : Infinity,
  )
  const all = Math.min(inputs.dependentCareFsa, most)
  const room = ({ pay, cafeteriaPlan }: PersonInputs): number => Math.max(0, pay - cafeteriaPlan)
  const yours = Math.min(all, room(inputs))
  return [yours, joint ? Math.min(all - yours, room(spouse)) : 0]
}

/** A child known only by number: old enough for no state's credit for the very young, young enough for the child credit. */
const someChild: Dependent = { age: 10, child: true, student: false, disabled: false, hasNumber: true }

/** Those listed who may be claimed with the income they have; when nobody is listed, as many children as were counted. */
export function dependentsOf(inputs: TaxInputs, facts: TaxYearFacts): readonly Dependent[] {
  if (inputs.dependents.length === 0) return Array.from({ length: inputs.children }, () => someChild)
  const claimed: Dependent[] = []
  for (const { age, kind, student, disabled, hasNumber, income } of inputs.dependents) {
    const dependent: Dependent = { age, child: kind === 'child', student, disabled, hasNumber }
    if (mayBeClaimed(dependent, income, facts)) claimed.push(dependent)
  }
  return claimed
}

/** In care as the visitor says, or else all dependents whose care may count. */
const careChildrenOf = (inputs: TaxInputs, dependents: readonly Dependent[]): number =>
  inputs.careExpenses > 0 ? (inputs.careChildren ?? dependents.filter(mayBeInCare).length) : 0

/** What of the average balance is from before 16 December 2017: all of it unless a part is told. */
const olderBalanceOf = ({ mortgageInterest, mortgageBefore2018, mortgageBalance, mortgageOlder }: TaxInputs): number =>
  mortgageInterest > 0 && mortgageBefore2018 ? Math.min(mortgageOlder ?? mortgageBalance, mortgageBalance) : 0

export const stateOf = (inputs: TaxInputs): string | null => (inputs.state === 'US' ? null : inputs.state)

/**
 * The household the visitor described. A part is never larger than its whole: more qualified than ordinary dividends means
 * that many ordinary ones, more Treasury interest than interest that much interest.
 */
export function householdOf(inputs: TaxInputs, facts: TaxYearFacts): Household {
  const [yourCare, spousesCare] = careFromPay(inputs, facts)
  const you = personOf(inputs, yourCare)
  const separate = inputs.status === 'separate'
  const dependents = dependentsOf(inputs, facts)
  return {
    status: inputs.status,
    people: inputs.status === 'joint' ? [you, personOf(spouseInputs(inputs), spousesCare)] : [you],
    dependents,
    livedWithSpouse: separate ? inputs.livedWithSpouse : true,
    spouseItemizes: separate && inputs.spouseItemizes,
    claimedByAnother: inputs.claimedByAnother,
    interest: Math.max(inputs.interest, inputs.usInterest),
    usInterest: inputs.usInterest,
    taxExemptInterest: inputs.taxExemptInterest,
    ordinaryDividends: Math.max(inputs.ordinaryDividends, inputs.qualifiedDividends + inputs.reitDividends),
    qualifiedDividends: inputs.qualifiedDividends,
    reitDividends: inputs.reitDividends,
    shortTermGain: inputs.shortTermGain,
    longTermGain: inputs.longTermGain,
    depreciationGain: inputs.depreciationGain,
    collectiblesGain: inputs.collectiblesGain,
    shortTermCarryover: inputs.shortTermCarryover,
    longTermCarryover: inputs.longTermCarryover,
    rental: inputs.rental,
    rentalActive: inputs.rental < 0 ? inputs.rentalActive : true,
    otherIncome: inputs.otherIncome,
    studentLoanInterest: inputs.studentLoanInterest,
    alimonyPaidBefore2019: inputs.alimonyPaidBefore2019,
    otherAdjustments: inputs.otherAdjustments,
    carLoanInterest: inputs.carLoanInterest,
    medical: inputs.medical,
    stateIncomeTaxPaid: inputs.stateIncomeTaxPaid,
    salesTaxPaid: inputs.salesTaxPaid,
    realEstateTax: inputs.realEstateTax,
    personalPropertyTax: inputs.personalPropertyTax,
    mortgageInterest: inputs.mortgageInterest,
    mortgageBalance: inputs.mortgageInterest > 0 ? inputs.mortgageBalance : 0,
    olderMortgageBalance: olderBalanceOf(inputs),
    mortgageInsurance: inputs.mortgageInsurance,
    investmentInterest: inputs.investmentInterest,
    charityCash: inputs.charityCash,
    charityProperty: inputs.charityProperty,
    otherItemized: inputs.otherItemized,
    careExpenses: inputs.careExpenses,
    careChildren: careChildrenOf(inputs, dependents),
    dependentCareFsa: inputs.dependentCareFsa,
    schooling: inputs.schooling,
    mortgageCreditRate: inputs.mortgageInterest > 0 ? inputs.mortgageCreditRate / 100 : 0,
    mortgageCreditCarryover: inputs.mortgageCreditCarryover,
    adoptions: inputs.adoptions,
    adoptionCarryover: inputs.adoptionCarryover,
    foreignTaxPaid: inputs.foreignTaxPaid,
    otherCredits: inputs.otherCredits,
    federalWithheld: inputs.federalWithheld,
    estimatedPaid: inputs.estimatedPaid,
    lastYearTax: inputs.lastYearTax,
    lastYearAgi: inputs.lastYearAgi,
    state: stateOf(inputs),
    locality: placeOf(inputs),
    rentPaid: inputs.rentPaid,
    stateWithheld: inputs.stateWithheld,
  }
}

/** What the next dollars are made of: as chosen, or what the visitor lives on. Withdrawals stand for a retired life. */
export function nextKindOf(inputs: TaxInputs): MainIncome {
  if (inputs.nextOf !== 'main') return inputs.nextOf
  const retired =
    inputs.socialSecurity +
    Math.max(inputs.iraWithdrawals, inputs.earlyWithdrawals) +
    inputs.privatePension +
    inputs.governmentPension +
    inputs.militaryPension
  if (inputs.pay >= Math.max(inputs.selfEmployment, retired)) return 'pay'
  return inputs.selfEmployment >= retired ? 'selfEmployment' : 'iraWithdrawals'
}

/** A line as the household counts it: a whole is never smaller than its parts, money out of pay never more than the pay. */
function counted(inputs: TaxInputs, line: string): number | null {
  const given = inputs[line as keyof TaxInputs]
  if (typeof given !== 'number') return null
  switch (line) {
    case 'iraWithdrawals':
      return Math.max(given, inputs.earlyWithdrawals)
    case 'spouseIraWithdrawals':
      return Math.max(given, inputs.spouseEarlyWithdrawals)
    case 'interest':
      return Math.max(given, inputs.usInterest)
    case 'ordinaryDividends':
      return Math.max(given, inputs.qualifiedDividends + inputs.reitDividends)
    case 'planDeferrals':
      return personOf(inputs).planDeferrals
    case 'spousePlanDeferrals':
      return personOf(spouseInputs(inputs)).planDeferrals
    default:
      return given
  }
}

/** The same answers with one line moved from where it counts; a line that may not be negative stops at zero. */
export function withChange(inputs: TaxInputs, line: string, change: number): TaxInputs {
  const now = counted(inputs, line)
  if (now === null) return inputs
  const mayBeLoss =
    line === 'shortTermGain' || line === 'longTermGain' || line === 'rental' || /elfEmployment$/.test(line)
  const then = now + change
  return { ...inputs, [line]: mayBeLoss ? then : Math.max(0, then) }
}

/** By how much a change really moves its line, dollars: less than asked where the line ends at zero, at its parts or at the pay. */
export const movedBy = (inputs: TaxInputs, line: string, change: number): number =>
  (counted(withChange(inputs, line, change), line) ?? 0) - (counted(inputs, line) ?? 0)
