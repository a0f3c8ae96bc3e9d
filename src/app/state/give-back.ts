/** Debts from a calculator into the household, on a press: one by the same name takes the new numbers, the others join the list. */

import { mostEntries } from '#engine/household/lists.ts'
import { type DebtKind, debtKinds } from '#engine/wealth/balance-sheet.ts'
import { toast } from '../ui/toast.ts'
import { blankDebt } from './blank-entries.ts'
import type { CarriedDebt } from './carried.ts'
import { countOf, listNouns, notFit } from './list-nouns.ts'
import { dropOwn, type EntryIn, newEntryId, ownLists, putOwn } from './own-lists.ts'
import { sampleGivesWay } from './sample-choice.ts'
import { sayRefused } from './stored.ts'

/** What calculators call kinds that the household calls by another name. */
const kinds: Readonly<Record<string, DebtKind>> = {
  loan: 'personal',
  home: 'mortgage',
  'student-deferred': 'student',
  'student-deferred-long': 'student',
  'private-student': 'student',
}
const kindOf = (kind: string): DebtKind => debtKinds.find((one) => one === kind) ?? kinds[kind] ?? 'other'
/** Payments that are no debt. */
const noDebt: readonly string[] = ['support', 'lease']

/** A calculator's box may have cut a long name. */
const CUT = 30
const plain = (name: string): string => name.trim().toLowerCase()
/** Whether a name typed in a calculator is that of an entry. */
export const isNamed = (entry: string, typed: string): boolean =>
  plain(typed) !== '' &&
  (plain(entry) === plain(typed) || (typed.length >= CUT && plain(entry).startsWith(plain(typed))))

/** How many were taken over. Those that no longer fit into a full list are not, and the notice says so. */
export function giveDebtsBack(debts: readonly CarriedDebt[]): number {
  const before = ownLists.get().debts
  const undo: (() => void)[] = []
  let room = mostEntries.debts - before.length
  let tooMany = 0
  const taken = new Set<string>()
  for (const debt of debts) {
    if (noDebt.includes(debt.kind)) continue
    const known = before.find((one) => isNamed(one.name, debt.name) && !taken.has(one.id))
    if (!known && room <= 0) {
      tooMany++
      continue
    }
    const told = {
      balance: debt.balance,
      ...(debt.rate === null ? {} : { apr: Number((debt.rate / 100).toPrecision(12)) }),
      ...(debt.payment === null ? {} : { payment: debt.payment }),
    }
    const id = known?.id ?? newEntryId()
    taken.add(id)
    if (known) {
      const { changedAt: _at, ...entry } = known
      putOwn('debts', { ...entry, ...told } as EntryIn<'debts'>)
      undo.push(() => putOwn('debts', entry as EntryIn<'debts'>))
    } else {
      room--
      const name = debt.name.trim() || 'Debt'
      putOwn('debts', { ...blankDebt, id, name, kind: kindOf(debt.kind), ...told } as EntryIn<'debts'>)
      undo.push(() => dropOwn('debts', id))
    }
  }
  if (undo.length === 0) {
    if (tooMany > 0) sayRefused({ full: { of: listNouns.debts.many, most: mostEntries.debts } })
    return 0
  }
  sampleGivesWay()
  toast({
    title: `${countOf('debts', undo.length)} saved to your household`,
    ...(tooMany > 0 ? { description: notFit(tooMany) } : {}),
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Restore the debts as they were',
      run: () => {
        for (const back of undo) back()
      },
    },
  })
  return undo.length
}
