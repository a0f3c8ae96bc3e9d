/** Plain findings from the visitor's own numbers, the largest in dollars first. */
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { bothTaxes } from './apart.ts'
import { type TaxContext, twoReturnsOf } from './context.ts'
import { business, itemize, otherChoice, saltCap, senior } from './deduction-findings.ts'
import {
  bracketRoom,
  earlyMoney,
  investmentTax,
  losses,
  minimumTax,
  nextCliff,
  paidOut,
  selfEmployment,
  stateBack,
  tooMuchSocialSecurity,
  torpedo,
  zeroGains,
} from './income-findings.ts'
import { stateIn } from './law.ts'
import { harborFinding } from './paid.ts'
import { iraMoney, overPlanLimit, planMoney } from './saving-room.ts'
import { doubtsOf } from './state-trust.ts'
import { allTax } from './taxes.ts'
import { type MaybeWeighed, weighed } from './weighed.ts'
import { lineOptions } from './what-if-fields.ts'
import { changeWords, coupleWords, leftOutWords } from './words/findings.en.ts'

const MOST = 6
/** A few dollars either way are no reason for two returns. */
const EVEN = 50

/** Which way of filing costs a couple less, and what being married does. */
function marriage(context: TaxContext): MaybeWeighed {
  const returns = twoReturnsOf(context)
  if (returns === null) return null
  const joint = allTax(context.result.taxes)
  const worse = bothTaxes(returns.separate) - joint
  const less = joint - bothTaxes(returns.unmarried)
  const values = { apart: Math.abs(worse), less }
  if (Math.abs(worse) < EVEN) return weighed(Math.abs(less), note(coupleWords.even, values))
  const found = worse > 0 ? note(coupleWords.jointly, values) : act(coupleWords.separately, values)
  return weighed(Math.abs(worse) + Math.abs(less), found)
}

function nobody({ result }: TaxContext): MaybeWeighed {
  const { status, dependents } = result.household
  if ((status !== 'head' && status !== 'surviving') || dependents.length > 0) return null
  return weighed(
    1e9,
    act(() => coupleWords.nobody),
  )
}

/** The line that moves, by its label. */
export const changedLine = ({
  inputs,
}: Pick<TaxContext, 'inputs'>): { readonly line: string; readonly by: number } => ({
  line: lineOptions.find(({ value }) => value === inputs.whatIfLine)?.label ?? '',
  by: inputs.whatIfChange,
})

function whatIf({ inputs, result }: TaxContext): MaybeFound {
  const cost = result.whatIf
  if (cost === null) return null
  const isShort = Math.abs(inputs.whatIfChange - cost.movedBy) >= 1
  const change = { ...changedLine({ inputs }), counted: isShort ? Math.abs(cost.movedBy) : null }
  if ([cost.federal, cost.state, cost.payroll].every((one) => Math.abs(one) < 0.5))
    return note(changeWords.same, change)
  const values = { ...change, cost: { ...cost, state: result.taxes.state ? cost.state : null } }
  return cost.total <= 0 ? good(changeWords.moves, values) : watch(changeWords.moves, values)
}

function stateDoubts({ law }: TaxContext): MaybeFound {
  const state = stateIn(law)
  const doubts = state ? doubtsOf(state, law.facts.year).length : 0
  return state && doubts > 0 && note(leftOutWords.doubts, { name: state.facts.name, doubts })
}

/** Relatives with too much income to be claimed. */
function unclaimed({ inputs, result, law }: TaxContext): MaybeWeighed {
  const missing = inputs.dependents.length === 0 ? 0 : inputs.dependents.length - result.household.dependents.length
  if (missing === 0) return null
  return weighed(500 * missing, watch(coupleWords.unclaimed, { missing, under: law.facts.dependentIncomeUnder.value }))
}

const byWeight: readonly ((context: TaxContext) => MaybeWeighed)[] = [
  nobody,
  unclaimed,
  paidOut,
  torpedo,
  marriage,
  nextCliff,
  minimumTax,
  investmentTax,
  earlyMoney,
  selfEmployment,
  business,
  itemize,
  otherChoice,
  saltCap,
  senior,
  planMoney,
  overPlanLimit,
  iraMoney,
  zeroGains,
  bracketRoom,
  losses,
  tooMuchSocialSecurity,
  stateBack,
]

export function findings(context: TaxContext): readonly MaybeFound[] {
  const kept = byWeight
    .map((find) => find(context))
    .filter((one) => one !== null)
    .sort((a, b) => b.size - a.size)
  const { household } = context.result
  return [
    whatIf(context),
    harborFinding(context),
    ...kept.slice(0, MOST).map(({ found }) => found),
    stateDoubts(context),
    note(leftOutWords.federal, { isSeparate: household.status === 'separate', hasState: context.law.state !== 'none' }),
  ]
}
