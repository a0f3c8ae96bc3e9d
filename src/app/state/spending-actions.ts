/** Changes of what the spending views stand on: bank files added, and the visitor's own rules. Each has its notice and its undo. */
import { nextId } from '#engine/budget/monthly.ts'
import type { IsoDate } from '#engine/month.ts'
import { plainWords } from '#engine/spending/plain-words.ts'
import { categoryKeyOf, merchantBook, type SpendingRule } from '#engine/spending/rules.ts'
import type { FoundExpense, FoundOther, KnownMoney } from '#engine/spending/sort-out.ts'
import { toast } from '../ui/toast.ts'
import { type DailyExpense, dailyExpenseStore } from './budget-data.ts'
import { MOST_OTHER, type OtherMoney, otherMoneyStore } from './other-money.ts'
import { sampleGivesWay } from './sample-choice.ts'
import { spendingRules } from './spending-rules.ts'

const byNewest = <T extends { readonly date: string }>(list: readonly T[]): readonly T[] =>
  [...list].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
const inDollars = (cents: number): number => cents / 100
const inCents = (amount: number): number => Math.round(amount * 100)

/** All that is in the lists, as a statement would write it. */
export const knownMoney = (): readonly KnownMoney[] => [
  ...dailyExpenseStore.get().map(({ date, amount, item, ref }) => ({
    date: date as IsoDate,
    cents: -inCents(amount),
    text: item,
    ref: ref ?? null,
  })),
  ...otherMoneyStore.get().map(({ date, amount, item, ref }) => ({ date, cents: inCents(amount), text: item, ref })),
]

/** Sets the lists to what they were. */
function restoring(): () => void {
  const [expenses, other, rules] = [dailyExpenseStore.get(), otherMoneyStore.get(), spendingRules.get()]
  return () => {
    if (dailyExpenseStore.get() !== expenses) dailyExpenseStore.set(expenses)
    if (otherMoneyStore.get() !== other) otherMoneyStore.set(other)
    if (spendingRules.get() !== rules) spendingRules.set(rules)
  }
}

/**
 * Adds what was found in a bank's file. The expenses must fit: see `expenseRoom`. Of the money that is no spending the newest come in as far as
 * there is room, and the notice says how many did not. False when nothing was added.
 */
export function addFound(expenses: readonly FoundExpense[], other: readonly FoundOther[]): boolean {
  const first = nextId(dailyExpenseStore.get())
  const added = expenses.map(
    ({ date, cents, text, category, key, ref }, at): DailyExpense => ({
      id: first + at,
      amount: inDollars(cents),
      item: text || 'Bank expense',
      category,
      date,
      ...(key === null ? {} : { key }),
      ref,
    }),
  )
  const firstOther = nextId(otherMoneyStore.get())
  const room = Math.max(0, MOST_OTHER - otherMoneyStore.get().length)
  const moved = byNewest(other)
    .slice(0, room)
    .map(({ cents, text, kind, date, ref }, at): OtherMoney => {
      return { id: firstOther + at, amount: inDollars(cents), item: text || 'Deposit', kind, date, ref }
    })
  if (!dailyExpenseStore.set((now) => byNewest([...added, ...now]))) return false
  if (moved.length > 0) otherMoneyStore.set((now) => byNewest([...moved, ...now]))
  sampleGivesWay()
  const [ids, otherIds] = [new Set(added.map(({ id }) => id)), new Set(moved.map(({ id }) => id))]
  toast({
    title: `${added.length.toLocaleString('en-US')} ${added.length === 1 ? 'expense' : 'expenses'} added`,
    ...(moved.length < other.length ? { description: notAdded(other.length - moved.length) } : {}),
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Remove the imported expenses',
      run: () => {
        dailyExpenseStore.set((now) => now.filter(({ id }) => !ids.has(id)))
        otherMoneyStore.set((now) => now.filter(({ id }) => !otherIds.has(id)))
      },
    },
  })
  return true
}
const notAdded = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'deposit or transfer' : 'deposits and transfers'} didn’t fit: that list holds ${MOST_OTHER.toLocaleString('en-US')}.`

const sameText = (a: SpendingRule, b: SpendingRule): boolean => plainWords(a.contains) === plainWords(b.contains)

/**
 * Keeps a rule and makes the lists follow it: categories change, and money that counts or no longer counts changes lists. False when there
 * is no room for another rule.
 */
export function setRule(rule: SpendingRule): boolean {
  if (plainWords(rule.contains) === '') return false
  const undo = restoring()
  if (!spendingRules.set((now) => [rule, ...now.filter((one) => !sameText(one, rule))])) return false
  const changed = followRules(rule)
  if (changed === null) {
    undo()
    return false
  }
  toast({
    title: 'Rule saved',
    description: `${changed.toLocaleString('en-US')} ${changed === 1 ? 'transaction' : 'transactions'} updated. New ones will follow it too.`,
    tone: 'good',
    action: { label: 'Undo', altText: 'Undo the rule', run: undo },
  })
  return true
}

/** What it changed stays as it is; what is imported from now on is guessed again. */
export function dropRule(rule: SpendingRule): void {
  const undo = restoring()
  spendingRules.set((now) => now.filter((one) => one !== rule))
  toast({
    title: 'Rule deleted',
    description: rule.contains,
    action: { label: 'Undo', altText: 'Restore the rule', run: undo },
  })
}

/** Makes both lists follow one rule; says how many entries it reached, or null where a list has no room for them. */
function followRules(rule: SpendingRule): number | null {
  const hear = merchantBook(spendingRules.get())
  const isMeant = (item: string) => hear(item).rule === rule
  const [expenses, other] = [dailyExpenseStore.get(), otherMoneyStore.get()]
  const category = rule.key === null ? {} : { category: categoryKeyOf(rule.key) }
  const changed = expenses.filter(({ item }) => isMeant(item))
  const counted = rule.counts === true ? other.filter(({ item }) => isMeant(item)) : []
  if (rule.counts === false) {
    const first = nextId(other)
    const isKept = otherMoneyStore.set(
      byNewest([
        ...changed.map(({ amount, item, date, ref }, at): OtherMoney => {
          return { id: first + at, amount: -amount, item, kind: 'moved', date: date as IsoDate, ref: ref ?? '' }
        }),
        ...other,
      ]),
    )
    if (!isKept) return null
    dailyExpenseStore.set(expenses.filter(({ item }) => !isMeant(item)))
    return changed.length
  }
  const follow = ({ key: _item, ...one }: DailyExpense): DailyExpense => ({
    ...one,
    ...category,
    ...(rule.key?.includes('_') ? { key: rule.key } : {}),
  })
  const first = nextId(expenses)
  const back = counted.map(({ amount, item, date, ref }, at): DailyExpense => {
    const heard = hear(item)
    return follow({
      id: first + at,
      amount: -amount,
      item,
      category: heard.key === null ? 'miscellaneous' : categoryKeyOf(heard.key),
      date,
      ref,
    })
  })
  const followed = expenses.map((one) => (rule.key !== null && isMeant(one.item) ? follow(one) : one))
  if ((rule.key !== null || back.length > 0) && !dailyExpenseStore.set(byNewest([...back, ...followed]))) return null
  if (back.length > 0) otherMoneyStore.set(other.filter(({ item }) => !isMeant(item)))
  return changed.length + back.length
}
