/** What stands around the inputs of a question: the year whose law applies, and the day it is asked for. */
import { heldYears } from '#facts/held-years.precomputed.ts'
import type { FieldErrors } from '../kit/definition.ts'
import type { Env } from '../kit/field.ts'
import { isRealDate } from '../kit/read-field.ts'
import type { InputNames } from './input-names.ts'
import { nearName } from './near-name.ts'
import { isObject, LONGEST_NAME, MOST_ERRORS } from './read-inputs.ts'
import { refusals } from './words/refusals.en.ts'

/** What programs know a refusal by. It stays when its words change. */
export const refusalCodes = [
  'bad_body',
  'unknown_key',
  'misplaced_key',
  'bad_year',
  'bad_as_of',
  'bad_inputs',
  'bad_household',
  'no_answer',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}
export const refused = (code: RefusalCode, message: string, fields: FieldErrors = {}): ApiAnswer => ({
  status: 422,
  body: { error: { code, message, fields } },
})

/** The days a question may be asked for: from the first year held to a year after the last, while its law is carried over. */
export const asOfRange = {
  from: `${heldYears[0]}-01-01`,
  to: `${(heldYears.at(-1) ?? 0) + 1}-12-31`,
} as const

export type ReadQuestion =
  | {
      readonly ok: true
      readonly parts: Readonly<Record<string, unknown>>
      /** As it was sent; an empty object where it was left out. */
      readonly inputs: unknown
      readonly today: string
      readonly year: number
    }
  | { readonly ok: false; readonly answer: ApiAnswer }

export interface QuestionForm {
  /** What may be sent beside `year` and `asOf`: 'inputs', 'household'. */
  readonly parts: readonly string[]
  /** The inputs, to tell somebody who left out `inputs`. */
  readonly names: InputNames
  readonly fields: Readonly<Record<string, unknown>>
  /** Names that stand in another part, by part: those of a household. */
  readonly holds?: Readonly<Record<string, readonly string[]>>
  /** The years on offer; empty where no law is involved: then any year held may be named. */
  readonly years: readonly number[]
}

/** Reads a body. Without a day it is asked today; without a year, by the law of the day's year where one was sent and we hold it. */
export function readQuestion(body: unknown, form: QuestionForm, env: Env): ReadQuestion {
  const no = (code: RefusalCode, message: string, fields: FieldErrors = {}): ReadQuestion => ({
    ok: false,
    answer: refused(code, message, fields),
  })
  if (!isObject(body)) return no('bad_body', refusals.body(form.parts))
  const known = [...form.parts, 'year', 'asOf']
  const misplaced: Record<string, string> = Object.create(null)
  const unknown: Record<string, string> = Object.create(null)
  /** What the API calls an input that somebody named so, or as the pages do. */
  const inputCalled = (name: string): string | undefined =>
    form.names.toField(name) !== undefined
      ? name
      : Object.hasOwn(form.fields, name)
        ? form.names.toApi(name)
        : undefined
  const extra = Object.keys(body).filter((key) => !known.includes(key))
  for (const key of extra.slice(0, MOST_ERRORS)) {
    const place = key.slice(0, LONGEST_NAME)
    const input = inputCalled(key)
    const near = nearName(key, [...known, ...form.names.all])
    const part = Object.entries(form.holds ?? {}).find(([, names]) => names.includes(key))?.[0]
    if (part !== undefined) misplaced[place] = refusals.under(part, key)
    else if (input !== undefined) misplaced[place] = refusals.under('inputs', input)
    else if (near !== undefined && !known.includes(near)) misplaced[place] = refusals.nearUnder('inputs', near)
    else unknown[place] = near === undefined ? refusals.noSuchKey : refusals.unknownKeyNear(near)
  }
  if (Object.keys(misplaced).length > 0) return no('misplaced_key', refusals.misplaced, { ...misplaced, ...unknown })
  if (Object.keys(unknown).length > 0) return no('unknown_key', refusals.unknownKey(known), unknown)

  const { asOf } = body
  const { from, to } = asOfRange
  if (asOf !== undefined && (typeof asOf !== 'string' || !isRealDate(asOf) || asOf < from || asOf > to)) {
    const sentence = refusals.asOf(from, to)
    return no('bad_as_of', sentence, { asOf: sentence })
  }
  const years = form.years.length > 0 ? form.years : heldYears
  const year = body['year'] !== undefined ? body['year'] : typeof asOf === 'string' ? yearFor(asOf, years) : env.year
  if (typeof year !== 'number' || !years.includes(year)) {
    const sentence = refusals.years(years)
    return no('bad_year', sentence, { year: sentence })
  }
  return {
    ok: true,
    parts: body,
    inputs: body['inputs'] === undefined ? {} : body['inputs'],
    today: typeof asOf === 'string' ? asOf : env.today,
    year,
  }
}

/** The law of a day: that of its year, or the last we hold before it, or the first. */
function yearFor(day: string, years: readonly number[]): number {
  const wanted = Number(day.slice(0, 4))
  const held = years.filter((year) => year <= wanted)
  return held.length > 0 ? Math.max(...held) : Math.min(...years)
}
