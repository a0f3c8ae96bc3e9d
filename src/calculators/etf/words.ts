import type { CostKind } from '#engine/funds/holding-course.ts'
import { stateNames } from '#facts/states/codes.ts'
import { dollars, dollarsAndCents, percentText } from '../kit/format.ts'
import type { AccountKind } from './compute.ts'
import type { EtfInputs } from './fields.ts'

export const kindNames: Readonly<Record<CostKind, string>> = {
  load: 'Front load',
  deferred: 'Back-end charge',
  distribution: '12b-1 fee',
  expense: 'Expense ratio',
  spread: 'Bid-ask spread',
  premium: 'Premium or discount',
  commission: 'Commissions and sale fees',
  lending: 'Securities lending',
  payoutTax: 'Tax on payouts',
  saleTax: 'Tax at the end',
}
export const accountNames: Readonly<Record<AccountKind, string>> = {
  taxable: 'Taxable account',
  ira: 'Traditional IRA or 401(k)',
  roth: 'Roth',
}
/** Whole dollars; with cents where they are most of it. */
export const amount = (value: number): string => (Math.abs(value) < 10 ? dollarsAndCents(value) : dollars(value))
export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`
/** Said after an amount that is left: what has been taken off it. */
export const afterTax = (account: AccountKind): string => (account === 'roth' ? '' : ', after tax')

const states: Readonly<Record<string, string>> = stateNames
const filing: Readonly<Record<EtfInputs['status'], string>> = {
  single: 'filing single',
  joint: 'filing jointly',
  separate: 'filing separately',
  head: 'filing as head of household',
  surviving: 'filing as surviving spouse',
}
/** Whose tax was counted, as a sentence with a space before it; empty where there is none. */
export function taxBasis({
  account,
  taxBy,
  income,
  status,
  state,
  gainRate,
  ordinaryRate,
  withdrawalRate,
}: EtfInputs): string {
  if (account === 'roth') return ''
  if (account === 'ira') return ` All of it is taxed at ${percentText(withdrawalRate)} when you take it out.`
  if (taxBy === 'rates')
    return ` Tax is counted at ${percentText(gainRate)} on long-term gains and ${percentText(ordinaryRate)} on ordinary income.`
  const where = states[state]
  return ` Tax is counted for ${dollars(income)} of pay, ${filing[status]}, federal ${where === undefined ? 'only' : `and ${where}`}.`
}
