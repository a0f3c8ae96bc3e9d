import { liquid, sum } from './money.ts'
import type { ReadyYear } from './open-year.ts'
import type { PlanYear } from './plan-year.ts'
import type { FixedYear, PreparedPlan } from './prepared.ts'
import type { RunState } from './run-state.ts'
import type { Settled } from './settle-year.ts'

/** A year as it is shown, from what was settled and what came after. */
export function yearOf(
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
