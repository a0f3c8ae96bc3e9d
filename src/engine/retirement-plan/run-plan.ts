import { type MarketPath, priceLevels, steadyPath } from './market-path.ts'
import { type Holdings, liquid, minus, type Pair, plus, sum } from './money.ts'
import { openYear, type ReadyYear } from './open-year.ts'
import type { PlanYear } from './plan-year.ts'
import type { FixedYear, PreparedPlan } from './prepared.ts'
import { firstState, type RunState } from './run-state.ts'
import { type Settled, settleYear } from './settle-year.ts'

/*
 * The order of a year. On January 1: income, taxes, spending and withdrawals are settled, required distributions first, conversions last.
 * Then what stays earns the year's return, fees taken off. On December 31 what was saved arrives, and after a death the survivor has it all.
 */

/** Years until a conversion may leave a Roth account before 59½ without the 10% tax (IRC 408A(d)(3)(F)). */
const CONVERSION_YEARS = 5

/** From one January 1 to the next. */
function afterYear(
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

function yearOf(
  prepared: PreparedPlan,
  run: RunState,
  ready: ReadyYear,
  settled: Settled,
  next: RunState,
  prices: Float64Array,
  t: number,
): PlanYear {
  const fixed = prepared.years[t] as FixedYear
  const { drawn, tax } = settled
  const { holdings } = next
  const planSavings = fixed.people.reduce(
    (total, one) => total + one.preTaxSaved + one.rothSaved + one.hsaSaved + one.match,
    0,
  )
  const inPlans = planSavings - fixed.people.reduce((total, one) => total + one.match, 0)
  const pay = Math.max(0, fixed.people.reduce((total, one) => total + one.pay, fixed.eventPay) - inPlans)
  const start = liquid(run.holdings)
  const end = liquid(holdings)
  const taken =
    drawn.cash +
    drawn.taxable +
    sum(drawn.preTax) +
    sum(drawn.preTaxEarly) +
    sum(drawn.roth) +
    sum(drawn.rothEarly) +
    sum(drawn.hsa)
  const outOfAccounts = taken + sum(ready.open.required) + sum(ready.hsaUsed)
  const price = prices[t] ?? 1
  const owed = fixed.owns === 'home' ? (prepared.loan[t + 1]?.owed ?? 0) / (prices[t + 1] ?? price) : 0
  return {
    year: fixed.year,
    price,
    status: fixed.status,
    ages: fixed.people.map((one, i) =>
      one.alive ? fixed.year - Number(prepared.plan.people[i as 0 | 1]?.born.slice(0, 4)) : null,
    ),
    in: {
      pay,
      socialSecurity: fixed.people.reduce((total, one) => total + one.socialSecurity, 0),
      pensions: ready.pensions,
      other: fixed.eventTaxed + fixed.eventFree,
      required: sum(ready.open.required),
      cash: drawn.cash,
      taxable: drawn.taxable,
      preTax: sum(drawn.preTax) + sum(drawn.preTaxEarly),
      roth: sum(drawn.roth) + sum(drawn.rothEarly),
      hsa: sum(drawn.hsa) + sum(ready.hsaUsed),
      homeSale: Math.max(0, ready.homeCash),
      unmet: settled.unmet,
    },
    out: {
      spending: ready.spending + settled.spendingFromPay,
      events: fixed.costs,
      home: ready.housing + Math.max(0, -ready.homeCash),
      medicare: ready.medicare - ready.surcharge,
      surcharge: ready.surcharge,
      marketplace: settled.marketplace,
      federalTax: tax.federal,
      stateTax: tax.state,
      payrollTax: tax.payroll,
      saved: settled.saved,
    },
    premiumCredit: settled.credit,
    onMedicaid: settled.onMedicaid,
    planSavings,
    conversion: sum(settled.conversion),
    penalized: sum(settled.taxed.early),
    agi: tax.agi,
    magi: settled.magi,
    taxableIncome: tax.taxableIncome,
    taxedBenefits: tax.taxedBenefits,
    gain: settled.taxed.gain,
    end: {
      preTax: sum(holdings.preTax),
      roth: sum(holdings.roth),
      hsa: sum(holdings.hsa),
      taxable: holdings.taxable,
      cash: holdings.cash,
      liquid: end,
      home: fixed.owns === 'none' ? 0 : next.home.value,
      mortgage: owed,
    },
    start,
    growth: end - (start - outOfAccounts) - planSavings - settled.saved,
    preTaxEach: holdings.preTax,
  }
}

export interface PlanRun {
  readonly years: readonly PlanYear[]
  /** The state on each January 1, the last being after the last year. */
  readonly states: readonly RunState[]
}

/** Where a run begins: the first year with what the plan holds, or a later one. */
export interface RunFrom {
  readonly t: number
  readonly state: RunState
}

/**
 * A whole plan along a path of markets; without one every year brings what the plan expects. Total for every plan that was prepared. `ends`:
 * the run may stop after such a year, where only that matters.
 */
export function runPlan(
  prepared: PreparedPlan,
  path?: MarketPath,
  from?: RunFrom,
  ends?: (year: PlanYear) => boolean,
): PlanRun {
  const along = path ?? steadyPath(prepared.plan.market, prepared.years.length)
  const prices = priceLevels(along)
  const years: PlanYear[] = []
  let run = from?.state ?? firstState(prepared.plan)
  const states: RunState[] = [run]
  for (let t = from?.t ?? 0; t < prepared.years.length; t++) {
    const ready = openYear(prepared, run, along, prices, t)
    const settled = settleYear(ready.open, prepared.plan, prepared.law, ready.housing)
    const next = afterYear(prepared, run, ready, settled, along, prices, t)
    const year = yearOf(prepared, run, ready, settled, next, prices, t)
    years.push(year)
    states.push(next)
    run = next
    if (ends?.(year)) break
  }
  return { years, states }
}
