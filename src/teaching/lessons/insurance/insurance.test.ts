import { testByHand } from '../worked-by-hand.testkit.ts'
import { insurance } from './unit.ts'

/** 12 × 2,916.67 (35,000 in whole cents a month) at the start of each of 20 years at 2%: × (1 − 1.02⁻²⁰) / 0.02 × 1.02. */
const need = ((12 * 2_916.67 * (1 - 1.02 ** -20)) / 0.02) * 1.02

testByHand(
  insurance,
  {
    'insurance-logic': { expected: 600, extra: 150, years: 4.17, months: 50 },
    'health-plan': {
      even: 1500,
      evenCost: 3300,
      billsLow: 5000,
      billsHsa: 6520,
      worstLow: 6400,
      worstHsa: 8800,
      hsaSaved: 8750 * 0.2965,
    },
    'auto-home-renters': { worn: 12_000, paidWorn: 10_000, yoursWorn: 6000, owed: 130_000, all: 4500 },
    'life-disability': { need, gap: need - 100_000, plain: 700_000 },
    'wills-and-names': { owned: 220_000, byForm: 200_000, byWill: 20_000, willShare: 9.09 },
  },
  { hsaSaved: 1 },
)
