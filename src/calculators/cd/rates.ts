/** What a CD's rate is, by how it is stated, and what a year of it earns. */
import type { PaidRate, PayoutsPerYear } from '#engine/deposits/certificate.ts'
import { type CertificateRate, yearYield } from '#engine/deposits/certificate-rate.ts'
import { steppedInterest } from '#engine/deposits/stepped.ts'
import { steadyYield } from '#engine/deposits/yields.ts'
import { effectiveFromNominal } from '#engine/rate.ts'
import type { CdInputs } from './sections.ts'

/** How often interest is paid out in a year. */
export const payoutsOf = { stays: 0, monthly: 12, quarterly: 4, semiannual: 2, yearly: 1 } as const

/** The rate of the first day, or another one stated in the same way. */
export function quotedRate({ kind, rateKind, rate, compounding }: CdInputs, points = rate): CertificateRate {
  const decimal = points / 100
  if (kind !== 'bank') return { kind: 'rate', annualRate: decimal, compounding: 'none' }
  return rateKind === 'apy' ? { kind: 'apy', annualYield: decimal } : { kind: 'rate', annualRate: decimal, compounding }
}

/** Rates that step within the term, from the first day on; else the one rate. */
export function paidRate(inputs: CdInputs, years: number): PaidRate {
  const rate = quotedRate(inputs)
  const later = inputs.kind === 'bank' ? inputs.rateSteps.filter(({ from }) => from / 12 < years - 1e-9) : []
  if (later.length === 0) return rate
  const steps = later
    .map(({ from, rate: points }) => ({ from: from / 12, rate: quotedRate(inputs, points) }))
    .sort((a, b) => a.from - b.from)
  return { kind: 'stepped', steps: [{ from: 0, rate }, ...steps] }
}

export const yearsOf = ({ termUnit, term, days }: CdInputs): number => (termUnit === 'days' ? days / 365 : term / 12)

/** What a year earns when paid-out interest goes on earning the same. */
export function ownYield(rate: PaidRate, payouts: PayoutsPerYear, years: number): number {
  if (rate.kind === 'stepped') return steadyYield(1 + steppedInterest(rate, 0, years), years)
  if (rate.kind === 'apy' || rate.compounding !== 'none') return yearYield(rate)
  return payouts === 0
    ? steadyYield(1 + rate.annualRate * years, years)
    : effectiveFromNominal(rate.annualRate, payouts)
}
