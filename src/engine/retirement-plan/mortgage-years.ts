/** A home loan year by year. Nominal dollars. */
export interface LoanYear {
  /** Owed on January 1. */
  readonly owed: number
  readonly interest: number
  readonly paid: number
}

const MOST_YEARS = 60

/**
 * The rest of a loan with a level payment a month: each month a twelfth of the yearly rate on what is owed. Ends with the month that pays it
 * off. A payment too small to do that in `MOST_YEARS` is raised to the one that does.
 */
export function loanYears(balance: number, rate: number, payment: number): readonly LoanYear[] {
  const monthly = rate / 12
  const months = MOST_YEARS * 12
  const least = monthly === 0 ? balance / months : (balance * monthly) / (1 - (1 + monthly) ** -months)
  const each = Math.max(payment, least)
  const years: LoanYear[] = []
  let owed = Math.max(0, balance)
  while (owed > 0.005 && years.length < MOST_YEARS) {
    const start = owed
    let interest = 0
    let paid = 0
    for (let month = 0; month < 12 && owed > 0.005; month++) {
      const due = owed * monthly
      const pay = Math.min(each, owed + due)
      interest += due
      paid += pay
      owed += due - pay
    }
    years.push({ owed: start, interest, paid })
  }
  return years
}
