import { type NextDollars, nextDollars } from '#engine/tax/next-dollars.ts'
import { type Context, perContext } from '../kit/calculator.ts'
import { type Apart, apartOf } from './apart.ts'
import type { TaxResult } from './compute.ts'
import { stateIn, type TaxLaw } from './law.ts'
import type { TaxInputs } from './sections.ts'
import { taxesOf } from './taxes.ts'

export type TaxContext = Context<TaxInputs, TaxLaw, TaxResult>

/** How far ahead the next dollars are looked at, and the width of a step. Dollars. */
export const UP_TO = 50_000
const STEP = 500

/** What the next dollars cost, and where that changes: the whole return worked out at every step. */
export const nextOf = perContext<TaxContext, NextDollars>(({ result, law }) => {
  const { household, nextKind } = result
  const state = stateIn(law)
  const brackets = state?.yearOf(law.facts.year).brackets.value[household.status] ?? []
  return nextDollars(household, law.facts, (one) => taxesOf(one, law), {
    of: nextKind,
    upTo: UP_TO,
    step: STEP,
    stateName: state?.facts.name ?? '',
    ...(brackets.length > 0 ? { stateBrackets: brackets } : {}),
  })
})

/** A couple's two returns, married and not; null for anybody else. */
export const twoReturnsOf = perContext<TaxContext, Apart | null>(({ result, law }) =>
  apartOf(result.household, law, result.rounding),
)
