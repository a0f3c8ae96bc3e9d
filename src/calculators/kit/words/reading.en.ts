/** What the visitor (or a program) is told about an input that can't be read. */
const s = (count: number) => (count === 1 ? '' : 's')

export const reading = {
  number: 'Enter a number like 1,250.50.',
  numberShort: 'Enter a number like 1,250.50. You can also type 1.2k or 3m.',
  decimalComma: (number: string) => `Write ${number} with a point. Commas go before three digits, like 1,250.`,
  commas: 'Check the commas. They go before every three digits, like 1,250,000.',
  european: (ours: string, typed: string) => `Write ${ours} instead of ${typed}.`,
  thousandths: (typed: string, thousands: string) => `Type ${thousands} for thousands, or ${typed} with two decimals.`,
  notPercent: 'Enter dollars here, not a percentage.',
  notDollars: 'Enter a percentage here, not dollars.',
  tooLong: 'That’s too long for a number. Use digits like 1,250.50.',
  aNumber: 'Enter a number.',
  needed: 'Enter a number (0 is OK where it makes sense).',
  whole: 'Enter a whole number.',
  orMore: (limit: string) => `Enter ${limit} or more.`,
  orLess: (limit: string) => `Enter ${limit} or less.`,
  shareNeeded: 'Enter an amount or a percentage (0 is OK).',
  share: 'Enter an amount in dollars, or a percentage like 15%.',
  duration: 'Enter a length of time like 30, 2 years 6 months, or 18 months.',
  yesNo: 'Choose yes or no.',
  trueFalse: 'Use true or false.',
  choice: (options: readonly string[]) => `Choose one of: ${options.join(', ')}.`,
  month: (year: number) => `Enter a month like ${year}-03.`,
  monthBetween: (from: string, to: string) => `Enter a month from ${from} to ${to}.`,
  dateNeeded: 'Enter a date.',
  date: (year: number) => `Enter a date like ${year}-03-15.`,
  dateBetween: (from: string, to: string) => `Enter a date from ${from} to ${to}.`,
  text: 'Enter text.',
  characters: (most: number) => `Enter at most ${most} characters.`,
  isList: 'This field is a list.',
  list: 'Enter a list.',
  fewRows: (least: number, noun: string) => `Add at least ${least} ${noun}${s(least)}.`,
  manyRows: (most: number) => `Enter at most ${most} rows.`,
  rowObject: (row: number) => `Row ${row}: use an object.`,
  rowUnknown: (row: number, name: string) => `Row ${row}: there is no “${name}”.`,
  rowWrong: (row: number, column: string, problem: string) => `Row ${row}, ${column}: ${problem}`,
} as const

/** What a program that asks for an answer is told about its inputs. */
export const asking = {
  object: 'Send the inputs as an object of names and values.',
  unknown: 'There is no input of this name.',
} as const

export const pasting = {
  notHere: 'You can’t paste into this list.',
  notLoaded: 'We couldn’t load this part. Check your connection and try again.',
  empty: 'Paste the text into the box first.',
  tooLong: 'That’s too much text. Paste only the table.',
  noneFound: (noun: string) => `We found no ${noun} in this text.`,
  foreign: (number: string) =>
    `We didn’t read numbers like ${number}. Write decimals with a point (6.5) and thousands with commas (1,250).`,
  rowWrong: (problem: string) => `We read the text, but one row doesn’t fit. ${problem}`,
} as const

export const linking = {
  tooLong: 'The link is too long.',
  version: 'The link is from another version of this calculator.',
  year: 'The link asks for a year this calculator doesn’t have.',
  unknown: 'The link names something this calculator doesn’t ask.',
  damaged: 'The link is damaged.',
} as const
