/** Every dollar of the stay on both sides, ending at what each has. Income is positive, spending negative. */
import type { Table } from '../kit/presentation.ts'
import type { ComparedContext } from './context.ts'
import { sumsOf } from './sums.ts'
import { ledgerWords as words } from './words/explain.en.ts'

type Line = readonly [item: string, buy: number | null, rent: number | null, note?: string]
type Kind = 'heading' | 'subtotal' | 'total'

const out = (amount: number): number | null => (amount === 0 ? null : -amount)
const some = (amount: number): number | null => (amount === 0 ? null : amount)

/** Lines with an amount on one side at least. */
const shown = (lines: readonly Line[]) => lines.filter(([, buy, rent]) => buy !== null || rent !== null)

export function ledger(context: ComparedContext): Table {
  const { result, inputs, say } = context
  const { setup, owned, left } = result
  const sums = sumsOf(context)
  const { renting, cashToBuy, buyingCosts, principal, home } = setup
  const toRent = renting.deposit + renting.fees
  const firstOwner = Math.max(0, toRent - cashToBuy)
  const firstRenter = Math.max(0, cashToBuy - toRent)
  const spentOwner =
    sums.interest +
    sums.principal +
    sums.mortgageInsurance +
    sums.propertyTax +
    sums.insurance +
    sums.dues +
    sums.upkeep -
    sums.rentIn +
    sums.taxChange
  const spentRenter = sums.rent + sums.rentersInsurance
  const day: readonly Line[] = [
    [words.down, out(home.price - principal), null],
    [words.buying, out(buyingCosts), null],
    [words.movingIn, null, out(toRent)],
    [words.invested, out(firstOwner), out(firstRenter), words.investedNote],
  ]
  const monthly: readonly Line[] = [
    [words.interest, out(sums.interest), null],
    [words.principal, out(sums.principal), null, words.principalNote],
    [words.pmi, out(sums.mortgageInsurance), null],
    [words.propertyTax, out(sums.propertyTax), null],
    [words.insurance, out(sums.insurance), out(sums.rentersInsurance)],
    [words.dues, out(sums.dues), null],
    [words.upkeep, out(sums.upkeep), null],
    [words.rent, null, out(sums.rent)],
    [words.rentIn, some(sums.rentIn), null],
    [sums.taxChange > 0 ? words.moreTax : words.taxSaved, some(-sums.taxChange), null],
    [words.difference, out(sums.ownerAdded - firstOwner), out(sums.renterAdded - firstRenter)],
  ]
  const end: readonly Line[] = [
    [words.sold, owned.homeValue, null],
    [words.selling, out(owned.sellingCosts), null],
    [words.payoff, out(owned.balance), null],
    [words.investments, some(left.owner.value), some(left.renter.value), words.investmentsNote],
    [words.depositBack, null, some(renting.deposit)],
    [words.gains, out(result.ownerTax), out(result.renterTax)],
  ]
  const pocket: Line = [
    words.pocket,
    -(spentOwner + sums.ownerAdded - firstOwner),
    -(spentRenter + sums.renterAdded - firstRenter),
  ]
  const marked: readonly (readonly [Line, Kind?])[] = [
    [[words.start, null, null], 'heading'],
    ...shown(day).map((line) => [line] as const),
    [[words.cash, -(cashToBuy + firstOwner), -(toRent + firstRenter)], 'subtotal'],
    [[words.over({ years: inputs.years }, say), null, null], 'heading'],
    ...shown(monthly).map((line) => [line] as const),
    [pocket, 'subtotal'],
    [[words.end, null, null], 'heading'],
    ...shown(end).map((line) => [line] as const),
    [[words.netWorth, result.ownerEnd, result.renterEnd], 'total'],
  ]
  return {
    key: 'ledger',
    title: words.title,
    lead: inputs.investedShare === 100 ? words.lead : words.leadPart({ share: inputs.investedShare }, say),
    columns: [
      { label: words.columns.item, unit: 'text' },
      { label: words.columns.buy, unit: 'money' },
      { label: words.columns.rent, unit: 'money' },
      { label: words.columns.note, unit: 'text' },
    ],
    rows: marked.map(([[item, buy, rent, note]]) => [item, buy, rent, note ?? '']),
    look: 'ledger',
    emphasis: Object.fromEntries(marked.flatMap(([, kind], at) => (kind ? [[at, kind]] : []))),
  }
}
