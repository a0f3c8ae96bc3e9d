/** The same fund in a taxable account, a traditional one and a Roth. */
import {
  type HoldingCourse,
  type HoldingPlan,
  type HoldingTerms,
  type HoldingYear,
  holdingCourse,
  saleTaxOf,
} from '#engine/funds/holding-course.ts'
import { type Held, heldOf, noPayouts } from '../kit/fund/held.ts'
import type { EtfInputs } from './sections.ts'

export type AccountKind = EtfInputs['account']
export const accountKinds = ['taxable', 'ira', 'roth'] as const satisfies readonly AccountKind[]
export type ByAccount = Readonly<Record<AccountKind, Held>>

/** A fund whose payouts are taxed on the way, and the same one sheltered. */
export interface Courses {
  readonly taxed: HoldingCourse
  readonly sheltered: HoldingCourse
}
export function coursesOf(plan: HoldingPlan, terms: HoldingTerms): Courses {
  return { taxed: holdingCourse(plan, terms), sheltered: holdingCourse(plan, { ...terms, payoutTax: noPayouts }) }
}

/** The same fund in three kinds of account: a taxable one, and twice sheltered. */
export function inAccounts(
  { taxed, sheltered }: Courses,
  gainTax: (row: HoldingYear) => number,
  withdrawal: number,
): ByAccount {
  return {
    taxable: heldOf(taxed, 'gain', gainTax),
    ira: heldOf(sheltered, 'all', (row) => saleTaxOf(row, { on: 'all', rate: withdrawal })),
    roth: heldOf(sheltered, 'nothing', () => 0),
  }
}
