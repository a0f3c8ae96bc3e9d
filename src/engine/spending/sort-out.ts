import { daysBetween, type IsoDate } from '#engine/month.ts'
import { plainWords } from './plain-words.ts'
import { categoryKeyOf, type Heard } from './rules.ts'
import { PACE, type Progress, type Statement, type StatementLine } from './statement/statement-line.ts'

/** What is in the visitor's lists already. */
export interface KnownMoney {
  readonly date: IsoDate
  /** Whole cents; money out is below zero, as on a statement. */
  readonly cents: number
  readonly text: string
  /** As `StatementLine`; null: typed by hand. */
  readonly ref: string | null
}
/** Spending, or with cents below zero a refund of it. */
export interface FoundExpense {
  readonly date: IsoDate
  readonly cents: number
  readonly text: string
  readonly category: string
  /** The item of the budget; null where only the category is known. */
  readonly key: string | null
  readonly ref: string
}
/** Money that is no spending: pay, or a move between own accounts (cents below zero: out). */
export interface FoundOther {
  readonly date: IsoDate
  readonly cents: number
  readonly text: string
  readonly kind: 'income' | 'moved'
  readonly ref: string
}
export interface SortedOut {
  readonly expenses: readonly FoundExpense[]
  readonly other: readonly FoundOther[]
  /** Lines in the lists already, or twice in the file under one number. */
  readonly known: number
  /** Of `expenses`, by place: one of the same amount within three days was typed by hand. */
  readonly maybeTyped: readonly number[]
}

/** Days between typing an expense and the bank's day of it. */
const TYPED_WITHIN = 3

const incomeWords =
  /payroll|salary|direct dep|dir dep|\bdeposit\b|\binterest\b|dividend|ssa treas|soc sec|tax ref|irs treas|state tax|unemployment|pension|annuity|cash ?back|reward|child support|\bvenmo cashout\b|\bpaycheck\b/i
const refundWords = /\b(refund|return|reversal|credit adj|chargeback|reimb)/i

/** A bank's own categories, in its words, and what they mean here. */
const bankCategories: readonly (readonly [RegExp, string])[] = [
  [/grocer|supermarket/i, 'food_groceries'],
  [/restaurant|dining|food|drink/i, 'food_eating-out'],
  [/coffee/i, 'food_coffee-snacks'],
  [/gas\b|fuel|gasoline|automotive/i, 'transportation_fuel'],
  [/mortgage|\brent\b|home\b/i, 'housing_maintenance'],
  [/phone|internet|cable|utilit|bills/i, 'utilities_phone'],
  [/health|medical|pharmac|wellness/i, 'health_doctor'],
  [/travel|airline|hotel|lodging/i, 'travel_lodging'],
  [/entertainment/i, 'entertainment_going-out'],
  [/education/i, 'personal_school'],
  [/gift|donation|charit/i, 'giving_donations'],
  [/fees|interest/i, 'miscellaneous_bank-fees'],
  [/personal/i, 'personal_personal-care'],
  [/insurance/i, 'insurance_home-renters'],
  [/shopping|merchandise|department/i, 'miscellaneous_other'],
]

/** Which kind of money a line is. A rule of the visitor's goes first, then what the words say, then the account. */
export function kindOf({ cents, text }: StatementLine, heard: Heard, isCard: boolean): 'expense' | 'income' | 'moved' {
  if (heard.counts === true) return 'expense'
  if (heard.counts === false) return 'moved'
  if (cents < 0) return 'expense'
  if (refundWords.test(text)) return 'expense'
  if (isCard) return 'expense'
  if (incomeWords.test(text)) return 'income'
  return heard.key !== null && !/venmo|zelle|paypal|cash app/i.test(heard.merchant) ? 'expense' : 'income'
}

const keyOf = (line: StatementLine, heard: Heard): string | null =>
  heard.key ?? bankCategories.find(([words]) => line.bankCategory !== '' && words.test(line.bankCategory))?.[1] ?? null

/** An item's key, or null for one that names a category alone. */
const itemOf = (key: string | null): string | null => (key?.includes('_') ? key : null)

/**
 * What of a statement is new, and what it is. A line is in the lists already where one of the same number, day and amount is; or, one for
 * one, of the same day, amount and shop from no other account. What a bank gives twice under one number counts once.
 */
export function* sortOut(
  { lines, isCard }: Pick<Statement, 'lines' | 'isCard'>,
  known: readonly KnownMoney[],
  hear: (text: string) => Heard,
): Progress<SortedOut> {
  const fresh: (StatementLine | null)[] = [...lines]
  const byRef = new Map<string, KnownMoney[]>()
  for (const [at, one] of known.entries()) {
    if (at % (4 * PACE) === 0) yield (0.2 * at) / known.length
    if (one.ref) push(byRef, `${one.ref} ${one.date} ${one.cents}`, one)
  }
  const used = new Set<KnownMoney>()
  const seen = new Set<string>()
  for (const [at, line] of lines.entries()) {
    if (at % (4 * PACE) === 0) yield 0.2 + (0.1 * at) / lines.length
    if (line.ref === '') continue
    const key = `${line.ref} ${line.date} ${line.cents}`
    const same = byRef.get(key)?.[0]
    if (same) used.add(same)
    if (same || seen.has(key)) fresh[at] = null
    seen.add(key)
  }
  const alike = new Map<string, KnownMoney[]>()
  const typed = new Map<number, KnownMoney[]>()
  for (const [at, one] of known.entries()) {
    if (at % PACE === 0) yield 0.3 + (0.3 * at) / known.length
    if (used.has(one)) continue
    push(alike, `${one.date} ${one.cents} ${plainWords(hear(one.text).merchant)}`, one)
    if (one.ref === null) push(typed, one.cents, one)
  }
  const expenses: FoundExpense[] = []
  const other: FoundOther[] = []
  const maybeTyped: number[] = []
  let repeated = 0
  for (const [at, line] of fresh.entries()) {
    if (at % PACE === 0) yield 0.6 + (0.4 * at) / fresh.length
    const heard = line === null ? null : hear(line.text)
    const same =
      line === null || heard === null
        ? undefined
        : alike
            .get(`${line.date} ${line.cents} ${plainWords(heard.merchant)}`)
            ?.find((one) => !used.has(one) && sameAccount(one.ref, line.ref))
    if (same) used.add(same)
    if (line === null || heard === null || same) {
      repeated += 1
      continue
    }
    const { date, cents, text, ref } = line
    const kind = kindOf(line, heard, isCard)
    if (kind !== 'expense') {
      other.push({ date, cents, text, kind, ref })
      continue
    }
    const near = typed
      .get(cents)
      ?.find((one) => !used.has(one) && Math.abs(daysBetween(one.date, date)) <= TYPED_WITHIN)
    if (near) {
      used.add(near)
      maybeTyped.push(expenses.length)
    }
    const key = keyOf(line, heard)
    expenses.push({
      date,
      cents: -cents,
      text,
      category: key === null ? 'miscellaneous' : categoryKeyOf(key),
      key: itemOf(key),
      ref,
    })
  }
  return { expenses, other, known: repeated, maybeTyped }
}

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
/** Unless both name an account and the two differ. */
const sameAccount = (known: string | null, found: string): boolean => {
  const [a = '', b = ''] = [known?.split(':')[0], found.split(':')[0]]
  return a === '' || b === '' || a === b
}
