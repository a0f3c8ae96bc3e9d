/** Small jobs that come every year, as far as the visitor's list asks for them. */
import type { HomeMaintenanceInputs } from './fields.ts'
import type { SystemKey } from './system-kinds.ts'
import type { System } from './systems.ts'

export interface YearlyTask {
  /** 1 to 12. */
  readonly month: number
  readonly task: string
}

interface Rule extends YearlyTask {
  /** Asked for by any of these; none: by every home. */
  readonly of: readonly SystemKey[]
  readonly unlessMild?: true
}
const air: readonly SystemKey[] = ['furnace', 'cooling', 'heatPump']

const rules: readonly Rule[] = [
  { month: 1, task: 'Change the air filter (winter)', of: air },
  { month: 1, task: 'Clean the dryer vent', of: ['dryer'] },
  { month: 3, task: 'Test the smoke alarms (spring)', of: [] },
  { month: 3, task: 'Flush the water heater', of: ['waterHeater', 'tankless'] },
  { month: 4, task: 'Change the air filter (spring)', of: air },
  { month: 4, task: 'Have the cooling serviced', of: ['cooling', 'heatPump'] },
  { month: 4, task: 'Look over the roof after winter', of: ['roof'] },
  { month: 5, task: 'Clean the gutters (spring)', of: ['gutters'] },
  { month: 5, task: 'Check and seal the deck', of: ['deck'] },
  { month: 5, task: 'Open and check the pool', of: ['pool'] },
  { month: 6, task: 'Vacuum the refrigerator coils', of: ['refrigerator'] },
  { month: 6, task: 'Test that the garage door reverses', of: ['garageOpener'] },
  { month: 7, task: 'Change the air filter (summer)', of: air },
  { month: 8, task: 'Look over paint, caulk and windows', of: ['paint', 'windows'] },
  { month: 8, task: 'Fill cracks in the driveway', of: ['driveway'] },
  { month: 9, task: 'Have the heating serviced', of: ['furnace', 'boiler', 'heatPump'] },
  { month: 10, task: 'Change the air filter (fall)', of: air },
  { month: 10, task: 'Drain outside faucets before a freeze', of: [], unlessMild: true },
  { month: 11, task: 'Test the smoke alarms (fall)', of: [] },
  { month: 11, task: 'Clean the gutters (fall)', of: ['gutters'] },
]

export function yearlyTasks(systems: readonly System[], inputs: HomeMaintenanceInputs): readonly YearlyTask[] {
  const own = new Set(systems.filter((system) => !system.byHoa).map((system) => system.key))
  return rules
    .filter((rule) => rule.of.length === 0 || rule.of.some((key) => own.has(key)))
    .filter((rule) => !(rule.unlessMild && inputs.climate === 'mild'))
    .map(({ month, task }) => ({ month, task }))
}
