/** Small jobs that come every year, as far as the visitor's list asks for them. */
import type { HomeMaintenanceInputs } from './sections.ts'
import type { SystemKey } from './system-kinds.ts'
import type { System } from './systems.ts'
import { taskNames } from './words/tasks.en.ts'

export interface YearlyTask {
  /** 1 to 12. */
  readonly month: number
  readonly key: keyof typeof taskNames
  readonly task: string
}

interface Rule {
  readonly month: number
  readonly task: keyof typeof taskNames
  /** Asked for by any of these; none: by every home. */
  readonly of: readonly SystemKey[]
  readonly unlessMild?: true
}
const air: readonly SystemKey[] = ['furnace', 'cooling', 'heatPump']

const rules: readonly Rule[] = [
  { month: 1, task: 'filterWinter', of: air },
  { month: 1, task: 'dryerVent', of: ['dryer'] },
  { month: 3, task: 'alarmsSpring', of: [] },
  { month: 3, task: 'flush', of: ['waterHeater', 'tankless'] },
  { month: 4, task: 'filterSpring', of: air },
  { month: 4, task: 'cooling', of: ['cooling', 'heatPump'] },
  { month: 4, task: 'roof', of: ['roof'] },
  { month: 5, task: 'guttersSpring', of: ['gutters'] },
  { month: 5, task: 'deck', of: ['deck'] },
  { month: 5, task: 'pool', of: ['pool'] },
  { month: 6, task: 'coils', of: ['refrigerator'] },
  { month: 6, task: 'garage', of: ['garageOpener'] },
  { month: 7, task: 'filterSummer', of: air },
  { month: 8, task: 'paint', of: ['paint', 'windows'] },
  { month: 8, task: 'driveway', of: ['driveway'] },
  { month: 9, task: 'heating', of: ['furnace', 'boiler', 'heatPump'] },
  { month: 10, task: 'filterFall', of: air },
  { month: 10, task: 'faucets', of: [], unlessMild: true },
  { month: 11, task: 'alarmsFall', of: [] },
  { month: 11, task: 'guttersFall', of: ['gutters'] },
]

export function yearlyTasks(systems: readonly System[], inputs: HomeMaintenanceInputs): readonly YearlyTask[] {
  const own = new Set(systems.filter((system) => !system.byHoa).map((system) => system.key))
  return rules
    .filter((rule) => rule.of.length === 0 || rule.of.some((key) => own.has(key)))
    .filter((rule) => !(rule.unlessMild && inputs.climate === 'mild'))
    .map(({ month, task }) => ({ month, key: task, task: taskNames[task] }))
}
