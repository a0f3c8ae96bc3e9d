/** Whose tax an investment bears: the account it is in, and the rates by a household's income or as given. Conditions differ by page. */
import { choices } from '../choices.ts'
import { choice, money, percent, points } from '../field.ts'
import { filingStatus, stateOrFederal } from '../household.ts'
import { startingGainsTax, startingIncomeTax, startingPay, startingWithdrawalTax } from '../starting-values.ts'
import { accountWords as words } from './words/form.en.ts'

export const accountType = choice({
  ...words.account,
  initial: 'taxable',
  options: choices(words.account.options),
})

export const investorTax = {
  taxBy: choice({ ...words.taxBy, initial: 'household', options: choices(words.taxBy.options) }),
  income: money({
    ...words.income,
    per: 'year',
    initial: startingPay.value,
    max: 10_000_000,
    step: 1000,
    profile: 'annualIncome',
  }),
  status: filingStatus(),
  state: stateOrFederal,
  ordinaryRate: percent({ ...words.ordinaryRate, initial: points(startingIncomeTax.value), max: 60, step: 1 }),
  gainRate: percent({ ...words.gainRate, initial: points(startingGainsTax.value), max: 45, step: 1 }),
  withdrawalRate: percent({ ...words.withdrawalRate, initial: points(startingWithdrawalTax.value), max: 60, step: 1 }),
}
