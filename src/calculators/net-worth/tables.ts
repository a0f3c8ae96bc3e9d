import { roundToCent } from '#engine/money.ts'
import { type AssetKind, assetKinds, isSoldWhole, isTaxedKind } from '#engine/wealth/balance-sheet.ts'
import { type ByAge, netWorthByAge } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { priceFactor } from './compared.ts'
import type { NetWorthContext } from './context.ts'
import { tableWords } from './words/explain.en.ts'
import { assetNames, debtNames, ownerNames } from './words/kinds.en.ts'

const percentOf = (part: number, whole: number): number => (whole > 0 ? roundToCent((part / whole) * 100) : 0)

/** What tax and selling take of a kind. Tax on gains is shared out by each kind's own gain, apart for what is sold whole. */
function takenOf({ inputs, result }: NetWorthContext): (kind: AssetKind) => number {
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

function allocation(context: NetWorthContext): KeyedTable {
  const words = tableWords.allocation
  const { sheet } = context.result
  const taken = takenOf(context)
  const kinds = assetKinds.filter((kind) => sheet.byAsset[kind] > 0)
  const all = kinds.reduce((sum, kind) => sum + taken(kind), 0)
  const rows = [
    ...kinds.map((kind) => ({
      key: kind as string,
      name: assetNames[kind],
      value: sheet.byAsset[kind],
      taken: taken(kind),
    })),
    { key: 'total', name: words.total, value: sheet.assets, taken: all },
  ]
  return tableOf(
    'allocation',
    words,
    rows,
    {
      kind: ['text', (row) => row.name],
      value: ['money', (row) => roundToCent(row.value)],
      share: ['percent', (row) => percentOf(row.value, sheet.assets)],
      taken: ['money', (row) => roundToCent(row.taken)],
      left: ['money', (row) => roundToCent(row.value - row.taken)],
    },
    { line: ({ key }) => key },
  )
}

function debts({ inputs }: NetWorthContext): KeyedTable {
  const rows = inputs.debts
    .map((debt, at) => ({ ...debt, key: `debt${at + 1}` }))
    .filter(({ balance }) => balance > 0)
    .toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0))
  return tableOf(
    'debts',
    tableWords.debts,
    rows,
    {
      name: ['text', (row) => row.name || debtNames[row.kind]],
      kind: ['text', (row) => debtNames[row.kind]],
      balance: ['money', (row) => row.balance],
      rate: ['percent', (row) => row.rate],
      interest: ['money', (row) => (row.rate === null ? null : roundToCent((row.balance * row.rate) / 100))],
    },
    { line: ({ key }) => key },
  )
}

type Owner = keyof typeof ownerNames
/** Once there is more than one owner. */
function owners({ inputs }: NetWorthContext): KeyedTable {
  const of = (owner: Owner) => {
    const owned = inputs.assets.filter((row) => row.owner === owner).reduce((sum, { value }) => sum + value, 0)
    const owed = inputs.debts.filter((row) => row.owner === owner).reduce((sum, { balance }) => sum + balance, 0)
    return { owner, owned, owed }
  }
  const lines = (Object.keys(ownerNames) as Owner[]).map(of).filter(({ owned, owed }) => owned > 0 || owed > 0)
  return tableOf(
    'owners',
    tableWords.owners,
    lines.length < 2 ? [] : lines,
    {
      owner: ['text', (row) => ownerNames[row.owner]],
      owned: ['money', (row) => roundToCent(row.owned)],
      owed: ['money', (row) => roundToCent(row.owed)],
      worth: ['money', (row) => roundToCent(row.owned - row.owed)],
    },
    { line: ({ owner }) => owner },
  )
}

function groupName({ ageFrom, ageTo }: ByAge): string {
  const words = tableWords.ages
  if (ageTo === null) return words.over({ from: ageFrom })
  return ageFrom === 0 ? words.under({ to: ageTo }) : words.between({ from: ageFrom, to: ageTo })
}

function ages({ say }: NetWorthContext): KeyedTable {
  const words = tableWords.ages
  const of = { survey: netWorthByAge.asOf ?? '', prices: pricesSince2022.value.newestMonth }
  const columns = {
    age: words.age,
    median: words.median(of),
    medianNow: words.medianNow(of, say),
    mean: words.mean(of),
    meanNow: words.meanNow(of, say),
  }
  return tableOf(
    'ages',
    { title: words.title(of), lead: words.lead, columns },
    netWorthByAge.value,
    {
      age: ['text', (group) => groupName(group)],
      median: ['money', (group) => group.median],
      medianNow: ['money', (group) => roundToCent(group.median * priceFactor)],
      mean: ['money', (group) => group.mean],
      meanNow: ['money', (group) => roundToCent(group.mean * priceFactor)],
    },
    { line: ({ ageFrom }) => `from${ageFrom}` },
  )
}

export const tables = [allocation, debts, owners, ages]
