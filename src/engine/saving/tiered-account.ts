/** A deposit account whose rate depends on the balance (12 CFR 1030 Appendix A, part I.D), with a fee below a minimum balance. */

export interface Tier {
  /** Dollars from which this rate is paid. */
  readonly from: number
  /** What a year at this rate earns, decimal (APY of the tier's own rate). */
  readonly annualYield: number
}
/** `whole`: tiering method A, the tier's rate on the full balance. `parts`: method B, each rate on its own part. */
export type TierMethod = 'whole' | 'parts'

/** Tiers from the lowest up, each with what a dollar earns in the time asked for. */
type Earning = readonly { readonly from: number; readonly perDollar: number }[]
const earningsOf = (tiers: readonly Tier[], years: number): Earning =>
  [...tiers]
    .sort((a, b) => a.from - b.from)
    .map(({ from, annualYield }) => ({ from, perDollar: Math.expm1(years * Math.log1p(annualYield)) }))

function earned(balance: number, earnings: Earning, method: TierMethod): number {
  let sum = 0
  for (let i = 0; i < earnings.length; i++) {
    const tier = earnings[i]
    if (!tier || balance < tier.from) break
    const upTo = Math.min(balance, earnings[i + 1]?.from ?? balance)
    sum = method === 'whole' ? balance * tier.perDollar : sum + (upTo - tier.from) * tier.perDollar
  }
  return sum
}

/** Dollars `balance` earns in `years` if left alone, at each tier's yield for that time. Nothing below the lowest tier. */
export const tieredInterest = (balance: number, tiers: readonly Tier[], method: TierMethod, years: number): number =>
  earned(balance, earningsOf(tiers, years), method)

export interface TieredAccount {
  readonly tiers: readonly Tier[]
  readonly method: TierMethod
  /** Charged at the end of each month in which the balance stood below `minimum`. Dollars; never takes more than is there. */
  readonly monthlyFee: number
  readonly minimum: number
  /** Charged every month, whatever the balance: payments above what the account allows. Dollars. */
  readonly monthlyCost: number
}
export interface CashPath {
  /** Dollars at the end of each month, index 0 today. */
  readonly balances: readonly number[]
  readonly interest: number
  readonly tax: number
  readonly fees: number
}

/**
 * The account month by month: interest on the month's opening balance less `taxShare` of it, then the deposit, then the fees. They
 * never take more than is there. At most 1,200 months.
 */
export function tieredPath(
  account: TieredAccount,
  start: number,
  monthly: number,
  months: number,
  taxShare: number,
): CashPath {
  const aMonth = earningsOf(account.tiers, 1 / 12)
  const balances = [start]
  let balance = start
  let [interest, tax, fees] = [0, 0, 0]
  for (let month = 1; month <= Math.min(months, 1200); month++) {
    const gained = earned(balance, aMonth, account.method)
    const fee = account.monthlyCost + (balance < account.minimum ? account.monthlyFee : 0)
    balance += gained * (1 - taxShare) + monthly
    const charged = Math.min(fee, Math.max(0, balance))
    balance -= charged
    interest += gained
    tax += gained * taxShare
    fees += charged
    balances.push(balance)
  }
  return { balances, interest, tax, fees }
}

/**
 * What the tiers come to over the time: the one yearly yield (decimal) at which the same money ends with the same balance, interest less
 * `taxShare` of it, before fees. Where no time passes or no money is there, the yield of the first dollars.
 */
export function steadyTieredYield(
  { tiers, method }: Pick<TieredAccount, 'tiers' | 'method'>,
  start: number,
  monthly: number,
  months: number,
  taxShare: number,
): number {
  if (months < 1 || start + monthly <= 0) {
    const balance = Math.max(start, 1)
    const aMonth = Math.expm1(Math.log1p(tieredInterest(balance, tiers, method, 1) / balance) / 12)
    return (1 + aMonth * (1 - taxShare)) ** 12 - 1
  }
  const free = { tiers, method, monthlyFee: 0, minimum: 0, monthlyCost: 0 }
  const { balances, interest } = tieredPath(free, start, monthly, months, taxShare)
  if (interest === 0) return 0
  const wanted = balances.at(-1) ?? start
  const time = Math.min(months, 1200)
  const endAt = (rate: number): number => {
    const gained = Math.expm1(time * Math.log1p(rate))
    return start * (1 + gained) + (rate === 0 ? monthly * time : (monthly * gained) / rate)
  }
  let low = 0
  let high = Math.max(0, ...tiers.map(({ annualYield }) => Math.expm1(Math.log1p(annualYield) / 12)))
  for (let step = 0; step < 100 && high - low > 1e-15; step++) {
    const middle = (low + high) / 2
    if (endAt(middle) < wanted) low = middle
    else high = middle
  }
  return (1 + (low + high) / 2) ** 12 - 1
}
