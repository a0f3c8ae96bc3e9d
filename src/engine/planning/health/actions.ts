import { debtPayment } from '#engine/household/monthly-flows.ts'
import { aprOn } from '#engine/household/standing.ts'
import { ficoBands } from '#facts/credit/scores.ts'
import { lifeInputs, mainEarner } from '../insights/filled.ts'
import { isHomeLoan, type Measures } from '../insights/measures.ts'
import type { Way } from '../insights/rule.ts'
import {
  creditPoints,
  cushionKnots,
  debtLoadKnots,
  futureKnots,
  highAprPenalty,
  type Knots,
  marginKnots,
  pointsAt,
  unevenCushionKnots,
} from './bands.ts'
import type { Cover, HealthAnswers, Measure, MeasureKey, PlanPart } from './measures.ts'
import { pillarKeys, pillars } from './measures.ts'

/** One step that would raise a measure. */
export interface HealthAction {
  readonly key: MeasureKey | 'hardship'
  /** What it is about: a cover, a part of the plan, a debt by name. */
  readonly what: Cover | PlanPart | string | null
  /** Points the overall score would gain; 0 for hardship, which comes first whatever it brings. */
  readonly gain: number
  /** Dollars it takes: once, or in a year where it is monthly. */
  readonly dollars: number
  /** Hours it takes. Ours, rough. */
  readonly hours: number
  /** Dollars a month, or the amount to reach, as its sentence says it. */
  readonly amount: number
  readonly way: Way
}

interface Step {
  readonly what: HealthAction['what']
  /** Points of its own measure afterward. */
  readonly after: number
  readonly dollars: number
  readonly hours: number
  readonly amount: number
  readonly way: Way
}
type Maker = (measure: Measure, from: Measures, answers: HealthAnswers) => readonly Step[]

/** The next named point above an input; null at the last. */
const nextKnot = (knots: Knots, input: number) => knots.find(([at]) => at > input + 1e-9) ?? null

const makers: Readonly<Record<MeasureKey, Maker>> = {
  margin: ({ input, from: { takeHome = 0 } }) => {
    const next = nextKnot(marginKnots, input)
    if (!next) return []
    // A fifth of pay is far from nothing: half of the way is a step.
    const target = input >= 0 ? Math.min(next[0], input + 0.05) : 0
    const amount = (target - input) * takeHome
    const after = pointsAt(marginKnots, target)
    return [{ what: null, after, dollars: amount * 12, hours: 2, amount, way: { page: '/budget-buddy' } }]
  },
  bills: ({ points }) =>
    points >= 100
      ? []
      : [{ what: null, after: 100, dollars: 0, hours: 1, amount: 0, way: { page: '/smart-life-manager' } }],
  cushion: ({ input, from: { essentials = 0, cash = 0 } }, _, { isUneven }) => {
    const knots = isUneven ? unevenCushionKnots : cushionKnots
    const next = nextKnot(knots, input)
    if (!next) return []
    const amount = Math.max(0, next[0] * essentials - Math.max(0, cash))
    const way: Way = {
      calculator: 'savings',
      inputs: { ask: 'date', goal: next[0] * essentials, saved: Math.max(0, cash) },
    }
    return [{ what: null, after: next[1], dollars: amount, hours: 1, amount, way }]
  },
  future: ({ input, from: { target = 0, saved = 0 } }, { household, earners }) => {
    const next = nextKnot(futureKnots, input)
    if (!next) return []
    const amount = Math.max(0, next[0] * target - Math.max(0, saved))
    const you = household.people.find(({ role }) => role === 'you')
    const pay = (earners ?? []).reduce((sum, one) => sum + one.pay, 0)
    const way: Way = {
      calculator: 'retirement',
      inputs: { pay, savings: Math.max(0, saved), ...(you?.born ? { born: you.born } : {}) },
    }
    return [{ what: null, after: next[1], dollars: amount, hours: 2, amount, way }]
  },
  debtLoad: ({ input, from: { gross = 0, penalty = 0 } }, { household, today }) => {
    const open = household.debts.filter((debt) => !isHomeLoan(debt) && debt.balance > 0)
    return open.map((debt) => {
      const freed = debtPayment(debt) ?? 0
      const apr = aprOn(debt, today) ?? 0
      const others = open.some((one) => one !== debt && (aprOn(one, today) ?? 0) > highAprPenalty.above)
      const base = pointsAt(debtLoadKnots, Math.max(0, input - freed / gross))
      const way: Way = {
        calculator: 'credit-card-payoff',
        inputs: { cards: [{ name: debt.name, balance: debt.balance, apr: apr * 100 }] },
      }
      return {
        what: debt.name,
        after: Math.max(0, base - (penalty > 0 && others ? penalty : 0)),
        dollars: debt.balance,
        hours: 1,
        amount: debt.balance,
        way,
      }
    })
  },
  credit: ({ input }) => {
    const better = [...ficoBands.value].reverse().find(({ from }) => from > input)
    const after = better ? creditPoints[better.name] : undefined
    return better && after !== undefined
      ? [
          {
            what: better.name,
            after,
            dollars: 0,
            hours: 6,
            amount: better.from,
            way: { page: '/credit-score-simulator' },
          },
        ]
      : []
  },
  cover: ({ from: { needed = 1, have = 0 }, missing }, from) =>
    missing.map((what) => ({
      what,
      after: ((have + 1) / needed) * 100,
      dollars: 0,
      hours: coverHours,
      amount: 0,
      way: wayToCover(what as Cover, from),
    })),
  plan: ({ from: { needed = 1, have = 0 }, missing }) =>
    missing.map((what) => ({
      what,
      after: ((have + 1) / needed) * 100,
      dollars: 0,
      hours: planHours[what as PlanPart] ?? 1,
      amount: 0,
      way: what === 'goals' ? { page: '/goals' } : { page: '/smart-financial-checklist' },
    })),
}

/** Hours a step usually takes: ours, rough, and said so. Quotes for a policy take an evening; its premium depends on the household. */
const coverHours = 3
const planHours: Readonly<Record<PlanPart, number>> = { goals: 0.5, beneficiaries: 1, will: 4, review: 1 }
/** Where a missing policy is worked out: life insurance for whoever earns most. */
export function wayToCover(what: Cover, from: Measures): Way {
  if (what === 'disability' || what === 'renters') return { page: '/insurance-guide' }
  const earner = what === 'life' ? mainEarner(from.earners) : null
  return earner ? { calculator: 'life-insurance', inputs: lifeInputs(from, earner) } : { page: '/insurance-hub' }
}
/** A measure more at risk comes first where two steps bring the same for their effort. */
const riskFirst: readonly MeasureKey[] = ['bills', 'cushion', 'cover', 'debtLoad', 'margin', 'credit', 'future', 'plan']
const MOST = 3

/** Points an action brings overall for each 100 dollars or hour it takes. */
export const yieldOf = ({ gain, dollars, hours }: Pick<HealthAction, 'gain' | 'dollars' | 'hours'>): number =>
  gain / Math.max(0.5, dollars / 100 + hours)

/**
 * At most three steps, one of a measure: the most points overall for each 100 dollars or hour first, then the greater risk. Where the
 * month does not cover the essentials or the costs, help comes first.
 */
export function healthActions(
  from: Measures,
  measures: readonly Measure[],
  answers: HealthAnswers,
): readonly HealthAction[] {
  const pillarOf = (key: MeasureKey) => pillarKeys.find((one) => (pillars[one] as readonly MeasureKey[]).includes(key))
  const known = new Set(measures.map(({ key }) => pillarOf(key)))
  const weight = (key: MeasureKey): number =>
    1 / measures.filter((one) => pillarOf(one.key) === pillarOf(key)).length / known.size
  const steps = measures.flatMap((measure) => {
    const made = makers[measure.key](measure, from, answers)
      .map(({ after, ...step }) => ({
        key: measure.key,
        ...step,
        gain: (after - measure.points) * weight(measure.key),
      }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => yieldOf(b) - yieldOf(a))
    return made.slice(0, 1)
  })
  const ranked = steps.sort((a, b) => yieldOf(b) - yieldOf(a) || riskFirst.indexOf(a.key) - riskFirst.indexOf(b.key))
  const { left, takeHome, essentials } = from
  const isShort = (left !== null && left < 0) || (takeHome !== null && essentials !== null && takeHome < essentials)
  const help: HealthAction = {
    key: 'hardship',
    what: null,
    gain: 0,
    dollars: 0,
    hours: 1,
    amount: Math.max(0, -(left ?? 0)),
    way: { page: '/insights' },
  }
  return [...(isShort ? [help] : []), ...ranked].slice(0, MOST)
}
