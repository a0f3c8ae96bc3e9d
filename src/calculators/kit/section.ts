/** The questions of a calculator: fields, their order and their conditions in one place. */
import type { Field, Fields } from './field.ts'

export interface Section<F extends Fields = Fields> {
  readonly title: string
  readonly fields: F
  /** Folded behind "+ …" until opened or used. */
  readonly more?: string
  /** Whether the whole section is asked. A hidden field keeps its value but is not part of the question. */
  readonly when?: (inputs: never) => boolean
}

type Sections = readonly Section[]
type Meet<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never
/** All fields of all sections, by name. */
export type FieldsOf<S extends Sections> =
  Meet<S[number]['fields']> extends infer F extends Fields ? { readonly [K in keyof F]: F[K] } : never

type Reads<T> = T extends { readonly when: (inputs: infer I) => boolean } ? I : unknown
/** What the conditions of these sections and fields read: the inputs must have all of it. */
export type ReadByConditions<S extends Sections> = Meet<
  Reads<S[number]> | { [K in keyof FieldsOf<S>]: Reads<FieldsOf<S>[K]> }[keyof FieldsOf<S>]
>

export function section<const F extends Fields, I = never>(
  title: string,
  fields: F,
  options: { readonly more?: string; readonly when?: (inputs: I) => boolean } = {},
): Section<F> & ([I] extends [never] ? unknown : { readonly when: (inputs: I) => boolean }) {
  return { title, fields, ...options } as never
}

/** A field that is asked only where `test` holds. */
export const when = <I, const F extends Field>(
  test: (inputs: I) => boolean,
  field: F,
): F & { readonly when: (inputs: I) => boolean } => ({ ...field, when: test })

/** The fields of all sections in order. Two of one name are a mistake of the definition. */
export function fieldsOf<const S extends Sections>(sections: S): FieldsOf<S> {
  const fields: Record<string, Field> = {}
  for (const { fields: some } of sections)
    for (const [name, field] of Object.entries(some)) {
      if (name in fields) throw new Error(`the field ${name} is asked twice`)
      fields[name] = field
    }
  return fields as FieldsOf<S>
}
