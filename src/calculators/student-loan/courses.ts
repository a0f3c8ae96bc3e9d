/** Each plan's course for the visitor's loans. */

import { fixedCourse, type Scheduled } from '#engine/student/fixed-course.ts'
import { graduatedSteps, type Step, standardPayment, termByBalance } from '#engine/student/fixed-plans.ts'
import { incomeDrivenCourse, type Phase } from '#engine/student/income-driven-course.ts'
import { type Course, nothingOwed, type StudentLoan, together } from '#engine/student/loan.ts'
import {
  consolidationTerms,
  extendedPlan,
  graduatedPlan,
  incomeDriven,
  incomeDrivenSmallPrint,
  publicServicePayments,
  repaymentAssistance,
  standardPlan,
  tieredStandardTerms,
} from '#facts/student/plans.ts'
import { askedIn, type IncomePlan, ibrRule } from './asked.ts'
import { borrowerOf, loanOf } from './borrower.ts'
import type { Law } from './law.ts'
import { isByIncome, legacyMonths, type PlanKey, takes } from './plans.ts'
import type { LoanInputs, LoanKind } from './sections.ts'

type Row = LoanInputs['loans'][number]
/** Years of income looked ahead: the longest plan. */
const YEARS = 30

const isConsolidation = (kind: LoanKind): boolean => kind === 'consolidation' || kind === 'parentConsolidation'
/** Months already behind on the 10-year plan. */
const elapsed = (inputs: LoanInputs): number => standardPlan.value.months - inputs.standardLeft
const fullTerm = (row: Row): number =>
  isConsolidation(row.kind) ? termByBalance(row.balance, consolidationTerms.value) : standardPlan.value.months
const left = (months: number, inputs: LoanInputs): number => Math.max(1, months - elapsed(inputs))

const publicServiceLeft = (inputs: LoanInputs): number | null =>
  inputs.pslf ? Math.max(0, publicServicePayments.value - inputs.pslfPayments) : null

/** Level payments over each loan's own term; together at least the plan's minimum, spread by size. */
function levels(rows: readonly Row[], termOf: (row: Row) => number): readonly Scheduled[] {
  const plain = rows.map((row) => ({
    loan: loanOf(row),
    months: termOf(row),
    payment: standardPayment(loanOf(row), termOf(row)),
  }))
  const total = plain.reduce((sum, { payment }) => sum + payment, 0)
  const raise = total > 0 ? Math.max(1, standardPlan.value.minimumMonthly / total) : 1
  return plain.map(({ loan, months, payment }) => ({ loan, steps: [{ months, payment: payment * raise }] }))
}

const scheduled = (
  rows: readonly Row[],
  steps: (loan: StudentLoan, row: Row) => readonly Step[],
): readonly Scheduled[] => rows.map((row) => ({ loan: loanOf(row), steps: steps(loanOf(row), row) }))

/** The standard plan; public service forgives what is left of loans on the 10-year term, which a consolidation is not. */
function standardCourse(rows: readonly Row[], inputs: LoanInputs): Course {
  const all = levels(rows, (row) => left(fullTerm(row), inputs))
  const service = publicServiceLeft(inputs)
  if (service === null) return fixedCourse(all)
  const ten = all.filter((_, i) => fullTerm(rows[i] as Row) === standardPlan.value.months)
  return together(fixedCourse(ten, service), fixedCourse(all.filter((one) => !ten.includes(one))))
}

/** One term for all, by what is owed together. */
function tieredCourse(rows: readonly Row[], inputs: LoanInputs): Course {
  const owed = rows.reduce((sum, { balance }) => sum + balance, 0)
  return fixedCourse(levels(rows, () => left(termByBalance(owed, tieredStandardTerms.value), inputs)))
}

/** What is asked in each year from today. */
function askedOver(plan: IncomePlan, inputs: LoanInputs, law: Law): readonly number[] {
  const who = borrowerOf(inputs, law, plan, inputs.filing)
  const asked: number[] = []
  let income = 1
  let prices = 1
  for (let year = 0; year < YEARS; year++) {
    asked.push(askedIn(plan, who, inputs, income, prices))
    income *= 1 + inputs.growth / 100
    prices *= 1 + inputs.inflation / 100
  }
  return asked
}

function phaseOf(plan: IncomePlan, fromMonth: number, inputs: LoanInputs, law: Law): Phase {
  const common = { fromMonth, asked: askedOver(plan, inputs, law) }
  const after = (payments: number): number => Math.max(0, payments - inputs.pastPayments)
  if (plan === 'rap') {
    const { forgivenAfterPayments, principalMatch } = repaymentAssistance.value
    return { ...common, kind: 'assistance', forgivenAfter: after(forgivenAfterPayments), match: principalMatch }
  }
  const rule = plan === 'ibr' ? ibrRule(inputs) : incomeDriven.value[plan]
  const subsidy = plan === 'icr' ? 0 : Math.max(0, incomeDrivenSmallPrint.value.subsidizedMonths - inputs.pastPayments)
  return { ...common, kind: 'plain', forgivenAfter: after(rule.years * 12), subsidyUntil: subsidy }
}

/** What PAYE or ICR goes on as for these loans: the visitor's choice, where it takes them all. */
export function followerOf(plan: IncomePlan, inputs: LoanInputs): 'ibr' | 'rap' {
  const own = inputs.loans.filter((row) => row.balance > 0 && takes(plan, row.kind))
  return inputs.afterEnd === 'rap' && own.every((row) => takes('rap', row.kind)) ? 'rap' : 'ibr'
}

/** The plan, and what follows when the law ends it. */
function phasesOf(plan: IncomePlan, inputs: LoanInputs, law: Law): readonly Phase[] {
  const first = phaseOf(plan, 0, inputs, law)
  if (plan === 'ibr' || plan === 'rap') return [first]
  return [first, phaseOf(followerOf(plan, inputs), legacyMonths(inputs), inputs, law)]
}

function byIncome(plan: IncomePlan, rows: readonly Row[], inputs: LoanInputs, law: Law): Course {
  const own = rows.filter((row) => takes(plan, row.kind))
  const course = incomeDrivenCourse(own.map(loanOf), phasesOf(plan, inputs, law), publicServiceLeft(inputs))
  const others = rows.filter((row) => !takes(plan, row.kind))
  if (others.length === 0) return course
  return together(course, inputs.newLoan ? tieredCourse(others, inputs) : standardCourse(others, inputs))
}

export function courseOf(key: PlanKey, inputs: LoanInputs, law: Law): Course {
  const rows = inputs.loans.filter((row) => row.balance > 0)
  if (rows.length === 0) return nothingOwed
  if (isByIncome(key)) return byIncome(key, rows, inputs, law)
  switch (key) {
    case 'standard':
      return standardCourse(rows, inputs)
    case 'graduated': {
      const { stepEveryYears, largestOverSmallest } = graduatedPlan.value
      return fixedCourse(
        scheduled(rows, (loan, row) =>
          graduatedSteps(loan, left(fullTerm(row), inputs), stepEveryYears * 12, largestOverSmallest),
        ),
      )
    }
    case 'extended':
      return fixedCourse(levels(rows, () => left(extendedPlan.value.years * 12, inputs)))
    case 'tiered':
      return tieredCourse(rows, inputs)
  }
}
