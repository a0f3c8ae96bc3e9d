/** The parts of a home that wear out: of what kind each is, and where it stands. */
import type { componentLives } from '#facts/household/home-systems.ts'

export type SystemKey = keyof typeof componentLives.value
export type SystemGroup = 'outside' | 'comfort' | 'appliances' | 'inside'

interface SystemKind {
  readonly group: SystemGroup
  /** Stands in the weather. */
  readonly weather?: true
  /** What an association that looks after the outside of the homes usually pays for. */
  readonly hoa?: true
}

export const systemKinds: Readonly<Record<SystemKey, SystemKind>> = {
  roof: { group: 'outside', weather: true, hoa: true },
  paint: { group: 'outside', weather: true, hoa: true },
  gutters: { group: 'outside', weather: true, hoa: true },
  windows: { group: 'outside' },
  deck: { group: 'outside', weather: true },
  driveway: { group: 'outside', weather: true, hoa: true },
  pool: { group: 'outside', weather: true },
  furnace: { group: 'comfort' },
  boiler: { group: 'comfort' },
  cooling: { group: 'comfort', weather: true },
  heatPump: { group: 'comfort', weather: true },
  waterHeater: { group: 'comfort' },
  tankless: { group: 'comfort' },
  refrigerator: { group: 'appliances' },
  range: { group: 'appliances' },
  dishwasher: { group: 'appliances' },
  microwave: { group: 'appliances' },
  washer: { group: 'appliances' },
  dryer: { group: 'appliances' },
  carpet: { group: 'inside' },
  garageOpener: { group: 'inside' },
  smokeAlarms: { group: 'inside' },
}
