import { describe, expect, it } from 'vitest'
import { bootstrapPaths } from '#engine/simulation/bootstrap-paths.ts'
import { emptyMarket, type PathSource } from '#engine/simulation/draws.ts'
import { januaryWindows } from '#engine/simulation/january-windows.ts'
import { independentPlans } from './independent-plans.testkit.ts'
import { type LivedPlans, pathOf, plansLived } from './plan-in-markets.ts'
import { quietPlan, testLaw } from './plan-law.testkit.ts'
import { type PreparedPlan, preparePlan } from './prepared.ts'
import { runPlan } from './run-plan.ts'

const prepared = (plan = independentPlans[1]?.plan ?? quietPlan): PreparedPlan => {
  const made = preparePlan(plan, testLaw())
  if (made === null) throw new Error('no real date')
  return made
}
function lived(plan: PreparedPlan, source: PathSource, from: number, to: number): LivedPlans {
  const steps = plansLived(plan, source, from, to)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
/** One and the same year over and over. */
const steady = (stocks: number, bonds: number, prices: number, periods: number): PathSource => ({
  paths: 1,
  periods,
  perYear: 1,
  fill: (_, market) => {
    market.stocks.fill(stocks)
    market.bonds.fill(bonds)
    market.prices.fill(prices)
  },
})

describe('a plan in many markets', () => {
  it('a market that brings every year what the plan expects is the plan', () => {
    const plan = prepared()
    const { market } = plan.plan
    const source = steady(
      (1 + market.stocks) / (1 + market.inflation),
      (1 + market.bonds) / (1 + market.inflation),
      1 + market.inflation,
      plan.years.length,
    )
    const end = runPlan(plan).years.at(-1)?.end.liquid ?? 0
    expect(lived(plan, source, 0, 1).left[0]).toBeCloseTo(end, -1)
  })
  it('cash adds up in every year of every market', () => {
    const plan = prepared()
    const source = januaryWindows(plan.years.length)
    const market = emptyMarket(source.periods)
    for (let path = 0; path < source.paths; path += 10) {
      source.fill(path, market)
      for (const year of runPlan(plan, pathOf(market, 0.03)).years) {
        const total = (amounts: object): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0)
        expect(Math.abs(total(year.in) - total(year.out))).toBeLessThan(0.01)
      }
    }
  })
  it('the same however the paths are shared out', () => {
    const plan = prepared()
    const source = bootstrapPaths({ seed: 3, years: plan.years.length, perYear: 1 })
    const whole = lived(plan, source, 0, 6)
    const late = lived(plan, source, 3, 6)
    const early = lived(plan, source, 0, 3)
    expect([...early.left, ...late.left]).toEqual(whole.left)
    expect([...early.liquid, ...late.liquid]).toEqual(whole.liquid)
    expect([...early.troubleAt, ...late.troubleAt]).toEqual(whole.troubleAt)
  })
  it('a payment that never rises buys what prices leave of it: 12,000 after ten years at 8% and ten at none', () => {
    const [person] = quietPlan.people
    const plan = prepared({
      ...quietPlan,
      people: [{ ...person, livesTo: 92 }],
      pensions: [{ owner: 0, yearly: 12_000, from: 780, increase: 0, survivorShare: 0, government: false }],
    })
    const years = plan.years.length
    const inflation = new Float64Array(years).map((_, t) => (t < 10 ? 0.08 : 0))
    const none = new Float64Array(years)
    const run = runPlan(plan, { stocks: none, bonds: none, cash: none, inflation })
    expect(run.years[0]?.in.pensions).toBeCloseTo(12_000, 8)
    expect(run.years[10]?.in.pensions).toBeCloseTo(12_000 / 1.08 ** 10, 8)
    expect(run.years[20]?.in.pensions).toBeCloseTo(12_000 / 1.08 ** 10, 8)
  })
})
