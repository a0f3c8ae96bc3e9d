/**
 * What fees take from an account over the years, by kind.
 *
 * Each fee is followed as if it had stayed in the account and earned what a fee-free account earns. With g the fee-free growth of
 * a month, N the fee-free balance and A the real one: N' = N g + deposit, A' = A g + deposit - fees, so N' - A' = (N - A) g + fees.
 * The amounts lost to the kinds of fee therefore add up exactly to N - A: nothing is shared out, and no order has to be chosen.
 * The SEC's bulletin on fees splits its example the same way: fees paid, and what they would have earned.
 */

import { type AdviserSteps, adviserFee } from './adviser-steps.ts'

/** Dollars per year or per trade, decimals per year. */
export interface FeeTerms {
  /** Expense ratio of what is held, of the invested part. Accrues inside the fund. */
  readonly expenseRatio: number
  /** Adviser's or program's fee on the whole account. */
  readonly advisoryRate: number
  /** Other rates of the adviser from certain sums on; none: the one rate. */
  readonly advisorySteps?: AdviserSteps
  /** Dollars a year, whatever the balance. */
  readonly accountFee: number
  /** Dollars for each trade. */
  readonly commission: number
  /** Bid-ask spread as a share of the price: half of it is lost on each trade. */
  readonly spread: number
  /** What is taken on top when money is changed for foreign shares. */
  readonly fxMarkup: number
  /** Yield on cash that waits in the account, decimal per year. */
  readonly sweepYield: number
  /** Cash the broker makes you hold, share of the account. */
  readonly forcedCash: number
  /** Rate on money borrowed from the broker, decimal per year. */
  readonly marginRate: number
  /** Dollars for moving the account out at the end. */
  readonly transferOut: number
}

export interface FeePlan {
  readonly start: number
  /** Dollars at the end of each step. */
  readonly deposit: number
  readonly steps: number
  /** 12 for months; 1 for years, as the SEC's example counts. */
  readonly stepsPerYear: number
  /** Before all fees, decimal per year. */
  readonly annualReturn: number
  /** Share of the account you keep as cash, and what cash earns elsewhere. */
  readonly cashShare: number
  readonly fairCashYield: number
  readonly tradesPerYear: number
  /** Dollars of one trade; half of the trades are sales. */
  readonly tradeSize: number
  readonly sharePrice: number
  /** Share of the trades in foreign money. */
  readonly foreignShare: number
  /** Dollars borrowed, all the time. */
  readonly marginLoan: number
  /** SEC fee per dollar sold; FINRA fee per share sold and its most for one sale. */
  readonly section31: number
  readonly taf: { readonly perShare: number; readonly most: number }
}

export const feeKinds = [
  'expense',
  'advisory',
  'account',
  'commission',
  'spread',
  'fx',
  'regulatory',
  'sweep',
  'forcedCash',
  'margin',
  'transferOut',
] as const
export type FeeKind = (typeof feeKinds)[number]
export type ByKind = Record<FeeKind, number>

export interface FeeYear {
  readonly year: number
  readonly balance: number
  readonly noFeeBalance: number
  /** Paid in this year; a sweep yield above the fair one is negative. */
  readonly paid: Readonly<ByKind>
  /** Dollars behind the fee-free account at the end of the year, by kind: paid so far and what that would have earned. */
  readonly lost: Readonly<ByKind>
}
export interface FeeCourse {
  readonly rows: readonly FeeYear[]
  readonly balance: number
  readonly noFeeBalance: number
  readonly paid: Readonly<ByKind>
  readonly lost: Readonly<ByKind>
  /** Balances after each step, the start first. */
  readonly balances: readonly number[]
  /** The first step after which fees have taken everything; null when they never do. */
  readonly usedUpStep: number | null
}

/** SEC and FINRA fees on one sale: dollars. Buying costs none of the two. FINRA's part has a most per sale. */
export function saleFees(dollars: number, shares: number, section31: number, taf: FeePlan['taf']): number {
  return dollars * section31 + Math.min(shares * taf.perShare, taf.most)
}

const KINDS = feeKinds.length
/** Fees by kind from a row of numbers in the order of `feeKinds`. */
function byKind(values: Float64Array): ByKind {
  const at = (kind: FeeKind) => values[feeKinds.indexOf(kind)] ?? 0
  return {
    expense: at('expense'),
    advisory: at('advisory'),
    account: at('account'),
    commission: at('commission'),
    spread: at('spread'),
    fx: at('fx'),
    regulatory: at('regulatory'),
    sweep: at('sweep'),
    forcedCash: at('forcedCash'),
    margin: at('margin'),
    transferOut: at('transferOut'),
  }
}
/** All kinds together: dollars. */
export const totalOf = (fees: Readonly<ByKind>): number => feeKinds.reduce((sum, kind) => sum + fees[kind], 0)

/**
 * An account under one broker's terms. Within a step: growth, then the fund's expenses and the low cash yield, then the adviser's share
 * of what is left, then dollar fees, then the deposit. Fees never take more than there is: they are cut in proportion. With nothing but
 * one yearly rate f the end is start ((1 + r)(1 - f))^n, whatever the length of a step. Dollars are nominal.
 */
export function feeCourse(plan: FeePlan, terms: FeeTerms): FeeCourse {
  const { stepsPerYear } = plan
  const part = (annual: number) => (1 + annual) ** (1 / stepsPerYear)
  const cut = (annual: number) => 1 - (1 - annual) ** (1 / stepsPerYear)
  const [market, fairCash, sweptCash] = [part(plan.annualReturn), part(plan.fairCashYield), part(terms.sweepYield)]
  const cash = Math.min(1, plan.cashShare)
  const forced = Math.min(1 - cash, Math.max(0, terms.forcedCash - cash))
  const growth = (1 - cash) * market + cash * fairCash
  const expense = (1 - cash - forced) * market * cut(terms.expenseRatio)
  const sweep = (cash + forced) * (fairCash - sweptCash)
  const idle = forced * (market - fairCash)
  const kept = growth - expense - sweep - idle
  const { on = 'part', steps = [] } = terms.advisorySteps ?? {}
  const advisory = adviserFee(cut(terms.advisoryRate), {
    on,
    steps: steps.map(({ from, rate }) => ({ from, rate: cut(rate) })),
  })

  const trades = plan.tradesPerYear / stepsPerYear
  const sale = saleFees(
    plan.tradeSize,
    plan.sharePrice > 0 ? plan.tradeSize / plan.sharePrice : 0,
    plan.section31,
    plan.taf,
  )
  /** What a step takes of each kind but the adviser’s: a share of the balance it starts with, and dollars. */
  const shares: Partial<ByKind> = { expense, sweep, forcedCash: idle }
  const dollars: Partial<ByKind> = {
    account: terms.accountFee / stepsPerYear,
    commission: trades * terms.commission,
    spread: (trades * plan.tradeSize * terms.spread) / 2,
    fx: trades * plan.tradeSize * plan.foreignShare * terms.fxMarkup,
    regulatory: (trades / 2) * sale,
    margin: plan.marginLoan * (part(terms.marginRate) - 1),
  }
  const rates = Float64Array.from(feeKinds, (kind) => shares[kind] ?? 0)
  const flat = Float64Array.from(feeKinds, (kind) => dollars[kind] ?? 0)
  const last = Float64Array.from(flat)
  last[feeKinds.indexOf('transferOut')] = terms.transferOut
  return run(plan, growth, rates, flat, last, (balance) => advisory(balance * kept))
}

const ADVISORY = feeKinds.indexOf('advisory')
/**
 * The steps themselves. `last` holds the dollars of the last step, which also pays for moving out; `advisoryOn` is what the adviser takes of the
 * balance a step starts with.
 */
function run(
  plan: FeePlan,
  growth: number,
  rates: Float64Array,
  flat: Float64Array,
  last: Float64Array,
  advisoryOn: (balance: number) => number,
): FeeCourse {
  const lost = new Float64Array(KINDS)
  const paid = new Float64Array(KINDS)
  let yearPaid = new Float64Array(KINDS)
  const rows: FeeYear[] = []
  const balances = [plan.start]
  let balance = plan.start
  let noFee = plan.start
  let usedUpStep: number | null = null
  for (let step = 1; step <= plan.steps; step += 1) {
    const dollars = step === plan.steps ? last : flat
    const advisory = advisoryOn(balance)
    let all = advisory
    for (let k = 0; k < KINDS; k += 1) all += balance * (rates[k] ?? 0) + (dollars[k] ?? 0)
    const grown = balance * growth
    const share = all > grown && all > 0 ? grown / all : 1
    if (all > grown + 1e-9 && usedUpStep === null && plan.start + plan.deposit > 0) usedUpStep = step
    for (let k = 0; k < KINDS; k += 1) {
      const fee = (balance * (rates[k] ?? 0) + (dollars[k] ?? 0) + (k === ADVISORY ? advisory : 0)) * share
      lost[k] = (lost[k] ?? 0) * growth + fee
      paid[k] = (paid[k] ?? 0) + fee
      yearPaid[k] = (yearPaid[k] ?? 0) + fee
    }
    balance = Math.max(0, grown - all * share) + plan.deposit
    noFee = noFee * growth + plan.deposit
    balances.push(balance)
    if (step % plan.stepsPerYear === 0 || step === plan.steps) {
      const year = Math.ceil(step / plan.stepsPerYear)
      rows.push({ year, balance, noFeeBalance: noFee, paid: byKind(yearPaid), lost: byKind(lost) })
      yearPaid = new Float64Array(KINDS)
    }
  }
  return { rows, balance, noFeeBalance: noFee, paid: byKind(paid), lost: byKind(lost), balances, usedUpStep }
}
