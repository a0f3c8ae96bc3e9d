/** The end of a life in words. */
import { dollars } from '#calculators/kit/format.ts'
import { points } from '#teaching/games/freedom/design.ts'
import { type Life, wealthOf } from '#teaching/games/freedom/life.ts'
import { market } from '#teaching/games/freedom/market.precomputed.ts'
import { lastYear, type Stretch, usualStretch } from '#teaching/games/freedom/market.ts'
import type { Mattered } from '#teaching/games/freedom/mattered.ts'
import { freedomOf } from '#teaching/games/freedom/meters.ts'
import type { Score, Title } from '#teaching/games/freedom/score.ts'
import { answerWords, cardNames, helpWords } from './card-words.ts'
import { optionWords, thingNames } from './plan-words.ts'
import { about, percentOf } from './round.ts'

const one = (value: number): string => (Math.round(value * 10) / 10).toString()

export const titleWords: Readonly<Record<Title, string>> = {
  'shock-absorber': 'Shock Absorber',
  'joy-spender': 'Joy Spender',
  'late-bloomer': 'Late Bloomer',
  builder: 'Builder',
  'steady-keeper': 'Steady Keeper',
}

/** A choice as somebody would name it: '401(k) at work: 6% of pay'. */
export function choiceWords(choice: string): string {
  const [thing = ''] = choice.split(':')
  if (thing === 'help') return helpWords.options[choice]?.label ?? choice
  if (thing === 'scam' || thing === 'family' || thing === 'windfall' || thing === 'joy') {
    const isCard = thing !== 'family' || /:(give|lend|refuse)$/.test(choice)
    if (isCard) return `${cardNames[thing]}: ${answerWords(choice).label}`
  }
  const name = thingNames[choice.slice(0, choice.lastIndexOf(':'))] ?? thingNames[thing] ?? thing
  return `${name}: ${optionWords(choice)}`
}

/** What the other way would have led to. `dollars` and `points` are as played less instead. */
function instead({ dollars: lost, points: by }: Mattered): string {
  const money =
    Math.abs(lost) < 500 ? 'about the same wealth' : `${about(Math.abs(lost))} ${lost > 0 ? 'less' : 'more'}`
  const score = Math.abs(by) < 0.05 ? 'the same score' : `${one(Math.abs(by))} ${by > 0 ? 'fewer' : 'more'} points`
  return `${money} and ${score}`
}
export function matteredSaid(mattered: Mattered): string {
  const { age, chosen, other } = mattered
  const result = instead(mattered)
  if (chosen === null) return `“${choiceWords(other ?? '')}” from the first year would have left you with ${result}.`
  const made = `At ${age}, you chose “${choiceWords(chosen)}.”`
  return other === null
    ? `${made} Leaving things as they were would have left you with ${result}.`
    : `${made} “${choiceWords(other)}” would have left you with ${result}.`
}

export const endingWords = {
  said: (life: Life, score: Score, title: string) => {
    const free = freedomOf(life)
    return `At ${life.person.age}, you own ${about(wealthOf(life.money))} after debts. Your investments cover ${percentOf(Math.min(9.99, free.share))} of what the life you chose needs. Style: ${title}, ${Math.round(score.total)} of 100 points.`
  },
  figures: {
    wealth: 'Net worth',
    freedom: 'Freedom',
    freedomAlone: (share: string) => `${share} without Social Security`,
    pension: 'Social Security at 67',
    pensionNote: 'A year, on the pay so far',
    years: 'The real years behind yours',
  },
  score: 'Your score in four parts',
  parts: (score: Score) => [
    { label: 'Freedom', value: score.freedom, of: points.freedom, note: 'Investments against the life you chose' },
    {
      label: 'Resilience',
      value: score.resilience,
      of: points.resilience,
      note:
        score.shocks === 0
          ? 'No shocks came'
          : `Paid ${score.weathered} of ${score.shocks} ${score.shocks === 1 ? 'shock' : 'shocks'} without borrowing`,
    },
    { label: 'Joy', value: score.joy, of: points.joy, note: 'Money is for living' },
    {
      label: 'Care',
      value: score.care,
      of: points.care,
      note: `Covered in ${score.caredYears} years, will and beneficiaries set in ${score.paperYears}`,
    },
  ],
  best: 'Three choices that mattered most',
  bestNote:
    'We replayed your thirty years with the same luck, changing one choice each time. It’s hindsight: insurance you didn’t need still protected you.',
  costliest: 'Your costliest choices',
  helpful: 'Your best choices',
  counting: 'Replaying your years…',
  yearsTitle: 'The real years behind yours',
  yearsLead: `Your code drew these stretches of US history. They’re ${usualStretch} years long on average, and every year from ${market.firstYear} to ${lastYear} is as likely.`,
  stretch: ({ firstYear, lastYear: last }: Stretch, ages: string) =>
    `${ages}: ${firstYear === last ? firstYear : `${firstYear}–${last}`}`,
  ages: (from: number, to: number) => (from === to ? `Age ${from}` : `Ages ${from}–${to}`),
  yearsShort: (count: number) => (count === 1 ? '1 stretch' : `${count} stretches`),
  yearsFrom: (first: number, last: number) => `Of the years ${first} to ${last}`,
  yearsNote: 'Real US returns after inflation, by your age.',
  luck: 'Luck and choice',
  luckNote: (count: number) =>
    `We play your choices ${count} times with other luck, and ${count} random lives with your luck.`,
  luckDone: (done: number, count: number) => `${done} of ${count}`,
  stop: 'Stop',
  stopped: (done: number) => `Stopped after ${done} of each.`,
  otherLuck: (share: string) => `With the same choices, ${share} of other lucks ended less free than yours.`,
  otherChoices: (share: string) => `With the same luck, ${share} of random lives ended less free than yours.`,
  wealthChart: 'Your net worth by age',
  stocksChart: 'Stocks in your years',
  chartNote: 'After inflation. Past returns don’t promise future ones.',
  timeline: 'Your years',
  columns: {
    age: 'Age',
    year: 'Year',
    stocks: 'Stocks',
    earned: 'Earned',
    taxes: 'Taxes',
    living: 'Living',
    wealth: 'Net worth',
  },
  dollars,
} as const
