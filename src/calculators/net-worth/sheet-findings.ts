/** What stands out in what is owned and owed. */
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { isLiquid } from './compute.ts'
import type { NetWorthContext } from './context.ts'
import { lastingText } from './lasting.ts'
import { debtWords, homeWords, liquidWords } from './words/findings.en.ts'
import { debtNames } from './words/kinds.en.ts'

/** Percent points from which a debt counts as costly. */
const COSTLY = 10
/** Dollars: less is not worth a sentence. */
const LEAST_PAID = 100
/** Months of spending that are called enough. */
const ENOUGH_MONTHS = 3

/** Cash beyond a month of spending that could pay a costly debt. */
export function costlyDebt({ inputs }: NetWorthContext): MaybeFound {
  const [costliest] = inputs.debts
    .filter(({ balance, rate }) => (balance * (rate ?? 0)) / 100 >= 0.5 && (rate ?? 0) >= COSTLY)
    .toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0))
  if (!costliest) return null
  const cash = inputs.assets
    .filter((row) => row.kind === 'cash' && isLiquid(row))
    .reduce((sum, { value }) => sum + value, 0)
  const pays = Math.min(costliest.balance, cash - inputs.spending)
  const rate = costliest.rate ?? 0
  const name = costliest.name.replaceAll('*', '').trim() || debtNames[costliest.kind]
  const values = { name, rate, cost: (costliest.balance * rate) / 100, pays, saved: (pays * rate) / 100 }
  if (pays < LEAST_PAID) return watch(debtWords.costs, values)
  return act(inputs.spending > 0 ? debtWords.payAndKeep : debtWords.pay, values)
}

export function liquid({ result: { sheet, months, hasWhatIf }, say }: NetWorthContext): MaybeFound {
  if (months === null || sheet.assets === 0) return null
  if (sheet.liquidAssets < 0.5) return watch(liquidWords.none)
  const values = { liquid: sheet.liquidAssets, time: lastingText(months, say), net: sheet.liquidNetWorth }
  const isEnough = months >= ENOUGH_MONTHS
  const tone = isEnough ? good : watch
  if (hasWhatIf) return tone(liquidWords.enoughWhatIf, values)
  return tone(isEnough ? liquidWords.enough : liquidWords.short, values)
}

export function home({ inputs, result: { sheet, netWorth } }: NetWorthContext): MaybeFound {
  const value = sheet.byAsset.home
  if (value < 100) return null
  if (sheet.homeEquity < 0)
    return watch(homeWords.underwater, { short: -sheet.homeEquity, selling: (value * inputs.sellHome) / 100 })
  const share = (value / sheet.assets) * 100
  const fall = value * 0.1
  const values = { share, equity: sheet.homeEquity, fall }
  const tone = share > 50 ? watch : note
  return netWorth > 0
    ? tone(homeWords.share, { ...values, effect: (fall / netWorth) * 100 })
    : tone(homeWords.sharePlain, values)
}

export function mortgageOnce({ inputs, result: { sheet } }: NetWorthContext): MaybeFound {
  const loans = inputs.debts.filter(({ kind, balance }) => kind === 'mortgage' && balance > 0)
  const twice = loans.find((one, i) => loans.some((other, j) => j < i && other.balance === one.balance))
  if (twice) return act(homeWords.twice, twice)
  if (loans.length === 0) return null
  const balance = sheet.byDebt.mortgage
  return sheet.byAsset.home <= 0 ? act(homeWords.noHome, { balance }) : note(homeWords.once, { balance })
}
