import { useSyncExternalStore } from 'react'

/** Today where the visitor is, as 'YYYY-MM-DD'. Only for the browser: pre-rendered pages have no today. */
export function localToday(now: Date = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function onNewDay(listener: () => void): () => void {
  const check = setInterval(listener, 60_000)
  return () => clearInterval(check)
}

/** Today, or null in pre-rendered HTML and while hydrating. */
export function useToday(): string | null {
  return useSyncExternalStore<string | null>(
    onNewDay,
    () => localToday(),
    () => null,
  )
}
