/** Time travel: what it says. */
import { american as say } from '#calculators/kit/say.ts'
import type { TravelChoice } from '#engine/portfolio/travel.ts'
import { rate, rough, share } from './words.ts'

export const travelWords = {
  title: 'Live through past years without knowing what comes',
  lead: 'You have $10,000. Each January you choose a mix, then the real year happens. At the end you see what else it could have been.',
  start: {
    when: 'Start',
    surprise: 'A surprise year',
    length: 'Years',
    hidden: 'Hide which years they are until the end',
    go: 'Start',
  },
  year: (at: number, of: number, name: number | null) =>
    name === null ? `Year ${at} of ${of}` : `${name}, year ${at} of ${of}`,
  worth: (dollars: number) => `You have ${rough(dollars)}`,
  first: 'Nothing has happened yet. Choose your first mix.',
  last: (before: number, after: number) =>
    after >= before
      ? `Last year you gained ${rough(after - before)} (${rate(after / before - 1)}).`
      : `Last year you lost ${rough(before - after)} (${rate(1 - after / before)}).`,
  choose: 'For the next year',
  same: 'Same as last year',
  choices: {
    stocks: '100% stocks',
    mostly: '80% stocks, 20% Treasuries',
    balanced: '60% stocks, 40% Treasuries',
    careful: '30% stocks, 50% Treasuries, 20% cash',
    bonds: '100% Treasuries',
    cash: '100% cash',
  } satisfies Record<TravelChoice, string>,
  past: {
    title: 'The years before',
    year: 'Year',
    ago: (years: number) => `${say.years(years)} ago`,
    stocks: 'US stocks',
    bonds: 'Treasuries',
    cash: 'Cash',
    prices: 'Prices',
    yours: 'You',
    choice: 'Your mix',
  },
  stop: 'Start over',
  end: {
    headline: (end: number, sixty: number) =>
      Math.abs(end / sixty - 1) < 0.005
        ? `You ended with ${rough(end)}, the same as 60/40 every year.`
        : `You ended with ${rough(end)}. 60/40 every year would have made ${rough(sixty)}.`,
    years: (from: number, to: number) => `Those were the years from January ${from} to January ${to}.`,
    real: (end: number, from: number) => `In ${from} dollars, that’s ${rough(end)}.`,
    chart: 'Your trip and other choices',
    short: { yours: 'You', sixty: '60/40', stocks: '100% stocks', best: 'Hindsight' },
    columns: {
      way: 'Way',
      end: 'Ended with',
      yearly: 'Yearly return',
      real: 'Yearly, after inflation',
      worst: 'Worst year',
    },
    ways: {
      yours: 'Your choices',
      held: 'Your first mix, held all the way',
      sixty: '60/40 every year',
      stocks: '100% stocks every year',
      cash: '100% cash every year',
      best: 'The best choice every year, known only afterward',
    },
    of: (decimal: number, year: number) => `${rate(decimal)} (${year})`,
    table: 'What else the same $10,000 could have become',
    luckTitle: 'How much of it was luck?',
    beaten: (beaten: number, choosers: number) =>
      `You beat ${say.number(beaten, 0)} of ${say.number(choosers, 0)} made-up people who picked at random each year. Some of them beat you by luck alone.`,
    starts: (starts: number, worst: number, typical: number, best: number) =>
      `The same choices from ${say.number(starts, 0)} other starting years ended between ${rough(worst)} and ${rough(best)}. Typical: ${rough(typical)}.`,
    switched: (switches: number, gain: number) =>
      switches === 0
        ? 'You never switched. Holding on is a choice too, and a hard one in a bad year.'
        : gain >= 0
          ? `You switched ${say.count(switches, 'time', 'times')}. That made ${rough(gain)} more than holding your first mix.`
          : `You switched ${say.count(switches, 'time', 'times')}. That cost ${rough(-gain)} compared with holding your first mix.`,
    one: 'One trip can’t tell skill from luck. Nobody could know the best choice in advance, and fees and taxes on switching aren’t counted.',
    again: 'Travel again',
    lost: 'This trip’s years aren’t in our record anymore, so it can’t go on.',
    year: 'Year',
    dollars: 'Dollars',
  },
  bar: (part: number) => `${share(part)} of the trip`,
} as const
