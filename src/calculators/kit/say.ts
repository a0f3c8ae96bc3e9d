/** How numbers, money and dates are said in one language. Words are functions of their values and of this. */
import {
  dateText,
  dollars,
  dollarsAndCents,
  figureText,
  listText,
  monthsText,
  monthText,
  percentText,
  plain,
  priceText,
  shortDollars,
  yearsText,
} from './format.ts'
import type { Unit } from './presentation.ts'

export interface Say {
  /** Whole dollars: "$3,184". */
  readonly money: (dollars: number) => string
  /** As a person would repeat it: "$4,165", and from $100,000 on "about $298,000". */
  readonly about: (dollars: number) => string
  /** "$3,184.20". */
  readonly cents: (dollars: number) => string
  /** A share's price, down to four digits that count under a dollar. */
  readonly price: (dollars: number) => string
  /** "$350k", for axes and tight places. */
  readonly short: (dollars: number) => string
  /** Percent points: 7.4 is "7.4%". */
  readonly percent: (points: number, decimals?: number) => string
  /** "1,250.5". */
  readonly number: (value: number, decimals?: number) => string
  /** A length of time in months: "1 year and 9 months". */
  readonly months: (months: number) => string
  /** Whole years: "12 years". */
  readonly years: (years: number) => string
  /** '2056-12': "December 2056". */
  readonly month: (month: string) => string
  /** "Dec 2056". */
  readonly monthShort: (month: string) => string
  /** '2026-10-08': "October 8, 2026". */
  readonly date: (date: string) => string
  /** "Oct 8, 2026". */
  readonly dateShort: (date: string) => string
  /** "a, b and c". */
  readonly list: (items: readonly string[]) => string
  /** "1 owner", "3 owners". */
  readonly count: (count: number, one: string, many: string) => string
  /** A figure in its unit. */
  readonly figure: (value: number, unit: Unit) => string
}

/** One sentence for each key of `Values`, as a function of its values. */
export type Sentences<Values> = { readonly [Key in keyof Values]: (values: Values[Key], say: Say) => string }

/** What something the engine said reads as. */
export const sentence = <Values, Key extends keyof Values = keyof Values>(
  sentences: Sentences<Values>,
  { key, values }: { readonly key: Key; readonly values: Values[Key] },
  say: Say,
): string => sentences[key](values, say)

/** American English. */
export const american: Say = {
  money: dollars,
  about: (amount) =>
    Math.abs(amount) < 100_000 ? dollars(amount) : `about ${dollars(Math.round(amount / 1000) * 1000)}`,
  cents: dollarsAndCents,
  price: priceText,
  short: shortDollars,
  percent: percentText,
  number: plain,
  months: monthsText,
  years: yearsText,
  month: (month) => monthText(month),
  monthShort: (month) => monthText(month, true),
  date: (date) => dateText(date),
  dateShort: (date) => dateText(date, true),
  list: listText,
  count: (count, one, many) => `${plain(count, 0)} ${count === 1 ? one : many}`,
  figure: figureText,
}
