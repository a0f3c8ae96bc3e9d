import { addMonths, formatMonth, type Month, monthsBetween } from '#engine/month.ts'

/** School bills fall due once a year, in this month. */
export const BILL_MONTH = 8
/** Longest plan looked at, months. */
export const MOST_MONTHS = 840

/** A bill of the plan, `month` months from today. Dollars of that day. */
export interface SchoolBill {
  readonly month: number
  /** What the plan is meant to pay. */
  readonly planned: number
  /** The whole price of that year of school. */
  readonly price: number
}

export interface Schooling {
  readonly bornIn: number
  readonly startAge: number
  readonly years: number
}

/**
 * The months from `today` at which each year of school begins: every August from the year of reaching the start age. A year that began in or before
 * today's month counts as paid and is left out.
 */
export function schoolMonths({ bornIn, startAge, years }: Schooling, today: Month): readonly number[] {
  const first = monthsBetween(today, formatMonth(bornIn + startAge, BILL_MONTH))
  return Array.from({ length: years }, (_, index) => first + 12 * index).filter(
    (month) => month >= 1 && month <= MOST_MONTHS,
  )
}

/** A return that falls in a straight line, over `glideMonths` before school, from `far` to `near`; `near` through school. Decimals a year. */
export interface GlidePath {
  readonly far: number
  readonly near: number
  readonly glideMonths: number
}

/** The yearly return in the month that ends `month` months from today. Decimal a year, effective. */
export function returnAt({ far, near, glideMonths }: GlidePath, month: number, firstBill: number): number {
  const left = firstBill - month
  if (left <= 0) return near
  return left >= glideMonths ? far : near + ((far - near) * left) / glideMonths
}

/** Growth of a dollar from today to the end of each month, index 0 is today: the product of (1 + yearly return)^(1/12). */
export function growthFactors(path: GlidePath, firstBill: number, months: number): readonly number[] {
  const factors = [1]
  let factor = 1
  for (let month = 1; month <= Math.min(months, MOST_MONTHS); month++) {
    factor *= (1 + returnAt(path, month, firstBill)) ** (1 / 12)
    factors.push(factor)
  }
  return factors
}

/** The deposit of a month as a multiple of the first: deposits rise by `annualRaise` after every 12. */
export const depositWeight = (month: number, annualRaise: number): number =>
  annualRaise === 0 ? 1 : (1 + annualRaise) ** Math.floor((month - 1) / 12)

/** Deposits after the month `from` up to the month `to`, both counted from today; dollars. `monthly` is the first. */
export function depositsBetween(monthly: number, annualRaise: number, from: number, to: number): number {
  let sum = 0
  for (let month = from + 1; month <= Math.min(to, MOST_MONTHS); month++)
    sum += monthly * depositWeight(month, annualRaise)
  return sum
}

/**
 * The level monthly deposit (dollars a month, at the end of every month from the first to `lastDeposit`) that pays `share` of every planned bill on its day
 * and never runs dry: for each bill, what all bills so far are worth today less the savings, over what a dollar a month until then is worth today; the largest of these.
 * In a closed form, as each amount is divided by the growth of a dollar. 0 when the savings are enough.
 */
export function depositFor(
  saved: number,
  bills: readonly SchoolBill[],
  factors: readonly number[],
  share: number,
  annualRaise: number,
  lastDeposit: number,
): number {
  let needed = 0
  let billsToday = 0
  let dollarAMonth = 0
  let month = 0
  for (const bill of bills) {
    while (month < Math.min(bill.month, lastDeposit)) {
      month++
      dollarAMonth += depositWeight(month, annualRaise) / (factors[month] ?? 1)
    }
    billsToday += (share * bill.planned) / (factors[bill.month] ?? 1)
    if (dollarAMonth > 0) needed = Math.max(needed, (billsToday - saved) / dollarAMonth)
  }
  return needed
}

/** A month of one child's account. Dollars of that month. */
export interface AccountMonth {
  readonly month: number
  readonly deposit: number
  readonly growth: number
  readonly planned: number
  readonly paid: number
  readonly balance: number
}
export interface Account {
  readonly months: readonly AccountMonth[]
  readonly paid: number
  readonly planned: number
  readonly deposits: number
  readonly growth: number
  /** After the last bill. */
  readonly left: number
  /** The part of `left` that was paid in, as the tax law divides every withdrawal (IRC 529(c)(3), 72). */
  readonly leftPaidIn: number
  readonly highest: number
}

/**
 * One child's account month by month until the last bill: growth, then the deposit, then the bill, of which it pays what it holds. Every withdrawal takes money paid in
 * and earnings in proportion. `paidIn` is the part of `saved` that was once paid in.
 */
export function runAccount(
  saved: number,
  paidIn: number,
  monthly: number,
  bills: readonly SchoolBill[],
  factors: readonly number[],
  annualRaise: number,
  lastDeposit: number,
): Account {
  const last = bills.at(-1)?.month ?? 0
  const due = new Map(bills.map((bill) => [bill.month, bill.planned]))
  const months: AccountMonth[] = []
  const sum = { paid: 0, planned: 0, deposits: 0, growth: 0 }
  let balance = saved
  let basis = Math.min(saved, paidIn)
  let highest = saved
  for (let month = 1; month <= last; month++) {
    const growth = balance * ((factors[month] ?? 1) / (factors[month - 1] ?? 1) - 1)
    const deposit = month <= lastDeposit ? monthly * depositWeight(month, annualRaise) : 0
    balance += growth + deposit
    basis += deposit
    highest = Math.max(highest, balance)
    const planned = due.get(month) ?? 0
    // What is missing by less than a cent's hundredth is arithmetic, not money.
    const paid = planned - balance < 1e-4 ? Math.min(planned, balance) : balance
    basis -= balance > 0 ? (basis * paid) / balance : 0
    balance -= paid
    sum.paid += planned - paid < 1e-4 ? planned : paid
    sum.planned += planned
    sum.deposits += deposit
    sum.growth += growth
    months.push({ month, deposit, growth, planned, paid, balance })
  }
  return { months, ...sum, left: balance, leftPaidIn: basis, highest }
}

/** 'YYYY-MM' so many months from today. */
export const monthAfter = (today: Month, months: number): Month => addMonths(today, months)
