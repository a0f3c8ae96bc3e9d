import type { LoanProgram } from '#engine/housing/qualifying-payment.ts'
import { fhaMinimumDown } from '#facts/lending/mortgage.ts'
import { conventionalMinimumDown } from '#facts/lending/qualifying.ts'

/** Percent points of the price. */
export const minimumDownOf = (program: LoanProgram): number =>
  program === 'conventional'
    ? conventionalMinimumDown.value * 100
    : program === 'fha'
      ? (fhaMinimumDown.value[0]?.share ?? 0) * 100
      : 0
