import type { MoneyPath } from './money-path.ts'
import { rootBetween } from './root.ts'

/** How an account's growth is taxed; `rate` is a decimal share. A year of loss gives no tax back. */
export type AccountTax =
  | { readonly kind: 'none' }
  /** On each year's growth, as bank interest is. */
  | { readonly kind: 'each-year'; readonly rate: number }
  /** On everything gained, when it is sold. */
  | { readonly kind: 'at-end'; readonly rate: number }

/** Growth of a month and the share of the gain taken at a sale. A year of loss is not taxed. */
const growthOf = (annualReturn: number, tax: AccountTax): { readonly growth: number; readonly saleTax: number } => {
  const yearly = tax.kind === 'each-year' && annualReturn > 0 ? annualReturn * (1 - tax.rate) : annualReturn
  return { growth: Math.exp(Math.log1p(yearly) / 12), saleTax: tax.kind === 'at-end' ? tax.rate : 0 }
}
const soldFor = (balance: number, paidIn: number, saleTax: number): number =>
  balance - saleTax * Math.max(0, balance - paidIn)

/**
 * What an account is worth after tax if it were emptied after k months, k = 0 … deposits.length - 1, with `deposits[k]` dollars
 * paid in at the end of month k (0 is today). `annualReturn` is effective, decimal per year, before tax, above -100 %.
 */
export const accountPath = (deposits: readonly number[], annualReturn: number, tax: AccountTax): number[] => {
  const { growth, saleTax } = growthOf(annualReturn, tax)
  let balance = 0
  let paidIn = 0
  return deposits.map((deposit) => {
    balance = balance * growth + deposit
    paidIn += deposit
    return soldFor(balance, paidIn, saleTax)
  })
}

export type PrepayOrInvest = {
  /** After-tax account of the one who prepays: what the loan no longer asks is invested. Dollars of month k. */
  readonly prepayAccount: readonly number[]
  /** After-tax account of the one who pays as agreed and invests the difference. */
  readonly investAccount: readonly number[]
  /** By how much the investor is ahead in month k, accounts less what is still owed; negative when behind. */
  readonly investAhead: readonly number[]
}

/**
 * Two people with the same loan hand over the same dollars every month. One prepays (`prepay`) and, once the loan asks less than
 * the other's, invests that difference; the other (`keep`) pays as agreed and invests what the first paid more. Both accounts earn
 * the same return. Months 0 … `months`, at most 1,200; dollars of each month.
 */
export const prepayOrInvest = (
  prepay: MoneyPath,
  keep: MoneyPath,
  annualReturn: number,
  tax: AccountTax,
  months: number,
): PrepayOrInvest => {
  const count = Math.min(Math.max(0, Math.floor(months)), 1200) + 1
  const toPrepayer: number[] = []
  const toInvestor: number[] = []
  for (let k = 0; k < count; k++) {
    const more = (prepay.paid[k] ?? 0) - (keep.paid[k] ?? 0)
    toPrepayer.push(Math.max(0, -more))
    toInvestor.push(Math.max(0, more))
  }
  const prepayAccount = accountPath(toPrepayer, annualReturn, tax)
  const investAccount = accountPath(toInvestor, annualReturn, tax)
  const investAhead = investAccount.map(
    (worth, k) => worth - (prepayAccount[k] ?? 0) + (prepay.owed[k] ?? 0) - (keep.owed[k] ?? 0),
  )
  return { prepayAccount, investAccount, investAhead }
}

/** Where the return is looked for: first where people live, then anywhere. */
const BRACKETS: readonly (readonly [number, number])[] = [
  [0, 0.3],
  [-0.5, 10],
]

/**
 * The yearly return before tax at which investing ends level with prepaying after `months`; null when no return between -50 % and
 * 1,000 % does (nothing prepaid). Without taxes and fees it is the loan's own effective rate, (1 + i)^12 - 1.
 */
export const breakEvenReturn = (prepay: MoneyPath, keep: MoneyPath, tax: AccountTax, months: number): number | null => {
  const end = Math.min(Math.max(0, Math.floor(months)), 1200)
  const more = Array.from({ length: end + 1 }, (_, k) => (prepay.paid[k] ?? 0) - (keep.paid[k] ?? 0))
  if (!more.some((dollars) => Math.abs(dollars) > 0.005)) return null
  const owedMore = (prepay.owed[end] ?? 0) - (keep.owed[end] ?? 0)
  /** The investor's lead at the end, in dollars of today, so that high returns do not drown the tolerance. */
  const lead = (annualReturn: number): number => {
    const { growth, saleTax } = growthOf(annualReturn, tax)
    let invested = 0
    let investedIn = 0
    let kept = 0
    let keptIn = 0
    for (const dollars of more) {
      invested *= growth
      kept *= growth
      if (dollars > 0) {
        invested += dollars
        investedIn += dollars
      } else {
        kept -= dollars
        keptIn -= dollars
      }
    }
    const ahead = soldFor(invested, investedIn, saleTax) - soldFor(kept, keptIn, saleTax) + owedMore
    return ahead / (1 + annualReturn) ** (end / 12)
  }
  for (const [low, high] of BRACKETS) {
    const found = rootBetween(lead, low, high, 1e-9)
    if (found !== null) return found
  }
  return null
}
