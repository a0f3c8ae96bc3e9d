/** What a page fetches once, after its first paint, for a household that knows only its pay before taxes. */
import type { Household } from '#engine/household/household.ts'
import type { PayWorkedOut } from '#engine/household/take-home.ts'
import type { IsoDate } from '#engine/month.ts'
import { defaultYear } from '#facts/default-year.ts'
import { lawShelf } from '../../kit/law-shelf.ts'
import type { Missing } from '../../kit/missing.ts'
import { american } from '../../kit/say.ts'
import { missingForPay, payFor, payLaw } from './pay-for.ts'
import { type ToldPay, tellPay } from './tell-pay.ts'

export interface PagePay {
  readonly missing: (household: Household) => Missing | null
  readonly pay: (household: Household, today: IsoDate) => PayWorkedOut | null
  /** How it was worked out; null while its law is missing. */
  readonly told: (household: Household, pay: PayWorkedOut) => ToldPay | null
}

export function pagePay(): PagePay {
  const shelf = lawShelf()
  return {
    missing: (household) => missingForPay(household, defaultYear, shelf),
    pay: (household, today) => payFor(household, defaultYear, today, shelf),
    told: (household, pay) => {
      const law = payLaw(household, defaultYear, shelf)
      return law && tellPay(pay, law, american)
    },
  }
}
