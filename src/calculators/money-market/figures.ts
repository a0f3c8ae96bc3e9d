import { roundToCent } from '#engine/money.ts'
import { stateShareOf } from '#engine/saving/tax-share.ts'
import { figure, futureDollars, named, todaysDollars, worse } from '../kit/figures.ts'
import { inToday } from './compute.ts'
import type { MoneyMarketContext } from './context.ts'
import { fundSevenDay, type Place } from './places.ts'
import { figureNames } from './words/answer.en.ts'

type Worth<T> = (context: MoneyMarketContext) => T
/** Percent points of a decimal. */
const rate = (worth: Worth<number | null>) =>
  figure<MoneyMarketContext>('percent', (context) => {
    const decimal = worth(context)
    return decimal === null ? null : decimal * 100
  })
const money = (worth: Worth<number>) => figure<MoneyMarketContext>('money', (context) => roundToCent(worth(context)))
const total = (worth: Worth<number>) => futureDollars(money(worth))
const statePart = ({ tax, taxShare }: Place): number => taxShare * stateShareOf(tax)
const federalPart = (place: Place): number => place.taxShare - statePart(place)
const best = ({ result }: MoneyMarketContext): number => result.ranked[0]?.balance ?? 0

export const figures = named(figureNames, {
  fundAhead: total(({ result }) => result.fundAhead),
  bestAhead: total(({ result }) => result.bestAhead),
  best: total(best),
  bestToday: todaysDollars(money((context) => inToday(best(context), context.inputs))),
  accountYield: rate(({ result }) => result.places.account.annualYield),
  accountAfterTax: rate(({ result }) => result.places.account.annualYieldAfterTax),
  accountBalance: total(({ result }) => result.places.account.balance),
  fundYield: rate(({ result }) => result.places.fund.annualYield),
  fundAfterTax: rate(({ result }) => result.places.fund.annualYieldAfterTax),
  fundBalance: total(({ result }) => result.places.fund.balance),
  savingsYield: rate(({ result }) => result.places.savings.annualYield),
  savingsAfterTax: rate(({ result }) => result.places.savings.annualYieldAfterTax),
  savingsBalance: total(({ result }) => result.places.savings.balance),
  billsYield: rate(({ result }) => result.places.bills.annualYield),
  billsAfterTax: rate(({ result }) => result.places.bills.annualYieldAfterTax),
  billsBalance: total(({ result }) => result.places.bills.balance),
  fundSevenDayYield: rate(({ inputs }) => fundSevenDay(inputs)),
  fundTaxableEquivalent: rate(({ result }) => result.places.fund.taxableEquivalent),
  billsTaxableEquivalent: rate(({ result }) => result.places.bills.taxableEquivalent),
  accountTaxShare: worse(rate(({ result }) => result.places.account.taxShare)),
  fundTaxShare: worse(rate(({ result }) => result.places.fund.taxShare)),
  accountFederalTaxShare: worse(rate(({ result }) => federalPart(result.places.account))),
  accountStateTaxShare: worse(rate(({ result }) => statePart(result.places.account))),
  fundFederalTaxShare: worse(rate(({ result }) => federalPart(result.places.fund))),
  fundStateTaxShare: worse(rate(({ result }) => statePart(result.places.fund))),
  stateTaxSaved: total(({ result }) => result.stateTaxSaved),
  accountFees: worse(total(({ result }) => result.places.account.path.fees)),
  paidIn: total(({ result }) => result.paidIn),
})
