import type { Worked } from './compute.ts'
import { lifetimes, planWords } from './words/answer.en.ts'

/** How long a life the plan is weighed over, in words. */
export function lifetimeOf({ household }: Worked, health: string): string {
  if (household.kind === 'married') return lifetimes.both
  return health === 'average' ? lifetimes.average : lifetimes.chosen
}

/** The claims of the best plan in words; null where nothing can be chosen any more. */
export function bestPlan({ household, choices: { bestPlan: best, grid } }: Worked): string | null {
  const { rows, columns, values } = grid
  if (best === null || values.length < 2) return null
  const { you } = household
  const own = best.row - you.birth.month
  if (household.kind === 'widowed') return planWords.widowed({ own, survivor: best.column - you.birth.month })
  if (household.kind !== 'married') return planWords.own({ age: own })
  const spouse = best.column - household.other.birth.month
  if (rows.length < 2) return planWords.spouse({ age: spouse })
  return columns.length < 2 ? planWords.own({ age: own }) : planWords.couple({ you: own, spouse })
}
