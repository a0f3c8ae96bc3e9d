/** Income tax, renting, investing, and rent taken in. */
import { choices } from '../kit/choices.ts'
import { choice, money, percent, points } from '../kit/field.ts'
import { filingStatus, yearlyIncome } from '../kit/household.ts'
import { section, when } from '../kit/section.ts'
import { startingLandShare, startingRent } from '../kit/starting-home.ts'
import { startingCostGrowth, startingDividendYield, startingHouseholdIncome } from '../kit/starting-values.ts'
import { rentersPremium, usualInflation } from './form-facts.precomputed.ts'
import { yearlyGrowth } from './growth.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const lets = (inputs: { letKind: string }): boolean => inputs.letKind !== 'no'

export const incomeTax = section(
  sectionWords.incomeTax.title,
  {
    income: yearlyIncome({ ...words.income, initial: startingHouseholdIncome.value, nudge: 30_000 }),
    status: filingStatus(),
    stateRate: percent({ ...words.stateRate, initial: 4, max: 15, step: 0.25 }),
    charity: money({ ...words.charity, per: 'year', initial: 0, max: 10_000_000 }),
    incomeGrowth: percent({ ...words.incomeGrowth, ...yearlyGrowth, initial: points(startingCostGrowth.value) }),
  },
  { more: sectionWords.incomeTax.more },
)

export const renting = section(
  sectionWords.renting.title,
  {
    rentersInsurance: money({
      label: words.rentersInsurance.label,
      hint: words.rentersInsurance.hint(rentersPremium),
      per: 'year',
      initial: rentersPremium.yearly,
      max: 100_000,
      step: 10,
    }),
    deposit: money({ ...words.deposit, initial: startingRent.value, max: 10_000_000 }),
    moveIn: money({ ...words.moveIn, initial: 0, max: 10_000_000 }),
  },
  { more: sectionWords.renting.more },
)

export const investing = section(
  sectionWords.investing.title,
  {
    inflation: percent({ ...words.inflation, per: 'year', initial: usualInflation, max: 15, step: 0.25 }),
    account: choice({ ...words.account, initial: 'taxed', options: choices(words.account.options) }),
    dividendYield: when(
      (inputs: { account: string }) => inputs.account === 'taxed',
      percent({
        ...words.dividendYield,
        per: 'year',
        initial: points(startingDividendYield.value),
        max: 10,
        step: 0.25,
      }),
    ),
    investedShare: percent({ ...words.investedShare, initial: 100, max: 100, step: 5, nudge: 50 }),
    pastMix: choice({ ...words.pastMix, initial: 'mix', options: choices(words.pastMix.options) }),
  },
  { more: sectionWords.investing.more },
)

export const letting = section(
  sectionWords.letting.title,
  {
    letKind: choice({ ...words.letKind, initial: 'no', options: choices(words.letKind.options) }),
    letShare: when(lets, percent({ ...words.letShare, initial: 30, min: 1, max: 90, step: 5 })),
    letRent: when(lets, money({ ...words.letRent, per: 'month', initial: 900, max: 1_000_000, step: 25 })),
    letVacancy: when(lets, percent({ ...words.letVacancy, initial: 5, max: 100, step: 1 })),
    letBuilding: when(
      lets,
      percent({ ...words.letBuilding, initial: points(1 - startingLandShare.value), max: 100, step: 5 }),
    ),
  },
  { more: sectionWords.letting.more },
)
