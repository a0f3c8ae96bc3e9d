import { cited } from '../cited.ts'

/** Years a part of a home is expected to last; one figure where the study gives one. */
export interface ExpectedLife {
  readonly low: number
  readonly high: number
}
const years = (low: number, high = low): ExpectedLife => ({ low, high })

/**
 * How long parts of a home last, in years, as makers, trade groups and researchers answered. Use, care, weather and taste move
 * all of them. "20 or more" stands as 20.
 */
export const componentLives = cited(
  {
    roof: years(20),
    paint: years(15),
    gutters: years(20),
    windows: years(30),
    deck: years(20),
    driveway: years(15, 20),
    furnace: years(15, 20),
    boiler: years(21),
    cooling: years(10, 15),
    heatPump: years(16),
    waterHeater: years(10),
    tankless: years(20),
    refrigerator: years(13),
    range: years(13, 15),
    dishwasher: years(9),
    microwave: years(9),
    washer: years(11, 12),
    dryer: years(13),
    carpet: years(8, 10),
    garageOpener: years(10, 15),
    smokeAlarms: years(5, 10),
    pool: years(10, 25),
  },
  'nahb-components',
  {
    asOf: '2007-02',
    confidence: 'medium',
    note: 'A survey of 2006. Roof: asphalt shingles. Windows: wood. Pool: plaster and tile inside.',
  },
)

/** What a replacement may cost, dollars: a fixed part and a part for each square foot of living space. */
export interface ReplacementCost {
  readonly fixed: number
  readonly perSquareFoot: number
}
const cost = (fixed: number, perSquareFoot = 0): ReplacementCost => ({ fixed, perSquareFoot })

export const replacementCosts = cited<Readonly<Record<keyof typeof componentLives.value, ReplacementCost>>>(
  {
    roof: cost(0, 6.5),
    paint: cost(0, 2.5),
    gutters: cost(0, 1),
    windows: cost(0, 7.5),
    deck: cost(8000),
    driveway: cost(6000),
    furnace: cost(3000, 1.5),
    boiler: cost(8500),
    cooling: cost(3500, 1.5),
    heatPump: cost(5000, 2),
    waterHeater: cost(1900),
    tankless: cost(4500),
    refrigerator: cost(1900),
    range: cost(1300),
    dishwasher: cost(1000),
    microwave: cost(400),
    washer: cost(1000),
    dryer: cost(900),
    carpet: cost(0, 2.2),
    garageOpener: cost(600),
    smokeAlarms: cost(300),
    pool: cost(9000),
  },
  'assumption',
  { status: 'assumption', confidence: 'low', note: 'Prices differ widely by place and size; a local quote is better.' },
)

/** Rules of thumb for a year's upkeep: share of the home's value, and dollars a square foot. */
export const upkeepRules = cited({ ofValue: 0.01, perSquareFoot: 1 }, 'assumption', {
  status: 'assumption',
  note: 'Common rules of thumb, not measurements. The first counts land, which does not wear out.',
})

/** What weather does to parts that stand in it: their lives times this. */
export const weatherFactors = cited({ mild: 1.1, usual: 1, harsh: 0.8 }, 'assumption', {
  status: 'assumption',
  confidence: 'low',
})
