/** Money put by for jobs that come once in many years: what to save each month so that each can be paid when it is due. */

export interface Job {
  /** Whole months from today; 0 is this month. */
  readonly month: number
  /** Dollars of that month. */
  readonly cost: number
}
export interface Fund {
  /** Dollars there today. */
  readonly saved: number
  /** Decimal a month, after tax. */
  readonly monthlyRate: number
  /** How much more is put by each later year, decimal: with prices, the amount stays the same in today's money. */
  readonly annualRaise: number
  readonly jobs: readonly Job[]
  /** How far ahead, at most 1,200; jobs after it are left out. */
  readonly months: number
}

/** The deposit of month `month` (1-based) for 1 dollar a month in the first year. */
const stepOf = (annualRaise: number, month: number): number => (1 + annualRaise) ** Math.floor((month - 1) / 12)

function costsByMonth({ jobs, months }: Fund): readonly number[] {
  const last = Math.min(Math.max(0, Math.floor(months)), 1200)
  const costs = new Array<number>(last + 1).fill(0)
  for (const { month, cost } of jobs) if (month >= 0 && month <= last) costs[month] = (costs[month] ?? 0) + cost
  return costs
}

export interface Solved {
  /** The smallest first-year deposit a month, dollars, unrounded. */
  readonly monthly: number
  /** The month whose jobs ask for that much; null when nothing must be saved. */
  readonly tightest: number | null
  /** What this month's jobs cost beyond what is there: no saving can come in time for it. */
  readonly shortNow: number
}

/**
 * The smallest level of saving with which the fund is never below zero. Deposits come at the end of each month, before that
 * month's jobs are paid. In month k the fund holds saved (1+i)^k + M F(k) - C(k), where F is what 1 dollar a month has become and
 * C what the jobs paid so far would have become; so M is the largest of (C(k) - saved (1+i)^k) / F(k). No search. What is missing
 * this month is reported, taken as found elsewhere, and not saved for.
 */
export function solveFund(fund: Fund): Solved {
  const costs = costsByMonth(fund)
  const { monthlyRate: rate, annualRaise } = fund
  const shortNow = Math.max(0, (costs[0] ?? 0) - fund.saved)
  let held = fund.saved - (costs[0] ?? 0) + shortNow
  let ofOne = 0
  let monthly = 0
  let tightest: number | null = null
  for (let month = 1; month < costs.length; month++) {
    const cost = costs[month] ?? 0
    held = held * (1 + rate) - cost
    ofOne = ofOne * (1 + rate) + stepOf(annualRaise, month)
    if (cost > 0 && -held / ofOne > monthly) {
      monthly = -held / ofOne
      tightest = month
    }
  }
  return { monthly, tightest, shortNow }
}

export interface FundMonth {
  readonly deposit: number
  readonly interest: number
  readonly paid: number
  /** After the month's jobs. */
  readonly balance: number
}

/** The fund month by month with a first-year deposit; index 0 is today, where a shortage is made good by a deposit. */
export function fundCourse(fund: Fund, monthly: number): readonly FundMonth[] {
  const costs = costsByMonth(fund)
  const paidNow = costs[0] ?? 0
  const deposit = Math.max(0, paidNow - fund.saved)
  let balance = fund.saved + deposit - paidNow
  const course: FundMonth[] = [{ deposit, interest: 0, paid: paidNow, balance }]
  for (let month = 1; month < costs.length; month++) {
    // A fund that is short (another rule's deposit) pays no interest and earns none.
    const interest = Math.max(0, balance) * fund.monthlyRate
    const added = monthly * stepOf(fund.annualRaise, month)
    const paid = costs[month] ?? 0
    balance = balance + interest + added - paid
    course.push({ deposit: added, interest, paid, balance })
  }
  return course
}

/**
 * Months from today in which a part is replaced: first when its life is over, then every `life` years. A part past its life may
 * go at any time and is counted `overdueMonths` from now. Lives under a year are a year.
 */
export function replacementMonths(
  ageYears: number,
  lifeYears: number,
  months: number,
  overdueMonths: number,
): readonly number[] {
  const life = Math.max(12, Math.round(lifeYears * 12))
  const left = Math.round((lifeYears - ageYears) * 12)
  const due: number[] = []
  for (let month = left > 0 ? left : overdueMonths; month <= Math.min(months, 1200); month += life) due.push(month)
  return due
}

/** Age of a part nobody knows the age of, years: as if it had been replaced on time ever since the home was built. */
export const likelyAge = (homeAge: number, lifeYears: number): number =>
  homeAge <= 0 || lifeYears <= 0 ? 0 : homeAge % lifeYears
