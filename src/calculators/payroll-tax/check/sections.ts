/** The questions of "Check my W-4", in order: stubs, children and the refund wanted stand open, the rest waits until it’s opened. */
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { count, type Inputs, money } from '../../kit/field.ts'
import { type FieldsOf, section } from '../../kit/section.ts'
import { deductionFields, familyFields, formFields, incomeFields, paymentFields } from './household-fields.ts'
import { benefitsField, jobsField, pensionsField } from './job-fields.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const when = ({ view }: { readonly view: string }): boolean => view === 'check'
/** Folded behind its own words. */
const folded = <const F extends Parameters<typeof section>[1]>(
  { title, more }: { readonly title: string; readonly more: string },
  fields: F,
) => section(title, fields, { more, when })

export const checkSections = [
  section(
    sectionWords.jobs,
    {
      checkJobs: jobsField,
      checkChildren: count({ ...words.children, initial: 0, max: 15, profile: 'children' }),
      checkRefund: money({ ...words.refund, initial: 0, max: 1e7, nudge: 500 }),
    },
    { when },
  ),
  folded(sectionWords.retired, { checkPensions: pensionsField, checkBenefits: benefitsField }),
  folded(sectionWords.income, incomeFields),
  folded(sectionWords.deductions, deductionFields),
  folded(sectionWords.family, familyFields),
  folded(sectionWords.payments, paymentFields),
  folded(sectionWords.forms, formFields),
] as const

/** What the check reads: its own answers, and how the household files. */
export type CheckInputs = Inputs<FieldsOf<typeof checkSections>> & { readonly status: FilingStatus }
