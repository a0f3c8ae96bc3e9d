import type { MarketPath } from './market-path.ts'
import { type Holdings, minus, type Pair, plus, sum } from './money.ts'
import type { ReadyYear } from './open-year.ts'
import type { FixedYear, PreparedPlan } from './prepared.ts'
import type { RunState } from './run-state.ts'
import type { Settled } from './settle-year.ts'

/** Years until a conversion may leave a Roth account before 59½ without the 10% tax (IRC 408A(d)(3)(F)). */
const CONVERSION_YEARS = 5

/** From one January 1 to the next. */
export function afterYear(
  prepared: PreparedPlan,
  run: RunState,
  ready: ReadyYear,
  settled: Settled,
  path: MarketPath,
  prices: Float64Array,
  t: number,
): RunState {
  const { plan, lives } = prepared
  const fixed = prepared.years[t] as FixedYear
  const { market, home } = plan
  const { holdings } = run
  const { drawn, conversion, taxed } = settled
  const inflation = path.inflation[t] ?? 0
  const price = prices[t] ?? 1
  const mix = market.stockShare * (path.stocks[t] ?? 0) + (1 - market.stockShare) * (path.bonds[t] ?? 0)
  const growth = Math.max(0, (1 + mix) * (1 - market.fee))
  const grown = (pair: Pair): Pair => [pair[0] * growth, pair[1] * growth]
  const each = (pick: (one: FixedYear['people'][number]) => number): Pair => [
    fixed.people[0] === undefined ? 0 : pick(fixed.people[0]),
    fixed.people[1] === undefined ? 0 : pick(fixed.people[1]),
  ]
  const out = plus(plus(ready.open.required, drawn.preTax), plus(drawn.preTaxEarly, conversion))
  const rothOut = plus(drawn.roth, drawn.rothEarly)
  const soldShare = holdings.taxable > 0 ? Math.min(1, drawn.taxable / holdings.taxable) : 0
  const shrink = 1 / (1 + inflation)

  const young = holdings.young.map((one) => ({ ...one, amount: one.amount * shrink }))
  for (const who of [0, 1] as const)
    if (conversion[who] > 0) young.push({ year: fixed.year, who, amount: conversion[who] * shrink })
  const ripe = (who: 0 | 1): number =>
    young.reduce(
      (total, one) => (one.who === who && fixed.year + 1 >= one.year + CONVERSION_YEARS ? total + one.amount : total),
      0,
    )
  const keptBasis = minus(holdings.rothBasis, rothOut)
  const next: Holdings = {
    preTax: plus(
      grown(minus(holdings.preTax, out)),
      each((one) => one.preTaxSaved + one.match),
    ),
    roth: plus(
      grown(plus(minus(holdings.roth, rothOut), conversion)),
      each((one) => one.rothSaved),
    ),
    rothBasis: plus(
      [keptBasis[0] * shrink + ripe(0), keptBasis[1] * shrink + ripe(1)],
      each((one) => one.rothSaved),
    ),
    hsa: plus(
      grown(minus(minus(holdings.hsa, ready.hsaUsed), drawn.hsa)),
      each((one) => one.hsaSaved),
    ),
    taxable: Math.max(0, holdings.taxable - drawn.taxable) * growth + settled.saved,
    basis:
      (holdings.basis * (1 - soldShare) + taxed.dividends + taxed.interest * taxedInside(ready, settled)) * shrink +
      settled.saved,
    cash: Math.max(0, holdings.cash - drawn.cash) * (1 + (path.cash[t] ?? 0)),
    young: young.filter((one) => fixed.year + 1 < one.year + CONVERSION_YEARS),
    losses: settled.tax.lossesLeft * shrink,
  }
  const homeGrowth = home === null ? 1 : (1 + home.growth) / (1 + market.inflation)
  const owned =
    home !== null && fixed.sells
      ? { value: home.nextHome, basis: home.nextHome }
      : { value: run.home.value, basis: run.home.basis }
  const state: RunState = {
    holdings: next,
    home: { value: owned.value * homeGrowth, basis: owned.basis * shrink },
    incomes: [run.incomes[1], { magi: settled.tax.agi, status: fixed.status, price }],
    topSurchargePrice: ready.topSurchargePrice,
  }
  const dies = lives.findIndex(({ lastYear }) => lastYear === fixed.year)
  const survives = lives.some(({ lastYear }) => lastYear > fixed.year)
  return dies >= 0 && survives && lives.length > 1 ? inherited(state, dies as 0 | 1, plan.stepUp) : state
}

/** The part of the taxed interest that was paid inside the taxable account. */
function taxedInside({ open }: ReadyYear, { drawn, taxed }: Settled): number {
  const inside = open.bondInterest * (open.available.taxable - drawn.taxable)
  return taxed.interest > 0 ? inside / taxed.interest : 0
}

/** A spouse takes over all accounts; part of the gains in the taxable account and the home is free of tax from then on (IRC 1014). */
function inherited(run: RunState, dead: 0 | 1, stepUp: number): RunState {
  const { holdings, home } = run
  const all = (pair: Pair): Pair => (dead === 0 ? [0, sum(pair)] : [sum(pair), 0])
  return {
    ...run,
    holdings: {
      ...holdings,
      preTax: all(holdings.preTax),
      roth: all(holdings.roth),
      rothBasis: all(holdings.rothBasis),
      hsa: all(holdings.hsa),
      basis: holdings.basis + stepUp * (holdings.taxable - holdings.basis),
      young: holdings.young.map((one) => ({ ...one, who: (1 - dead) as 0 | 1 })),
    },
    home: { value: home.value, basis: home.basis + stepUp * (home.value - home.basis) },
  }
}
