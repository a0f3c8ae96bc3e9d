import { saversMatchRate } from '#engine/retirement/savers-match.ts'
import { saversContributions, saversCreditRate } from '#engine/tax/savers-credit.ts'
import { saversMatch } from '#facts/retirement/savers-match.ts'
import { withInterest } from './rank.ts'
import type { SavingCase } from './saving-case.ts'
import { savedBetween, type TaxSaved, wholeReturns } from './whole-returns.ts'

/** The Saver's Credit of this year (IRC 25B), and what takes its place. Dollars and decimals. */
export interface SaversState {
  readonly agi: number
  readonly rate: number
  /** On this year's returns, after the limit by tax. */
  readonly credit: number
  /** Contributions that would still count, of everybody on the return. */
  readonly countable: number
  /** Income up to which a better rate holds; null: the best one is there. */
  readonly better: { readonly upTo: number; readonly rate: number } | null
  /** From `fromYear`: the share of up to `cap` for each person at this income. */
  readonly match: { readonly fromYear: number; readonly rate: number; readonly cap: number }
}

export function saversState({ filed, federal, law: { facts } }: SavingCase): SaversState {
  const { status, people, claimedByAnother } = filed
  const { agi, credits } = federal
  const law = facts.saversCredit.value
  const edges = status === 'joint' ? law.agiUpTo.joint : status === 'head' ? law.agiUpTo.head : law.agiUpTo.other
  const rate = claimedByAnother ? 0 : saversCreditRate(agi, status, facts)
  const betterAt = [2, 1, 0].find((at) => (law.rates[at] ?? 0) > rate)
  const open = people.filter(({ age, student }) => age >= saversMatch.value.leastAge && !student)
  const { fromYear, contributionCap } = saversMatch.value
  return {
    agi,
    rate,
    credit: credits.savers,
    countable: open.reduce((sum, one) => sum + law.contributionCapPerPerson - saversContributions(one, facts), 0),
    better: betterAt === undefined ? null : { upTo: edges[betterAt] ?? 0, rate: law.rates[betterAt] ?? 0 },
    match: { fromYear, rate: saversMatchRate(agi, status), cap: contributionCap },
  }
}

/** A municipal bond against a taxable one, on the visitor's own returns. Decimals a year. */
export interface MuniState {
  /** Tax on a dollar of taxable interest. */
  readonly interestTax: number
  readonly bondAfterTax: number
  readonly muniAfterTax: number
  /** What a taxable bond must pay to leave as much. */
  readonly equivalent: number
}

/** What the interest of `lent` dollars costs in tax, by whole returns. A bond's is taxed; a municipal bond's is not, save by a state that taxes it. */
export function muniState(one: SavingCase, lent: number, stateFree: boolean): MuniState {
  const { bondYield, muniYield } = one.settings
  const taxOn = (interest: number, free: number): TaxSaved =>
    savedBetween(wholeReturns(withInterest(one, interest, free), one.law), one.before)
  const interest = lent * bondYield
  const interestTax = interest > 0 ? taxOn(interest, 0).total / interest : 0
  const paid = lent * muniYield
  const exempt = paid > 0 ? taxOn(0, paid).total / paid : 0
  const state = stateFree || paid <= 0 ? 0 : taxOn(paid, 0).state / paid
  const muniAfterTax = muniYield * (1 - exempt - state)
  return {
    interestTax,
    bondAfterTax: bondYield * (1 - interestTax),
    muniAfterTax,
    equivalent: interestTax < 1 ? muniAfterTax / (1 - interestTax) : muniAfterTax,
  }
}

/** What a realized loss of so many dollars saves this year, as the law lets it off other income. Dollars. */
export function lossSaving(one: SavingCase, loss: number): TaxSaved {
  const { tax } = one.position
  return savedBetween(
    one.before,
    wholeReturns({ ...one.position, tax: { ...tax, shortTermGain: tax.shortTermGain - loss } }, one.law),
  )
}

/** Losses that stand in taxable accounts, by what was paid for what each holds; null: no account says what was paid. */
export function paperLoss({ household }: SavingCase): number | null {
  const known = household.accounts.filter(({ kind, basis }) => kind === 'brokerage' && basis !== null)
  return known.length === 0
    ? null
    : known.reduce((sum, { balance, basis }) => sum + Math.max(0, (basis ?? 0) - balance), 0)
}
