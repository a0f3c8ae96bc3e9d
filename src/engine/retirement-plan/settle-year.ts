import { premiumCredit, requiredShare } from '#engine/health-coverage/premium-credit.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type BeforeFill, type FillTarget, fillRoom } from './fill-level.ts'
import { NONE, type Pair, plus, split, sum } from './money.ts'
import type { RetirementPlan } from './plan.ts'
import type { PlanLaw } from './plan-law.ts'
import type { FixedYear } from './prepared.ts'
import { type Available, allOf, type Drawn, draw } from './withdrawals.ts'
import { noTax, type TaxedYear, type YearTax, yearTax } from './year-tax.ts'

/** A year with its balances, before anything is drawn. Today's dollars. */
export interface OpenYear {
  readonly fixed: FixedYear
  readonly law: TaxYearFacts
  readonly available: Available
  /** Required distributions of each. */
  readonly required: Pair
  readonly privatePension: Pair
  readonly governmentPension: Pair
  /** Gain in each dollar of the taxable account; negative for a loss. */
  readonly gainShare: number
  readonly losses: number
  /** Taxable interest a dollar of cash and of the taxable account pays, and the dividends of the latter. */
  readonly cashInterest: number
  readonly bondInterest: number
  readonly dividends: number
  readonly homeGain: number
  readonly mortgageInterest: number
  readonly mortgageBalance: number
  /** Cash that comes in and goes out whatever is drawn: without spending from pay, taxes and premiums of a marketplace plan. */
  readonly cashIn: number
  readonly cashOut: number
  /** Levels of income to fill, and the most that can be converted of each. */
  readonly fill: FillTarget | null
  readonly convert: FillTarget | null
}

/** A year settled: what is drawn covers all that goes out, or everything is drawn. */
export interface Settled {
  readonly drawn: Drawn
  readonly conversion: Pair
  readonly tax: YearTax
  readonly taxed: TaxedYear
  readonly spendingFromPay: number
  readonly marketplace: number
  readonly credit: number
  readonly onMedicaid: boolean
  readonly magi: number
  /** Left over, and what nothing was left to pay for. */
  readonly saved: number
  readonly unmet: number
}

/** To half a cent; and no search is longer. */
const SETTLED = 0.005
const MOST_TRIES = 40
/** No tax takes more than 65 cents of a dollar for long. */
const LEAST_SLOPE = -0.35
/** Less of a dollar than this may mean an edge between the two tries: no long step on it. */
const LEAST_SURE = -0.65

interface Try {
  readonly settled: Omit<Settled, 'saved' | 'unmet'>
  /** Still to be drawn; negative for what is left over. */
  readonly gap: number
}

/** Search state: the deductible state tax of the try before, and what of the pay is spent. */
interface Search {
  deductible: number
  spendingFromPay: number
}

function tryDrawing(amount: number, open: OpenYear, plan: RetirementPlan, law: PlanLaw, search: Search): Try {
  const { fixed, available, required } = open
  const pensions = sum(open.privatePension) + sum(open.governmentPension)
  const benefits = fixed.people.reduce((total, one) => total + one.socialSecurity, 0)
  const wages = fixed.people.reduce((total, one) => total + one.pay - one.preTaxSaved - one.hsaSaved, fixed.eventPay)
  const ordinary = wages + pensions + fixed.eventTaxed + sum(required)

  const before = (drawn: Drawn | null, gain: number): BeforeFill => {
    const taxable = available.taxable - (drawn?.taxable ?? 0)
    const interest = open.bondInterest * taxable + open.cashInterest * (available.cash - (drawn?.cash ?? 0))
    const pre = drawn === null ? 0 : sum(drawn.preTax) + sum(drawn.preTaxEarly) + sum(drawn.rothEarly) + sum(drawn.hsa)
    return {
      ordinary: ordinary + interest + pre,
      preferential: open.dividends * taxable + Math.max(0, gain),
      benefits,
      status: fixed.status,
    }
  }
  const room =
    open.fill === null ? 0 : fillRoom(open.fill, before(null, open.homeGain), open.law, sum(available.preTax))
  const drawn = draw(amount, available, plan.order, room)
  const gain = drawn.taxable * open.gainShare + open.homeGain
  const after = before(drawn, gain)

  let conversion = NONE
  if (open.convert !== null) {
    const left: Pair = [
      available.preTax[0] + available.preTaxEarly[0] - drawn.preTax[0] - drawn.preTaxEarly[0],
      available.preTax[1] + available.preTaxEarly[1] - drawn.preTax[1] - drawn.preTaxEarly[1],
    ]
    conversion = split(fillRoom(open.convert, after, open.law, sum(left)), left)
  }
  const early = plus(drawn.preTaxEarly, drawn.rothEarly)
  const taxed: TaxedYear = {
    preTax: plus(plus(required, drawn.preTax), plus(early, conversion)),
    early,
    privatePension: open.privatePension,
    governmentPension: open.governmentPension,
    interest:
      open.bondInterest * (available.taxable - drawn.taxable) + open.cashInterest * (available.cash - drawn.cash),
    dividends: open.dividends * (available.taxable - drawn.taxable),
    gain,
    losses: open.losses,
    other: sum(drawn.hsa),
    mortgageInterest: open.mortgageInterest,
    mortgageBalance: open.mortgageBalance,
  }
  const tax = law.untaxed
    ? noTax(fixed, taxed, open.law)
    : yearTax(fixed, taxed, open.law, law.states[fixed.at], search.deductible)
  search.deductible = tax.deductible
  const magi = tax.agi + benefits - tax.taxedBenefits
  const cover = marketplaceOf(fixed, magi, law)
  const out = open.cashOut + search.spendingFromPay + tax.total + cover.cost
  return {
    settled: {
      drawn,
      conversion,
      tax,
      taxed,
      spendingFromPay: search.spendingFromPay,
      marketplace: cover.cost,
      credit: cover.credit,
      onMedicaid: cover.onMedicaid,
      magi,
    },
    gap: out - open.cashIn - amount,
  }
}

/** Net cost of the marketplace plan: the price less the credit; nothing on Medicaid. */
function marketplaceOf(
  fixed: FixedYear,
  magi: number,
  law: PlanLaw,
): { cost: number; credit: number; onMedicaid: boolean } {
  if (fixed.marketplaceCost <= 0) return { cost: 0, credit: 0, onMedicaid: false }
  const { poverty, shares, medicaidUpTo } = law.marketplaces[fixed.at]
  const line = poverty.first + poverty.eachMore * (fixed.ages.length - 1)
  if (medicaidUpTo !== null && magi <= (medicaidUpTo / 100) * line) return { cost: 0, credit: 0, onMedicaid: true }
  const credit = premiumCredit(fixed.covered, requiredShare(magi, line, shares), magi)
  return { cost: fixed.marketplaceCost - credit, credit, onMedicaid: false }
}

/**
 * What is left of the pay in the months in which everybody works, dollars: without other income, after tax on the pay alone, what goes
 * into plans, the mortgage and what is set aside.
 */
function leftOfPay(open: OpenYear, plan: RetirementPlan, law: PlanLaw, housing: number): number {
  const { fixed } = open
  const alone: FixedYear = { ...fixed, eventPay: 0, eventTaxed: 0 }
  const nothing: TaxedYear = {
    preTax: NONE,
    early: NONE,
    privatePension: NONE,
    governmentPension: NONE,
    interest: 0,
    dividends: 0,
    gain: 0,
    losses: 0,
    other: 0,
    mortgageInterest: open.mortgageInterest,
    mortgageBalance: open.mortgageBalance,
  }
  const withoutBenefits: FixedYear = { ...alone, people: alone.people.map((one) => ({ ...one, socialSecurity: 0 })) }
  const tax = law.untaxed ? 0 : yearTax(withoutBenefits, nothing, open.law, law.states[fixed.at], 0).total
  const pay = fixed.people.reduce((total, one) => total + one.pay - one.preTaxSaved - one.rothSaved - one.hsaSaved, 0)
  return Math.max(0, pay - tax - housing * fixed.allWork - plan.extraSaving * fixed.allWork)
}

/**
 * Finds the least that must be drawn so that the year pays for itself: taxes, premiums and conversions depend on it, and it on them. A dollar
 * drawn hardly ever brings more than a dollar, so steps by what is missing, taken longer where the last two show how much of a dollar stays,
 * come from below; at an edge (the premium credit's, a state's) halving finds what is enough. Money left over by the search is saved,
 * so that every year's cash adds up whatever the rules do.
 */
export function settleYear(open: OpenYear, plan: RetirementPlan, law: PlanLaw, housing: number): Settled {
  const { fixed } = open
  const search: Search = { deductible: 0, spendingFromPay: 0 }
  if (fixed.allWork > 0)
    search.spendingFromPay =
      plan.spending.working === null
        ? leftOfPay(open, plan, law, housing)
        : Math.max(0, plan.spending.working - plan.extraSaving) * fixed.allWork
  const most = allOf(open.available)
  const attempt = (amount: number): Try => tryDrawing(amount, open, plan, law, search)
  const done = ({ settled, gap }: Try): Settled => ({
    ...settled,
    saved: Math.max(0, -gap),
    unmet: Math.max(0, gap),
  })

  let low = 0
  let lowTry = attempt(0)
  if (lowTry.gap <= SETTLED || most <= 0) return done(lowTry)
  let high = most
  let highTry: Try | null = null
  let plainly = false
  let next = Math.min(most, lowTry.gap)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const now = attempt(next)
    if (Math.abs(now.gap) <= SETTLED) return done(now)
    if (now.gap > 0) {
      const slope = (now.gap - lowTry.gap) / (next - low)
      const plain = low + lowTry.gap
      // A long step that brought next to nothing has jumped over an edge: back, and by plain steps from here on.
      if (slope > LEAST_SLOPE && next > plain + SETTLED && !plainly) {
        plainly = true
        next = Math.min(most, plain)
        continue
      }
      if (next >= most) return done(now)
      const step = !plainly && slope < LEAST_SURE && slope > -1.5 ? now.gap / -slope : now.gap
      low = next
      lowTry = now
      next = low + Math.max(step, SETTLED)
    } else {
      high = next
      highTry = now
      next = low + ((high - low) * lowTry.gap) / (lowTry.gap - now.gap)
    }
    if (next >= high) next = highTry === null ? most : (low + high) / 2
    if (tries > 8 && highTry !== null) next = (low + high) / 2
    if (highTry !== null && high - low < SETTLED) return done(highTry)
  }
  return done(highTry ?? lowTry)
}
