/** Sizes a policy is sold in: up to each amount, in steps of so many dollars. */
export interface SizeStep {
  readonly upTo: number
  readonly step: number
}

/** The smallest size sold that is at least the amount; 0 for nothing. Above the last row its step goes on. */
export const policySize = (amount: number, steps: readonly SizeStep[]): number => {
  if (amount <= 0) return 0
  const row = steps.find(({ upTo }) => amount <= upTo) ?? steps.at(-1)
  const step = row?.step ?? 1
  return Math.ceil(amount / step - 1e-9) * step
}
