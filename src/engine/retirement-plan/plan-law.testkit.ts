import { medicaidUpTo, premiumByAge, premiumShares } from '#facts/insurance/marketplace.ts'
import {
  ageTables,
  spouseReduction,
  spouseRules,
  survivorRules,
  workerReduction,
} from '#facts/social-security/rules.ts'
import { povertyGuidelines } from '#facts/student/poverty.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { RetirementPlan } from './plan.ts'
import type { MarketplaceLaw, PlanLaw } from './plan-law.ts'

export const testMarketplace = (place: 'medicaid' | 'alaska' | 'plain' = 'plain'): MarketplaceLaw => ({
  shares: premiumShares.in(taxYear2026.year).value,
  poverty: povertyGuidelines.in(taxYear2026.year - 1).value[place === 'alaska' ? 'alaska' : 'contiguous'],
  medicaidUpTo: place === 'plain' ? null : medicaidUpTo.value,
  ages: premiumByAge.value,
})

/** Federal law of 2026 and no state. */
export const testLaw = (place?: 'medicaid' | 'alaska' | 'plain'): PlanLaw => ({
  tax: taxYear2026,
  states: ['none', 'none'],
  marketplaces: [testMarketplace(place), testMarketplace(place)],
  ages: ageTables,
  benefits: {
    workerReduction: workerReduction.value,
    spouseReduction: spouseReduction.value,
    spouseShare: spouseRules.value.share,
    survivor: survivorRules.value,
    limits: { underFullAge: 24_480, yearOfFullAge: 65_160 },
  },
  cut: null,
  medicareAge: 780,
  homeExclusion: { single: 250_000, joint: 500_000 },
  seniorDeductionThrough: 2028,
  topSurchargeFixedThrough: 2027,
  jointTable: null,
  untaxed: false,
})

/** A retired person of 71 with nothing, in a world without growth. Spread it and name what differs. */
export const quietPlan: RetirementPlan = {
  firstYear: 2027,
  people: [
    {
      born: '1956-05-15',
      livesTo: 80,
      pay: 0,
      raises: 0,
      retires: 780,
      savings: { preTax: 0, roth: 0, match: 0, hsa: 0 },
      pia: 0,
      claims: 804,
      balances: { preTax: 0, roth: 0, rothBasis: 0, hsa: 0 },
      separationRule: false,
    },
  ],
  taxable: { balance: 0, basis: 0 },
  cash: 0,
  spending: { retired: 0, working: null, survivorShare: 1, changeFrom: 75, change: 0 },
  pensions: [],
  events: [],
  extraSaving: 0,
  home: null,
  health: { before65: 'included', benchmark: [0, 0], supplement: 0, growth: 0, bills: 0 },
  order: { kind: 'taxable-first' },
  conversion: null,
  market: { stockShare: 0, stocks: 0, bonds: 0, cash: 0, fee: 0, inflation: 0, dividends: 0 },
  movesIn: null,
  earlierIncome: [0, 0],
  stepUp: 0.5,
}
