/** Published rates people borrow and save at, each with its date: plain data for the market page. */

import { asOfText } from '#calculators/kit/as-of.ts'
import { points } from '#calculators/kit/field.ts'
import { percentText } from '#calculators/kit/format.ts'
import type { Cited } from '#facts/cited.ts'
import { unemploymentRate } from '#facts/lending/economy.ts'
import {
  cpi12Month,
  creditCardAll,
  fedFundsTarget,
  mortgage30,
  prime,
  savingsNational,
  treasury10Year,
} from '#facts/lending/rates.ts'
import { sources } from '#facts/sources.ts'

interface KeyRate {
  readonly name: string
  readonly rate: string
  /** Who published it. */
  readonly by: string
  /** The day or month it describes. */
  readonly asOf: string
}

const percent = (rate: number) => percentText(points(rate), 2)
const keyRate = <T>(name: string, fact: Cited<T>, say: (value: T) => string): KeyRate => ({
  name,
  rate: say(fact.value),
  by: sources[fact.source].publisher,
  asOf: asOfText(fact, true),
})

export const keyRates: readonly KeyRate[] = [
  keyRate('30-year fixed mortgage, average', mortgage30, percent),
  keyRate('10-year Treasury', treasury10Year, percent),
  keyRate('Prime rate', prime, percent),
  keyRate('Fed funds target', fedFundsTarget, ({ low, high }) => `${percent(low)}–${percent(high)}`),
  keyRate('Inflation over 12 months (CPI)', cpi12Month, percent),
  keyRate('Unemployment', unemploymentRate, percent),
  keyRate('Credit cards, average', creditCardAll, percent),
  keyRate('Savings accounts, average', savingsNational, percent),
]
