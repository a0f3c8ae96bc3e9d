/** Changes a person could make, each tried on the whole outlook. */
import type { Outlook } from './plan-of.ts'
import type { RetirementInputs } from './sections.ts'

export type LeverKey = 'later' | 'save' | 'spend' | 'claim'
export interface Lever {
  readonly key: LeverKey
  /** Years, dollars a month, or an age. */
  readonly amount: number
  readonly changed: RetirementInputs
}

const YEARS_LATER = 2
const LATEST_CLAIM = 70
/** To what a person would say. */
const toFifty = (amount: number): number => Math.max(50, Math.round(amount / 50) * 50)

export function leversOf(
  inputs: RetirementInputs,
  { age, working, spending, claimAge, years }: Outlook,
): readonly Lever[] {
  const levers: Lever[] = []
  if (working > 0 && working + YEARS_LATER < years)
    levers.push({
      key: 'later',
      amount: YEARS_LATER,
      changed: { ...inputs, retireAge: inputs.retireAge + YEARS_LATER },
    })
  const more = toFifty(Math.max(inputs.saving * 0.25, inputs.pay / 240))
  if (working > 0)
    // What is spent in retirement stays as it was.
    levers.push({ key: 'save', amount: more, changed: { ...inputs, spending, saving: inputs.saving + more } })
  const less = toFifty(spending * 0.1)
  if (spending > less) levers.push({ key: 'spend', amount: less, changed: { ...inputs, spending: spending - less } })
  // Who gets benefits already has nothing to wait for.
  if (claimAge < LATEST_CLAIM && age < claimAge)
    levers.push({ key: 'claim', amount: LATEST_CLAIM, changed: { ...inputs, claimAge: LATEST_CLAIM } })
  return levers
}
