import type { Household } from '#engine/household/household.ts'
import type { Policy } from '#engine/household/lists.ts'
import { debtPayment } from '#engine/household/monthly-flows.ts'
import { aprOn, investedOf } from '#engine/household/standing.ts'
import { ageNow } from '#engine/household/tax-picture.ts'
import { sumToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import { savingsMultipleAt } from '#engine/retirement-outlook/savings-target.ts'
import { ficoBands } from '#facts/credit/scores.ts'
import { isHomeLoan, type Measures } from '../insights/measures.ts'
import {
  creditPoints,
  cushionKnots,
  debtLoadKnots,
  futureKnots,
  highAprPenalty,
  latePoints,
  marginKnots,
  pointsAt,
  unevenCushionKnots,
} from './bands.ts'

export const measureKeys = ['margin', 'bills', 'cushion', 'future', 'debtLoad', 'credit', 'cover', 'plan'] as const
export type MeasureKey = (typeof measureKeys)[number]

export const pillars = {
  spend: ['margin', 'bills'],
  save: ['cushion', 'future'],
  borrow: ['debtLoad', 'credit'],
  plan: ['cover', 'plan'],
} as const satisfies Readonly<Record<string, readonly MeasureKey[]>>
export type PillarKey = keyof typeof pillars
export const pillarKeys = Object.keys(pillars) as readonly PillarKey[]

/** Kinds of cover a household may need. */
export const covers = ['health', 'auto', 'home', 'renters', 'disability', 'life'] as const
export type Cover = (typeof covers)[number]
export const planParts = ['goals', 'beneficiaries', 'will', 'review'] as const
export type PlanPart = (typeof planParts)[number]

/** What the picture cannot know; null: not said, and so not counted. */
export interface HealthAnswers {
  /** Payments more than 30 days late in the last 12 months. */
  readonly late: number | null
  /** Pay that goes up and down. */
  readonly isUneven: boolean
  /** No debts besides a home loan: an empty list may also mean that nobody has said. */
  readonly hasNoDebts: boolean
  readonly beneficiaries: boolean | null
  /** Written, or not needed. */
  readonly will: boolean | null
  readonly review: boolean | null
}

/** One measure: what it was worked out from, and its points from 0 to 100. Null where the picture does not know enough. */
export interface Measure {
  readonly key: MeasureKey
  readonly points: number
  /** The ratio, count or share the points come from. */
  readonly input: number
  /** Numbers of the evidence line. */
  readonly from: Readonly<Record<string, number>>
  /** What is missing of cover or plan. */
  readonly missing: readonly (Cover | PlanPart)[]
}

type Maker = (from: Measures, answers: HealthAnswers) => Omit<Measure, 'key'> | null
const plain = { missing: [] } as const

const makers: Readonly<Record<MeasureKey, Maker>> = {
  margin: ({ takeHome, left }) => {
    if (takeHome === null || left === null || takeHome <= 0) return null
    const input = left / takeHome
    return { ...plain, input, points: pointsAt(marginKnots, input), from: { takeHome, left } }
  },
  bills: (_, { late }) => (late === null ? null : { ...plain, input: late, points: latePoints(late), from: { late } }),
  cushion: ({ cash, cushion, essentials }, { isUneven }) => {
    if (cash === null || cushion === null || essentials === null) return null
    const knots = isUneven ? unevenCushionKnots : cushionKnots
    return { ...plain, input: cushion, points: pointsAt(knots, cushion), from: { cash, essentials, months: cushion } }
  },
  future: ({ household, earners, age, retirement, invested }) => {
    const multiple = age === null ? null : savingsMultipleAt(age)
    // Without an account that could hold it, nobody has said what is saved.
    if (earners === null || multiple === null || multiple === 0 || (retirement === null && invested === null))
      return null
    const pay = sumToCent(earners.map((one) => one.pay))
    const target = multiple * pay
    const saved = investedOf(household)
    const input = Math.max(0, saved) / target
    return { ...plain, input, points: pointsAt(futureKnots, input), from: { saved, target, multiple } }
  },
  debtLoad: ({ household, gross, today }, { hasNoDebts }) => {
    const debts = household.debts.filter((debt) => !isHomeLoan(debt))
    if (gross === null || gross <= 0 || (household.debts.length === 0 && !hasNoDebts)) return null
    if (debts.some((debt) => debtPayment(debt) === null)) return null
    const payments = sumToCent(debts.map((debt) => debtPayment(debt) ?? 0))
    const isCostly = debts.some((debt) => isCarried(debt, today))
    const input = payments / gross
    const points = Math.max(0, pointsAt(debtLoadKnots, input) - (isCostly ? highAprPenalty.points : 0))
    return { ...plain, input, points, from: { payments, gross, penalty: isCostly ? highAprPenalty.points : 0 } }
  },
  credit: ({ creditScore }) => {
    if (creditScore === null) return null
    const band = ficoBands.value.find(({ from }) => creditScore >= from)
    const points = band ? creditPoints[band.name] : undefined
    return points === undefined ? null : { ...plain, input: creditScore, points, from: { score: creditScore } }
  },
  cover: (measures) => {
    const { policies } = measures
    if (policies === null) return null
    const needed = neededCovers(measures)
    const missing = needed.filter((cover) => !isCovered(policies, cover))
    const input = (needed.length - missing.length) / needed.length
    return {
      input,
      points: input * 100,
      from: { needed: needed.length, have: needed.length - missing.length },
      missing,
    }
  },
  plan: ({ goals }, { beneficiaries, will, review }) => {
    const said: Readonly<Record<PlanPart, boolean | null>> = {
      goals: goals === null ? null : goals.some(({ by }) => by !== null),
      beneficiaries,
      will,
      review,
    }
    const known = planParts.filter((part) => said[part] !== null)
    // Goals alone do not make a plan: one of the other three must be answered.
    if (!known.some((part) => part !== 'goals')) return null
    const missing = known.filter((part) => said[part] === false)
    const input = (known.length - missing.length) / known.length
    return { input, points: input * 100, from: { needed: known.length, have: known.length - missing.length }, missing }
  },
}

/** A balance kept from month to month at a high rate; a card paid in full each month is none. */
function isCarried(debt: Household['debts'][number], today: IsoDate): boolean {
  const apr = aprOn(debt, today)
  return apr !== null && apr > highAprPenalty.above && debt.balance > 0 && (debtPayment(debt) ?? 0) < debt.balance
}

/** Health always; the others where there is a car, a home, rent, pay to lose or a child. */
export function neededCovers({ household, home, housing, earners, today }: Measures): readonly Cover[] {
  const owns = home !== null || household.debts.some(isHomeLoan)
  const hasYoung = household.people.some(({ role, born }) => {
    if (role !== 'child') return false
    const age = born === null ? null : ageNow({ role, born } as Household['people'][number], today)
    return age === null || age < 18
  })
  const isNeeded: Readonly<Record<Cover, boolean>> = {
    health: true,
    auto: household.properties.some(({ kind }) => kind === 'car'),
    home: owns,
    renters: !owns && housing !== null,
    disability: earners !== null,
    life: hasYoung && earners !== null,
  }
  return covers.filter((cover) => isNeeded[cover])
}
const policyKinds: Readonly<Record<Cover, readonly Policy['kind'][]>> = {
  health: ['health'],
  auto: ['auto'],
  home: ['home'],
  renters: ['renters', 'home'],
  disability: ['disability-long', 'disability-short'],
  life: ['life-term', 'life-permanent'],
}
const isCovered = (policies: readonly Policy[], cover: Cover): boolean =>
  policies.some(({ kind }) => policyKinds[cover].includes(kind))

/** What could be measured, in order. */
export const healthMeasures = (from: Measures, answers: HealthAnswers): readonly Measure[] =>
  measureKeys.flatMap((key) => {
    const made = makers[key](from, answers)
    return made === null ? [] : [{ key, ...made }]
  })
