import {
  COMPOUNDS_PER_YEAR,
  type Compounding,
  DEPOSITS_PER_YEAR,
  type DepositFrequency,
  type DepositPeriodRate,
  depositPeriodRate,
} from './deposit-rate.ts'
import { type Milestone, type MonthBalance, milestonesOf } from './milestones.ts'

/** A tax on growth; `rate` is a decimal share. */
export type GrowthTax =
  | { kind: 'none' }
  /** At the end of each year (and of the last, shorter one): rate x (interest less fees of that year), taken from the balance. */
  | { kind: 'each-year'; rate: number }
  /** Once, at the very end: rate x (balance less everything paid in). */
  | { kind: 'at-end'; rate: number }

export type ProjectionInput = {
  /** Dollars at the start; 0 or more. */
  initial: number
  /** Dollars per deposit; 0 or more. */
  contribution: number
  frequency: DepositFrequency
  /** Whether a deposit falls at the beginning or the end of its period. */
  timing: 'begin' | 'end'
  /** Decimal; deposits rise by this once for every full year of depositing. */
  contributionGrowth?: number
  /** Months before the first deposit period begins; the starting amount grows meanwhile. */
  startAfterMonths?: number
  /** Nominal, decimal per year, compounded as `compounding` says. */
  annualRate: number
  compounding: Compounding
  years: number
  months?: number
  /** Expense ratio, decimal per year. */
  annualFee?: number
  tax?: GrowthTax
  /** Decimal per year, for the values in today's dollars. */
  inflation?: number
}

/** One year of the projection; all dollars of their own time but `realBalance`. The last one may have fewer than 12 months. */
export type ProjectionYear = {
  year: number
  months: number
  deposits: number
  interest: number
  fees: number
  tax: number
  balance: number
  /** The balance in dollars of the start: balance / (1 + inflation)^time. */
  realBalance: number
  /** Everything paid in so far, the starting amount included. */
  depositsCum: number
  interestCum: number
  feesCum: number
  taxCum: number
}

export type Projection = {
  outcome: 'projected'
  rows: readonly ProjectionYear[]
  /** The balance at each month's end, before a tax charged at the very end; month 0 is the start. */
  monthly: readonly MonthBalance[]
  milestones: readonly Milestone[]
  totals: {
    balance: number
    realBalance: number
    /** Without the starting amount. */
    deposits: number
    interest: number
    fees: number
    tax: number
    depositCount: number
  }
  /** Which conversion the rate went through, for the working. */
  periodRate: DepositPeriodRate
}

export type ProjectionOutcome =
  | Projection
  | {
      outcome: 'refused'
      /**
       * 'not-a-number': an input or a result is not finite. 'no-time': less than one month. 'too-long': over 100 years.
       * 'negative-amount': starting amount, deposit, fee, lag or tax rate below 0. 'rate-too-low': -100 % or less per
       * compounding period, fee of 100 % or more, or inflation of -100 % or less.
       */
      reason: 'not-a-number' | 'no-time' | 'too-long' | 'negative-amount' | 'rate-too-low'
    }

const MOST_MONTHS = 1_200

type Refusal = Extract<ProjectionOutcome, { outcome: 'refused' }>['reason']

const refusalOf = (i: Required<ProjectionInput>, months: number): Refusal | null => {
  const taxRate = i.tax.kind === 'none' ? 0 : i.tax.rate
  const amounts = [i.initial, i.contribution, i.annualFee, i.startAfterMonths, taxRate]
  if (![...amounts, i.annualRate, i.contributionGrowth, i.inflation, months].every(Number.isFinite))
    return 'not-a-number'
  if (!(months >= 1)) return 'no-time'
  if (months > MOST_MONTHS) return 'too-long'
  if (amounts.some((a) => a < 0)) return 'negative-amount'
  const perPeriod = i.compounding === 'continuous' ? 0 : i.annualRate / COMPOUNDS_PER_YEAR[i.compounding]
  return perPeriod <= -1 || i.annualFee >= 1 || i.inflation <= -1 || i.contributionGrowth < -1 ? 'rate-too-low' : null
}

/**
 * The growth of a sum with regular deposits, year by year. Nothing is rounded.
 *
 * Money grows by the effective annual rate of `annualRate` for the exact share of a year it is there, so a deposit period earns
 * (1 + r/m)^(m/p) - 1 (`periodRate` names the rule), also inside a compounding period. Deposit k falls (k or k + 1)/p years
 * after the deposits begin; one that would fall after the end is not made, and at 'begin' none is made on the last day itself.
 * The fee is taken all along from the balance including growth: a year keeps (1 + rate)(1 - fee), not 1 + rate - fee.
 * A year of loss gives no tax back and carries nothing forward. Whole months only: years and months are rounded together.
 */
export const project = (input: ProjectionInput): ProjectionOutcome => {
  const i: Required<ProjectionInput> = {
    contributionGrowth: 0,
    startAfterMonths: 0,
    months: 0,
    annualFee: 0,
    tax: { kind: 'none' },
    inflation: 0,
    ...input,
  }
  const lastMonth = Math.round(i.years * 12 + i.months)
  const refusal = refusalOf(i, lastMonth)
  if (refusal !== null) return { outcome: 'refused', reason: refusal }

  const perYear = DEPOSITS_PER_YEAR[i.frequency]
  const periodRate = depositPeriodRate(i.annualRate, i.compounding, i.frequency)
  const logGrowth = Math.log1p(periodRate.effectiveAnnualRate)
  const logKept = Math.log1p(-i.annualFee)
  const lag = Math.round(i.startAfterMonths)
  /** Years from the start to deposit number k, as one division, so that equal moments are equal numbers. */
  const depositTime = (k: number): number => (lag * perYear + 12 * (i.timing === 'begin' ? k : k + 1)) / (12 * perYear)

  let balance = i.initial
  let time = 0
  let nextDeposit = 0
  let year = { deposits: 0, interest: 0, fees: 0 }
  const cumulative = { deposits: i.initial, interest: 0, fees: 0, tax: 0 }
  const rows: ProjectionYear[] = []
  const monthly: MonthBalance[] = [{ month: 0, balance, paidIn: i.initial }]

  const growUntil = (moment: number): void => {
    const span = moment - time
    if (span === 0) return
    const interest = balance * Math.expm1(logGrowth * span)
    const fees = logKept === 0 ? 0 : (balance + interest) * -Math.expm1(logKept * span)
    balance += interest - fees
    year.interest += interest
    year.fees += fees
    time = moment
  }

  for (let month = 1; month <= lastMonth; month++) {
    const monthEnd = month / 12
    for (let made = 0; made < 12; made++) {
      const moment = depositTime(nextDeposit)
      if (i.timing === 'begin' ? moment >= monthEnd : moment > monthEnd) break
      growUntil(moment)
      const amount = i.contribution * (1 + i.contributionGrowth) ** Math.floor(nextDeposit / perYear)
      balance += amount
      year.deposits += amount
      nextDeposit++
    }
    growUntil(monthEnd)
    const isYearEnd = month % 12 === 0 || month === lastMonth
    const paidIn = cumulative.deposits + year.deposits
    let tax = 0
    if (isYearEnd && i.tax.kind === 'each-year') tax = i.tax.rate * Math.max(0, year.interest - year.fees)
    monthly.push({ month, balance: balance - tax, paidIn })
    if (month === lastMonth && i.tax.kind === 'at-end') tax = i.tax.rate * Math.max(0, balance - paidIn)
    balance -= tax
    if (!isYearEnd) continue
    cumulative.deposits = paidIn
    cumulative.interest += year.interest
    cumulative.fees += year.fees
    cumulative.tax += tax
    rows.push({
      year: rows.length + 1,
      months: month - rows.length * 12,
      ...year,
      tax,
      balance,
      realBalance: balance / (1 + i.inflation) ** monthEnd,
      depositsCum: cumulative.deposits,
      interestCum: cumulative.interest,
      feesCum: cumulative.fees,
      taxCum: cumulative.tax,
    })
    year = { deposits: 0, interest: 0, fees: 0 }
  }

  const last = rows.at(-1)
  if (last === undefined || !Number.isFinite(balance) || !Number.isFinite(last.realBalance))
    return { outcome: 'refused', reason: 'not-a-number' }
  return {
    outcome: 'projected',
    rows,
    monthly,
    milestones: milestonesOf(i.initial, monthly.slice(1), rows),
    totals: {
      balance,
      realBalance: last.realBalance,
      deposits: cumulative.deposits - i.initial,
      interest: cumulative.interest,
      fees: cumulative.fees,
      tax: cumulative.tax,
      depositCount: i.contribution > 0 ? nextDeposit : 0,
    },
    periodRate,
  }
}

export type VarianceLines = { low: ProjectionOutcome; middle: ProjectionOutcome; high: ProjectionOutcome }

/** The same plan at the rate less `variance`, at the rate, and at the rate plus `variance` (decimals per year). */
export const projectWithVariance = (input: ProjectionInput, variance: number): VarianceLines => ({
  low: project({ ...input, annualRate: input.annualRate - Math.abs(variance) }),
  middle: project(input),
  high: project({ ...input, annualRate: input.annualRate + Math.abs(variance) }),
})
