import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import { figure, futureDollars, named, todaysDollars, worse } from '../kit/figures.ts'
import type { Result, StepKey } from './compute.ts'
import type { EmergencyContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

const money = (value: (result: Result) => number) =>
  figure<EmergencyContext>('money', ({ result }) => roundToCent(value(result)))
const today = (value: (result: Result) => number) => todaysDollars(money(value))
const future = (value: (result: Result) => number) => futureDollars(money(value))
const ratio = (value: (result: Result) => number | null) =>
  figure<EmergencyContext>('ratio', ({ result }) => value(result))
const percent = (value: (result: Result) => number) =>
  figure<EmergencyContext>('percent', ({ result }) => value(result) * 100)
const reached = (step: StepKey) =>
  worse(
    figure<EmergencyContext>('months', ({ result }) => result.steps.find(({ key }) => key === step)?.reached ?? null),
  )

export const figures = named(figureNames, {
  target: today((r) => r.chosen.total),
  leanTarget: today((r) => r.targets.lean.total),
  balancedTarget: today((r) => r.targets.balanced.total),
  extraTarget: today((r) => r.targets.extra.total),
  gap: today((r) => r.gap),
  essentials: today((r) => r.essentials),
  leanMonths: ratio((r) => r.targets.lean.months),
  extraMonths: ratio((r) => r.targets.extra.months),
  monthsCovered: ratio((r) => r.monthsCovered),
  deductibles: today((r) => r.deductibles),
  benefits: today((r) => r.chosen.benefits),
  weeklyBenefit: money((r) => r.benefits.weekly),
  monthsToTarget: worse(figure<EmergencyContext>('months', ({ result }) => result.month)),
  targetMonth: figure<EmergencyContext>('month', ({ result: { month, start } }) => {
    if (month === null) return null
    const at = addMonths(start, month)
    return Number(at.slice(0, 4)) * 100 + Number(at.slice(5, 7))
  }),
  monthsToFirst: reached('first'),
  monthsToMonth: reached('month'),
  monthsToLean: reached('lean'),
  monthsToExtra: reached('extra'),
  monthlyNeeded: future((r) => r.monthlyNeeded),
  interestEarned: future((r) => r.interest),
  targetThen: future((r) => r.targetThen),
  yieldAfterTax: percent((r) => r.keeping.own.annualYieldAfterTax),
  realYield: percent((r) => r.keeping.own.realYield),
})
