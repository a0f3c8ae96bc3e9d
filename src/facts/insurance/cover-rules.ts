import { cited } from '../cited.ts'

/*
 * Edges of the questions which coverage a household could look at. No authority publishes them: they are ours, shown beside each answer and
 * meant as a start.
 */

/** Full car coverage that costs more than this share of the car's value a year is worth a second look. */
export const collisionShare = cited(0.1, 'assumption', { status: 'assumption' })
/** Liability of a homeowners or car policy taken for one whose limit is not known, dollars: what the premium survey priced. */
export const usualLiability = cited(300_000, 'nerdwallet-home', { asOf: '2025', confidence: 'medium' })
/**
 * Long-term care: asked from an age on; savings under so many years of the price of a home health aide may leave care to Medicaid, over so
 * many could pay for it.
 */
export const careEdges = cited({ fromAge: 50, lowYears: 1, highYears: 8 }, 'assumption', { status: 'assumption' })
/** Savings in years of spending from which nobody's paycheck has to be insured. */
export const enoughYears = cited(25, 'assumption', {
  status: 'assumption',
  note: 'Savings that pay 4% a year for the spending.',
})
/** A policy's deductible and the most a health plan can cost are held against cash; renewals count as near within these days. */
export const renewalDays = cited(60, 'assumption', { status: 'assumption' })
/**
 * Years that may come, for weighing health plans: medical bills of one person before insurance, and how many of ten years are like it.
 */
export const usualYears = cited(
  [
    { key: 'quiet', bills: 500, weight: 5 },
    { key: 'some', bills: 4000, weight: 4 },
    { key: 'hard', bills: 60_000, weight: 1 },
  ] as const,
  'assumption',
  { status: 'assumption', note: 'A spread to start from, not a forecast. Change it to your own years.' },
)
/** What one office visit is billed at, and a usual copay, dollars. */
export const usualVisit = cited({ price: 150, copay: 30, count: 3 }, 'assumption', { status: 'assumption' })
/** Two plans to begin with, one person, dollars a year: a usual one with copays, its premium and deductible the survey's averages, and one with an HSA. */
export const examplePlans = cited(
  {
    copays: { coinsurance: 0.2, outOfPocketMost: 4000 },
    saver: { premium: 1000, deductible: 3000, coinsurance: 0.2, outOfPocketMost: 6000, employerHsa: 500, ownHsa: 1500 },
    /** Federal bracket taken for the tax an HSA saves; Social Security and Medicare come beside it. */
    bracket: 0.22,
  },
  'assumption',
  { status: 'assumption' },
)
/** The same two plans for a family: deductibles and maximums as so many times one person's, the premium and the HSA money of the second. */
export const exampleFamilyPlans = cited(
  { times: 2, saver: { premium: 5000, employerHsa: 1000, ownHsa: 3000 } },
  'assumption',
  { status: 'assumption' },
)
/** Two deductibles of a car policy to begin with, and their premiums a year. */
export const exampleDeductibles = cited(
  { low: { deductible: 500, premium: 2280 }, high: { deductible: 1000, premium: 2050 } },
  'assumption',
  { status: 'assumption' },
)
