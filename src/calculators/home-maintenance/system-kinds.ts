/** The parts of a home that wear out: their names and where they stand. */
import type { componentLives } from '#facts/household/home-systems.ts'

export type SystemKey = keyof typeof componentLives.value
export type SystemGroup = 'outside' | 'comfort' | 'appliances' | 'inside'

interface SystemKind {
  readonly label: string
  readonly group: SystemGroup
  /** Stands in the weather. */
  readonly weather?: true
  /** What an association that looks after the outside of the homes usually pays for. */
  readonly hoa?: true
}

export const systemKinds: Readonly<Record<SystemKey, SystemKind>> = {
  roof: { label: 'Roof', group: 'outside', weather: true, hoa: true },
  paint: { label: 'Outside paint', group: 'outside', weather: true, hoa: true },
  gutters: { label: 'Gutters', group: 'outside', weather: true, hoa: true },
  windows: { label: 'Windows', group: 'outside' },
  deck: { label: 'Wood deck', group: 'outside', weather: true },
  driveway: { label: 'Asphalt driveway', group: 'outside', weather: true, hoa: true },
  pool: { label: 'Pool surface', group: 'outside', weather: true },
  furnace: { label: 'Furnace', group: 'comfort' },
  boiler: { label: 'Boiler', group: 'comfort' },
  cooling: { label: 'Air conditioner', group: 'comfort', weather: true },
  heatPump: { label: 'Heat pump', group: 'comfort', weather: true },
  waterHeater: { label: 'Water heater', group: 'comfort' },
  tankless: { label: 'Tankless water heater', group: 'comfort' },
  refrigerator: { label: 'Refrigerator', group: 'appliances' },
  range: { label: 'Range', group: 'appliances' },
  dishwasher: { label: 'Dishwasher', group: 'appliances' },
  microwave: { label: 'Microwave', group: 'appliances' },
  washer: { label: 'Washer', group: 'appliances' },
  dryer: { label: 'Dryer', group: 'appliances' },
  carpet: { label: 'Carpet', group: 'inside' },
  garageOpener: { label: 'Garage door opener', group: 'inside' },
  smokeAlarms: { label: 'Smoke alarms', group: 'inside' },
}
export const groupNames: Readonly<Record<SystemGroup, string>> = {
  outside: 'Outside',
  comfort: 'Heating, cooling, hot water',
  appliances: 'Appliances',
  inside: 'Inside',
}
