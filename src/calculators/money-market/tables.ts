import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import { noCash } from '#engine/saving/cash-income-tax.ts'
import { monthText, percentText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { inToday, type PlacePath, type Result } from './compute.ts'
import type { MoneyMarketInputs } from './fields.ts'
import { allStates, cashTaxIn, type Law } from './law.ts'
import { countedUsShare, fundIncome, type PlaceKey, placeNames, placeWith, usualBalance } from './places.ts'

const inPoints = (rate: number): number => Number((rate * 100).toFixed(3))
const cover: Readonly<Record<PlaceKey, string>> = {
  account: 'FDIC or NCUA',
  fund: 'No; SIPC does not cover a loss in value',
  savings: 'FDIC or NCUA',
  bills: 'Owed by the US government',
}
const accessTo: Readonly<Record<PlaceKey, string>> = {
  account: 'Checks, card, transfers; some limit them',
  fund: 'Sold at the end of the day; checks at some',
  savings: 'Transfers',
  bills: 'At the end, or sold at the day’s price',
}
const quotedAs = (key: PlaceKey, { yieldBasis, tiers, billBasis }: MoneyMarketInputs): string => {
  if (key === 'fund')
    return yieldBasis === 'seven-day'
      ? '7-day SEC yield'
      : yieldBasis === 'effective'
        ? '7-day effective yield'
        : 'Yield before expenses'
  if (key === 'bills') return billBasis === 'discount' ? 'Bank discount' : 'Yield for two half years'
  return key === 'account' && tiers.length > 0 ? 'APY by balance' : 'APY'
}
const taken = (part: number, { sample }: PlacePath): number => Number(((part / sample) * 100).toFixed(2))

const places = (result: Result, inputs: MoneyMarketInputs): Table => ({
  key: 'places',
  title: 'The four places',
  lead: 'Tax as the difference of two whole returns, with and without the income.',
  columns: [
    { label: 'Place', unit: 'text' },
    { label: 'APY', unit: 'percent' },
    { label: 'Federal tax takes', unit: 'percent' },
    { label: 'State tax takes', unit: 'percent' },
    { label: 'After tax', unit: 'percent' },
    { label: 'Bank APY that matches', unit: 'percent' },
    { label: 'Balance then', unit: 'money' },
    { label: 'In today’s dollars', unit: 'money' },
  ],
  rows: result.ranked.map((place) => [
    placeNames[place.key],
    inPoints(place.annualYield),
    taken(place.tax.federal, place),
    taken(place.tax.stateAndLocal, place),
    inPoints(place.annualYieldAfterTax),
    place.taxableEquivalent === null ? null : inPoints(place.taxableEquivalent),
    roundToCent(place.balance),
    roundToCent(inToday(place.balance, inputs)),
  ]),
})

/** What no yield shows. */
const safety = (result: Result, inputs: MoneyMarketInputs): Table => ({
  key: 'safety',
  title: 'How safe each is, and how fast you get at it',
  columns: [
    { label: 'Place', unit: 'text' },
    { label: 'Quoted as', unit: 'text' },
    { label: 'Insured', unit: 'text' },
    { label: 'Getting at it', unit: 'text' },
  ],
  rows: result.ranked.map(({ key }) => [placeNames[key], quotedAs(key, inputs), cover[key], accessTo[key]]),
})

/** The fund in one state, and the same fund if all of it came from the United States. */
function stateRow(result: Result, inputs: MoneyMarketInputs, law: Law, state: string): Table['rows'][number] {
  const taxOn = cashTaxIn(inputs, law, state)
  const balance = usualBalance(inputs)
  const { annualYield } = result.places.fund
  // A municipal fund's share from one state's borrowers is exempt in that state alone.
  const there = state === inputs.state ? inputs : { ...inputs, homeShare: 0 }
  const fund = placeWith('fund', annualYield, balance, (sum) => fundIncome(there, state, sum), taxOn)
  const treasury = placeWith('bills', annualYield, balance, (sum) => ({ ...noCash, treasury: sum }), taxOn)
  const bank = placeWith('savings', annualYield, balance, (sum) => ({ ...noCash, bank: sum }), taxOn)
  return [
    stateNameOf(state),
    Number(((bank.tax.stateAndLocal / bank.sample) * 100).toFixed(2)),
    Number((countedUsShare(inputs, state) * 100).toFixed(2)),
    inPoints(fund.annualYieldAfterTax),
    fund.taxableEquivalent === null ? null : inPoints(fund.taxableEquivalent),
    treasury.taxableEquivalent === null ? null : inPoints(treasury.taxableEquivalent),
  ]
}

function states(result: Result, inputs: MoneyMarketInputs, law: Law): Table | null {
  const list = inputs.everyState ? allStates : inputs.state === 'US' ? [] : [inputs.state]
  if (list.length === 0) return null
  return {
    key: 'states',
    title: inputs.everyState
      ? 'What a bank would have to pay, state by state'
      : `What a bank would have to pay in ${stateNameOf(inputs.state)}`,
    lead: `For a fund of ${percentText(result.places.fund.annualYield * 100)} a year and your income, by each state’s own return. The last column is a fund of the same yield that is Treasury only.${inputs.everyState && inputs.fundKind === 'municipal' ? ` The share exempt in ${inputs.state === 'US' ? 'a state of your own is not counted' : `${stateNameOf(inputs.state)} counts there only`}.` : ''}`,
    columns: [
      { label: 'State', unit: 'text' },
      { label: 'State tax on bank interest', unit: 'percent' },
      { label: 'Counts as US interest', unit: 'percent' },
      { label: 'Fund after tax', unit: 'percent' },
      { label: 'Bank APY that matches', unit: 'percent' },
      { label: 'If Treasury only', unit: 'percent' },
    ],
    rows: list.map((state) => stateRow(result, inputs, law, state)),
    folded: list.length > 12,
  }
}

function yearly(result: Result, inputs: MoneyMarketInputs): Table {
  const { account, fund, savings, bills } = result.places
  const rows: (string | number)[][] = []
  for (let from = 0; from < inputs.months; from += 12) {
    const to = Math.min(inputs.months, from + 12)
    const at = (place: PlacePath) => roundToCent(place.path.balances[to] ?? 0)
    rows.push([
      monthText(addMonths(result.start, to), true),
      roundToCent(inputs.amount + inputs.monthly * to),
      ...[account, fund, savings, bills].map(at),
    ])
  }
  return {
    key: 'yearly',
    title: 'Year by year, after tax and fees',
    columns: [
      { label: 'By', unit: 'text' },
      { label: 'You put in', unit: 'money' },
      ...[account, fund, savings, bills].map(({ key }) => ({ label: placeNames[key], unit: 'money' }) as const),
    ],
    rows,
    folded: rows.length > 12,
  }
}

export const tablesOf = (result: Result, inputs: MoneyMarketInputs, law: Law): readonly Table[] =>
  [places(result, inputs), safety(result, inputs), states(result, inputs, law), yearly(result, inputs)].filter(
    (table) => table !== null,
  )
