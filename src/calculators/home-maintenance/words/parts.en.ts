/** The parts of a home that wear out, and the kinds they are of. */
export const partNames = {
  roof: 'Roof',
  paint: 'Exterior paint',
  gutters: 'Gutters',
  windows: 'Windows',
  deck: 'Wood deck',
  driveway: 'Asphalt driveway',
  pool: 'Pool surface',
  furnace: 'Furnace',
  boiler: 'Boiler',
  cooling: 'Air conditioner',
  heatPump: 'Heat pump',
  waterHeater: 'Water heater',
  tankless: 'Tankless water heater',
  refrigerator: 'Refrigerator',
  range: 'Range',
  dishwasher: 'Dishwasher',
  microwave: 'Microwave',
  washer: 'Washer',
  dryer: 'Dryer',
  carpet: 'Carpet',
  garageOpener: 'Garage door opener',
  smokeAlarms: 'Smoke alarms',
}
/** A second one of a kind. */
export const numbered = ({ name, count }: { name: string; count: number }) => `${name} ${count}`

export const groupNames = {
  outside: 'Exterior',
  comfort: 'Heating, cooling, hot water',
  appliances: 'Appliances',
  inside: 'Interior',
  project: 'Planned jobs',
}
export const unnamedJob = 'Planned job'
