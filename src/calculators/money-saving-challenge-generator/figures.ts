import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { ChallengeContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result, context: ChallengeContext) => number | null
/** A figure that only a plan has. */
const ofPlan = (unit: 'cents' | 'count' | 'month', worth: Worth) =>
  figure<ChallengeContext>(unit, (context) =>
    context.result.outcome === 'plan' ? worth(context.result, context) : null,
  )
/** Whole cents. */
const inCents = (worth: (result: Result) => number | null) =>
  futureDollars(
    ofPlan('cents', (result) => {
      const found = worth(result)
      return found === null ? null : found / 100
    }),
  )
const dollars = (worth: (result: Result, context: ChallengeContext) => number) =>
  ofPlan('cents', (result, context) => roundToCent(worth(result, context)))
const amountsOf = (result: Result) => result.open.map((step) => step.amount)

export const figures = named(figureNames, {
  averagePerWeek: futureDollars(figure<ChallengeContext>('cents', ({ result }) => roundToCent(result.averagePerWeek))),
  firstStep: inCents((r) => r.open[0]?.amount ?? null),
  lastStep: inCents((r) => r.open.at(-1)?.amount ?? null),
  smallestStep: inCents((r) => Math.min(...amountsOf(r))),
  largestStep: inCents((r) => Math.max(...amountsOf(r))),
  heaviestFourWeeks: inCents((r) => r.heaviest?.amount ?? null),
  stillToSave: inCents((r) => r.challenge.left),
  sumOfSteps: inCents((r) => amountsOf(r).reduce((sum, amount) => sum + amount, r.challenge.saved)),
  stepsLeft: ofPlan('count', (r) => r.open.length),
  endMonth: ofPlan('month', (r) =>
    r.end !== null && r.end < '2200' ? Number(r.end.slice(0, 4)) * 100 + Number(r.end.slice(5, 7)) : null,
  ),
  interest: futureDollars(dollars((r) => r.interest)),
  endBalance: futureDollars(dollars((r, { inputs }) => inputs.goal + r.interest)),
  endBalanceToday: dollars((r) => r.endToday),
})
