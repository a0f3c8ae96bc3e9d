import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { inToday, type PlacePath } from './compute.ts'
import type { MoneyMarketContext } from './context.ts'
import type { PlaceKey } from './places.ts'
import { states } from './states-table.ts'
import { placeNames } from './words/answer.en.ts'
import { tableWords } from './words/explain.en.ts'

const inPoints = (rate: number): number => Number((rate * 100).toFixed(3))
const taken = (part: number, { sample }: PlacePath): number => Number(((part / sample) * 100).toFixed(2))

const places = ({ inputs, result }: MoneyMarketContext): KeyedTable =>
  tableOf(
    'places',
    tableWords.places,
    result.ranked,
    {
      place: ['text', ({ key }) => placeNames[key]],
      apy: ['percent', (place) => inPoints(place.annualYield)],
      federal: ['percent', (place) => taken(place.tax.federal, place)],
      state: ['percent', (place) => taken(place.tax.stateAndLocal, place)],
      net: ['percent', (place) => inPoints(place.annualYieldAfterTax)],
      match: ['percent', (place) => (place.taxableEquivalent === null ? null : inPoints(place.taxableEquivalent))],
      balance: ['money', (place) => roundToCent(place.balance)],
      today: ['money', (place) => roundToCent(inToday(place.balance, inputs))],
    },
    { line: ({ key }) => key },
  )

function quotedAs(key: PlaceKey, { yieldBasis, tiers, billBasis }: MoneyMarketContext['inputs']): string {
  const words = tableWords.safety
  if (key === 'fund') return words[yieldBasis === 'seven-day' ? 'sevenDay' : yieldBasis]
  if (key === 'bills') return billBasis === 'discount' ? words.discount : words.investment
  return key === 'account' && tiers.length > 0 ? words.byBalance : words.apy
}

/** What no yield shows. */
const safety = ({ inputs, result }: MoneyMarketContext): KeyedTable =>
  tableOf(
    'safety',
    tableWords.safety,
    result.ranked,
    {
      place: ['text', ({ key }) => placeNames[key]],
      quoted: ['text', ({ key }) => quotedAs(key, inputs)],
      insured: ['text', ({ key }) => tableWords.safety.insured[key]],
      access: ['text', ({ key }) => tableWords.safety.access[key]],
    },
    { line: ({ key }) => key },
  )

function yearly({ inputs, result, say }: MoneyMarketContext): KeyedTable {
  const { account, fund, savings, bills } = result.places
  const ends = Array.from({ length: Math.ceil(inputs.months / 12) }, (_, i) => Math.min(inputs.months, i * 12 + 12))
  const at = (place: PlacePath, month: number) => roundToCent(place.path.balances[month] ?? 0)
  const { columns, title } = tableWords.yearly
  return tableOf(
    'yearly',
    { title, columns: { ...columns, ...placeNames } },
    ends,
    {
      by: ['date', (month) => say.monthShort(addMonths(result.start, month))],
      paidIn: ['money', (month) => roundToCent(inputs.amount + inputs.monthly * month)],
      account: ['money', (month) => at(account, month)],
      fund: ['money', (month) => at(fund, month)],
      savings: ['money', (month) => at(savings, month)],
      bills: ['money', (month) => at(bills, month)],
    },
    { folded: ends.length > 12 },
  )
}

export const tables = [places, safety, states, yearly]
