/** Calculators that go deeper into an event, with its numbers filled in. */

import { points } from '#calculators/kit/field.ts'
import type { Household } from '#engine/household/household.ts'
import { cashOf } from '#engine/household/standing.ts'
import type { EventKind, LifeEvent, Terms } from '#engine/planning/scenario/event-fields.ts'
import { calculatorLink } from '../picture/calculator-link.ts'

const whole = (amount: number): number => Math.round(Math.max(0, amount))
const heldIn = ({ accounts }: Household, kinds: readonly string[]): number =>
  accounts.reduce((sum, { kind, balance }) => (kinds.includes(kind) ? sum + balance : sum), 0)
const preTaxOf = (household: Household): number => heldIn(household, ['traditional-401k', 'traditional-ira'])
const rothOf = (household: Household): number => heldIn(household, ['roth-401k', 'roth-ira'])

interface Step {
  readonly to: string
  readonly words: string
}
type Steps = { readonly [K in EventKind]?: (terms: Terms<K>, household: Household) => Step }

const steps: Steps = {
  'job-loss': (_, household) => ({
    to: calculatorLink('emergency-fund', { savings: Math.round(Math.max(0, cashOf(household))) }),
    words: 'How large an emergency fund should be',
  }),
  inheritance: ({ amount }) => ({ to: calculatorLink('lumpsum', { amount }), words: 'What this money could grow to' }),
  car: ({ price, down, apr, termMonths }) => ({
    to: calculatorLink('auto-loan', { price, down, rate: points(apr), term: termMonths }),
    words: 'This car loan in detail',
  }),
  home: ({ price, down, apr, termMonths }) => ({
    to: calculatorLink('mortgage', { price, down: { amount: down, unit: 'usd' }, rate: points(apr), term: termMonths }),
    words: 'This mortgage in detail',
  }),
  retire: (_, household) => ({
    to: calculatorLink('retirement-planning', {
      state: household.state,
      preTax: whole(preTaxOf(household)),
      roth: whole(rothOf(household)),
      cash: whole(cashOf(household)),
    }),
    words: 'Your whole retirement, year by year',
  }),
}

export function nextSteps(events: readonly LifeEvent[], household: Household): readonly Step[] {
  const found = events.flatMap((event) => {
    const step = steps[event.kind] as ((terms: LifeEvent['terms'], household: Household) => Step) | undefined
    return step ? [step(event.terms, household)] : []
  })
  return found.filter((one, at) => found.findIndex(({ to }) => to === one.to) === at)
}
