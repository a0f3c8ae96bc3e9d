import { type Course, nothingOwed, type StudentLoan } from './loan.ts'
import { assistanceMonth } from './repayment-assistance.ts'

/** A plan from a month on. */
export interface Phase {
  /** Payments made before it starts, counted from today. */
  readonly fromMonth: number
  /** What is asked each month in year 0, 1, 2 … from today, dollars to the cent. */
  readonly asked: readonly number[]
  /** Payments from today after which the rest is forgiven: the plan's count less what was paid before. */
  readonly forgivenAfter: number
  /** `assistance`: unpaid interest waived and principal matched up to `match`. `plain`: unpaid interest is kept, and bears no interest itself. */
  readonly kind: 'plain' | 'assistance'
  /** For `plain`: until this month the interest left unpaid on subsidized loans is not charged. */
  readonly subsidyUntil?: number
  /** For `assistance`, dollars per month. */
  readonly match?: number
}

/** 30 years is the longest plan of the law. */
const MOST_MONTHS = 480

/**
 * Loans repaid by income, month by month (34 CFR 685.209, 685.211; 20 USC 1087e(q)). Interest is a twelfth of the yearly rate and simple: what stays
 * unpaid is owed, not added to principal. A payment is split over the loans by what is owed on each, and in each pays interest before principal;
 * under the assistance plan it pays the interest of all loans before any principal, as its waiver and match are counted on all loans together.
 * `publicServiceAfter` payments from today the rest is forgiven; null: never. Never longer than 480 months: what then is left counts as forgiven by the plan.
 */
export function incomeDrivenCourse(
  loans: readonly StudentLoan[],
  phases: readonly Phase[],
  publicServiceAfter: number | null = null,
): Course {
  const count = loans.length
  const principal = new Float64Array(count)
  const unpaid = new Float64Array(count)
  const monthly = new Float64Array(count)
  let owed = 0
  for (let i = 0; i < count; i++) {
    const loan = loans[i]
    principal[i] = loan?.balance ?? 0
    monthly[i] = (loan?.annualRate ?? 0) / 12
    owed += principal[i] ?? 0
  }
  const first = phases[0]
  if (owed <= 0 || first === undefined) return nothingOwed
  const paid: number[] = []
  const charged: number[] = []
  const balances: number[] = []
  const accrued = new Float64Array(count)
  let phase = first
  let at = 0
  let totalPaid = 0
  let totalInterest = 0
  let waived = 0
  let matched = 0
  let forgivenBy: Course['forgivenBy'] = 'nobody'
  for (let month = 0; ; month++) {
    for (let next = phases[at + 1]; next !== undefined && month >= next.fromMonth; next = phases[at + 1]) {
      phase = next
      at += 1
    }
    if (publicServiceAfter !== null && month >= publicServiceAfter) {
      forgivenBy = 'public-service'
      break
    }
    if (month >= phase.forgivenAfter || month >= MOST_MONTHS) {
      forgivenBy = 'plan'
      break
    }
    let interest = 0
    for (let i = 0; i < count; i++) {
      const own = (principal[i] ?? 0) * (monthly[i] ?? 0)
      accrued[i] = own
      interest += own
    }
    const due = owed + interest
    const asked = phase.asked[Math.floor(month / 12)] ?? phase.asked.at(-1) ?? 0
    const payment = due <= asked + 0.004 ? due : asked
    let letGo = 0
    if (phase.kind === 'assistance') {
      let principals = 0
      let carried = 0
      for (let i = 0; i < count; i++) {
        principals += principal[i] ?? 0
        carried += unpaid[i] ?? 0
      }
      const split = assistanceMonth(payment, interest, principals, phase.match ?? 0, carried)
      const fromCarried = Math.max(0, split.toInterest - interest)
      const down = split.toPrincipal + split.matched
      for (let i = 0; i < count; i++) {
        if (principals > 0) principal[i] = (principal[i] ?? 0) * (1 - down / principals)
        if (carried > 0) unpaid[i] = (unpaid[i] ?? 0) * (1 - fromCarried / carried)
      }
      letGo = split.waived
      matched += split.matched
      owed = principals - down + carried - fromCarried
    } else {
      const subsidy = month < (phase.subsidyUntil ?? 0)
      const share = payment / due
      owed = 0
      for (let i = 0; i < count; i++) {
        const own = accrued[i] ?? 0
        const before = unpaid[i] ?? 0
        const part = share * ((principal[i] ?? 0) + before + own)
        let left = before + own - part
        if (left > 0) {
          if (subsidy && loans[i]?.subsidized === true) {
            const free = Math.min(left, own)
            letGo += free
            left -= free
          }
          unpaid[i] = left
        } else {
          unpaid[i] = 0
          principal[i] = Math.max(0, (principal[i] ?? 0) + left)
        }
        owed += (principal[i] ?? 0) + (unpaid[i] ?? 0)
      }
    }
    if (payment >= due || owed < 0.005) owed = 0
    paid.push(payment)
    charged.push(interest - letGo)
    balances.push(owed)
    totalPaid += payment
    totalInterest += interest - letGo
    waived += letGo
    if (owed === 0) break
  }
  const forgiven = forgivenBy === 'nobody' ? 0 : owed
  if (forgiven > 0 && balances.length > 0) balances[balances.length - 1] = 0
  return {
    months: paid.length,
    paid,
    interest: charged,
    balance: balances,
    totalPaid,
    totalInterest,
    waived,
    matched,
    forgiven,
    forgivenBy,
    taxable: forgivenBy === 'plan' ? forgiven : 0,
    forgivenAt: forgiven > 0 ? paid.length : 0,
  }
}
