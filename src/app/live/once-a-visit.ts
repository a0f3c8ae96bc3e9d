import { useEffect, useState } from 'react'

/** Asks the server for something once a visit, however many pieces of the page want it. Null where it cannot be had; then the next who wants it asks again. */
export function onceAVisit<T>(path: string, read: (answer: unknown) => T | null): () => Promise<T | null> {
  let asked: Promise<T | null> | null = null
  return () => {
    asked ??= fetch(path)
      .then(async (answer) => read(answer.ok ? await answer.json() : null))
      .catch(() => {
        asked = null
        return null
      })
    return asked
  }
}

/** What `ask` (one of the above, made outside) brought; null before, and where it brought nothing. */
export function useAsked<T>(ask: () => Promise<T | null>): T | null {
  const [value, setValue] = useState<T | null>(null)
  useEffect(() => {
    let left = false
    ask().then((found) => {
      if (!left) setValue(found)
    })
    return () => {
      left = true
    }
  }, [ask])
  return value
}
