/** What Storm Jar says. */
import { dollars, percentText, plain } from '#calculators/kit/format.ts'
import { published } from '#teaching/games/storm-jar/basis.precomputed.ts'
import {
  averageOf,
  type Covers,
  debtRate,
  rules as dice,
  isCovered,
  leftOver,
  type Peril,
  perils,
  points,
  startCushion,
  YEARS,
} from '#teaching/games/storm-jar/design.ts'
import { dryYears, type Jar, scoreOf, type YearBook } from '#teaching/games/storm-jar/game.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'
import type { RulePart } from '../rule-sources.tsx'

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const perilWords: Readonly<
  Record<Peril, { readonly cover: string; readonly event: string; readonly price: string }>
> = {
  home: { cover: 'Home', event: 'Home damage', price: 'Home insurance' },
  car: { cover: 'Car', event: 'Car crash', price: 'Collision and liability' },
  hospital: { cover: 'Fuller health plan', event: 'Hospital stay', price: 'On top of your basic plan' },
  phone: { cover: 'Phone', event: 'Broken phone', price: 'Phone plan' },
}
export const setWords = (covers: Covers): string => {
  const named = perils.filter((peril) => isCovered(covers, peril)).map((peril) => perilWords[peril].cover.toLowerCase())
  if (named.length === 0) return 'No coverage'
  if (named.length === perils.length) return 'All four'
  const text = list(named)
  return `${text[0]?.toUpperCase()}${text.slice(1)}`
}
const percent = (share: number): string => percentText(share * 100, share < 0.095 ? 1 : 0)

export const words = {
  jarName: 'The jar',
  basicPlan: 'Basic health plan',
  title: 'Storm Jar',
  lead: 'Ten years, one jar of money, four things that can go wrong. What do you insure, and what do you risk? About 6 minutes.',
  unit: 'Year',
  undo: 'Same dice, other choices',
  jar: 'In your jar',
  debt: 'You owe',
  jarNote: (left: number) => `${dollars(left)} goes in each year, before coverage.`,
  dry: 'Years without debt',
  last: (year: number) => `Year ${year}`,
  calm: 'Nothing went wrong.',
  hit: (peril: Peril, amount: number, yours: number, covered: boolean) =>
    `${perilWords[peril].event}: ${dollars(amount)}. ${covered ? `Covered, so you paid ${dollars(yours)}.` : 'Not covered, so you paid it all.'}`,
  other: (other: number, wasCovered: boolean) =>
    wasCovered
      ? `Without coverage, you’d have paid ${dollars(other)}.`
      : `With coverage, you’d have paid ${dollars(other)}.`,
  paid: (price: number) => (price > 0 ? `Coverage cost ${dollars(price)}.` : 'You bought no coverage.'),
  interest: (interest: number) => `Interest on your debt: ${dollars(interest)}.`,
  choose: (year: number) => `What do you cover in year ${year}?`,
  chance: (peril: Peril) => `${Math.round(dice[peril].chance * 100)} of 100 years`,
  chanceLabel: (peril: Peril) => `${perilWords[peril].event} in ${Math.round(dice[peril].chance * 100)} of 100 years`,
  average: (peril: Peril) => `Costs ${dollars(averageOf(dice[peril]))} on average`,
  worst: (peril: Peril) => `At worst ${dollars(Math.max(...dice[peril].sizes.map(({ amount }) => amount)))}`,
  yours: (peril: Peril) => `Covered: you pay ${dollars(dice[peril].yours)} at most`,
  price: (peril: Peril) => `${dollars(dice[peril].price)} a year`,
  isOn: 'Covered',
  isOff: 'Not covered',
  total: (price: number) => `Coverage this year: ${dollars(price)}. Into the jar: ${dollars(leftOver - price)}.`,
  go: (year: number) => `Live year ${year}`,
  narrate: (book: YearBook, cushion: number, year: number) =>
    `Year ${year} is over. ${book.hits.length === 0 ? 'Nothing went wrong.' : book.hits.map(({ peril, yours }) => `${perilWords[peril].event}, you paid ${dollars(yours)}.`).join(' ')} ${cushion < 0 ? `You owe ${dollars(-cushion)}.` : `Your jar holds ${dollars(cushion)}.`}`,
  narrateStart: `Your jar holds ${dollars(startCushion)}. Choose what to cover in year 1.`,
  ending: (jar: Jar) =>
    `${dryYears(jar)} of ${YEARS} years without debt. ${jar.cushion < 0 ? `You end owing ${dollars(-jar.cushion)}` : `Your jar ends with ${dollars(jar.cushion)}`}: ${plain(scoreOf(jar))} points.`,
  figures: { dry: 'Years without debt', end: 'Jar at the end', prices: 'Paid for coverage', losses: 'Losses you paid' },
  matteredCoverage: (year: number, had: string, other: string, dollarsMore: number, pointsMore: number) =>
    `In year ${year} you had “${had}.” With “${other},” you’d have ended with ${dollars(Math.abs(dollarsMore))} ${dollarsMore < 0 ? 'less' : 'more'} and ${Math.abs(pointsMore)} ${Math.abs(pointsMore) === 1 ? 'point' : 'points'} ${pointsMore < 0 ? 'fewer' : 'more'}.`,
  chart: 'What each choice costs on average, and how often it ends in debt',
  chartNote:
    'Worked out from every possible roll, not from your dice. Insurance costs more than it pays back on average. What it buys is fewer ruined years.',
  columns: { set: 'Every year the same', cost: 'Average ten-year cost', debt: 'Chance of debt' },
  debtLabel: (share: number) => `${percent(share)} of games end up in debt at least once`,
  percent,
  most: 'What you chose most often',
  luck: (share: number) =>
    `If you’d kept your most frequent choice for ten years, ${percent(share)} of games would reach debt at least once.`,
} as const

export const tools = {
  hub: { label: 'Insurance Hub', why: 'The coverage you kept most, with its deductibles and gaps.' },
  guide: { label: 'Insurance Guide', why: 'Which coverage fits which loss.' },
  fund: {
    label: 'Emergency Fund',
    why: (end: number) =>
      end > 0 ? `How far ${dollars(end)} carries you, and what size fits.` : 'What size of cushion fits your own life.',
  },
} as const
export const lessons = { logic: 'What to insure', home: 'Auto, home and renters', fund: 'Emergency fund' }

export const rules: readonly RulePart[] = [
  {
    title: 'How it’s played',
    items: [
      `You start with ${dollars(startCushion)}. Each year ${dollars(leftOver)} is left over. Coverage is paid from it.`,
      'Choose what to cover, then live the year. Every kind of loss has its own die, and the dice never depend on your choices.',
      `Below zero the jar is debt. It grows ${Math.round(debtRate * 100)}% a year until your savings pay it off.`,
      'Here you may skip any coverage. In real life your lender or your state may require some.',
    ],
  },
  {
    title: 'The dice',
    items: [
      ...perils.map(
        (peril) =>
          `${perilWords[peril].event}: ${Math.round(dice[peril].chance * 100)} in 100 a year. ${dice[peril].sizes.map(({ chance, amount }) => `${dollars(amount)} (${Math.round(chance * 100)}%)`).join(', ')}. Coverage ${dollars(dice[peril].price)} a year; then you pay at most ${dollars(dice[peril].yours)}.`,
      ),
      `Home: 1 in ${published.homeOneIn} insured homes has a claim in a year. Hospital: ${percentText(published.hospitalShare * 100, 1)} of people from 1 to 64 stay overnight in a year. ${dollars(published.healthLimit)} is the most covered care may cost one person in ${published.year}.`,
      'The other chances, every amount and every price are our own choices for the game.',
    ],
  },
  {
    title: 'Points',
    items: [
      `${points.dryYear} for each year that ends without debt.`,
      `1 for each $${points.dollarsPerPoint} in the jar at the end, and 1 fewer for each $${points.dollarsPerPoint} you owe.`,
    ],
  },
]

export const classPack: ClassPack = {
  goal: 'Keep a jar of money above zero for ten years, and see what insurance costs and what it buys.',
  minutes: '6 minutes',
  standards: ['Managing risk'],
  before: [
    { ask: 'What is a premium?', answer: 'The price you pay for coverage, whether or not anything happens.' },
    { ask: 'What is a deductible?', answer: 'The part of a loss you pay before insurance pays.' },
    {
      ask: 'A loss of $12,000 happens in 5 of 100 years. What does it cost in an average year?',
      answer: '$600: 5% of $12,000.',
    },
    {
      ask: 'That coverage costs $900 a year. Why would anyone buy it?',
      answer: 'The average is not what ruins you. One bad year could.',
    },
    {
      ask: 'Which losses would your own savings pay without trouble?',
      answer: 'Own answer. Often a phone, rarely a house.',
    },
    { ask: 'Which of the four would you cover first?', answer: 'Own answer. Compare it with what you did.' },
  ],
  after: [
    { ask: 'How many of your ten years ended without debt?', answer: 'See “What happened”.' },
    { ask: 'What did you pay for coverage, and what for losses?', answer: 'See the figures in the result.' },
    { ask: 'Which year’s choice mattered most?', answer: 'See “The choice that mattered most”.' },
    {
      ask: 'Which set is cheapest on average, and how often does it end in debt?',
      answer: 'No coverage; see the table of the result.',
    },
    {
      ask: 'Does phone coverage lower the chance of debt?',
      answer: 'No. It raises it a little, because its price drains the jar.',
    },
    { ask: 'Say the rule in one sentence.', answer: 'Insure what you couldn’t pay yourself, and save for the rest.' },
  ],
}
