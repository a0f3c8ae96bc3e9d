import { useLayoutEffect, useState } from 'react'
import type { CalculatorForm } from './use-calculator.ts'

/** The form whose answers are at hand, for pieces that must not be drawn anew each time the page is. */
export interface FormStore {
  readonly get: () => CalculatorForm | null
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves once there is a form; what waits for it stays as the HTML it came as. */
  readonly first: Promise<unknown>
}

function formStore(initial: CalculatorForm | null) {
  const listeners = new Set<() => void>()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  let now = initial
  return {
    get: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    first: promise,
    set: (form: CalculatorForm | null) => {
      if (form === null || form === now) return
      now = form
      resolve(null)
      for (const listener of listeners) listener()
    },
  }
}

export function useFormStore(form: CalculatorForm | null): FormStore {
  const [store] = useState(() => formStore(form))
  useLayoutEffect(() => store.set(form))
  return store
}
