import { type CertificateRate, interestPerDollar } from './certificate-rate.ts'

/**
 * A certificate whose rate changes on days known from the start (12 CFR 1030 Appendix A, part I.B: stepped-rate accounts). Each step
 * holds from its year on until the next; the first is from 0. Interest already earned stays inside and earns the new rate, save where
 * the rates are simple interest.
 */
export interface SteppedRate {
  readonly kind: 'stepped'
  readonly steps: readonly { readonly from: number; readonly rate: CertificateRate }[]
}

const isSimple = (rate: CertificateRate): boolean => rate.kind === 'rate' && rate.compounding === 'none'

/** The step that holds after `years`; on the day of a change the step before it, whose time has just been earned. */
export const stepAt = ({ steps }: SteppedRate, years: number): CertificateRate => {
  const [first, ...later] = steps
  if (first === undefined) throw new RangeError('A stepped rate has at least one step')
  return later.reduce((held, step) => (step.from < years - 1e-9 ? step.rate : held), first.rate)
}

/** Interest of $1 left in from year `from` to year `to`. Nothing is rounded. */
export const steppedInterest = ({ steps }: SteppedRate, from: number, to: number): number => {
  let simple = 0
  let growth = 1
  steps.forEach((step, i) => {
    const end = Math.min(to, steps[i + 1]?.from ?? to)
    const years = Math.max(0, end - Math.max(from, step.from))
    if (isSimple(step.rate)) simple += interestPerDollar(step.rate, years)
    else growth *= 1 + interestPerDollar(step.rate, years)
  })
  return growth - 1 + simple
}
