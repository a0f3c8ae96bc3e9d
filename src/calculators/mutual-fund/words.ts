import type { CostKind } from '#engine/funds/holding-course.ts'
import { stateNames } from '#facts/states/codes.ts'
import { dollars, dollarsAndCents, percentText } from '../kit/format.ts'
import type { DataColor } from '../kit/presentation.ts'
import type { Fund } from './compute.ts'
import type { FundInputs } from './fields.ts'

export const kindNames: Readonly<Record<CostKind, string>> = {
  load: 'Front load',
  deferred: 'Back-end charge',
  distribution: '12b-1 fee',
  expense: 'Fund expenses',
  spread: 'Bid-ask spread',
  premium: 'Premium or discount',
  commission: 'Commissions',
  lending: 'Lending income',
  payoutTax: 'Tax on payouts',
  saleTax: 'Tax when you sell',
}
export const kindColors: Readonly<Record<CostKind, DataColor>> = {
  load: 'insurance',
  deferred: 'insurance',
  distribution: 'other',
  expense: 'interest',
  spread: 'other',
  premium: 'other',
  commission: 'other',
  lending: 'growth',
  payoutTax: 'tax',
  saleTax: 'tax',
}
/** Names that tell things apart: a second “Fund” becomes “Fund (2)”. */
export function differentNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let free = name
    for (let again = 2; taken.has(free); again += 1) free = `${name} (${again})`
    taken.add(free)
    return free
  })
}
/** What a fund costs, in as many parts as a bar can show. Nominal dollars at the end. */
export const costParts: readonly {
  readonly key: string
  readonly label: string
  readonly color: DataColor
  readonly of: (fund: Fund) => number
}[] = [
  { key: 'load', label: 'Loads', color: 'insurance', of: ({ course }) => course.lost.load + course.lost.deferred },
  { key: 'distribution', label: '12b-1 fee', color: 'other', of: ({ course }) => course.lost.distribution },
  { key: 'expense', label: 'Fund expenses', color: 'interest', of: ({ course }) => course.lost.expense },
  { key: 'tax', label: 'Tax', color: 'tax', of: (fund) => fund.taxCost },
]
export const fundColors: readonly DataColor[] = ['principal', 'insurance', 'other', 'growth']

/** Whole dollars; with cents where they are most of it. */
export const amount = (value: number): string => (Math.abs(value) < 10 ? dollarsAndCents(value) : dollars(value))
export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`
/** Said after an amount that is left: what has been taken off it. */
export const afterTax = ({ account }: FundInputs): string => (account === 'roth' ? '' : ', after tax')

const states: Readonly<Record<string, string>> = stateNames
const filing: Readonly<Record<FundInputs['status'], string>> = {
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
}: FundInputs): string {
  if (account === 'roth') return ''
  if (account === 'ira') return ` All of it is taxed at ${percentText(withdrawalRate)} when you take it out.`
  if (taxBy === 'rates')
    return ` Tax is counted at ${percentText(gainRate)} on long-term gains and ${percentText(ordinaryRate)} on ordinary income.`
  const where = states[state]
  return ` Tax is counted for ${dollars(income)} of pay, ${filing[status]}, federal ${where === undefined ? 'only' : `and ${where}`}.`
}
