import { medicareSurcharge } from '#engine/social-security/medicare-surcharge.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type FillTarget, fillTarget } from './fill-level.ts'
import { lawInTodaysDollars } from './law-in-todays-dollars.ts'
import type { MarketPath } from './market-path.ts'
import { type Holdings, minus, NONE, type Pair, split, sum } from './money.ts'
import { pensionIn } from './pension-year.ts'
import type { FillLevel } from './plan.ts'
import type { FixedYear, PreparedPlan } from './prepared.ts'
import type { RunState } from './run-state.ts'
import type { OpenYear } from './settle-year.ts'
import type { Available } from './withdrawals.ts'

/** A year made ready to be settled, with the amounts that settling does not change. Today's dollars. */
export interface ReadyYear {
  readonly open: OpenYear
  readonly law: TaxYearFacts
  readonly topSurchargePrice: number
  /** Premiums of Medicare with the surcharge, and the surcharge in them. */
  readonly medicare: number
  readonly surcharge: number
  /** Medical bills an HSA pays. */
  readonly hsaUsed: Pair
  readonly pensions: number
  /** Loan payments and rent. */
  readonly housing: number
  /** What a sale leaves after selling costs, the loan and the next home; negative where that costs more. */
  readonly homeCash: number
  readonly spending: number
}

const MEDICARE_TAX_AGE = 65

/** The surcharge by the income of two years before, held against this year's edges (42 USC 1395r(i)(4)(B)); dollars a month for one. */
function surchargeEach({ incomes }: RunState, law: TaxYearFacts, price: number): number {
  const [looked] = incomes
  const { partB, partD } = medicareSurcharge((looked.magi * looked.price) / price, looked.status, law.medicare.value)
  return partB + partD
}

/** What may be drawn: pre-tax money after the required distribution, Roth money by the rules of its first five years and 59½. */
function availableIn(holdings: Holdings, fixed: FixedYear, required: Pair, hsaUsed: Pair): Available {
  const { preTax, roth, rothBasis, hsa, cash, taxable } = holdings
  const left = minus(preTax, required)
  const pick = (pair: Pair, test: (who: 0 | 1) => boolean): Pair => [test(0) ? pair[0] : 0, test(1) ? pair[1] : 0]
  const is = (rule: 'preTaxFree' | 'rothFree', who: 0 | 1): boolean => fixed.people[who]?.[rule] ?? false
  const old = (who: 0 | 1): boolean => (fixed.people[who]?.age ?? 0) >= MEDICARE_TAX_AGE
  const free: Pair = [
    is('rothFree', 0) ? roth[0] : Math.min(roth[0], rothBasis[0]),
    is('rothFree', 1) ? roth[1] : Math.min(roth[1], rothBasis[1]),
  ]
  return {
    cash,
    taxable,
    preTax: pick(left, (who) => is('preTaxFree', who)),
    preTaxEarly: pick(left, (who) => !is('preTaxFree', who)),
    roth: free,
    rothEarly: minus(roth, free),
    hsa: pick(minus(hsa, hsaUsed), old),
  }
}

function requiredIn({ preTax }: Holdings, { people }: FixedYear): Pair {
  const of = (who: 0 | 1): number => {
    const period = people[who]?.period ?? null
    return period === null ? 0 : preTax[who] / Math.max(1, period)
  }
  return [of(0), of(1)]
}

/** A year as it stands on January 1, ready to be settled. */
export function openYear(
  prepared: PreparedPlan,
  run: RunState,
  path: MarketPath,
  prices: Float64Array,
  t: number,
): ReadyYear {
  const { plan, law: planLaw, loan } = prepared
  const fixed = prepared.years[t] as FixedYear
  const { holdings } = run
  const price = prices[t] ?? 1
  const topSurchargePrice = fixed.year <= planLaw.topSurchargeFixedThrough ? price : run.topSurchargePrice
  const law = lawInTodaysDollars(
    planLaw.tax,
    { year: fixed.year, price, topSurchargePrice },
    planLaw.seniorDeductionThrough,
  )
  const surchargeMonth = planLaw.untaxed ? 0 : surchargeEach(run, law, price) * fixed.premiumGrowth
  const surcharge = surchargeMonth * fixed.medicareMonths
  const medicare = fixed.medicareBase * fixed.medicareMonths + surcharge

  let privatePension = NONE
  let governmentPension = NONE
  for (const pension of plan.pensions) {
    const paid = pensionIn(pension, prepared, t, (at) => prices[at] ?? 1)
    // A survivor's share is the survivor's income.
    const owner = fixed.people[pension.owner]?.alive ? pension.owner : ((1 - pension.owner) as 0 | 1)
    const own: Pair = owner === 0 ? [paid, 0] : [0, paid]
    if (pension.government) governmentPension = [governmentPension[0] + own[0], governmentPension[1] + own[1]]
    else privatePension = [privatePension[0] + own[0], privatePension[1] + own[1]]
  }
  const pensions = sum(privatePension) + sum(governmentPension)

  const { home } = plan
  const owes = fixed.owns === 'home' ? loan[t] : undefined
  const rent = home !== null && fixed.owns === 'none' ? home.rentAfter : 0
  const housing = (owes?.paid ?? 0) / price + rent
  const sale = home !== null && fixed.sells ? saleOf(prepared, run, t, price, fixed.status) : null

  const required = requiredIn(holdings, fixed)
  const hsaUsed = split(Math.min(sum(holdings.hsa), fixed.bills + medicare), holdings.hsa)
  const inPlans = fixed.people.reduce((total, one) => total + one.preTaxSaved + one.rothSaved + one.hsaSaved, 0)
  const pay = fixed.people.reduce((total, one) => total + one.pay, 0) - inPlans
  const benefits = fixed.people.reduce((total, one) => total + one.socialSecurity, 0)
  const spending = fixed.retiredSpending * (1 - fixed.allWork)
  const homeCash = sale?.cash ?? 0
  const target = (level: FillLevel | null): FillTarget | null => {
    if (level === null) return null
    const { poverty, shares } = planLaw.marketplaces[fixed.at]
    const line = poverty.first + poverty.eachMore * (fixed.ages.length - 1)
    const edge = shares.noneOver === null ? Number.POSITIVE_INFINITY : (line * shares.noneOver) / 100
    return fillTarget(level, { status: fixed.status, ages: fixed.ages }, law, edge)
  }
  const { market } = plan
  const inflation = path.inflation[t] ?? 0
  return {
    law,
    topSurchargePrice,
    medicare,
    surcharge,
    hsaUsed,
    pensions,
    housing,
    homeCash,
    spending,
    open: {
      fixed,
      law,
      available: availableIn(holdings, fixed, required, hsaUsed),
      required,
      privatePension,
      governmentPension,
      gainShare: holdings.taxable > 0 ? 1 - holdings.basis / holdings.taxable : 0,
      losses: holdings.losses,
      cashInterest: Math.max(0, (1 + (path.cash[t] ?? 0)) * (1 + inflation) - 1),
      bondInterest: Math.max(0, market.bonds) * (1 - market.stockShare),
      dividends: market.dividends * market.stockShare,
      homeGain: sale?.taxable ?? 0,
      mortgageInterest: (owes?.interest ?? 0) / price,
      mortgageBalance: (owes?.owed ?? 0) / price,
      cashIn:
        pay +
        benefits +
        pensions +
        fixed.eventPay +
        fixed.eventTaxed +
        fixed.eventFree +
        sum(required) +
        sum(hsaUsed) +
        Math.max(0, homeCash),
      cashOut: spending + fixed.costs + housing + medicare + Math.max(0, -homeCash),
      fill: plan.order.kind === 'fill' ? target(plan.order.fill) : null,
      convert: fixed.converts ? target(plan.conversion?.fill ?? null) : null,
    },
  }
}

/** Years after a death in which a survivor may still leave out the joint amount (IRC 121(b)(4)). */
const SURVIVOR_SALE_YEARS = 2

function saleOf(
  { plan, law, lives, loan, years }: PreparedPlan,
  run: RunState,
  t: number,
  price: number,
  status: 'single' | 'joint',
) {
  const home = plan.home
  const year = years[t]?.year ?? 0
  if (home === null) return { cash: 0, taxable: 0 }
  const net = run.home.value * (1 - home.sellingCosts)
  const widowed = lives.some(({ lastYear }) => lastYear < year && year - lastYear <= SURVIVOR_SALE_YEARS)
  const most = (status === 'joint' || widowed ? law.homeExclusion.joint : law.homeExclusion.single) / price
  return {
    cash: net - (loan[t]?.owed ?? 0) / price - home.nextHome,
    taxable: Math.max(0, net - run.home.basis - most),
  }
}
