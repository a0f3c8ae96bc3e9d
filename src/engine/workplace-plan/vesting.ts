/** What of the employer's money is the worker's own (IRC 411(a)). Years of service, decimals. */

export interface VestingStep {
  readonly years: number
  readonly share: number
}

/** All at once after so many years; 0 is from the first day. */
export const cliff = (years: number): readonly VestingStep[] => [{ years, share: 1 }]

/** The share owned after so many whole years of service: that of the last step reached, whatever the order of the steps. */
export function vestedShare(steps: readonly VestingStep[], serviceYears: number): number {
  const whole = Math.floor(serviceYears + 1e-9)
  return steps.reduce((share, step) => (step.years <= whole ? Math.max(share, step.share) : share), 0)
}

/** The next step that gives more: after how many years of service, and the share then. Null: nothing more comes. */
export function nextStep(steps: readonly VestingStep[], serviceYears: number): VestingStep | null {
  const now = vestedShare(steps, serviceYears)
  const ahead = steps.filter((step) => step.share > now && step.years > serviceYears)
  if (ahead.length === 0) return null
  return ahead.reduce((first, step) => (step.years < first.years ? step : first))
}

/** Slower than both schedules the law allows: at some year it gives less than each of them. */
export function isTooSlow(
  steps: readonly VestingStep[],
  law: { readonly cliffYears: number; readonly graded: readonly VestingStep[] },
): boolean {
  const years = Array.from({ length: 12 }, (_, year) => year)
  const lags = (least: readonly VestingStep[]) =>
    years.some((year) => vestedShare(steps, year) < vestedShare(least, year) - 1e-9)
  return lags(cliff(law.cliffYears)) && lags(law.graded)
}
