/** Twenty real years behind a seed, and how money in jars goes through them. Pure; dollars after inflation. */
import { between, happens, normal } from '../kit/chance.ts'
import {
  companyCost,
  companyRuin,
  companySwing,
  companyWorst,
  type Jar,
  jars,
  type Mix,
  startMoney,
  YEARS,
  yearlyMoney,
} from './design.ts'
import { news, record } from './market.precomputed.ts'

/** The last start with all its years in the record, and how many starts there are. */
export const lastStart = record.firstYear + record.stocks.length - YEARS
export const starts = lastStart - record.firstYear + 1
export const startYear = (seed: number): number => between(seed, 'winters', record.firstYear, lastStart)

export interface Winter {
  readonly returns: Mix
  /** The single company went under. */
  readonly isRuined: boolean
}
/** Year `year` (from 0) of the game: what each jar returned. */
export function winter(seed: number, start: number, year: number): Winter {
  const row = start - record.firstYear + year
  const at = (column: readonly number[]): number => column[row] ?? 0
  const stocks = at(record.stocks)
  const isRuined = happens(seed, `ruin:${year}`, companyRuin)
  const company = isRuined ? -1 : Math.max(companyWorst, stocks + companySwing * normal(seed, `company:${year}`))
  return {
    isRuined,
    returns: {
      bills: at(record.bills),
      bonds: at(record.bonds),
      stocks,
      company,
      gold: at(record.gold),
      homes: at(record.homes),
    },
  }
}
const cached = new Map<string, readonly Winter[]>()
export function wintersOf(seed: number, start: number): readonly Winter[] {
  const key = `${seed}/${start}`
  const known = cached.get(key)
  if (known) return known
  const all = Array.from({ length: YEARS }, (_, year) => winter(seed, start, year))
  if (cached.size > 8) cached.clear()
  cached.set(key, all)
  return all
}
/** The news of the year before year `year` of the game. */
export const newsBefore = (start: number, year: number) =>
  news[start - record.firstYear + year] ?? (['quiet', 0] as const)

export type Money = Mix
export const total = (money: Money): number => jars.reduce((sum, jar) => sum + money[jar], 0)
export const allIn = (jar: Jar, amount: number): Money => ({
  bills: 0,
  bonds: 0,
  stocks: 0,
  company: 0,
  gold: 0,
  homes: 0,
  [jar]: amount,
})
/** Each jar after one year's returns. */
export const grown = (money: Money, { returns }: Winter): Money => mapped((jar) => money[jar] * (1 + returns[jar]))
const mapped = (of: (jar: Jar) => number): Money => ({
  bills: of('bills'),
  bonds: of('bonds'),
  stocks: of('stocks'),
  company: of('company'),
  gold: of('gold'),
  homes: of('homes'),
})
/** New money, by the shares the jars have; into savings where they are empty. */
export function added(money: Money, amount: number): Money {
  const sum = total(money)
  return sum <= 0 ? allIn('bills', amount) : mapped((jar) => money[jar] * (1 + amount / sum))
}
/** Everything put into a mix. What moves in or out of the company pays its cost, out of the company's side. Returns the cost too. */
export function mixedTo(money: Money, mix: Mix): { readonly money: Money; readonly cost: number } {
  const sum = total(money)
  const moved = Math.abs(sum * mix.company - money.company)
  const cost = moved * companyCost
  return { money: mapped((jar) => (sum - cost) * mix[jar]), cost }
}
/** `amount` from one jar to another; the company's cost is taken from what arrives. */
export function moved(
  money: Money,
  from: Jar,
  to: Jar,
  amount: number,
): { readonly money: Money; readonly cost: number } {
  const cost = from === 'company' || to === 'company' ? amount * companyCost : 0
  return { money: { ...money, [from]: money[from] - amount, [to]: money[to] + amount - cost }, cost }
}

/** What a mix held all along ends with, put back into its shares each year, by year; new money comes before every year but the first. */
export function heldPath(seed: number, start: number, mix: Mix): readonly number[] {
  let money = mapped((jar) => startMoney * mix[jar])
  return wintersOf(seed, start).map((one, year) => {
    if (year > 0) {
      const sum = total(money) + yearlyMoney
      money = mapped((jar) => sum * mix[jar])
    }
    money = grown(money, one)
    return total(money)
  })
}
