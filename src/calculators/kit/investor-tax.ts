/** Whose tax an investment bears: the account it is in, and the rates by a household's income or as given. */
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { choice, type Inputs, money, percent, points } from './field.ts'
import { dollars, percentText } from './format.ts'
import { filingStatus, stateOrFederal } from './household.ts'
import { startingGainsTax, startingIncomeTax, startingPay } from './starting-values.ts'
import { stateNameOf } from './states.ts'

export const investorTaxFields = {
  account: choice({
    label: 'The account is',
    initial: 'taxable',
    options: [
      { value: 'taxable', label: 'Taxable' },
      { value: 'ira', label: 'Traditional IRA or 401(k)' },
      { value: 'roth', label: 'Roth' },
    ],
  }),
  taxBy: choice({
    label: 'Tax rates',
    initial: 'household',
    options: [
      { value: 'household', label: 'From my income' },
      { value: 'rates', label: 'I give them' },
    ],
  }),
  income: money({
    label: 'Yearly pay',
    initial: startingPay.value,
    max: 10_000_000,
    step: 1000,
    profile: 'annualIncome',
  }),
  status: filingStatus(),
  state: stateOrFederal,
  ordinaryRate: percent({
    label: 'Tax on ordinary income',
    hint: 'Federal and state.',
    initial: points(startingIncomeTax.value),
    max: 60,
    step: 1,
  }),
  gainRate: percent({
    label: 'Tax on long-term gains',
    hint: 'And on qualified dividends; federal and state.',
    initial: points(startingGainsTax.value),
    max: 45,
    step: 1,
  }),
}

const filing: Readonly<Record<FilingStatus, string>> = {
  single: 'filing single',
  joint: 'filing jointly',
  separate: 'filing separately',
  head: 'filing as head of household',
  surviving: 'filing as surviving spouse',
}

interface InvestorTaxInputs extends Inputs<typeof investorTaxFields> {
  /** Percent points of what is taken out of an IRA. */
  readonly withdrawalRate: number
}

/** Whose tax was counted, as a sentence with a space before it; empty where there is none. */
export function taxBasis(inputs: InvestorTaxInputs): string {
  const { account, taxBy, income, status, gainRate, ordinaryRate, withdrawalRate } = inputs
  if (account === 'roth') return ''
  if (account === 'ira') return ` All of it is taxed at ${percentText(withdrawalRate)} when you take it out.`
  if (taxBy === 'rates')
    return ` Tax is counted at ${percentText(gainRate)} on long-term gains and ${percentText(ordinaryRate)} on ordinary income.`
  const where = stateNameOf(inputs.state)
  return ` Tax is counted for ${dollars(income)} of pay, ${filing[status]}, federal ${where === '' ? 'only' : `and ${where}`}.`
}
