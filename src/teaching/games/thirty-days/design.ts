/** The numbers Thirty Days plays by. All are design values: a plain month with little slack. Dollars; days count from 1. */

export const DAYS = 30
export const startCash = 900
export const startCard = 300
export const cardLimit = 1_500
export const cardApr = 0.21
export const paycheck = 1_600
/** The second paycheck was due on day 15 and comes three days late. */
export const paydays: readonly number[] = [1, 18]
export const expectedPayday = 15

export const lateFee = 35
/** Days until an unpaid bill is asked for again, and how long a shop or a clinic waits. */
export const LATE_DAYS = 5
export const PLAN_DAYS = 10

export const shiftPay = 60
export const mostShifts = 4
export const startCalm = 5
export const mostCalm = 6
/** Chance that a day brings a card. */
export const cardChance = 0.95
export const saveSteps: readonly number[] = [50, 100, 200, 300]
/** What one step back out of the goal brings. */
export const takeBack = 100

export type BillKey = 'rent' | 'phone' | 'car' | 'power' | 'insurance' | 'internet'
export interface Bill {
  readonly key: BillKey
  readonly label: string
  readonly day: number
  readonly amount: number
  /** Landlords and car lenders seldom take credit cards. */
  readonly takesCard: boolean
}
export const bills: readonly Bill[] = [
  { key: 'rent', label: 'Rent', day: 1, amount: 1_150, takesCard: false },
  { key: 'phone', label: 'Phone', day: 4, amount: 45, takesCard: true },
  { key: 'car', label: 'Car payment', day: 8, amount: 240, takesCard: false },
  { key: 'power', label: 'Power', day: 12, amount: 95, takesCard: true },
  { key: 'insurance', label: 'Car insurance', day: 18, amount: 110, takesCard: true },
  { key: 'internet', label: 'Internet', day: 22, amount: 60, takesCard: true },
]
export const minimumDay = 25
/** How the card's minimum is set: 1% and the month's interest so far, at least $35. */
export const minimumRule = { kind: 'percent-plus-interest', percent: 0.01, floor: 35 } as const

export const points = { start: 100, late: 10, perTenUnder: 1, perHundredSaved: 5 }
