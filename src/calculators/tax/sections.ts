/** The order of the questions: those everyone has, the rest folded until opened or used. A couple's stand side by side. */
import type { Inputs } from '../kit/field.ts'
import { filingStatus, stateOrFederal } from '../kit/household.ts'
import { localityFields } from '../kit/locality-fields.ts'
import { type FieldsOf, section } from '../kit/section.ts'
import {
  aboutFields,
  adjustmentFields,
  carLoanFields,
  creditFields,
  familyFields,
  investmentFields,
  itemizedFields,
  lastYearFields,
  otherIncomeFields,
  rentalFields,
  withheldFields,
} from './household-fields.ts'
import { both } from './person-fields.ts'
import { whatIfFields } from './what-if-fields.ts'
import { sectionWords as words } from './words/form.en.ts'

const { children, ...ofYou } = aboutFields

/** A section folded behind its own words. */
const folded = <const F extends Parameters<typeof section>[1]>(
  { title, more }: { readonly title: string; readonly more: string },
  fields: F,
) => section(title, fields, { more })

export const sections = [
  section(words.basics.title, {
    status: filingStatus(),
    ...both('pay', 'age'),
    children,
    state: stateOrFederal,
    ...localityFields,
  }),
  folded(words.work, both('planDeferrals', 'rothPlanDeferrals', 'cafeteriaPlan', 'coveredByPlan')),
  folded(words.accounts, both('traditionalIra', 'rothIra', 'hsa')),
  folded(
    words.retirement,
    both(
      'socialSecurity',
      'iraWithdrawals',
      'earlyWithdrawals',
      'privatePension',
      'governmentPension',
      'militaryPension',
      'disabilityIncome',
    ),
  ),
  folded(words.investments, investmentFields),
  folded(
    words.business,
    both(
      'selfEmployment',
      'selfEmployedHealth',
      'selfEmployedPlan',
      'serviceTrade',
      'businessWages',
      'businessProperty',
    ),
  ),
  folded(words.otherIncome, { ...rentalFields, ...both('unemployment'), ...otherIncomeFields }),
  folded(words.tips, { ...both('tips', 'overtimePremium'), ...carLoanFields }),
  folded(words.itemized, itemizedFields),
  folded(words.deductions, { ...adjustmentFields, ...both('educatorExpenses') }),
  folded(words.family, familyFields),
  folded(words.about, { ...both('blind', 'student'), ...ofYou, ...creditFields }),
  folded(words.payments, {
    ...withheldFields,
    ...both('socialSecurityWithheld', 'medicareWithheld'),
    ...lastYearFields,
  }),
  folded(words.whatIf, whatIfFields),
] as const

export type TaxInputs = Inputs<FieldsOf<typeof sections>>
