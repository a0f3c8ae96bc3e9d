/**
 * Debts as the Credit & Taxes page kept them before there was one picture. They move into the household's list when this page loads, and
 * when a backup of that time is imported; after that the old record is empty.
 */
import type { DebtKind } from '#engine/wealth/balance-sheet.ts'
import { blankDebt } from './blank-entries.ts'
import { ownLists, putOwn } from './own-lists.ts'
import { maybe, record } from './shape.ts'
import { amount, text, whole } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored, vault } from './stored.ts'

interface OldDebt {
  readonly id: number
  readonly name: string
  /** Dollars owed; null while blank. */
  readonly owed: number | null
  /** Yearly rate in percent points. */
  readonly rate: number | null
  /** What is paid each month, dollars. */
  readonly payment: number | null
}

const dollars = maybe(amount(0, 1e9))
const oldDebt = record<OldDebt>({
  id: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  name: text(60),
  owed: dollars,
  rate: maybe(amount(0, 400)),
  payment: dollars,
})

/** What a name tells about the kind. */
const tells: readonly (readonly [RegExp, DebtKind])[] = [
  [/\b(card|visa|mastercard|amex|discover)\b/i, 'card'],
  [/\b(car|auto|truck)\b/i, 'car'],
  [/\bstudent\b/i, 'student'],
  [/\bmortgage\b/i, 'mortgage'],
  [/\b(medical|hospital|dental)\b/i, 'medical'],
]
export const kindFromName = (name: string): DebtKind => tells.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'

const oldDebts = stored<readonly OldDebt[]>('debts', {
  version: 1,
  area: 'session',
  initial: [],
  shape: list({ of: 'debts', most: 20 }, oldDebt),
})

/** A line nobody began is left behind. A balance nobody typed counts as nothing owed, as it did. */
function moveOldDebts(): void {
  const found = oldDebts.get()
  if (found.length === 0) return
  const here = new Set(ownLists.get().debts.map(({ id }) => id))
  for (const old of found) {
    const id = `credit-${old.id}`
    const isBegun = old.name.trim() !== '' || old.owed !== null || old.rate !== null || old.payment !== null
    if (!isBegun || here.has(id)) continue
    putOwn('debts', {
      ...blankDebt,
      id,
      name: old.name.trim() || `Debt ${old.id}`,
      kind: kindFromName(old.name),
      balance: old.owed ?? 0,
      apr: old.rate === null ? null : old.rate / 100,
      payment: old.payment,
    })
  }
  oldDebts.clear()
}

/** Moves what is there now and what a backup brings later. */
export function followOldDebts(): void {
  if (!vault.present) return
  moveOldDebts()
  oldDebts.subscribe(moveOldDebts)
}
