/** Facts the form asks with, as plain data: the currencies on offer, and what changing money usually costs in percent points. */
import { currencies } from '#facts/fx/currencies.ts'
import { changeCosts, peggedToDollar } from '#facts/fx/fixed-rates.ts'
import { formerCurrencies } from '#facts/fx/former-currencies.ts'
import { monthlyRates } from '#facts/fx/monthly.ts'
import { perEuro } from '#facts/fx/rates.ts'
import { points } from '../kit/field.ts'

export interface CurrencyFact {
  readonly code: string
  readonly name: string
  readonly minorUnits: number
  /** `quoted` by the European Central Bank, `pegged` by its own at an official rate to the dollar, `former`: replaced by the euro. */
  readonly kind: 'quoted' | 'pegged' | 'former'
  /** The year the euro came; only of former ones. */
  readonly euroSince?: number
}

const first = ['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'JPY']
const rank = ({ code }: CurrencyFact): number => (first.includes(code) ? first.indexOf(code) : first.length)
const byName = (a: CurrencyFact, b: CurrencyFact): number => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en')

const quoted = new Set(['EUR', ...Object.keys(perEuro.value)])
const living = (kind: 'quoted' | 'pegged', is: (code: string) => boolean) =>
  currencies.value
    .filter(({ code }) => is(code))
    .map(({ code, name, minorUnits }): CurrencyFact => ({ code, name, minorUnits, kind }))
    .sort(byName)

/** In the order of a list: the most asked for first, then by name, those with an official rate, those that are no longer money. */
export const currencyFacts: readonly CurrencyFact[] = [
  ...living('quoted', (code) => quoted.has(code)),
  ...living('pegged', (code) => !quoted.has(code) && Object.hasOwn(peggedToDollar.value, code)),
  ...formerCurrencies.value.map(
    ({ code, name, minorUnits, euroSince }): CurrencyFact => ({ code, name, minorUnits, kind: 'former', euroSince }),
  ),
]
/** Currencies whose monthly averages the Federal Reserve publishes, the dollar apart. */
export const withHistory: readonly string[] = Object.keys(monthlyRates)

const { cardForeignFee, airportCash, bankWire, transferService } = changeCosts.value
const range = ({ low, high }: { readonly low: number; readonly high: number }) => ({
  low: points(low),
  high: points(high),
  middle: points((low + high) / 2),
})
export const usualCosts = {
  card: range(cardForeignFee),
  counter: range(airportCash),
  wire: range(bankWire),
  service: range(transferService),
}
