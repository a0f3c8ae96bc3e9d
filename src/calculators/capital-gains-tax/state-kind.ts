/** How a state treats long-term gains, read from its facts. */
import type { GainsContext } from './context.ts'

export type StateKind =
  | { readonly kind: 'none' }
  | { readonly kind: 'as-income' }
  | { readonly kind: 'gentler' }
  | { readonly kind: 'excise'; readonly over: number }

/** Null where no state is chosen. */
export function stateKindOf({ law }: GainsContext): StateKind | null {
  if (law.state === 'none') return null
  const year = law.state.yearOf(law.tax.year)
  const excise = year.rules.find(({ value }) => value.kind === 'gains-excise')?.value
  if (excise?.kind === 'gains-excise') return { kind: 'excise', over: excise.deduction }
  const { longTermShareExcluded, flatExcluded, allExcludedOver } = year.gains.value
  const hasRule = year.rules.some(({ value }) => value.kind === 'gains-own-rates' || value.kind === 'gains-rate-cap')
  if (longTermShareExcluded > 0 || flatExcluded !== undefined || allExcludedOver !== undefined || hasRule)
    return { kind: 'gentler' }
  return { kind: 'as-income' }
}
