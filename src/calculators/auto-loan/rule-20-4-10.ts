import { principalFor } from '#engine/lending/payment.ts'
import type { Financed } from './compute.ts'
import type { CarInputs } from './sections.ts'

/** The rule of thumb: 20% down, 4 years at most, payment and insurance within 10% of income before tax. */
export const thumb = { down: 0.2, months: 48, share: 0.1 } as const

export interface Thumb {
  readonly downShare: number
  readonly months: number
  /** Payment and insurance as a share of monthly income; null without an income. */
  readonly incomeShare: number | null
  readonly passed: number
  readonly asked: number
  /** The largest loan over 48 months that leaves payment and insurance within 10%; null without an income. */
  readonly largestLoan: number | null
}

export function thumbOf({ loan, downShare }: Financed, inputs: CarInputs): Thumb {
  const monthly = inputs.income === null ? null : inputs.income / 12
  const insurance = inputs.insurance / 12
  const incomeShare = monthly !== null && monthly > 0 ? (loan.schedule.payment + insurance) / monthly : null
  const room = monthly === null ? null : Math.max(0, monthly * thumb.share - insurance)
  const fits = room === null ? null : principalFor(room, loan.annualRate / 12, thumb.months)
  const tests = [
    downShare >= thumb.down - 1e-9,
    loan.term <= thumb.months,
    ...(incomeShare === null ? [] : [incomeShare <= thumb.share + 1e-9]),
  ]
  return {
    downShare,
    months: loan.term,
    incomeShare,
    passed: tests.filter((passed) => passed).length,
    asked: tests.length,
    largestLoan: fits?.outcome === 'found' ? fits.value : null,
  }
}
