import { dollars, dollarsAndCents, percentText } from '#calculators/kit/format.ts'

export interface GoalProgress {
  /** Of the target, 0 to 1; null: there is no target to be a share of. */
  readonly share: number | null
  /** What is saved, as it stands beside the bar: '$40 of $100'. */
  readonly amounts: string
  /** '40%'; '' without a target. Never 100% before it is reached, never more after. */
  readonly percent: string
}

const money = (amount: number): string => (Number.isInteger(amount) ? dollars(amount) : dollarsAndCents(amount))

/** How far a goal is. What is saved beyond its target is said in dollars: a share of more than the whole says nothing. */
export function goalProgress(saved: number, target: number): GoalProgress {
  if (!(target > 0)) return { share: null, amounts: `${money(saved)} saved, no target yet`, percent: '' }
  const share = Math.min(1, saved / target)
  const over = saved - target
  return {
    share,
    amounts:
      over > 0
        ? `${money(saved)} saved, ${money(over)} more than your target`
        : `${money(saved)} of ${money(target)} saved`,
    percent: percentText(Math.floor(share * 100), 0),
  }
}
