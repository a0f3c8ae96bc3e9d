import { useEffect, useMemo, useState } from 'react'
import { type Recurring, recurringIn } from '#engine/spending/recurring.ts'
import type { SpendingBook } from '#engine/spending/spending-book.ts'
import { finished } from '#engine/spending/statement/finished.ts'
import { inSlices } from './in-slices.ts'

/** Long lists are searched for repeats in slices beside the page; short ones at once, in pre-rendered HTML too. */
const AT_ONCE = 1500

/** Payments that repeat; null while a long list is looked through. */
export function useRecurring({ spent, asOf }: SpendingBook): readonly Recurring[] | null {
  const isShort = spent.length <= AT_ONCE
  const now = useMemo(() => (isShort ? finished(recurringIn(spent, asOf)) : null), [isShort, spent, asOf])
  const [found, setFound] = useState<{ readonly of: unknown; readonly list: readonly Recurring[] } | null>(null)
  useEffect(() => {
    if (isShort) return
    const control = new AbortController()
    void inSlices(recurringIn(spent, asOf), control.signal).then((list) => {
      if (list) setFound({ of: spent, list })
    })
    return () => control.abort()
  }, [isShort, spent, asOf])
  return now ?? (found?.of === spent ? found.list : null)
}
