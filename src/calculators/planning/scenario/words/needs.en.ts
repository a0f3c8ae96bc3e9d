/** What is being fetched, to stand in "Fetching …", and what a program may ask. */
export const needWords = { states: 'the state’s rules', past: 'the record of past markets' }

export const inputWords = {
  events: {
    label: 'Events',
    hint: 'kind@month;term=value, joined by ~. Months count from the next one. Example: job-loss@3;months=6~crash@3',
    bad: 'Write events as kind@month;term=value, joined by ~, at most 12 of them.',
  },
  years: { label: 'Years ahead', unit: 'years' },
  selling: {
    label: 'If cash runs out',
    options: {
      nothing: 'Sell nothing',
      'penalty-free': 'Sell what has no penalty',
      everything: 'Sell everything',
    },
  },
  prices: 'Prices rise',
  pay: 'Pay rises',
  stocks: 'Stocks earn',
  bonds: 'Bonds earn',
  homes: 'Homes gain',
}
