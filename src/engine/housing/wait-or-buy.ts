import type { PurchaseLoan } from './purchase-loan.ts'
import { depositIn, type Saver } from './saving-race.ts'

/** What is the same whenever one buys. Dollars, decimals a year, nominal. */
export interface Outlook {
  readonly saver: Saver
  readonly price: number
  readonly annualHomeGrowth: number
  readonly rent: number
  readonly annualRentGrowth: number
  /** Tax, insurance and upkeep a year as a share of the home's value then. */
  readonly ownerShare: number
  /** Cost of selling at the end, share of the value. */
  readonly sellingShare: number
  /** Comes with the purchase; with none, at the end, so that both lives hold it. */
  readonly gift: number
  readonly months: number
}

/** A purchase in month `month` from today: the cash that leaves that day, and the loan. */
export interface Buying {
  readonly month: number
  readonly cash: number
  readonly loan: PurchaseLoan
}

/** One life to the end of the months. Nominal dollars. */
export interface HomeLife {
  /** Home less what is owed and the cost of selling, plus money put by; index k is the end of month k. */
  readonly worth: readonly number[]
  readonly rentPaid: number
  readonly interestPaid: number
  readonly insurancePaid: number
  readonly ownerCostsPaid: number
  readonly homeValue: number
  readonly owed: number
  readonly sellingCost: number
  readonly saved: number
  /** The lowest the money put by falls to; below zero means more than rent and saving together could pay. */
  readonly lowestSaved: number
}

/**
 * A household that has its rent and its monthly saving to spend on a home, in both lives the same: before the purchase it pays
 * rent and saves, after it pays the loan, mortgage insurance and owner's costs and saves what is left (or draws on what it
 * has). So the difference of two lives is the timing of the purchase alone. Money put by earns the saver's after-tax rate, also
 * where it is short. `buying` null rents to the end. At most 1,200 months.
 */
export function homeLife(outlook: Outlook, buying: Buying | null): HomeLife {
  const { saver, price, rent, gift, ownerShare, sellingShare } = outlook
  const months = Math.min(outlook.months, 1200)
  const monthlyGrowth = (1 + outlook.annualHomeGrowth) ** (1 / 12)
  let saved = saver.savings
  let value = price
  let lowestSaved = Number.POSITIVE_INFINITY
  const paid = { rent: 0, interest: 0, insurance: 0, owner: 0 }
  const worth: number[] = []
  const owedAt = (month: number): number => (buying === null ? 0 : (buying.loan.owed[month - buying.month] ?? 0))

  for (let month = 0; month <= months; month++) {
    saved += saver.extras.get(month) ?? 0
    if (month > 0) {
      const rentNow = rent * (1 + outlook.annualRentGrowth) ** Math.floor((month - 1) / 12)
      let housing = rentNow
      if (buying !== null && month > buying.month) {
        const payment = month - buying.month
        const { loan } = buying
        const interest = loan.interest[payment] ?? 0
        const insurance = loan.premiums[payment] ?? 0
        const principal = (loan.owed[payment - 1] ?? 0) - (loan.owed[payment] ?? 0)
        const owner = (value * ownerShare) / 12
        housing = interest + principal + insurance + owner
        paid.interest += interest
        paid.insurance += insurance
        paid.owner += owner
      } else paid.rent += rentNow
      saved = saved + saver.monthlyRate * (saved - (saver.extras.get(month) ?? 0)) + depositIn(saver, month)
      saved += rentNow - housing
      value *= monthlyGrowth
    }
    if (buying !== null && month === buying.month) saved += gift - buying.cash
    if (buying !== null && month >= buying.month) lowestSaved = Math.min(lowestSaved, saved)
    const owns = buying !== null && month >= buying.month
    const giftLater = owns ? 0 : gift
    worth.push(saved + giftLater + (owns ? value * (1 - sellingShare) - owedAt(month) : 0))
  }
  const bought = buying !== null && buying.month <= months
  return {
    worth,
    rentPaid: paid.rent,
    interestPaid: paid.interest,
    insurancePaid: paid.insurance,
    ownerCostsPaid: paid.owner,
    homeValue: bought ? value : 0,
    owed: bought ? owedAt(months) : 0,
    sellingCost: bought ? value * sellingShare : 0,
    saved: saved + (bought ? 0 : gift),
    lowestSaved: bought ? lowestSaved : saved,
  }
}
