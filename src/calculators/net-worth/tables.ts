import { roundToCent } from '#engine/money.ts'
import { type AssetKind, assetKinds, isSoldWhole, isTaxedKind } from '#engine/wealth/balance-sheet.ts'
import { netWorthByAge } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { asOfText } from '../kit/as-of.ts'
import { monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { groupName, priceFactor } from './compared.ts'
import type { Result } from './compute.ts'
import type { NetWorthInputs } from './fields.ts'
import { assetNames, debtNames, type Owner, ownerNames } from './words.ts'

const percentOf = (part: number, whole: number): number => (whole > 0 ? roundToCent((part / whole) * 100) : 0)

/** What tax and selling take of a kind. Tax on gains is shared out by each kind's own gain, apart for what is sold whole. */
function takenOf(result: Result, inputs: NetWorthInputs): (kind: AssetKind) => number {
  const { gains, sheet, tax } = result
  const gainOf = (kind: AssetKind) => (isTaxedKind(kind) ? Math.max(0, gains.byKind[kind]) : 0)
  const onGain = (kind: AssetKind) => {
    const alike = assetKinds.filter((one) => isSoldWhole(one) === isSoldWhole(kind))
    const all = alike.reduce((sum, one) => sum + gainOf(one), 0)
    const taxed = isSoldWhole(kind) ? tax.ofThemAtOnce : tax.onGains - tax.ofThemAtOnce
    return all > 0 ? taxed * (gainOf(kind) / all) : 0
  }
  return (kind) => {
    const selling =
      kind === 'home' || kind === 'property' ? inputs.sellHome / 100 : kind === 'car' ? inputs.sellCar / 100 : 0
    return (kind === 'pretax' ? tax.onPretax : 0) + onGain(kind) + sheet.byAsset[kind] * selling
  }
}

function allocation(result: Result, inputs: NetWorthInputs): Table {
  const { sheet } = result
  const taken = takenOf(result, inputs)
  const kinds = assetKinds.filter((kind) => sheet.byAsset[kind] > 0)
  return {
    key: 'allocation',
    title: 'Where your money is',
    lead: 'And what each part would leave after tax and selling, before debts.',
    columns: [
      { label: 'Kind', unit: 'text' },
      { label: 'Worth today', unit: 'money' },
      { label: 'Share', unit: 'percent' },
      { label: 'Tax and selling take', unit: 'money' },
      { label: 'Leaves', unit: 'money' },
    ],
    rows: [
      ...kinds.map((kind) => [
        assetNames[kind],
        roundToCent(sheet.byAsset[kind]),
        percentOf(sheet.byAsset[kind], sheet.assets),
        roundToCent(taken(kind)),
        roundToCent(sheet.byAsset[kind] - taken(kind)),
      ]),
      [
        'All',
        roundToCent(sheet.assets),
        percentOf(sheet.assets, sheet.assets),
        roundToCent(kinds.reduce((sum, kind) => sum + taken(kind), 0)),
        roundToCent(sheet.assets - kinds.reduce((sum, kind) => sum + taken(kind), 0)),
      ],
    ],
  }
}

const debts = (inputs: NetWorthInputs): Table => ({
  key: 'debts',
  title: 'Debts, dearest first',
  columns: [
    { label: 'Debt', unit: 'text' },
    { label: 'Kind', unit: 'text' },
    { label: 'Owed', unit: 'money' },
    { label: 'Rate', unit: 'percent' },
    { label: 'Interest a year', unit: 'money' },
  ],
  rows: inputs.debts
    .filter(({ balance }) => balance > 0)
    .toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0))
    .map((row) => [
      row.name || debtNames[row.kind],
      debtNames[row.kind],
      row.balance,
      row.rate,
      row.rate === null ? null : roundToCent((row.balance * row.rate) / 100),
    ]),
})

function owners(inputs: NetWorthInputs): Table {
  const of = (owner: Owner) => {
    const owned = inputs.assets.filter((row) => row.owner === owner).reduce((sum, { value }) => sum + value, 0)
    const owed = inputs.debts.filter((row) => row.owner === owner).reduce((sum, { balance }) => sum + balance, 0)
    return { owner, owned, owed }
  }
  const lines = (Object.keys(ownerNames) as Owner[]).map(of).filter(({ owned, owed }) => owned > 0 || owed > 0)
  return {
    key: 'owners',
    title: 'Whose it is',
    lead: 'As you marked it, today’s values. The law of your state may see it in another way.',
    columns: [
      { label: 'Owner', unit: 'text' },
      { label: 'Owns', unit: 'money' },
      { label: 'Owes', unit: 'money' },
      { label: 'Net worth', unit: 'money' },
    ],
    rows:
      lines.length < 2
        ? []
        : lines.map(({ owner, owned, owed }) => [
            ownerNames[owner],
            roundToCent(owned),
            roundToCent(owed),
            roundToCent(owned - owed),
          ]),
  }
}

const ages = (): Table => ({
  key: 'ages',
  title: `Households by age, ${asOfText(netWorthByAge)}`,
  lead: 'Federal Reserve, Survey of Consumer Finances. Age of the household’s reference person.',
  columns: [
    { label: 'Age', unit: 'text' },
    { label: `Middle, ${asOfText(netWorthByAge)} dollars`, unit: 'money' },
    { label: `Middle, prices of ${monthText(pricesSince2022.value.newestMonth, true)}`, unit: 'money' },
    { label: `Average, ${asOfText(netWorthByAge)} dollars`, unit: 'money' },
    { label: `Average, prices of ${monthText(pricesSince2022.value.newestMonth, true)}`, unit: 'money' },
  ],
  rows: netWorthByAge.value.map((group) => [
    groupName(group),
    group.median,
    roundToCent(group.median * priceFactor),
    group.mean,
    roundToCent(group.mean * priceFactor),
  ]),
})

export const tablesOf = (result: Result, inputs: NetWorthInputs): readonly Table[] => [
  allocation(result, inputs),
  debts(inputs),
  owners(inputs),
  ages(),
]
