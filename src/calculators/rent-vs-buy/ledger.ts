/** Every dollar of the stay on both sides, ending at what each has. Income is positive, spending negative. */
import type { KeyedTable } from '../kit/presentation.ts'
import type { ComparedContext } from './context.ts'
import { sumsOf } from './sums.ts'
import { ledgerWords as words } from './words/explain.en.ts'

type Item = Exclude<keyof typeof words, 'title' | 'lead' | 'leadPart' | 'columns' | 'over'>
type Line = readonly [item: Item | 'over', buy: number | null, rent: number | null, note?: string]
type Kind = 'heading' | 'subtotal' | 'total'

const out = (amount: number): number | null => (amount === 0 ? null : -amount)
const some = (amount: number): number | null => (amount === 0 ? null : amount)

/** Lines with an amount on one side at least. */
const shown = (lines: readonly Line[]) => lines.filter(([, buy, rent]) => buy !== null || rent !== null)

export function ledger(context: ComparedContext): KeyedTable {
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
    ['down', out(home.price - principal), null],
    ['buying', out(buyingCosts), null],
    ['movingIn', null, out(toRent)],
    ['invested', out(firstOwner), out(firstRenter), words.investedNote],
  ]
  const monthly: readonly Line[] = [
    ['interest', out(sums.interest), null],
    ['principal', out(sums.principal), null, words.principalNote],
    ['pmi', out(sums.mortgageInsurance), null],
    ['propertyTax', out(sums.propertyTax), null],
    ['insurance', out(sums.insurance), out(sums.rentersInsurance)],
    ['dues', out(sums.dues), null],
    ['upkeep', out(sums.upkeep), null],
    ['rent', null, out(sums.rent)],
    ['rentIn', some(sums.rentIn), null],
    [sums.taxChange > 0 ? 'moreTax' : 'taxSaved', some(-sums.taxChange), null],
    ['difference', out(sums.ownerAdded - firstOwner), out(sums.renterAdded - firstRenter)],
  ]
  const end: readonly Line[] = [
    ['sold', owned.homeValue, null],
    ['selling', out(owned.sellingCosts), null],
    ['payoff', out(owned.balance), null],
    ['investments', some(left.owner.value), some(left.renter.value), words.investmentsNote],
    ['depositBack', null, some(renting.deposit)],
    ['gains', out(result.ownerTax), out(result.renterTax)],
  ]
  const pocket: Line = [
    'pocket',
    -(spentOwner + sums.ownerAdded - firstOwner),
    -(spentRenter + sums.renterAdded - firstRenter),
  ]
  const marked: readonly (readonly [Line, Kind?])[] = [
    [['start', null, null], 'heading'],
    ...shown(day).map((line) => [line] as const),
    [['cash', -(cashToBuy + firstOwner), -(toRent + firstRenter)], 'subtotal'],
    [['over', null, null], 'heading'],
    ...shown(monthly).map((line) => [line] as const),
    [pocket, 'subtotal'],
    [['end', null, null], 'heading'],
    ...shown(end).map((line) => [line] as const),
    [['netWorth', result.ownerEnd, result.renterEnd], 'total'],
  ]
  return {
    key: 'ledger',
    title: words.title,
    lead: inputs.investedShare === 100 ? words.lead : words.leadPart({ share: inputs.investedShare }, say),
    columns: [
      { key: 'item', label: words.columns.item, unit: 'text' },
      { key: 'buy', label: words.columns.buy, unit: 'money' },
      { key: 'rent', label: words.columns.rent, unit: 'money' },
      { key: 'note', label: words.columns.note, unit: 'text' },
    ],
    rows: marked.map(([[item, buy, rent, note]]) => [
      item === 'over' ? words.over({ years: inputs.years }, say) : words[item],
      buy,
      rent,
      note ?? '',
    ]),
    lines: marked.map(([[item]]) => item),
    look: 'ledger',
    emphasis: Object.fromEntries(marked.flatMap(([, kind], at) => (kind ? [[at, kind]] : []))),
  }
}
