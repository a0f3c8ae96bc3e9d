/** The largest price a rule allows, and the rules. Dollars a month; ratios are decimal shares of gross monthly income. */

/** Prices above this are not looked at, dollars. */
export const MOST_PRICE = 50_000_000

/** Two neighbouring tries are closer than a hundredth of a cent. */
const HALVINGS = 43

/**
 * The largest price, up to `most`, that `fits`; 0 when not even the smallest does. Expects a rule that, once broken, stays
 * broken at higher prices (a payment grows with the price, jumps of PMI and of fee tables included). By bisection, so a jump
 * gives the last price before it. At most 45 tries.
 */
export function largestPrice(fits: (price: number) => boolean, most: number = MOST_PRICE): number {
  if (!fits(1)) return 0
  if (fits(most)) return most
  let low = 1
  let high = most
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** Shares of gross monthly income: housing alone, and housing with all debts. null: the program sets none. */
export interface RatioLimit {
  readonly front: number | null
  readonly back: number | null
}

export interface Ratios {
  readonly front: number
  readonly back: number
}

/** Housing, and housing with debts, as shares of gross income; dollars a month. Income must be above zero. */
export const ratiosOf = (housing: number, debts: number, gross: number): Ratios => ({
  front: housing / gross,
  back: (housing + debts) / gross,
})

/** The most housing may cost a month under a limit; null where it sets none. Below zero: the debts alone are over it. */
export function housingRoom(limit: RatioLimit, gross: number, debts: number): number | null {
  const front = limit.front === null ? null : limit.front * gross
  const back = limit.back === null ? null : limit.back * gross - debts
  if (front === null) return back
  return back === null ? front : Math.min(front, back)
}

/** Cash due at closing, dollars: a share of the price, a year of insurance, the escrow cushion and the days to the first. */
export interface ClosingTerms {
  readonly closingShare: number
  readonly cushionMonths: number
  readonly interestDays: number
  readonly annualRate: number
}

export interface ClosingCash {
  readonly down: number
  readonly fees: number
  readonly prepaid: number
  readonly interest: number
  readonly total: number
}

/**
 * Cash to close at a price: down payment, closing costs, a year of home insurance with the escrow cushion (12 CFR 1024.17(c)
 * allows two months), and interest by the day (actual/365) to the first of the month. Upfront loan fees are in the loan.
 */
export function closingCashAt(
  price: number,
  payment: { readonly down: number; readonly loan: number; readonly tax: number; readonly insurance: number },
  terms: ClosingTerms,
): ClosingCash {
  const fees = price * terms.closingShare
  const prepaid = 12 * payment.insurance + terms.cushionMonths * (payment.tax + payment.insurance)
  const interest = (payment.loan * terms.annualRate * terms.interestDays) / 365
  return { down: payment.down, fees, prepaid, interest, total: payment.down + fees + prepaid + interest }
}
