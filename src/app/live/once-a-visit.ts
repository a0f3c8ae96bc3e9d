import { useEffect, useState } from 'react'
import { type Failure, failureOf, OddError } from './failure.ts'
import { requireSuccess } from './require-success.ts'

/** What was asked for; null where there is none, or where it could not be had (`failure` says why). */
export interface Asked<T> {
  readonly value: T | null
  readonly failure: Failure | null
}
const nothing: Asked<never> = { value: null, failure: null }

/** Asks the server for something once a visit, however many pieces of the page want it. Where it cannot be had the next who wants it asks again. */
export function onceAVisit<T>(path: string, read: (answer: unknown) => T | null): () => Promise<Asked<T>> {
  let asked: Promise<Asked<T>> | null = null
  return () => {
    asked ??= fetch(path)
      .then(async (answer) => {
        await requireSuccess(answer)
        return { value: readOrOdd(read, await answer.json()), failure: null }
      })
      .catch((error: unknown) => {
        asked = null
        return { value: null, failure: failureOf(error, navigator.onLine) }
      })
    return asked
  }
}

function readOrOdd<T>(read: (answer: unknown) => T, answer: unknown): T {
  try {
    return read(answer)
  } catch (cause) {
    throw new OddError('The answer could not be read.', { cause })
  }
}

/** What `ask` (one of the above, made outside) brought; nothing before. */
export function useAsked<T>(ask: () => Promise<Asked<T>>): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>(nothing)
  useEffect(() => {
    let left = false
    ask().then((found) => {
      if (!left) setAsked(found)
    })
    return () => {
      left = true
    }
  }, [ask])
  return asked
}
