/** What a program is told about a question that cannot be answered as it was sent. */
const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Years in a row by their ends: '1951 to 2026'. */
function runs(years: readonly number[]): readonly string[] {
  const ends: [number, number][] = []
  for (const year of years) {
    const last = ends.at(-1)
    if (last && year === last[1] + 1) last[1] = year
    else ends.push([year, year])
  }
  return ends.flatMap(([from, to]) =>
    to === from ? [`${from}`] : to === from + 1 ? [`${from}`, `${to}`] : [`${from} to ${to}`],
  )
}

export const refusals = {
  body: (parts: readonly string[]) => `Send an object like {${parts.map((part) => `"${part}": {}`).join(', ')}}.`,
  unknownKey: (parts: readonly string[]) => `Send only ${listed(parts.map((part) => `"${part}"`))}.`,
  noSuchKey: 'There is nothing of this name here.',
  under: (part: string, name: string) => `Put it under ${part}: {"${part}": {"${name}": …}}.`,
  nearUnder: (part: string, name: string) =>
    `Did you mean “${name}”? Put it under ${part}: {"${part}": {"${name}": …}}.`,
  unknownKeyNear: (near: string) => `There is nothing of this name here. Did you mean “${near}”?`,
  misplaced: 'Something is in the wrong place. See the fields.',
  besideInputs: (name: string) => `Put it beside inputs: {"inputs": {}, "${name}": …}.`,
  inputs: 'Some inputs can’t be used. See the fields.',
  noAnswer: 'These numbers can’t be worked out together: some amount grows past what we can count.',
  inputsObject: 'Send the inputs as an object of names and values.',
  unknownInput: (near: string | undefined) =>
    near === undefined ? 'There is no input of this name.' : `There is no input of this name. Did you mean “${near}”?`,
  calledNow: (name: string, isMonths: boolean) =>
    isMonths ? `This is called “${name}” here and counts months: 30 years is 360.` : `This is called “${name}” here.`,
  yearUnit: 'Send the year as a whole number.',
  years: (years: readonly number[]) =>
    `We hold ${listed(runs(years))}. Send ${years.length === 1 ? 'it' : 'one of these'} as "year", or leave it out.`,
  asOf: (from: string, to: string) => `Send "asOf" as a day, YYYY-MM-DD, from ${from} to ${to}.`,
  number: 'Send a number.',
  wholeMonths: 'Send whole months: 30 years is 360.',
  numberOrNull: 'Send a number, or null where you have none.',
  trueFalse: 'Send true or false.',
  text: 'Send text.',
  textOrNull: 'Send text, or null where you have none.',
  share: (of: string) =>
    `Send a part of ${of} with its unit: {"amount": 20, "unit": "percent"}, "20%", or {"amount": 50000, "unit": "dollars"}.`,
  list: 'Send a list of objects.',
  entry: 'Send an object.',
  needed: 'This is needed in each entry.',
} as const
