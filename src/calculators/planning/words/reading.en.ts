/** What a program is told about a picture that cannot be read. */
const number = (value: number) => value.toLocaleString('en-US')

export const pictureReading = {
  object: 'Send the household as an object: {"household": {…}}.',
  unknown: 'A household has nothing of this name.',
  unknownField: 'An entry of this list has nothing of this name.',
  list: 'Send a list.',
  entry: 'Send an object.',
  tooMany: (most: number) => `Send at most ${number(most)} entries.`,
  sameId: 'Two entries of a list cannot have the same id.',
  id: 'Use letters, digits, “_” and “-”, at most 60 of them.',
  needed: 'This is needed.',
  text: (most: number) => `Send text of at most ${number(most)} characters.`,
  between: (least: number, most: number) => `Send a number from ${number(least)} to ${number(most)}.`,
  rate: (least: number, most: number) =>
    `Send a decimal from ${number(least)} to ${number(most)}: 0.05 is five percent.`,
  whole: (least: number, most: number) => `Send a whole number from ${number(least)} to ${number(most)}.`,
  flag: 'Send true or false.',
  choice: (options: readonly string[]) => `Send one of: ${options.join(', ')}.`,
  day: 'Send a date as YYYY-MM-DD, from 1900 to 2199.',
  month: 'Send a month as YYYY-MM, from 1900 to 2199.',
  log: (most: number) => `Send at most ${number(most)} entries of the form {"on": "YYYY-MM-DD", "amount": 120}.`,
  spending: 'Send dollars a month by item: {"housing_rent": 1650}.',
  longKey: (most: number) => `Use names of at most ${number(most)} characters.`,
} as const

/** What a program is told about the request around it. */
export const planAsking = {
  body: 'Send an object like {"household": {…}, "inputs": {…}}.',
  extra: (name: string) => `Send only "household", "inputs" and "year"; "${name}" is not known.`,
  years: (years: readonly number[]) => `Use one of these years: ${years.join(', ')}.`,
  year: 'This year is not known here.',
  household: 'Some of the household cannot be used. See the fields.',
  inputs: 'Some inputs cannot be used. See the fields.',
} as const
