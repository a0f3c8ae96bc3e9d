import { type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { type CashPath, tieredPath } from '#engine/saving/tiered-account.ts'
import type { Asked } from '../kit/calculator.ts'
import type { MoneyMarketLaw } from './law.ts'
import { accountOf, fundIncome, type Place, type PlaceKey, placesOf, plainAccount, usualBalance } from './places.ts'
import type { MoneyMarketInputs } from './sections.ts'
import { cashTaxIn } from './tax.ts'

export interface PlacePath extends Place {
  readonly path: CashPath
  /** Dollars at the end, after tax and fees. */
  readonly balance: number
}
export interface Result {
  readonly outcome: 'compared'
  readonly start: Month
  readonly places: Readonly<Record<PlaceKey, PlacePath>>
  /** Largest balance at the end first. */
  readonly ranked: readonly PlacePath[]
  /** Fund less account at the end, after tax and fees. */
  readonly fundAhead: number
  /** What the best place leaves at the end above the account; where the account is best, above the fund. */
  readonly bestAhead: number
  /** State and local tax a year that the fund's US or municipal part saves, against the same income from a bank. */
  readonly stateTaxSaved: number
  /** Put in until the end, the start included. */
  readonly paidIn: number
}

const keys: readonly PlaceKey[] = ['account', 'fund', 'savings', 'bills']

export function compute(asking: Asked<MoneyMarketInputs, MoneyMarketLaw>): Result {
  const { inputs } = asking
  const taxOn = cashTaxIn(asking, inputs.state)
  const places = placesOf(inputs, taxOn)
  const pathOf = (key: PlaceKey): PlacePath => {
    const place = places[key]
    const account = key === 'account' ? accountOf(inputs) : plainAccount(place.annualYield)
    const path = tieredPath(account, inputs.amount, inputs.monthly, inputs.months, place.taxShare)
    return { ...place, path, balance: path.balances.at(-1) ?? inputs.amount }
  }
  const paths = { account: pathOf('account'), fund: pathOf('fund'), savings: pathOf('savings'), bills: pathOf('bills') }
  const { sample } = places.fund
  const fromBank = taxOn({ ...fundIncome(inputs, inputs.state, 0), bank: sample }).stateAndLocal
  const ranked = keys.map((key) => paths[key]).sort((a, b) => b.balance - a.balance)
  const best = ranked[0] ?? paths.account
  return {
    outcome: 'compared',
    start: monthOf(asking.today as IsoDate),
    places: paths,
    ranked,
    fundAhead: paths.fund.balance - paths.account.balance,
    bestAhead: best.balance - (best.key === 'account' ? paths.fund : paths.account).balance,
    // The sample is at least $100; a small balance earns less than that.
    stateTaxSaved:
      ((fromBank - places.fund.tax.stateAndLocal) * usualBalance(inputs) * places.fund.annualYield) / sample,
    paidIn: inputs.amount + inputs.monthly * inputs.months,
  }
}

export const inToday = (amount: number, { inflation, months }: MoneyMarketInputs): number =>
  amount / (1 + inflation / 100) ** (months / 12)
