import { categoryOfExpense } from '#engine/budget/default-categories.ts'
import { brands } from './brands.ts'
import { cleanMerchant } from './merchant.ts'
import { phraseBook, plainWords } from './plain-words.ts'

/** A rule of the visitor's own. It goes before every guess of ours; of several the one with the longest text counts. */
export interface SpendingRule {
  /** Words that stand in what the bank wrote, or in the name we made of it. */
  readonly contains: string
  /** What to call it; null: as we would. */
  readonly name: string | null
  /** The item of the budget, or a category's key alone; null: our guess. */
  readonly key: string | null
  /** Whether it counts as spending; null: our guess. */
  readonly counts: boolean | null
}
export const MOST_RULES = 500

/** What a text says about itself. */
export interface Heard {
  readonly merchant: string
  /** An item of the budget or a category's key; null where nothing is known. */
  readonly key: string | null
  /** The visitor's rule that says so; null: our guess. */
  readonly rule: SpendingRule | null
  /** Null: nothing says so. */
  readonly counts: boolean | null
}

const brandBook = phraseBook(brands.map(([phrase, name, key]) => [phrase, { name, key }] as const))

/** Money moved between the visitor's own accounts, and payments of cards whose purchases count already. */
const moved =
  /\b(credit card|card|crd|crcardpmt|amex|discover|citi|barclays|capital one|chase|synchrony|apple ?card)\b.*\b(payment|pymt|pmt|epay|e-payment|autopay|auto ?pay)\b|\b(epay|autopay)\b.*\b(credit|crd|card)\b|\bpayment\b.{0,6}\bthank|thank you|\b(online|internet|mobile|acct|account|savings|checking)\b.{0,24}\btransfer\b|\btransfer\b.{0,12}\b(to|from)\b|\bxfer\b|transfer to sav|overdraft protection/i
export const isMoved = (text: string): boolean => moved.test(text)

/** Reads texts by a visitor's rules, then by ours. Each text is worked out once. */
export function merchantBook(rules: readonly SpendingRule[] = []): (text: string) => Heard {
  const own = phraseBook(
    rules.flatMap((rule) => (plainWords(rule.contains) === '' ? [] : [[plainWords(rule.contains), rule] as const])),
  )
  const known = new Map<string, Heard>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const words = plainWords(text)
    const brand = brandBook(words)
    const clean = brand?.name || cleanMerchant(text)
    const rule = rules.length === 0 ? null : (own(words) ?? own(plainWords(clean)))
    const heard: Heard = {
      merchant: rule?.name || clean || text,
      key: rule?.key ?? brand?.key ?? null,
      rule,
      counts: rule?.counts ?? (isMoved(text) ? false : null),
    }
    known.set(text, heard)
    return heard
  }
}

/** A category's key from an item's: 'food_groceries' and 'food' are both 'food'. */
export const categoryKeyOf = (key: string): string =>
  categoryOfExpense(key)?.key ?? categoryOfExpense(`${key}_`)?.key ?? 'miscellaneous'
