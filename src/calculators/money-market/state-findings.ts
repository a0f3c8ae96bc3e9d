/** What the visitor's state makes of the fund's dividends. */
import { fundHalfRule } from '#facts/cash/money-funds.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import type { MoneyMarketContext } from './context.ts'
import { countedUsShare, hasHalfRule } from './places.ts'
import { stateWords as words } from './words/findings.en.ts'

function municipal({ inputs, result: { stateTaxSaved: saved } }: MoneyMarketContext, state: string): MaybeFound {
  if (inputs.homeShare >= 100) return note(words.municipalHome, { state, saved })
  const values = { state, away: 100 - inputs.homeShare }
  return saved < 1 ? note(words.municipalNone, values) : note(words.municipal, { ...values, saved })
}

export function stateShare(context: MoneyMarketContext): MaybeFound {
  const { inputs, result } = context
  const { fundKind, state: code, usShare, halfRule } = inputs
  if (!isStateCode(code)) return note(words.notChosen)
  const state = stateNameOf(code)
  if (result.places.account.tax.stateAndLocal < 0.005) return note(words.noTax, { state })
  if (fundKind === 'municipal') return municipal(context, state)
  const counted = countedUsShare(inputs, code)
  const isTested = hasHalfRule(code) && fundKind === 'government'
  if (isTested && counted === 0 && usShare > 0)
    return watch(words.failsTest, { state, share: fundHalfRule[code].value * 100 })
  if (counted === 0) return note(words.taxesAll, { state })
  const values = { state, share: counted * 100, saved: result.stateTaxSaved }
  if (values.saved < 1) return good(words.countsLittle, values)
  return isTested && halfRule === 'share' ? watch(words.unproven, values) : good(words.counts, values)
}
