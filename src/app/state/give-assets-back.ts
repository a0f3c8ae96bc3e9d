/**
 * What is owned from a calculator into the household, on a press: an account or property by the same name takes the new value, the others
 * join their list. Totals of the profile that stood in for a list become entries of it first, so that nothing counts twice.
 */
import { type Account, mostEntries, type Property } from '#engine/household/lists.ts'
import { assetKindOf } from '#engine/household/standing.ts'
import type { AssetKind } from '#engine/wealth/balance-sheet.ts'
import { toast } from '../ui/toast.ts'
import { blankIn } from './blank-entries.ts'
import type { HeldAsset } from './carried.ts'
import { isNamed } from './give-back.ts'
import { settle } from './household.ts'
import { listNouns, notFit } from './list-nouns.ts'
import { dropOwn, type EntryIn, newEntryId, ownLists, putOwn } from './own-lists.ts'
import { sampleGivesWay } from './sample-choice.ts'
import { sayRefused } from './stored.ts'

/** A new account of a kind of asset; the visitor may say more exactly later. */
const accountFor: Readonly<Partial<Record<AssetKind, Account['kind']>>> = {
  cash: 'savings',
  brokerage: 'brokerage',
  pretax: 'traditional-401k',
  roth: 'roth-ira',
  hsa: 'hsa',
}
const propertyFor: Readonly<Partial<Record<AssetKind, Property['kind']>>> = {
  home: 'home',
  property: 'property',
  car: 'car',
  business: 'business',
  other: 'other',
}

type Undo = () => void
type List = 'accounts' | 'properties'
const without = <T extends { readonly changedAt: string }>({ changedAt: _at, ...entry }: T) => entry

/** Changes an entry or adds one, and says how to take it back; the list's name where it is full. */
function put<L extends List>(list: L, known: EntryIn<L> | null, next: EntryIn<L>): Undo | List {
  if (known === null && ownLists.get()[list].length >= mostEntries[list]) return list
  putOwn(list, next)
  return known === null ? () => dropOwn(list, next.id) : () => putOwn(list, known)
}

function give({ name, kind, value, basis }: HeldAsset, taken: Set<string>): Undo | List | null {
  const { accounts, properties } = ownLists.get()
  const isKnown = (one: { readonly id: string; readonly name: string }) => isNamed(one.name, name) && !taken.has(one.id)
  const account = accounts.find((one) => isKnown(one) && assetKindOf[one.kind] === kind)
  const property = properties.find((one) => isKnown(one) && one.kind === kind)
  const told = basis === null ? {} : { basis }
  const id = account?.id ?? property?.id ?? newEntryId()
  taken.add(id)
  if (account) return put('accounts', without(account), { ...without(account), ...told, balance: value })
  if (property) return put('properties', without(property), { ...without(property), ...told, value })
  const [accountKind, propertyKind] = [accountFor[kind as AssetKind], propertyFor[kind as AssetKind]]
  if (accountKind !== undefined)
    return put('accounts', null, {
      ...blankIn('accounts'),
      ...told,
      id,
      name: name.trim() || 'Account',
      kind: accountKind,
      balance: value,
    })
  if (propertyKind === undefined) return null
  return put('properties', null, {
    ...blankIn('properties'),
    ...told,
    id,
    name: name.trim() || 'Property',
    kind: propertyKind,
    value,
  })
}

/** How many were taken over. Those that no longer fit into a full list are not, and the notice says so. */
export function giveAssetsBack(assets: readonly HeldAsset[]): number {
  settle('accounts')
  settle('properties')
  const taken = new Set<string>()
  const given = assets.map((asset) => give(asset, taken))
  const undo = given.filter((one) => typeof one === 'function')
  const [full] = given.filter((one) => typeof one === 'string')
  if (undo.length === 0) {
    if (full !== undefined) sayRefused({ full: { of: listNouns[full].many, most: mostEntries[full] } })
    return 0
  }
  sampleGivesWay()
  toast({
    title: `${undo.length} ${undo.length === 1 ? 'asset' : 'assets'} saved to your household`,
    ...(full === undefined ? {} : { description: notFit(given.filter((one) => typeof one === 'string').length) }),
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Restore accounts and property as they were',
      run: () => {
        for (const back of undo.toReversed()) back()
      },
    },
  })
  return undo.length
}
