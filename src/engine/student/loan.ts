/** One federal student loan as it stands today. Dollars; the rate is a decimal per year. */
export interface StudentLoan {
  readonly balance: number
  readonly annualRate: number
  /** IBR and PAYE let go of interest a payment leaves unpaid on it in the first three years. */
  readonly subsidized: boolean
}

/** How a set of loans is repaid under one plan. Months count from the next payment; dollars are nominal. */
export interface Course {
  /** Payments until nothing is owed, the forgiven rest included in the last one. */
  readonly months: number
  /** Paid in each month. */
  readonly paid: readonly number[]
  /** Interest charged in each month, after what is waived. */
  readonly interest: readonly number[]
  /** Owed after each payment, unpaid interest included. */
  readonly balance: readonly number[]
  readonly totalPaid: number
  readonly totalInterest: number
  /** Interest not charged because a payment did not cover it. */
  readonly waived: number
  /** Principal the government took off. */
  readonly matched: number
  readonly forgiven: number
  readonly forgivenBy: 'nobody' | 'plan' | 'public-service'
  /** Of it, what a plan forgave and is income; public service forgiveness is not. */
  readonly taxable: number
  /** Payments made before anything was forgiven; 0 when nothing was. Fewer than `months` where other loans go on. */
  readonly forgivenAt: number
}

export const nothingOwed: Course = {
  months: 0,
  paid: [],
  interest: [],
  balance: [],
  totalPaid: 0,
  totalInterest: 0,
  waived: 0,
  matched: 0,
  forgiven: 0,
  forgivenBy: 'nobody',
  taxable: 0,
  forgivenAt: 0,
}

/**
 * Two sets of loans repaid side by side, month by month. What one forgives is named before what nobody forgives, and the month is that of the
 * set whose forgiveness is income, the first set's otherwise.
 */
export function together(a: Course, b: Course): Course {
  if (b.months === 0 && b.forgiven === 0) return a
  if (a.months === 0 && a.forgiven === 0) return b
  const months = Math.max(a.months, b.months)
  const named = a.forgivenBy === 'nobody' || (b.taxable > 0 && a.taxable === 0) ? b : a
  const add = (key: 'paid' | 'interest' | 'balance'): number[] => {
    const sum: number[] = []
    for (let m = 0; m < months; m++) sum.push((a[key][m] ?? 0) + (b[key][m] ?? 0))
    return sum
  }
  return {
    months,
    paid: add('paid'),
    interest: add('interest'),
    balance: add('balance'),
    totalPaid: a.totalPaid + b.totalPaid,
    totalInterest: a.totalInterest + b.totalInterest,
    waived: a.waived + b.waived,
    matched: a.matched + b.matched,
    forgiven: a.forgiven + b.forgiven,
    forgivenBy: named.forgivenBy,
    taxable: a.taxable + b.taxable,
    forgivenAt: named.forgivenAt,
  }
}
