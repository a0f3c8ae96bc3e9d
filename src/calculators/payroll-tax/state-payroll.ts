/** How a state and a place take their part of a paycheck: by the state's own booklet where it is held, else by its yearly law. */
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { StatePayroll } from '#engine/withholding/paycheck.ts'
import { type StateCertificate, stateWithheld, usualCertificate } from '#engine/withholding/state-withholding.ts'
import { spreadOverYear, wageRuleOf } from '#engine/withholding/yearly-law.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { programsAfterCafeteria, programsCappedByWeek } from '#facts/state-rules/paid-leave.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { StateWithholding } from '#facts/withholding/state-schema.ts'
import { isStateCode } from '../kit/states.ts'
import { dependentsOf } from './dependents.ts'
import type { Booklet } from './law.ts'
import type { PayInputs } from './sections.ts'

/** Where a job is, and the law of that place. */
export interface Place {
  readonly state: LoadedStateLaw
  readonly booklet: Booklet
  readonly locality: string | null
}

export const taxesHsaIn = (code: string): boolean => isStateCode(code) && hsaTaxedIn.value.includes(code)

/** The booklet, where it is held and of the year or before it. */
export const formulaIn = ({ booklet }: Pick<Place, 'booklet'>, facts: TaxYearFacts): StateWithholding | null =>
  booklet !== 'none' && booklet.since <= facts.year ? booklet : null

/** Whether an allowance changes anything in this state. */
export const countsAllowances = ({ formula: { value } }: StateWithholding): boolean =>
  value.perAllowance > 0 || value.creditPerAllowance > 0 || value.shareOfWages !== undefined

/** The state's certificate: the allowances entered, or what somebody with this family usually claims. */
export function certificateOf(inputs: PayInputs, { usual }: StateWithholding): StateCertificate {
  const spouseWorks = inputs.status === 'joint' && inputs.spousePay > 0
  const claimed = usualCertificate(usual, { status: inputs.status, spouseWorks, dependents: inputs.children })
  return inputs.stateAllowances === null ? claimed : { ...claimed, allowances: inputs.stateAllowances }
}

/** Null for no state. */
export function statePayroll(
  inputs: PayInputs,
  place: Place,
  periods: number,
  facts: TaxYearFacts,
): StatePayroll | null {
  const { state, locality } = place
  if (state === 'none') return null
  const { code } = state.facts
  const taxesHsa = taxesHsaIn(code)
  const known = { status: inputs.status, age: inputs.age, dependents: dependentsOf(inputs), locality }
  const spread = spreadOverYear(known, state, facts, periods, taxesHsa)
  const held = formulaIn(place, facts)
  const certificate = held && certificateOf(inputs, held)
  return {
    wageRule: wageRuleOf(state, facts.year, taxesHsa),
    programs: state.yearOf(facts.year).employeePayroll.map(({ value }) => ({
      ...value,
      byWeek: programsCappedByWeek.value[code]?.includes(value.name) ?? false,
    })),
    programsAfterCafeteria: programsAfterCafeteria.value.includes(code),
    taxOn: (wages, check) => {
      const year = held && locality === null ? null : spread(wages, check)
      const extra = wages.regular > 0 ? inputs.stateExtra : 0
      if (!held || !certificate) return { ...(year as NonNullable<typeof year>), regular: (year?.regular ?? 0) + extra }
      const by = (amount: number) => stateWithheld(amount, periods, certificate, held.formula.value)
      const regular = by(wages.regular)
      const bonus = wages.bonus > 0 ? Math.max(0, by(wages.regular + wages.bonus) - regular) : 0
      return { regular: regular + extra, bonus, local: year?.local ?? 0 }
    },
  }
}
