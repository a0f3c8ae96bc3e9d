import { useSyncExternalStore } from 'react'
import type { IsoDate } from '#engine/month.ts'

/** Today where the visitor is, as 'YYYY-MM-DD'. Only for the browser: pre-rendered pages have no today. */
export function localToday(now: Date = new Date()): IsoDate {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` as IsoDate
}

/** Asks again each minute whether another day has begun. */
export function onNewDay(listener: () => void): () => void {
  const check = setInterval(listener, 60_000)
  return () => clearInterval(check)
}

/** Today, or null in pre-rendered HTML and while hydrating. */
export function useToday(): IsoDate | null {
  return useSyncExternalStore<IsoDate | null>(
    onNewDay,
    () => localToday(),
    () => null,
  )
}
