import { saltCapIn } from '#engine/housing/law-ahead.ts'
import type { ByStatus, IrmaaTier, JointOrOther, TaxYearFacts } from '#facts/tax-years/schema.ts'

/** A later year as money sees it. */
export interface LaterYear {
  /** Calendar year. */
  readonly year: number
  /** Its price level over today's: 1.28 means that a dollar of then buys what 78 cents buy today. */
  readonly price: number
  /** The same for the edge of the highest Medicare surcharge, which stays in dollars for some years and then follows prices. */
  readonly topSurchargePrice: number
}

/**
 * Today's federal law in a later year, in today's dollars. What the law raises with prices (brackets, standard deduction, edges of the gains
 * rates, minimum tax, Medicare surcharges) stays as it is in this money. What it doesn't raise shrinks: the incomes from which Social Security
 * is taxed (IRC 86), the net investment income tax (IRC 1411), the additional Medicare tax (IRC 3101(b)(2)), the loan limit for mortgage
 * interest; the cap on state and local taxes follows its statute. The deduction for seniors ends with its last year.
 */
export function lawInTodaysDollars(
  facts: TaxYearFacts,
  { year, price, topSurchargePrice }: LaterYear,
  seniorDeductionThrough: number,
): TaxYearFacts {
  const net = facts.netInvestmentIncomeTax
  const additional = facts.additionalMedicare
  const senior = facts.seniorDeduction
  const benefits = facts.benefitTaxation
  const home = facts.mortgageInterest
  const salt = saltCapIn(facts, year)
  const seniors = year <= seniorDeductionThrough ? senior.value.perPerson / price : 0
  return {
    ...facts,
    netInvestmentIncomeTax: { ...net, value: { rate: net.value.rate, magiOver: shrunk(net.value.magiOver, price) } },
    additionalMedicare: { ...additional, value: { ...additional.value, over: shrunk(additional.value.over, price) } },
    seniorDeduction: {
      ...senior,
      value: { perPerson: seniors, magiOver: shrunkPair(senior.value.magiOver, price), rate: senior.value.rate },
    },
    benefitTaxation: {
      ...benefits,
      value: {
        ...benefits.value,
        base: shrunk(benefits.value.base, price),
        adjustedBase: shrunk(benefits.value.adjustedBase, price),
      },
    },
    mortgageInterest: {
      ...home,
      value: {
        debtLimit: shrunk(home.value.debtLimit, price),
        olderDebtLimit: shrunk(home.value.olderDebtLimit, price),
      },
    },
    saltCap: {
      ...salt,
      value: {
        cap: shrunk(salt.value.cap, price),
        magiOver: shrunk(salt.value.magiOver, price),
        rate: salt.value.rate,
        floor: shrunk(salt.value.floor, price),
      },
    },
    medicare: {
      ...facts.medicare,
      value: { ...facts.medicare.value, irmaa: withTop(facts.medicare.value.irmaa, topSurchargePrice) },
    },
  }
}

const shrunk = (amounts: ByStatus<number>, price: number): ByStatus<number> => ({
  single: amounts.single / price,
  joint: amounts.joint / price,
  separate: amounts.separate / price,
  head: amounts.head / price,
  surviving: amounts.surviving / price,
})
const shrunkPair = (pair: JointOrOther<number>, price: number): JointOrOther<number> => ({
  joint: pair.joint / price,
  other: pair.other / price,
})

/** The highest step never falls below the one under it. */
function withTop(tiers: readonly IrmaaTier[], price: number): readonly IrmaaTier[] {
  const below = tiers.at(-2)
  return tiers.map((tier, i) =>
    i < tiers.length - 1 || below === undefined
      ? tier
      : {
          ...tier,
          single: Math.max(below.single, tier.single / price),
          joint: Math.max(below.joint, tier.joint / price),
        },
  )
}
