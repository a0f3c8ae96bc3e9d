/** A deposit account whose rate depends on the balance (12 CFR 1030 Appendix A, part I.D), with a fee below a minimum balance. */

export interface Tier {
  /** Dollars from which this rate is paid. */
  readonly from: number
  /** What a year at this rate earns, decimal (APY of the tier's own rate). */
  readonly annualYield: number
}
/** `whole`: tiering method A, the tier's rate on the full balance. `parts`: method B, each rate on its own part. */
export type TierMethod = 'whole' | 'parts'

/** The lowest tier is paid from the first dollar, whatever its `from` says above zero is paid nothing below it. */
const sorted = (tiers: readonly Tier[]): readonly Tier[] => [...tiers].sort((a, b) => a.from - b.from)

/** Dollars `balance` earns in `years` if left alone, at each tier's yield for that time. Nothing below the lowest tier. */
export function tieredInterest(balance: number, tiers: readonly Tier[], method: TierMethod, years: number): number {
  const inOrder = sorted(tiers)
  const grown = (tier: Tier) => Math.expm1(years * Math.log1p(tier.annualYield))
  if (method === 'whole') {
    const tier = inOrder.findLast((one) => balance >= one.from)
    return tier ? balance * grown(tier) : 0
  }
  return inOrder.reduce((sum, tier, i) => {
    const upTo = Math.min(balance, inOrder[i + 1]?.from ?? Number.POSITIVE_INFINITY)
    return upTo > tier.from ? sum + (upTo - tier.from) * grown(tier) : sum
  }, 0)
}

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
  const balances = [start]
  let balance = start
  let [interest, tax, fees] = [0, 0, 0]
  for (let month = 1; month <= Math.min(months, 1200); month++) {
    const earned = tieredInterest(balance, account.tiers, account.method, 1 / 12)
    const fee = account.monthlyCost + (balance < account.minimum ? account.monthlyFee : 0)
    balance += earned * (1 - taxShare) + monthly
    const charged = Math.min(fee, Math.max(0, balance))
    balance -= charged
    interest += earned
    tax += earned * taxShare
    fees += charged
    balances.push(balance)
  }
  return { balances, interest, tax, fees }
}
