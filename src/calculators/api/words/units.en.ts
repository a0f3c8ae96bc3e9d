import { defaultYear } from '#facts/default-year.ts'

/** Every unit of the API that is no noun, with what it means. */
export const unitMeanings = {
  dollars: 'US dollars',
  currency: 'an amount in the currency that the row or the question names',
  percent: 'percent points: 7.4 is 7.4%',
  fraction: 'a decimal share: 0.05 is 5%',
  months: 'a length of time in months: 30 years is 360',
  years: 'a length of time, or an age, in years',
  weeks: 'a length of time in weeks',
  days: 'a length of time in days',
  hours: 'a length of time in hours',
  minutes: 'a length of time in minutes',
  'calendar year': `a year by its number: ${defaultYear}`,
  month: `a calendar month as text: "${defaultYear}-10"`,
  date: `a calendar day, month or year as text: "${defaultYear}-10-08", "${defaultYear}-10" or "${defaultYear}"`,
  count: 'a whole number of things',
  ratio: 'one quantity divided by another',
  rate: 'one quantity for each of another, such as an exchange rate',
  text: 'words',
} as const
