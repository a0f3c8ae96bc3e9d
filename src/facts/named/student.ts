import { loanRates, newLimits, originationFee, rateFormula, undergraduateLimits } from '../student/loans.ts'
import {
  extendedPlan,
  graceMonths,
  graduatedPlan,
  publicServicePayments,
  repaymentAssistance,
  standardPlan,
} from '../student/plans.ts'
import { povertyGuidelines } from '../student/poverty.ts'
import { listed, type NamedFact, standing, yearly } from './named-fact.ts'

const plan = { margin: ['Added to the 10-year Treasury rate', 'fraction'], cap: ['Highest rate', 'fraction'] } as const
const poverty = {
  first: ['Poverty guideline, first person', 'dollars', 'year'],
  eachMore: ['Poverty guideline, each person more', 'dollars', 'year'],
} as const
/** A rate of July is for loans first paid out until June of the next year. */
const rateYears = loanRates.value.map(({ from }) => Number(from.slice(0, 4)))

export const studentFacts: readonly NamedFact[] = [
  ...yearly('poverty.guideline', povertyGuidelines, { contiguous: poverty, alaska: poverty, hawaii: poverty }),
  ...(['subsidized', 'unsubsidized', 'graduate', 'plus'] as const).flatMap((kind) =>
    listed(
      `student.rate.${kind}`,
      loanRates,
      rateYears,
      (rows, year) => rows.find(({ from }) => from.startsWith(String(year)))?.[kind] ?? null,
      [`Fixed rate of federal student loans first paid out from July of the year: ${kind}`, 'fraction'],
    ),
  ),
  ...standing('student.rateFormula', rateFormula, { undergraduate: plan, graduate: plan, plus: plan }),
  ...standing('student.originationFee', originationFee, {
    direct: ['Fee kept back from direct loans', 'fraction'],
    plus: ['Fee kept back from PLUS loans', 'fraction'],
  }),
  ...standing('student.undergraduateLimit', undergraduateLimits, {
    dependentByYear: { list: 'Yearly limit of a dependent student, by year of study', unit: 'dollars' },
    dependentTotal: ['Total limit of a dependent student', 'dollars'],
    independentByYear: { list: 'Yearly limit of an independent student, by year of study', unit: 'dollars' },
    independentTotal: ['Total limit of an independent student', 'dollars'],
    subsidizedTotal: ['Total limit of subsidized loans', 'dollars'],
  }),
  ...standing('student.limit', newLimits, {
    graduateYear: ['Yearly limit of a graduate student', 'dollars', 'year'],
    graduateTotal: ['Total limit of a graduate student', 'dollars'],
    professionalYear: ['Yearly limit of a professional student', 'dollars', 'year'],
    professionalTotal: ['Total limit of a professional student', 'dollars'],
    parentPlusYearPerStudent: ['Yearly limit of Parent PLUS loans per student', 'dollars', 'year'],
    parentPlusTotalPerStudent: ['Total limit of Parent PLUS loans per student', 'dollars'],
    lifetimeWithoutParentPlus: ['Lifetime limit, Parent PLUS left out', 'dollars'],
  }),
  ...standing('student.standardPlan', standardPlan, {
    months: ['Payments of the standard plan', 'months'],
    minimumMonthly: ['Smallest payment', 'dollars', 'month'],
  }),
  ...standing('student.graduatedPlan', graduatedPlan, {
    years: ['Length of the graduated plan', 'years'],
    stepEveryYears: ['Years between its steps', 'years'],
    largestOverSmallest: ['Largest payment, of the smallest', 'ratio'],
  }),
  ...standing('student.extendedPlan', extendedPlan, {
    years: ['Length of the extended plan', 'years'],
    balanceOver: ['Balance over which it is open', 'dollars'],
  }),
  ...standing('student.repaymentAssistance', repaymentAssistance, {
    flatUpTo: ['AGI up to which the Repayment Assistance Plan asks a flat amount', 'dollars', 'year'],
    flatYearly: ['That amount', 'dollars', 'year'],
    rows: { table: 'Share of the whole AGI by AGI', fields: { over: 'dollars', rate: 'fraction' } },
    perDependentMonthly: ['Less for each dependent', 'dollars', 'month'],
    minimumMonthly: ['Smallest payment', 'dollars', 'month'],
    principalMatch: ['Most principal paid for the borrower', 'dollars', 'month'],
    forgivenAfterPayments: ['Payments after which the rest is forgiven', 'count'],
  }),
  ...standing('student.publicServicePayments', publicServicePayments, [
    'Payments after which public service forgives the rest',
    'count',
  ]),
  ...standing('student.grace', graceMonths, ['Grace period after school', 'months']),
]
