/** How the words for a list's fields are kept: every field that a form can ask has its label, every choice the name of each option. */
import type { FieldKind, Fields } from '#engine/household/field.ts'

type Shared = {
  /** One to four words. */
  readonly label: string
  readonly hint?: string
  /** Behind the box: '/mo'. */
  readonly suffix?: string
  /** Asked only while another field has one of these values. */
  readonly while?: readonly [field: string, ...values: readonly string[]]
  /** Of a month: the years offered, counted from this year. */
  readonly years?: readonly [number, number]
}
export type FieldWords<F extends FieldKind = FieldKind> = Shared &
  (F extends { readonly kind: 'choice'; readonly of: readonly (infer O extends string)[] }
    ? { readonly options: Readonly<Record<O, string>> }
    : { readonly options?: Readonly<Record<string, string>> })
export type WordsOf<S extends Fields> = {
  readonly [K in keyof S as S[K]['kind'] extends 'log' ? never : K]: FieldWords<S[K]>
}

export const often = {
  week: 'Every week',
  'two-weeks': 'Every two weeks',
  'half-month': 'Twice a month',
  month: 'Every month',
  quarter: 'Every quarter',
  'half-year': 'Twice a year',
  year: 'Every year',
  once: 'Once',
} as const
export const noteWords = { label: 'Note', hint: 'Optional' } as const
