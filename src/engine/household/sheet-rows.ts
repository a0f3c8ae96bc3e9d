import type { Household } from './household.ts'
import { assetKindOf } from './standing.ts'

/** Rows a calculator takes at most, and the letters of a name in its box. */
const MOST_ROWS = 30
const NAME = 30
const toPercent = (decimal: number): number => Number((decimal * 100).toFixed(6))

/** Everything owned and owed, for the net worth calculator. Overdrawn accounts have no place on its form. */
export function sheetOf(household: Household) {
  const { accounts, properties, debts } = household
  const owned = [
    ...accounts.map(({ name, kind, balance, basis }) => ({ name, kind: assetKindOf[kind], value: balance, basis })),
    ...properties.map(({ name, kind, value, basis }) => ({ name, kind, value, basis })),
  ].filter(({ value }) => value > 0)
  const open = debts.filter(({ balance }) => balance > 0)
  return {
    assets: owned.slice(0, MOST_ROWS).map(({ name, basis, ...rest }) => ({
      name: name.slice(0, NAME),
      ...rest,
      ...(basis === null ? {} : { basis }),
    })),
    debts: open.slice(0, MOST_ROWS).map(({ name, kind, balance, apr }) => ({
      name: name.slice(0, NAME),
      kind,
      balance,
      ...(apr === null ? {} : { rate: toPercent(apr) }),
    })),
  }
}
