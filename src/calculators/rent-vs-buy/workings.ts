import { homeReturn } from '#engine/housing/home-return.ts'
import type { Pot } from '#engine/housing/rent-or-own.ts'
import { nothingOnReturn } from '#engine/housing/tax-life.ts'
import { saltCapSteps } from '#facts/tax-years/law-years.ts'
import type { Working } from '../kit/presentation.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { gain } from './gain-working.ts'
import { endWords, evenWords, monthWords, taxWorking } from './words/workings.en.ts'

function firstMonth({ result, inputs, say }: ComparedContext): Working | null {
  const { owner, loan, race } = result
  const year = owner.years[0]
  if (year === undefined) return null
  const amounts: { readonly [K in keyof typeof monthWords.parts]: number } = {
    payment: loan.payment,
    pmi: loan.monthlyInsurance,
    propertyTax: year.propertyTax / 12,
    insurance: year.insurance / 12,
    dues: (year.dues + year.other) / 12,
    upkeep: year.upkeep / 12,
    rentIn: -year.rentIn / 12,
    incomeTax: year.taxChange / 12,
  }
  const used = (Object.keys(amounts) as (keyof typeof amounts)[]).filter((part) => Math.abs(amounts[part]) >= 0.005)
  const rent = ((race[0]?.rent ?? 0) + (race[0]?.rentersInsurance ?? 0)) / 12
  const own = owner.monthly[0] ?? 0
  const share = inputs.investedShare
  const part = share === 100 ? monthWords.whole : monthWords.part({ share }, say)
  return {
    title: monthWords.title,
    lines: [
      monthWords.names(used.map((name) => monthWords.parts[name])),
      monthWords.amounts(
        used.map((name) => amounts[name]),
        say,
      ),
      monthWords.result({ own, rent }, say),
    ],
    steps: [
      (own >= rent ? monthWords.renter : monthWords.owner)({ part, difference: Math.abs(own - rent) }, say),
      monthWords.when,
    ],
  }
}

function tax({ result: { owner, setup }, inputs, say }: ComparedContext): Working | null {
  const year = owner.years[0]
  const law = setup.taxYears[0]
  if (year === undefined || law === undefined) return null
  const withHome = homeReturn(law, year.onReturn, null)
  const { itemized, standard, itemizes } = withHome.federal.deductions
  const without = homeReturn(law, nothingOnReturn, null).federal.deductions
  const { stateAndLocalPaid, topBracketReduction } = itemized
  const { yearly, through } = saltCapSteps.value
  return {
    title: taxWorking.title({ year: law.law.year }),
    lines: [
      taxWorking.formula,
      taxWorking.amounts({ withHome: withHome.total, without: law.tax }, say),
      taxWorking.result({ change: year.taxChange }, say),
    ],
    steps: [
      taxWorking.itemized(
        {
          interest: itemized.mortgageInterest,
          stateLocal: itemized.stateAndLocal,
          capped:
            stateAndLocalPaid > itemized.stateAndLocal + 0.5 ? taxWorking.capped({ paid: stateAndLocalPaid }, say) : '',
          gifts: itemized.charity,
          reduced: topBracketReduction >= 0.5 ? taxWorking.reduced({ amount: topBracketReduction }, say) : '',
          total: itemized.total,
        },
        say,
      ),
      itemizes
        ? without.itemizes
          ? taxWorking.anyway({ itemized: without.itemized.total }, say)
          : taxWorking.above({ standard }, say)
        : taxWorking.below({ standard }, say),
      taxWorking.everyYear({ limit: law.law.mortgageInterest.value.debtLimit[inputs.status] }, say),
      taxWorking.saltCap({ yearly: yearly * 100, through, floor: law.law.saltCap.value.floor[inputs.status] }, say),
    ],
  }
}

/** What of the money is gain; nothing where nothing was invested. */
const investedOf = ({ basis, value }: Pot) => ({ basis, value, isLoss: value < basis, isThere: value >= 0.005 })

function atTheEnd({ result, inputs, say }: ComparedContext): Working {
  const { setup, owned, left, ownerEnd, renterEnd, ahead } = result
  const { years, homeGrowth: growth, price, inflation } = inputs
  const ends = {
    home: owned.homeValue,
    selling: owned.sellingCosts,
    loan: owned.balance,
    buyerInvestments: left.owner.value,
    renterInvestments: left.renter.value,
    deposit: setup.renting.deposit,
    buyerTax: result.ownerTax,
    renterTax: result.renterTax,
  }
  const renter = investedOf(left.renter)
  const buyer = investedOf(left.owner)
  const gains = setup.investing.taxed
    ? [
        renter.isThere && (renter.isLoss ? endWords.renterLoss : endWords.renterGain)(renter, say),
        buyer.isThere && (buyer.isLoss ? endWords.buyerLoss : endWords.buyerGain)(buyer, say),
      ].filter((text) => text !== false)
    : [endWords.taxFree]
  return {
    title: endWords.title,
    lines: [
      endWords.buyer,
      endWords.buyerAmounts(ends, say),
      endWords.result(ownerEnd, say),
      endWords.renter,
      endWords.renterAmounts(ends, say),
      endWords.result(renterEnd, say),
    ],
    steps: [
      endWords.homeValue({ price, growth, years, value: owned.homeValue }, say),
      ...gains,
      endWords.today({ buyer: ownerEnd, renter: renterEnd, inflation, years, ahead }, say),
    ],
  }
}

function even({ result: { evenRent }, inputs: { years }, say }: ComparedContext): Working | null {
  if (evenRent.outcome !== 'even') return null
  return {
    title: evenWords.title,
    lines: [evenWords.formula, evenWords.solved({ years }, say), evenWords.result({ rent: evenRent.at }, say)],
    steps: [evenWords.how],
  }
}

export const workings = [firstMonth, tax, atTheEnd, gain, even].map((make) => ofCompared<Working | null>(make))
