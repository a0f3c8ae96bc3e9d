/**
 * What the API calls the inputs. A length of time is sent in months, so its name says so: `term` is `termMonths`, `years` is `months`. The
 * links of pages keep the names of the fields.
 */
import type { CellField, Field, Fields } from '../kit/field.ts'

/** Names the rule would give twice, by calculator. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dca: { years: 'investedMonths' },
}

/** The name of one input, by the rule alone. */
export function namedByUnit(name: string, field: Field | CellField): string {
  const isMonths = field.kind === 'duration' || (field.kind === 'number' && field.unit === 'months')
  if (!isMonths || /months/i.test(name)) return name
  if (name === 'years') return 'months'
  return `${name.replace(/Years$/, '')}Months`
}

/** The two ways between the names of the API and those of the fields. */
export interface InputNames {
  readonly toApi: (field: string) => string
  /** Undefined for a name the API does not have. */
  readonly toField: (name: string) => string | undefined
  /** All names of the API, in the order of the questions. */
  readonly all: readonly string[]
}

export function inputNames(owner: string, fields: Fields | Readonly<Record<string, CellField>>): InputNames {
  const given = ownNames[owner]
  const pairs = Object.entries(fields).map(
    ([name, field]) => [name, given?.[name] ?? namedByUnit(name, field)] as const,
  )
  const toApi = new Map(pairs)
  const toField = new Map(pairs.map(([name, called]) => [called, name]))
  if (toField.size < toApi.size) throw new Error(`Two inputs of ${owner} have one name in the API.`)
  return {
    toApi: (field) => toApi.get(field) ?? field,
    toField: (name) => toField.get(name),
    all: pairs.map(([, called]) => called),
  }
}
