/** The visitor's answers as the engine's plan. */
import { distributionPeriod } from '#engine/retirement/required-distributions.ts'
import { type Flow, flowsOf } from '#engine/simulation/flows.ts'
import type { Flows, SpendingPlan } from '#engine/simulation/live-paths.ts'
import {
  between,
  constantSpending,
  floorAndCeiling,
  guardrails,
  guytonKlinger,
  percentageSpending,
  ratcheting,
  requiredShare,
  type SpendingRule,
  variablePercentage,
} from '#engine/simulation/spending-rules.ts'
import { uniformLifetime } from '#facts/retirement/distribution-tables.ts'
import { guytonKlingerRules } from '#facts/retirement/spending-rules.ts'
import type { DrawdownInputs } from './sections.ts'

export type Rule = DrawdownInputs['rule']

/** Whether the rule begins with an amount that can be found or chosen; the others have a formula of their own. */
export const isChosen = (rule: Rule): boolean => rule !== 'vpw' && rule !== 'rmd'
/** Whether spending moves with the savings, so that a cut can be felt. */
export const adapts = (rule: Rule): boolean => rule !== 'constant' && rule !== 'ratchet'

/** Other income and one-time expenses; null where there are none. */
export function flowsFor({ incomes, expenses, years, discount, inflation }: DrawdownInputs): Flows | null {
  const flows: Flow[] = [
    ...incomes.map(({ amount, from, lasts, rises }) => ({
      amount,
      from,
      to: lasts === null ? years - 1 : from + lasts - 1,
      rises,
    })),
    ...expenses.map(({ amount, from }) => ({ amount: -amount, from, to: from, rises: true })),
  ]
  return flowsOf(flows, years, { real: discount / 100, inflation: inflation / 100 })
}

/** Savings and what the flows are worth today. */
export const wealthOf = ({ savings }: DrawdownInputs, flows: Flows | null): number =>
  Math.max(0, savings + (flows?.worth[0] ?? 0))

/** The divisor of each age; before the table begins one year more for each year younger. */
function divisors({ age, years }: DrawdownInputs): readonly number[] {
  const { firstAge } = uniformLifetime.value
  return Array.from({ length: years }, (_, i) => {
    const reached = age + i
    return distributionPeriod(Math.max(firstAge, reached)) + Math.max(0, firstAge - reached)
  })
}

/** The rule whose first year spends this share of wealth. */
function ruleAt(inputs: DrawdownInputs, rate: number, wealth: number): SpendingRule {
  const { guard, change, up, down, raise, over, wait, years, stockShare } = inputs
  const guards = { rate, above: guard / 100, below: guard / 100, cut: change / 100, raise: change / 100 }
  switch (inputs.rule) {
    case 'constant':
      return constantSpending(rate * wealth)
    case 'percentage':
      return percentageSpending(rate)
    case 'guyton':
      return guytonKlinger(guards, guytonKlingerRules.value.lastYears)
    case 'guardrails':
      return guardrails(guards)
    case 'ceiling':
      return floorAndCeiling(rate, up / 100, down / 100)
    case 'ratchet':
      return ratcheting(rate * wealth, raise / 100, over / 100, wait)
    case 'vpw':
      return variablePercentage(
        ((stockShare / 100) * inputs.vpwStocks + (1 - stockShare / 100) * inputs.vpwBonds) / 100,
        years,
      )
    case 'rmd':
      return requiredShare(divisors(inputs))
  }
}

/** The plan that spends this share of wealth in its first year; rules with a formula take what it gives. */
export function planAt(inputs: DrawdownInputs, flows: Flows | null, wealth: number): (rate: number) => SpendingPlan {
  const { savings, stockShare, fee, years, rule, least, most, holdings } = inputs
  const isBounded = rule !== 'constant' && (least !== null || most !== null)
  return (rate) => {
    const own = ruleAt(inputs, rate, wealth)
    return {
      savings,
      stockShare: stockShare / 100,
      fee: fee / 100,
      years,
      rule: isBounded ? between(own, least ?? 0, most ?? Number.POSITIVE_INFINITY) : own,
      flows,
      holdings: rule === 'guyton' ? holdings : 'rebalanced',
    }
  }
}
