import type { Case } from '../kit/definition.ts'
import type { HomeMaintenanceInputs } from './sections.ts'
import type { SystemKey } from './system-kinds.ts'

/** Parts with an age, a life and a price each. */
const parts = (...list: readonly (readonly [system: SystemKey, age: number, life: number, cost: number])[]) => ({
  systems: list.map(([system, age]) => ({ system, age })),
  quotes: list.map(([system, , life, cost]) => ({ system, life, cost })),
})
/** Prices and savings stand still. */
const still = { costGrowth: 0, interest: 0, rising: false, routine: 0, saved: 0, projects: [] }

export const cases: readonly Case<HomeMaintenanceInputs>[] = [
  {
    name: 'One roof, prices that stand still',
    derivation:
      'By hand: 12,000 due in 20 - 10 = 10 years, 120 months: 100 a month. It wears out 12,000 / 20 = 600 a year.',
    inputs: { ...still, years: 20, ...parts(['roof', 10, 20, 12_000]) },
    expect: { fundMonthly: 100, bySystems: 600, largestJob: 12_000, nextJob: 203_611, jobs: 1, lowestBalance: 0 },
    within: 0.004,
  },
  {
    name: 'The earliest job sets the amount',
    derivation:
      'By hand: 1,200 in 1 year asks for 1,200 / 12 = 100 a month; 6,000 more in 10 years for 7,200 / 120 = 60. So 100, and 240 x 100 - 7,200 - 1,200 (the first again after 10 years) = 15,600 is left after 20 years.',
    inputs: {
      ...still,
      years: 20,
      ...parts(['waterHeater', 9, 10, 1200], ['furnace', 8, 18, 6000]),
    },
    // 1,200 comes in year 1 and year 11.
    expect: { fundMonthly: 100, jobsThen: 8400, endBalance: 15_600, jobs: 3 },
    within: 0.004,
  },
  {
    name: 'Prices that rise 3% a year, money there already, interest',
    derivation:
      'Closed form: 10,000 x 1.03^10 = 13,439.16 in 120 months. 2,000 at 0.25% a month (1.0025^12 - 1 = 3.041596% a year) grows to 2,698.71. The payment of the rest is 10,740.46 x 0.0025 / (1.0025^120 - 1) = 76.8595, up to 76.86.',
    inputs: {
      ...still,
      costGrowth: 3,
      interest: 3.0415957,
      saved: 2000,
      years: 10,
      ...parts(['roof', 10, 20, 10_000]),
    },
    expect: { fundMonthly: 76.86, jobsThen: 13_439.16, jobsToday: 10_000 },
    within: 0.004,
  },
  {
    name: 'Three rules side by side',
    derivation:
      'By hand: 1% of 400,000 is 4,000, without 25% land 3,000; 2,000 square feet at $1 is 2,000; a roof of 15,000 over 20 years 750, a furnace of 6,000 over 15 years 400, small upkeep 1,000: 2,150.',
    inputs: {
      ...still,
      homeValue: 400_000,
      land: 25,
      valueRule: 1,
      squareFeet: 2000,
      footRule: 1,
      routine: 1000,
      ...parts(['roof', 5, 20, 15_000], ['furnace', 5, 15, 6000]),
    },
    expect: { byValue: 4000, byBuilding: 3000, byFoot: 2000, bySystems: 2150, routineMonthly: 83.33 },
    within: 0.004,
  },
  {
    name: 'Blanks: age from the year built, life from the study of home components (NAHB 2007)',
    derivation:
      'Built 1991, so 35 years old in 2026. A roof lasts 20 years: replaced once, now 35 - 20 = 15, due in 5 years, 60 months; asphalt shingles at our 6.50 a square foot x 2,000 = 13,000. A month: 13,000 / 60 = 216.67.',
    inputs: { ...still, yearBuilt: 1991, squareFeet: 2000, years: 10, systems: [{ system: 'roof', age: null }] },
    expect: { fundMonthly: 216.67, largestJob: 13_000, nextJob: 203_111 },
    within: 0.004,
  },
  {
    name: 'A known job this month is more than what is there',
    derivation: 'By hand: 5,000 due now, 1,500 saved: 3,500 is missing. 2,400 in 24 months then asks for 100 a month.',
    inputs: {
      ...still,
      saved: 1500,
      years: 5,
      systems: [],
      projects: [
        { name: 'Tree', month: '2026-11', cost: 5000 },
        { name: 'Fence', month: '2028-11', cost: 2400 },
      ],
    },
    expect: { shortNow: 3500, fundMonthly: 100 },
    within: 0.004,
  },
]
