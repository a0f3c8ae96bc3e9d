import { type MonthlyFlows, monthlyFlows } from '#engine/household/monthly-flows.ts'
import {
  firstDark,
  independenceShare,
  type Level,
  type LevelNumbers,
  type LevelRules,
  levelsOf,
  monthsOfFreedom,
} from '#engine/planning/growth-levels/levels.ts'
import { levelNumbers } from '#engine/planning/growth-levels/numbers.ts'
import { levelRules } from '#facts/household/growth-levels.ts'
import type { Milestones } from '../../state/milestones.ts'
import type { Picture } from '../../state/picture.ts'
import { yearAmounts } from './year-amounts.precomputed.ts'

export interface LevelsShown {
  readonly flows: MonthlyFlows
  readonly numbers: LevelNumbers
  readonly rules: LevelRules
  readonly levels: readonly Level[]
  readonly next: Level | null
  readonly lit: number
  readonly unknown: number
  readonly freedom: number | null
  readonly independence: number | null
}

/** The levels of the picture shown, with the visitor's assumptions. */
export function levelsShown({ household, today }: Picture, set: Milestones): LevelsShown {
  const ours = levelRules.value
  const rules: LevelRules = {
    ...ours,
    realReturn: set.realReturn === null ? ours.realReturn : set.realReturn / 100,
    retireAt: set.retireAt ?? ours.retireAt,
  }
  const flows = monthlyFlows(household)
  const numbers = levelNumbers(
    household,
    flows,
    {
      haircut: set.haircut === null ? ours.haircut : set.haircut / 100,
      benefit: set.benefit,
      costlyApr: ours.costlyApr,
    },
    yearAmounts,
    today,
  )
  const levels = levelsOf(numbers, rules)
  return {
    flows,
    numbers,
    rules,
    levels,
    next: firstDark(levels),
    lit: levels.filter(({ isLit }) => isLit === true).length,
    unknown: levels.filter(({ isLit }) => isLit === null).length,
    freedom: monthsOfFreedom(numbers, ours.freedomShare),
    independence: independenceShare(numbers, rules.withdrawal),
  }
}
