import type { Household } from '#engine/household/household.ts'
import { type PayWorkedOut, payWorkedOut } from '#engine/household/take-home.ts'
import type { IsoDate } from '#engine/month.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { type LoadedStateLaw, stateReturnFor } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** Whole federal and state returns of this household under the law that is here. */
export function workOutPay(
  household: Household,
  { tax, state }: { readonly tax: TaxYearFacts; readonly state: LoadedStateLaw },
  year: number,
  today: IsoDate,
): PayWorkedOut | null {
  const returnFor = stateReturnFor(state, year)
  return payWorkedOut(household, today, (asked) =>
    settleTaxes(asked, tax, returnFor === null ? null : returnFor(asked)),
  )
}
