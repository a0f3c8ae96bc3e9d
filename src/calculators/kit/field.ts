/**
 * The kinds of question a calculator may ask. A field says everything about itself once: label, unit, default, limits,
 * hint. The form, the share link, the JSON API and the tests all read it from here.
 *
 * Values are what the visitor means, in the field's own unit: dollars, percent points (7.4 is 7.4%), months of duration.
 * An optional field left blank is `null`, which is not zero.
 */

import type { LawShelf } from './law-shelf.ts'

/** What a visitor's profile keeps. See `#app/state/profile.ts`. */
export type SavedKey =
  | 'annualIncome'
  | 'state'
  | 'filingStatus'
  | 'birthMonth'
  | 'homeValue'
  | 'monthlyRent'
  | 'monthlyEssentials'
  | 'savings'
  | 'retirementSavings'
  | 'creditScore'
/**
 * What a number is about, where it means the same in several calculators, in the same unit and for the same period: a visitor's profile
 * and what they typed in another tool can fill it in. Dollars and percent points. `annualIncome` is a household's, `annualPay` the pay
 * of the visitor alone, both before tax. `mortgageRate` is that of a new home loan,
 * `loanRate` that of a loan they have, `loanMonths` what is left of it. Of `debts`, `cards` are those on credit cards; `toInvest` is a sum put in at once, `assets`
 * a list of what is owned, `bills` one of what falls due on known days.
 */
export type ProfileKey =
  | SavedKey
  | 'annualPay'
  | 'spousePay'
  | 'children'
  | 'homePrice'
  | 'downPayment'
  | 'mortgageRate'
  | 'loanBalance'
  | 'loanRate'
  | 'loanMonths'
  | 'cards'
  | 'debts'
  | 'assets'
  | 'bills'
  | 'toInvest'
  | 'savingsApy'

/** The clock a default may depend on. Handed in, so that the same link gives the same answer. */
export interface Clock {
  /** Today as 'YYYY-MM-DD'. */
  readonly today: string
}

/** What an evaluation may depend on besides its inputs. */
export interface Env extends Clock {
  /** The year whose law is applied. */
  readonly year: number
  /** What has been fetched of the law so far; see law.ts. Without one, whatever needs law is not loaded. */
  readonly law?: LawShelf
  /** Told of a mistake of ours on the way to an answer, where the visitor is told in a sentence that there is none. */
  readonly onMistake?: (error: unknown) => void
}

interface FieldBase<K extends string, V> {
  readonly kind: K
  readonly label: string
  readonly hint?: string
  /** Starting value. A function when it depends on today's date. */
  readonly initial: V | ((clock: Clock) => V)
  readonly profile?: ProfileKey
  /** When the field is asked at all; see `when` in section.ts. */
  readonly when?: (inputs: never) => boolean
  /** Holds for `profile` only while these other inputs have these values: a pay is yearly only when it is asked by the year. */
  readonly profileWhile?: Readonly<Record<string, string>>
}

interface NumberLimits {
  readonly min: number
  readonly max: number
  /** One step of the slider and of the arrow keys. */
  readonly step: number
  /** Shows a slider between these ends (inside min..max). */
  readonly slider?: { readonly from: number; readonly to: number }
  /** The sensible step for "what matters most"; leave out to keep the field out of that list. */
  readonly nudge?: number
  /** Decimals that count: every door rounds to them. Left out, 2 for dollars and 6 for percent points and other numbers. */
  readonly places?: number
}

export interface MoneyField extends FieldBase<'money', number | null>, NumberLimits {
  /** The period the amount stands for; printed after the box. */
  readonly per?: 'month' | 'year' | 'week' | 'day' | 'hour'
  readonly optional: boolean
}
export interface PercentField extends FieldBase<'percent', number | null>, NumberLimits {
  readonly per?: 'month' | 'year'
  readonly optional: boolean
  /** Set where the starting value is a published average, with the day it stands for: a later one may be offered. */
  readonly published?: { readonly series: 'mortgage30'; readonly asOf: string }
}
/** The rows of another question, called by their numbers from 1: what is drawn shows them by name. */
export interface RowsNamed {
  /** The field of these rows. */
  readonly rows: string
  /** The column of their names. */
  readonly name: string
  /** What a row without a name is called, before its number: 'Card'. */
  readonly noun: string
}
export interface NumberField extends FieldBase<'number', number | null>, NumberLimits {
  /** Set where the number is that of a row of another question. */
  readonly picks?: RowsNamed
  /** A noun for the count, as printed after the box: 'years', 'payments'. */
  readonly unit: string
  readonly whole: boolean
  /** False for a number that is a name, like a calendar year: 2026, not 2,026, and no noun after the box. */
  readonly grouped?: false
  readonly optional: boolean
}
/** A length of time. The value is in months; it reads "30", "30 years", "2y 6m", "360 months". */
export interface DurationField extends FieldBase<'duration', number | null>, NumberLimits {
  readonly unit: 'years' | 'months'
  readonly optional: boolean
  /** Common lengths, in months, offered as buttons. */
  readonly common?: readonly number[]
}
/** Dollars or a percentage of something else, as the visitor prefers. Keeps its meaning when switched. */
export interface ShareValue {
  readonly amount: number
  readonly unit: 'usd' | 'pct'
}
export interface ShareField extends FieldBase<'share', ShareValue> {
  /** What 100% is, in words: 'the price'. */
  readonly of: string
  /** The money field that is 100%. */
  readonly base: string
  readonly maxUsd: number
  readonly maxPct: number
  readonly nudge?: number
}
export interface ChoiceField<V extends string = string> extends FieldBase<'choice', V> {
  readonly options: readonly { readonly value: V; readonly label: string; readonly hint?: string }[]
}
export interface ToggleField extends FieldBase<'toggle', boolean> {}
/** A calendar month, 'YYYY-MM'. */
export interface MonthField extends FieldBase<'month', string> {
  readonly min: string
  readonly max: string
}
/** A calendar day, 'YYYY-MM-DD', or null when optional and blank. */
export interface DateField extends FieldBase<'date', string | null> {
  readonly min: string
  readonly max: string
  readonly optional: boolean
}
export interface TextField extends FieldBase<'text', string> {
  readonly maxLength: number
  /** Set where the text is an order of rows of another question: their numbers, first to last, '2, 1'. What it leaves out comes last. */
  readonly ranks?: RowsNamed
}

/** A question inside a list of rows. */
export type CellField =
  | MoneyField
  | PercentField
  | NumberField
  | DurationField
  | ChoiceField
  | ToggleField
  | MonthField
  | DateField
  | TextField

export type RowValue = Readonly<Record<string, CellValue>>
export type CellValue = number | string | boolean | null
/** What became of a pasted text. */
export type PasteRead<R> =
  | {
      readonly rows: readonly R[]
      /** What was left out or assumed, in a sentence. */
      readonly note?: string
    }
  | { readonly problem: string }
/** A text from elsewhere (a statement, a spreadsheet) that can become rows. Nothing pasted leaves the device. */
export interface Paste<R> {
  /** 'Paste your earnings record'. */
  readonly button: string
  /** Where the text is found and what it looks like. */
  readonly hint: string
  /** Fetches the reader when something is pasted. Pure: the rows it gives replace the ones there were; the visitor can take that back. */
  readonly reader: () => Promise<(text: string) => PasteRead<R>>
  /** The box stands open while the list is empty: nobody types forty years by hand. */
  readonly isFirstStep?: boolean
}
/** A list the visitor grows: debts, lots, incomes, children. */
export interface RowsField<C extends Readonly<Record<string, CellField>> = Readonly<Record<string, CellField>>>
  extends FieldBase<'rows', readonly RowOf<C>[]> {
  readonly columns: C
  /** One row in words: 'card'. */
  readonly noun: string
  readonly minRows: number
  readonly maxRows: number
  /** The values a newly added row starts with. */
  readonly blank: RowOf<C>
  /** `lines` puts each row on one line under shared headings, in a box of its own: for long lists of few columns. */
  readonly look?: 'cards' | 'lines'
  /** With `cards`: columns few rows need, folded behind "+ label" in each card until opened or unlike the blank row. */
  readonly details?: { readonly label: string; readonly columns: readonly Extract<keyof C, string>[] }
  readonly paste?: Paste<RowOf<C>>
}

export type Field =
  | MoneyField
  | PercentField
  | NumberField
  | DurationField
  | ShareField
  | ChoiceField
  | ToggleField
  | MonthField
  | DateField
  | TextField
  | RowsField

export type Fields = Readonly<Record<string, Field>>
export type InputValue = CellValue | ShareValue | readonly RowValue[]
export type InputValues = Readonly<Record<string, InputValue>>

type Required<F> = F extends { optional: false } ? number : number | null
/** The typed value of one field. */
export type ValueOf<F> = F extends { kind: 'money' | 'percent' | 'number' | 'duration' }
  ? Required<F>
  : F extends { kind: 'share' }
    ? ShareValue
    : F extends { kind: 'choice'; options: readonly { value: infer V }[] }
      ? V
      : F extends { kind: 'toggle' }
        ? boolean
        : F extends { kind: 'date'; optional: infer O }
          ? O extends false
            ? string
            : string | null
          : F extends { kind: 'month' | 'text' }
            ? string
            : F extends { kind: 'rows'; columns: infer C }
              ? readonly RowOf<C>[]
              : never
export type RowOf<C> = { readonly [K in keyof C]: ValueOf<C[K]> }
/** All inputs of a calculator, typed from its fields. */
export type Inputs<F> = { readonly [K in keyof F]: ValueOf<F[K]> }

type Opt<F> = { optional?: boolean } & Partial<Pick<NumberLimits, 'slider' | 'nudge' | 'step' | 'min' | 'places'>> & F
type Out<T, O> = Omit<T, 'optional'> & { readonly optional: O extends { optional: true } ? true : false }

/** Dollars. Limits default to $0 up to $1 billion. */
export function money<
  const O extends Opt<Omit<MoneyField, 'kind' | 'min' | 'max' | 'step' | 'optional'> & { max?: number }>,
>(options: O): Out<MoneyField, O> {
  return { kind: 'money', min: 0, max: 1e9, step: 100, ...options, optional: options.optional === true } as never
}
/** Percent points: 7.4 means 7.4%. */
export function percent<
  const O extends Opt<Omit<PercentField, 'kind' | 'min' | 'max' | 'step' | 'optional'> & { max?: number }>,
>(options: O): Out<PercentField, O> {
  return { kind: 'percent', min: 0, max: 100, step: 0.05, ...options, optional: options.optional === true } as never
}
/** A published rate, a decimal, as the percent points a field starts with: 0.0525 is 5.25, without binary noise. */
export const points = (rate: number): number => Number((rate * 100).toFixed(6))
/** A plain number with a noun, whole unless said otherwise. */
export function count<
  const O extends Opt<Omit<NumberField, 'kind' | 'min' | 'step' | 'whole' | 'optional'> & { whole?: boolean }>,
>(options: O): Out<NumberField, O> {
  return { kind: 'number', min: 0, step: 1, whole: true, ...options, optional: options.optional === true } as never
}
/** A length of time; value and limits in months. */
export function duration<
  const O extends Opt<Omit<DurationField, 'kind' | 'min' | 'max' | 'step' | 'optional'> & { max?: number }>,
>(options: O): Out<DurationField, O> {
  return {
    kind: 'duration',
    min: 1,
    max: 600,
    step: options.unit === 'years' ? 12 : 1,
    ...options,
    optional: options.optional === true,
  } as never
}
export function share(
  options: Omit<ShareField, 'kind' | 'maxUsd' | 'maxPct'> & { maxUsd?: number; maxPct?: number },
): ShareField {
  return { kind: 'share', maxUsd: 1e9, maxPct: 100, ...options }
}
export function choice<const V extends string>(options: Omit<ChoiceField<V>, 'kind'>): ChoiceField<V> {
  return { kind: 'choice', ...options }
}
export function toggle(options: Omit<ToggleField, 'kind'>): ToggleField {
  return { kind: 'toggle', ...options }
}
export function month(options: Omit<MonthField, 'kind' | 'min' | 'max'> & { min?: string; max?: string }): MonthField {
  return { kind: 'month', min: '1950-01', max: '2100-12', ...options }
}
export function date<
  const O extends Omit<DateField, 'kind' | 'min' | 'max' | 'optional'> & {
    min?: string
    max?: string
    optional?: boolean
  },
>(options: O): Out<DateField, O> {
  return {
    kind: 'date',
    min: '1900-01-01',
    max: '2100-12-31',
    ...options,
    optional: options.optional === true,
  } as never
}
export function text(options: Omit<TextField, 'kind' | 'maxLength'> & { maxLength?: number }): TextField {
  return { kind: 'text', maxLength: 60, ...options }
}
export function rows<const C extends Readonly<Record<string, CellField>>>(
  options: Omit<RowsField<C>, 'kind' | 'minRows' | 'maxRows'> & { minRows?: number; maxRows?: number },
): RowsField<C> {
  return { kind: 'rows', minRows: 0, maxRows: 20, ...options }
}

/** How many decimals of a number count here: none of a count or of months. */
export function placesOf(field: MoneyField | PercentField | NumberField | DurationField): number {
  if (field.kind === 'duration' || (field.kind === 'number' && field.whole)) return 0
  return field.places ?? (field.kind === 'money' ? 2 : 6)
}
/** The same of a share, by its unit. */
export const placesOfShare = (unit: ShareValue['unit']): number => (unit === 'usd' ? 2 : 6)

/** The starting value of a field on a given day. */
export function initialValue(field: Field | CellField, clock: Clock): InputValue {
  const initial = field.initial
  return (typeof initial === 'function' ? initial(clock) : initial) as InputValue
}

/** The starting values of a whole form. Asked for at every key press: those of the last day asked are kept. */
export function initialInputs(fields: Fields, clock: Clock): InputValues {
  const kept = starting.get(fields)
  if (kept?.today === clock.today) return kept.values
  const values = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, initialValue(field, clock)]))
  starting.set(fields, { today: clock.today, values })
  return values
}
const starting = new WeakMap<Fields, { readonly today: string; readonly values: InputValues }>()
