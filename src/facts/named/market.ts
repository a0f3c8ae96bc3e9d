import { minimumPayment } from '../lending/cards.ts'
import { unemploymentRate } from '../lending/economy.ts'
import { typicalPmiRate } from '../lending/mortgage.ts'
import {
  autoNew,
  cpi12Month,
  creditCardAll,
  creditCardCarryingBalance,
  highYieldSavings,
  mortgage30,
  prime,
  savingsNational,
} from '../lending/rates.ts'
import { type NamedFact, standing } from './named-fact.ts'

/** Rates somebody measured, each with its date, and what texts take as usual. */
export const marketFacts: readonly NamedFact[] = [
  ...standing('rates.mortgage30', mortgage30, ['Average rate of a new 30-year mortgage', 'fraction']),
  ...standing('rates.creditCard.all', creditCardAll, ['Average credit card rate, all accounts', 'fraction']),
  ...standing('rates.creditCard.carryingBalance', creditCardCarryingBalance, [
    'Average credit card rate, accounts charged interest',
    'fraction',
  ]),
  ...standing('rates.autoNew', autoNew, ['Average rate of a new-car loan', 'fraction']),
  ...standing('rates.savings.national', savingsNational, ['Average rate of a savings account', 'fraction']),
  ...standing('rates.savings.highYield', highYieldSavings, ['Typical rate of an online savings account', 'fraction']),
  ...standing('rates.prime', prime, ['Prime rate', 'fraction']),
  ...standing('rates.inflation', cpi12Month, ['Rise of consumer prices in twelve months', 'fraction']),
  ...standing('rates.unemployment', unemploymentRate, [
    'People looking for work, of those who work or look for work',
    'fraction',
  ]),
  ...standing('lending.pmi.typicalRate', typicalPmiRate, {
    low: ['Low yearly PMI rate, of the loan', 'fraction'],
    typical: ['Typical yearly PMI rate, of the loan', 'fraction'],
    high: ['High yearly PMI rate, of the loan', 'fraction'],
  }),
  ...standing('lending.cards.minimumPayment', minimumPayment, {
    floor: ['Smallest minimum payment of a usual card', 'dollars'],
    shareOfBalance: ['Share of the balance in a usual minimum payment', 'fraction'],
    plusInterestAndFees: ['Whether interest and fees are added', 'yes-no'],
  }),
]
