import { gridZone } from '#engine/social-security/couple-grid.ts'
import type { Worked } from './compute.ts'
import { lifetimes, planWords } from './words/answer.en.ts'

/** How long a life the plan is weighed over, in words. */
export function lifetimeOf({ household }: Worked, health: string): string {
  if (household.kind === 'married') return lifetimes.both
  return health === 'average' ? lifetimes.average : lifetimes.chosen
}

/** The best claims among those weighed at once, in words; null where nothing can be chosen any more. */
export function bestPlan({ household, choices }: Worked): { readonly plan: string } | null {
  const zone = gridZone(choices.grid)
  const { rows, columns, values } = choices.grid
  if (zone === null || values.length < 2) return null
  const { you } = household
  const own = (rows[zone.row] ?? 0) - you.birth.month
  const second = columns[zone.column] ?? 0
  if (household.kind === 'widowed') return { plan: planWords.widowed({ own, survivor: second - you.birth.month }) }
  if (household.kind !== 'married') return { plan: planWords.own({ age: own }) }
  const spouse = second - household.other.birth.month
  if (rows.length < 2) return { plan: planWords.spouse({ age: spouse }) }
  return { plan: columns.length < 2 ? planWords.own({ age: own }) : planWords.couple({ you: own, spouse }) }
}
