import { useLayoutEffect, useState } from 'react'
import { initialInputs } from '#calculators/kit/field.ts'
import { afterPaint } from './after-paint.ts'
import type { CalculatorForm } from './use-calculator.ts'

/** The form whose answers are at hand, for pieces that must not be drawn anew each time the page is. */
export interface FormStore {
  readonly get: () => CalculatorForm | null
  /** The form as the finished page has it, whatever was typed since: what wakes up must first say what its HTML says. */
  readonly opening: () => CalculatorForm | null
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves once there is a form; what waits for it stays as the HTML it came as. */
  readonly first: Promise<unknown>
}

function formStore(initial: CalculatorForm | null, year: number) {
  const listeners = new Set<() => void>()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  let now = initial
  let opening = initial
  let telling: (() => void) | null = null
  return {
    get: () => now,
    opening: () => opening,
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
      opening ??= openingForm(form, year)
      resolve(null)
      // The answer is painted first; the pieces beside it follow.
      telling?.()
      telling = null
      if (listeners.size === 0) return
      telling = afterPaint(() => {
        for (const listener of listeners) listener()
      })
    },
  }
}

/** The form with its starting values. A form they cannot be answered in yet stands for itself. */
function openingForm(form: CalculatorForm, year: number): CalculatorForm {
  const { calculator, ground, touched, isOpening } = form
  if (isOpening && !touched) return form
  const env = { ...ground, year }
  const inputs = initialInputs(calculator.fields, ground)
  if (calculator.missing(inputs, env)) return form
  return {
    ...form,
    inputs,
    askedInputs: inputs,
    resultInputs: inputs,
    env,
    year,
    evaluation: calculator.evaluate(inputs, env),
    waiting: null,
    drafts: {},
    errors: {},
    brought: new Set(),
    lastTyped: null,
    isOpening: true,
    touched: false,
    isCurrent: true,
  }
}

/** `year`: the one the page opens with. */
export function useFormStore(form: CalculatorForm | null, year: number): FormStore {
  const [store] = useState(() => formStore(form, year))
  useLayoutEffect(() => store.set(form))
  return store
}
