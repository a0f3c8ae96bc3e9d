/** What a household owns and owes, added up the ways that answer different questions. Dollars of today. */

export const assetKinds = [
  'cash',
  'brokerage',
  'pretax',
  'roth',
  'hsa',
  'home',
  'property',
  'car',
  'business',
  'other',
] as const
export type AssetKind = (typeof assetKinds)[number]

export const debtKinds = [
  'mortgage',
  'equity',
  'property',
  'car',
  'student',
  'card',
  'personal',
  'medical',
  'other',
] as const
export type DebtKind = (typeof debtKinds)[number]

export interface Asset {
  readonly kind: AssetKind
  /** What it would sell for today, before any cost of selling. The whole value, not the part that is paid off. */
  readonly value: number
  /** What was paid for it; null: not known. */
  readonly basis: number | null
  /** Money within days, without selling a home or a car and without a penalty. */
  readonly liquid: boolean
}
export interface Debt {
  readonly kind: DebtKind
  readonly balance: number
  /** Decimal a year. */
  readonly annualRate: number
}
/** Shares of the value that selling takes, decimals. */
export interface SellingCosts {
  readonly home: number
  readonly car: number
}

export interface BalanceSheet {
  readonly assets: number
  readonly debts: number
  /** Assets less debts. May be negative. */
  readonly netWorth: number
  readonly byAsset: Readonly<Record<AssetKind, number>>
  readonly byDebt: Readonly<Record<DebtKind, number>>
  readonly liquidAssets: number
  /** Liquid assets less the debts that no home or car stands behind. */
  readonly liquidNetWorth: number
  /** Debts for each dollar owned, decimal; null with nothing owned. */
  readonly debtRatio: number | null
  /** Home less what is owed on it; may be negative. */
  readonly homeEquity: number
  /** What selling the homes, other real estate and cars would take. */
  readonly sellingCosts: number
  /** Interest of a year at today's balances. */
  readonly yearOfInterest: number
}

/** Kinds that are money within days unless the visitor says otherwise. */
export const usuallyLiquid = (kind: AssetKind): boolean => kind === 'cash' || kind === 'brokerage'
/** On the home itself; a loan on other real estate is a kind of its own. */
export const onHome = (kind: DebtKind): boolean => kind === 'mortgage' || kind === 'equity'
/** A lender can take the real estate or the car, so these fall away when it is sold. */
export const isSecured = (kind: DebtKind): boolean => onHome(kind) || kind === 'property' || kind === 'car'

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Adds it all up. Nothing is rounded. */
export function balanceSheet(
  assets: readonly Asset[],
  debts: readonly Debt[],
  { home, car }: SellingCosts,
): BalanceSheet {
  const ownedAs = (kind: AssetKind) => total(assets.filter((one) => one.kind === kind).map(({ value }) => value))
  const owedAs = (kind: DebtKind) => total(debts.filter((one) => one.kind === kind).map(({ balance }) => balance))
  const byAsset = Object.fromEntries(assetKinds.map((kind) => [kind, ownedAs(kind)])) as Record<AssetKind, number>
  const byDebt = Object.fromEntries(debtKinds.map((kind) => [kind, owedAs(kind)])) as Record<DebtKind, number>
  const owned = total(Object.values(byAsset))
  const owed = total(Object.values(byDebt))
  const liquidAssets = total(assets.filter(({ liquid }) => liquid).map(({ value }) => value))
  const unsecured = total(debts.filter(({ kind }) => !isSecured(kind)).map(({ balance }) => balance))
  return {
    assets: owned,
    debts: owed,
    netWorth: owned - owed,
    byAsset,
    byDebt,
    liquidAssets,
    liquidNetWorth: liquidAssets - unsecured,
    debtRatio: owned > 0 ? owed / owned : null,
    homeEquity: byAsset.home - total(debts.filter(({ kind }) => onHome(kind)).map(({ balance }) => balance)),
    sellingCosts: (byAsset.home + byAsset.property) * home + byAsset.car * car,
    yearOfInterest: total(debts.map(({ balance, annualRate }) => balance * annualRate)),
  }
}

/** Kinds sold whole, in one year. */
const wholeKinds = ['home', 'property', 'business'] as const
/** Kinds that can be sold a part each year. */
const partKinds = ['brokerage', 'other'] as const
const taxedKinds = [...wholeKinds, ...partKinds] as const
/** Kinds whose gain is taxed when sold. A car's is a loss nobody may take off. */
export type TaxedKind = (typeof taxedKinds)[number]
export const isTaxedKind = (kind: AssetKind): kind is TaxedKind => taxedKinds.some((one) => one === kind)
export const isSoldWhole = (kind: AssetKind): boolean => wholeKinds.some((one) => one === kind)

export interface Gains {
  /** Gains less losses over all assets with a known cost; not below 0. */
  readonly taxable: number
  /** The part of it in things sold whole. */
  readonly atOnce: number
  /** By kind, gains less losses; may be negative. The home's is what lies above the free part. */
  readonly byKind: Readonly<Record<TaxedKind, number>>
  /** Value of assets whose gain would be taxed but whose cost is not known; the home is not among them. */
  readonly unknownValue: number
}

/**
 * The gain inside what is owned, as if all of it were sold: what it sells for, less the cost of selling (IRC 1001(b)), less what was
 * paid. Losses take off gains, except on a home and on other things, which may be for personal use (IRC 165(c)); what is left of a
 * loss counts as 0. `freeOfHome`: the part of all home gain together that is free of tax (IRC 121(b)), dollars.
 */
export function gainsInside(assets: readonly Asset[], costs: SellingCosts, freeOfHome: number): Gains {
  const gainOf = ({ kind, value, basis }: Asset): number => {
    if (basis === null) return 0
    const gain = value * (kind === 'property' || kind === 'home' ? 1 - costs.home : 1) - basis
    return kind === 'other' || kind === 'home' ? Math.max(0, gain) : gain
  }
  const of = (kind: TaxedKind) => total(assets.filter((one) => one.kind === kind).map(gainOf))
  const byKind: Record<TaxedKind, number> = {
    home: Math.max(0, of('home') - freeOfHome),
    property: of('property'),
    business: of('business'),
    brokerage: of('brokerage'),
    other: of('other'),
  }
  const sumOf = (kinds: readonly TaxedKind[]) => total(kinds.map((kind) => byKind[kind]))
  const taxable = Math.max(0, sumOf(taxedKinds))
  const unknown = assets.filter(({ kind, basis }) => isTaxedKind(kind) && kind !== 'home' && basis === null)
  return {
    taxable,
    atOnce: Math.min(taxable, Math.max(0, sumOf(wholeKinds))),
    byKind,
    unknownValue: total(unknown.map(({ value }) => value)),
  }
}
