/** What a signed deal costs over five years, by the payment of the loan engine: no tax and no fees, to keep the four deals apart. */
import { annuityFactor, levelPayment } from '#engine/lending/payment.ts'
import { down, type ExtraName, extras, floors, horizon, owed, rates, sticker, term } from './design.ts'

export type Lender = 'dealer' | 'bank' | 'zero'
export interface Contract {
  readonly price: number
  readonly trade: number
  readonly rebate: number
  readonly lender: Lender
  /** Hundredths of a percent point a year. */
  readonly rate: number
  readonly months: number
  readonly extras: readonly ExtraName[]
}
export const extrasPrice = (names: readonly ExtraName[]): number =>
  extras.reduce((sum, { name, price }) => sum + (names.includes(name) ? price : 0), 0)

/** Price less rebate, extras and the old loan put in, trade-in and cash taken off. */
export const borrowed = ({ price, trade, rebate, lender, extras: bought }: Contract): number =>
  price - (lender === 'zero' ? 0 : rebate) + extrasPrice(bought) + owed - trade - down

export interface Cost {
  readonly borrowed: number
  readonly payment: number
  /** All payments to the last one, less what was borrowed. */
  readonly interest: number
  /** Cash, five years of payments and what is owed after them, less what the extras are worth. */
  readonly total: number
}
export function costOf(contract: Contract): Cost {
  const principal = borrowed(contract)
  const monthly = contract.rate / 10_000 / 12
  const payment = levelPayment(principal, monthly, contract.months)
  const left = contract.months > horizon ? payment * annuityFactor(monthly, contract.months - horizon) : 0
  const worth = extras.reduce((sum, extra) => sum + (contract.extras.includes(extra.name) ? extra.worth : 0), 0)
  return {
    borrowed: principal,
    payment,
    interest: payment * contract.months - principal,
    total: down + payment * Math.min(horizon, contract.months) + left - worth,
  }
}

/** The contract as the desk first puts it, at its own loan. */
export const deskContract = (trade: number, rebate: number): Contract => ({
  price: sticker,
  trade,
  rebate,
  lender: 'dealer',
  rate: rates.dealer,
  months: term,
  extras: [],
})
/** The best contract anybody could get here: lowest price, full trade-in, no extras, and the cheapest of the loans. */
export function bestContract(tradeIn: number, rebate: number): Contract {
  const base: Contract = { ...deskContract(tradeIn, rebate), price: floors.price }
  const tried: readonly Contract[] = [
    { ...base, rate: floors.loan },
    { ...base, lender: 'bank', rate: rates.bank },
    { ...base, lender: 'zero', rate: rates.zero },
  ]
  return tried.reduce((best, one) => (costOf(one).total < costOf(best).total ? one : best))
}
