/** From the form's inputs to the engine's loan: extra payments, payment plan and the path of an adjustable rate. */
import { amortize, type PaidOff } from '#engine/lending/amortize.ts'
import { armPath } from '#engine/lending/arm.ts'
import type { Extra, RateChange } from '#engine/lending/loan.ts'
import { addMonths, compareMonths, type Month } from '#engine/month.ts'
import type { MortgageInputs } from './sections.ts'

export type RatePath = 'chosen' | 'steady' | 'worst'

const decimal = (points: number): number => points / 100

/** Rate changes of an adjustable loan by the number of the monthly payment; none for a fixed one. */
export function rateChangesOf(inputs: MortgageInputs, path: RatePath): readonly RateChange[] {
  if (inputs.rateType !== 'arm') return []
  const fixedMonths = Number(inputs.armFixedYears) * 12
  const every = Number(inputs.armEvery)
  const drift = path === 'steady' ? 0 : inputs.armDrift
  const indexAt = (month: number): number => decimal(Math.min(30, Math.max(0, inputs.armIndex + (drift * month) / 12)))
  const values: number[] = []
  for (let made = fixedMonths; made < Math.max(inputs.term, fixedMonths + 1); made += every) values.push(indexAt(made))
  const worst = path === 'worst' || (path === 'chosen' && inputs.armPath === 'worst')
  const found = armPath(
    {
      initialRate: decimal(inputs.rate),
      fixedMonths,
      adjustEveryMonths: every,
      margin: decimal(inputs.armMargin),
      initialCap: decimal(inputs.armFirstCap),
      periodicCap: decimal(inputs.armNextCap),
      lifetimeCap: decimal(inputs.armLifeCap),
    },
    inputs.term,
    worst ? { kind: 'worst-case' } : { kind: 'path', values },
  )
  return found.outcome === 'found' ? found.changes : []
}

/**
 * The extra payments of the form. None comes before the month of the first payment, not even where biweekly halves do (they
 * start in the month before), and a one-time payment dated before it counts with it.
 */
export function extrasOf(inputs: MortgageInputs, startMonth: Month): readonly Extra[] {
  const from = addMonths(startMonth, 1)
  const extras: Extra[] = []
  if (inputs.extraMonthly > 0) extras.push({ kind: 'monthly', amount: inputs.extraMonthly, from })
  if (inputs.extraYearly > 0)
    extras.push({ kind: 'yearly', amount: inputs.extraYearly, monthOfYear: Number(inputs.extraYearlyMonth), from })
  for (const row of inputs.extraOnce) {
    const month = row.month as Month
    if (row.amount > 0)
      extras.push({
        kind: 'once',
        amount: row.amount,
        month: compareMonths(month, from) < 0 ? from : month,
      })
  }
  return extras
}

/** Biweekly payments that reach the loan at once count 26 a year, so a change before monthly payment k stands elsewhere. */
const inBiweekly = (change: RateChange): RateChange => ({
  ...change,
  fromPayment: Math.floor(((change.fromPayment - 1) * 26) / 12) + 1,
})

export interface Terms {
  readonly principal: number
  readonly startMonth: Month
  readonly plan?: MortgageInputs['plan']
  readonly path?: RatePath
  readonly extras?: readonly Extra[]
  readonly termMonths?: number
}

/** The schedule on these terms, or null when the engine refuses them. Without `plan` and `extras`: monthly, nothing extra. */
export function scheduleOf(inputs: MortgageInputs, terms: Terms): PaidOff | null {
  const plan = terms.plan ?? 'monthly'
  const changes = rateChangesOf(inputs, terms.path ?? 'chosen')
  const schedule = amortize({
    principal: terms.principal,
    annualRate: decimal(inputs.rate),
    startMonth: terms.startMonth,
    termMonths: terms.termMonths ?? inputs.term,
    frequency: plan,
    extras: terms.extras ?? [],
    rateChanges: plan === 'biweekly' ? changes.map(inBiweekly) : changes,
  })
  return schedule.outcome === 'paid-off' ? schedule : null
}
