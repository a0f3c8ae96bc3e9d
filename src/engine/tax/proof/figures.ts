import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { OracleFigures } from '../../oracles/tax.ts'

/** A tax year's published figures in the form the independent return takes them. */
export function figuresOf(facts: TaxYearFacts): OracleFigures {
  const minimum = facts.alternativeMinimumTax.value
  const extras = facts.standardDeductionExtras.value
  const business = facts.qualifiedBusinessIncome.value
  const ira = facts.ira.value
  return {
    brackets: facts.ordinaryBrackets.value,
    standard: facts.standardDeduction.value,
    agedOrBlind: extras.agedOrBlindEach,
    dependentMinimum: extras.dependentMinimum,
    dependentPlus: extras.dependentEarnedIncomePlus,
    zeroEdge: facts.capitalGains.value.zeroUpTo,
    fifteenEdge: facts.capitalGains.value.fifteenUpTo,
    minimumTax: {
      exemption: minimum.exemption,
      phaseOutOver: minimum.phaseOutOver,
      phaseOutRate: minimum.phaseOutRate,
      edge: minimum.highRateOver,
      childPlus: minimum.childEarnedIncomePlus,
    },
    wageBase: facts.payroll.value.wageBase,
    taxesCap: facts.saltCap.value.cap.single,
    taxesCapOver: facts.saltCap.value.magiOver.single,
    businessOver: business.taxableIncomeOver,
    businessRange: business.phaseInRange.other,
    businessLeast: business.minimumDeduction,
    perChild: facts.childTaxCredit.value.perChild,
    refundablePerChild: facts.childTaxCredit.value.refundablePerChild,
    earnedIncomeRows: facts.earnedIncomeCredit.value.rows,
    investmentLimit: facts.earnedIncomeCredit.value.investmentIncomeLimit,
    savers: facts.saversCredit.value.agiUpTo,
    studentLoan: facts.studentLoanInterest.value.magi,
    ira: { limit: ira.limit, catchUp: ira.catchUp50 },
    iraCovered: {
      single: ira.deductionMagi.coveredSingle,
      joint: ira.deductionMagi.coveredJoint,
      spouseOnly: ira.deductionMagi.onlySpouseCovered,
    },
    from2026: facts.year >= 2026,
  }
}
