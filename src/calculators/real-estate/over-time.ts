import { choices } from '../kit/choices.ts'
import { choice, percent, points } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { section, when } from '../kit/section.ts'
import { startingHomeGrowth, startingSelling } from '../kit/starting-home.ts'
import { startingCostGrowth } from '../kit/starting-values.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** A change per year, which may be a fall. */
const growth = { per: 'year', min: -10, max: 15, step: 0.25, nudge: 1 } as const
const costGrowth = points(startingCostGrowth.value)
const soldBy =
  (exit: string) =>
  (inputs: { exit: string }): boolean =>
    inputs.exit === exit

/** How rent, costs and the value move, and what the sale takes. */
export const overTime = section(
  sectionWords.overTime.title,
  {
    rentGrowth: percent({ ...words.rentGrowth, ...growth, initial: costGrowth }),
    costGrowth: percent({ ...words.costGrowth, ...growth, initial: costGrowth }),
    exit: choice({ ...words.exit, initial: 'growth', options: choices(words.exit.options) }),
    valueGrowth: when(
      soldBy('growth'),
      percent({ ...words.valueGrowth, ...growth, initial: points(startingHomeGrowth.value) }),
    ),
    exitCap: when(
      soldBy('cap-rate'),
      percent({ ...words.exitCap, initial: 6.5, min: 1, max: 30, step: 0.25, nudge: 0.5 }),
    ),
    selling: percent({ ...words.selling, initial: points(startingSelling), max: 30, step: 0.5, nudge: 1 }),
    inflation: inflationRate({ hint: words.inflation, max: 12 }),
  },
  { more: sectionWords.overTime.more },
)
