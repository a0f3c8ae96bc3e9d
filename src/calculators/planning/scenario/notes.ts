/** What the visitor should know about these numbers before trusting them. */

import { stateInheritanceTax } from '#facts/state-rules/death-taxes.ts'
import { paidLeave } from '#facts/state-rules/paid-leave.ts'
import type { Say } from '../../kit/say.ts'
import { isStateCode, stateNameOf } from '../../kit/states.ts'
import type { ScenarioResult } from './run.ts'
import { noteWords } from './words/answer.en.ts'

/** Medicare begins with the 25th month of benefits, the 30th of the disability. */
const MEDICARE_AFTER = 29
const isLong = ({ months, socialSecurity }: { readonly months: number; readonly socialSecurity: number }): boolean =>
  socialSecurity > 0 && (months === 0 || months > MEDICARE_AFTER)

export function notesOf({ model, given, after, changes }: ScenarioResult, say: Say): readonly string[] {
  const { household } = model
  const debtNames = (ids: readonly string[]): readonly string[] =>
    household.debts.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const has = (kind: string): boolean => given.events.some((one) => one.kind === kind)
  const state = household.state !== null && isStateCode(household.state) ? household.state : null
  const leave = state === null ? undefined : paidLeave.value[state]
  const isPaid = leave !== undefined && leave.status === 'in-force'
  const crash = changes.find((one) => one.kind === 'market')
  const cover = new Set(after.notes.map(({ outcome }) => outcome))
  const said: readonly (string | false)[] = [
    model.streams.length === 0 && noteWords.noIncome,
    model.costs.size === 0 && noteWords.noCosts,
    state === null && noteWords.noState,
    model.isGrossedUp && noteWords.grossedUp,
    model.unknownPayments.length > 0 && noteWords.unknownPayments(debtNames(model.unknownPayments), say),
    model.unknownAprs.length > 0 && noteWords.unknownAprs(debtNames(model.unknownAprs), say),
    cover.has('medicaid') && noteWords.medicaid,
    cover.has('under-line') && noteWords.underLine,
    has('baby') && isPaid && state !== null && noteWords.paidLeave(stateNameOf(state), leave.familyWeeks ?? null, say),
    has('disability') && noteWords.disabilityWait,
    given.events.some((one) => one.kind === 'disability' && one.terms.health !== 'unchanged' && isLong(one.terms)) &&
      noteWords.disabilityMedicare,
    (has('job-loss') || has('disability')) &&
      household.debts.some(({ isFederal, balance }) => isFederal === true && balance > 0) &&
      noteWords.federalLoans,
    has('inheritance') &&
      state !== null &&
      stateInheritanceTax.value[state] !== undefined &&
      noteWords.inheritanceTax(stateNameOf(state)),
    crash?.kind === 'market' && crash.stocks.length > 0 && noteWords.crash(crash.stocks.length, say),
    has('divorce') && noteWords.coverDivorce,
  ]
  return said.filter((one): one is string => one !== false)
}
