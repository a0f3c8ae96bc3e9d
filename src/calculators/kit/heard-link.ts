/**
 * The link a search result opens: '#v1&heard=1&rate=7.1&newRate=6.2'. Unlike a link somebody shares, it names only what was in the
 * question, and what does not fit is dropped instead of refused: nobody typed it into this form.
 */
import type { Answering } from './definition.ts'
import type { Clock, Field, InputValues } from './field.ts'
import { heardHead } from './heard-head.ts'
import { parseInputs } from './parse-inputs.ts'
import { readValue } from './read-field.ts'

/** `read` turns the text of one part into a value for its field; it may throw. */
export function readHeard(
  calculator: Answering,
  hash: string,
  clock: Clock,
  read: (field: Field, text: string) => unknown,
): { readonly ok: true; readonly inputs: InputValues; readonly year: null } {
  const given = new Map<string, unknown>()
  for (const part of hash.slice(heardHead.length + 1).split('&')) {
    const cut = part.indexOf('=')
    const name = part.slice(0, Math.max(0, cut))
    const field = Object.hasOwn(calculator.fields, name) ? calculator.fields[name] : undefined
    if (!field) continue
    try {
      const value = withoutBlanks(read(field, part.slice(cut + 1)))
      if (readValue(field, value).ok) given.set(name, value)
    } catch {
      // A damaged part is dropped like one that does not fit.
    }
  }
  for (;;) {
    const parsed = parseInputs(calculator, Object.fromEntries(given), clock)
    if (parsed.ok) return { ok: true, inputs: parsed.inputs, year: null }
    const last = [...given.keys()].pop()
    // The starting values always fit together, so nothing is left to drop only if a definition is broken.
    if (last === undefined) return { ok: true, inputs: {}, year: null }
    const unfit = Object.keys(parsed.errors).filter((name) => given.delete(name))
    if (unfit.length === 0) given.delete(last)
  }
}

/** Cells left empty take the values of a new row. */
function withoutBlanks(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null && cell !== '')),
  )
}
