/** What Snowball Hill says. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import {
  type Card,
  cardNames,
  cards,
  type Fee,
  feeNames,
  fees,
  purse,
  rivalDeposit,
  type Start,
  spending,
  starts,
  steadyRate,
  TO,
  TURN_YEARS,
  target,
  timesSpending,
} from '#teaching/games/snowball-hill/design.ts'
import { type Hill, placeOf, type Turn, wealthOf } from '#teaching/games/snowball-hill/game.ts'
import { duel } from '#teaching/games/snowball-hill/growth.ts'
import { lastStart } from '#teaching/games/snowball-hill/market.ts'
import { stocks } from '#teaching/games/snowball-hill/stocks.precomputed.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'
import type { RulePart } from '../rule-sources.tsx'

const feeText = (fee: Fee): string => percentText(fees[fee] * 100)
const about = (value: number): string => dollars(value >= 10_000 ? Math.round(value / 1000) * 1000 : Math.round(value))
const places = ['first', 'second', 'third', 'fourth'] as const
const placeText = (place: number): string => places[place - 1] ?? `${place}th`

export const cardWords: Readonly<Record<Card, { readonly name: string; readonly says: string }>> = {
  quiet: { name: 'Five calm years', says: 'Nothing changes.' },
  raise: { name: 'A raise', says: `You have ${dollars(cards.raise.purse)} more to invest.` },
  break: { name: 'A baby break', says: `No deposits for the first ${cards.break.pause} months.` },
  layoff: {
    name: 'A layoff',
    says: `No deposits for the first ${cards.layoff.pause} months, and ${dollars(-cards.layoff.purse)} less to invest.`,
  },
  windfall: { name: 'A windfall', says: `You have ${dollars(cards.windfall.purse)} more to invest.` },
}
export const feeWords: Readonly<Record<Fee, { readonly label: string; readonly note: string }>> = {
  low: { label: `Index fund, ${feeText('low')} a year`, note: `${dollars(fees.low * 10_000)} a year on $10,000` },
  middle: {
    label: `Managed fund, ${feeText('middle')} a year`,
    note: `${dollars(fees.middle * 10_000)} a year on $10,000`,
  },
  high: {
    label: `Fund with adviser, ${feeText('high')} a year`,
    note: `${dollars(fees.high * 10_000)} a year on $10,000`,
  },
}

export const words = {
  title: 'Snowball Hill',
  lead: `Same money, four starting ages, one hill. When you roll the ball matters more than how hard you push. About 6 minutes.`,
  unit: 'Turn',
  undo: 'Undo five years',
  who: 'Where do you start?',
  start: (start: Start) => `Age ${start}`,
  startNote: (start: Start) => `${(TO - start) / TURN_YEARS} turns`,
  mode: 'What does the market do?',
  steady: `Steady ${percentText(steadyRate * 100)}`,
  steadyNote: 'The same every year',
  history: 'Real history',
  historyNote: '45 real years of US stocks, after inflation, revealed at the end',
  duelTitle: 'The duel before you start',
  duel: (early: number, late: number) =>
    `Ana saves $${duel.deposit} a month from ${duel.from} to ${duel.stop}, then stops. Ben saves $${duel.deposit} a month from ${duel.stop} to ${duel.until}. At ${percentText(steadyRate * 100)} and without fees, Ana has ${dollars(early)} at ${duel.until}, and Ben has ${dollars(late)}.`,
  board: (age: number) => `The hill at ${age}`,
  you: (start: Start) => `You, from ${start}`,
  rival: (start: Start) => `Token from ${start}`,
  waits: (start: Start) => `Starts at ${start}`,
  free: (age: number) => `covered at ${age}`,
  barLabel: (name: string, value: number) =>
    `${name}: ${dollars(value)} of the ${dollars(target)} that covers spending`,
  purse: 'Left to invest',
  balance: 'Invested',
  place: 'Place',
  placeOf: placeText,
  card: (age: number) => `Ages ${age} to ${age + TURN_YEARS}`,
  deposit: 'Deposit each month',
  depositText: (deposit: number) => (deposit === 0 ? 'Nothing' : dollars(deposit)),
  fee: 'Which fund?',
  plan: (deposit: number, months: number, left: number) =>
    deposit === 0 || months === 0
      ? 'Nothing goes in; what’s invested keeps growing.'
      : `${dollars(deposit)} for ${months} months is ${dollars(deposit * months)}. ${dollars(left)} would be left to invest.`,
  go: (age: number) => `Roll on to ${age}`,
  narrateStart: (start: Start) =>
    `You’re ${start} with ${dollars(purse)} to invest over your life. Choose a monthly deposit and a fund.`,
  narrate: ({ age, card, end }: Turn, place: number) =>
    `${cardWords[card].name} from ${age} to ${age + TURN_YEARS}. You have ${about(end)} invested and you’re in ${placeText(place)} place.`,
  ending: (hill: Hill) =>
    `At ${TO}, you have ${about(wealthOf(hill))} and finish ${placeText(placeOf(hill))} of 4. ${hill.freeAt === null ? `Your investments didn’t reach the ${about(target)} that covers your spending.` : `Your investments covered your spending from ${hill.freeAt} on.`}`,
  figures: { wealth: `Money at ${TO}`, paid: 'You put in', growth: 'Growth after fees', free: 'Spending covered at' },
  never: 'Not reached',
  planText: (deposit: number, fee: Fee) =>
    `${deposit === 0 ? 'nothing' : `${dollars(deposit)} a month`} at ${feeText(fee)}`,
  mattered: (age: number, mine: string, other: string, worth: number) =>
    `At ${age}, you chose ${mine}. With ${other} for those five years, you’d have ${about(Math.abs(worth))} ${worth > 0 ? 'less' : 'more'} at ${TO}.`,
  counting: 'Replaying your turns…',
  chart: 'The four tokens by age',
  chartSummary: (mine: number, best: number) =>
    `You ended with ${about(mine)}; the best of the others with ${about(best)}.`,
  years: (first: number) => `The years were ${first} to ${first + TO - 23}`,
  yearsNote: `Real US stock returns after inflation. Every start from ${stocks.firstYear} to ${lastStart} is as likely, most of these stretches overlap, and this is one country. Past returns don’t promise future ones.`,
  steadyChartNote: 'No market is this steady. Try the same code with real history.',
  age: 'Age',
} as const

export const tools = {
  compound: { label: 'Compound Interest', why: 'Your average deposit and your years, to change as you like.' },
  fees: { label: 'Brokerage Fees', why: (fee: Fee) => `What ${feeText(fee)} a year takes over your years.` },
} as const
export const lessons = {
  early: 'Why does starting early beat saving more?',
  fees: 'What 1% takes',
  enough: 'How much is enough',
}

export const rules: readonly RulePart[] = [
  {
    title: 'How it’s played',
    items: [
      `Everyone has ${dollars(purse)} to invest over a life, as much as $${rivalDeposit} a month for 30 years. You choose when.`,
      `Each turn is ${TURN_YEARS} years, up to age ${TO}. You choose a monthly deposit up to $600 and a fund. Deposits stop when your money to invest is gone.`,
      `You choose a start of ${starts.join(', ')}. The other three tokens put in $${rivalDeposit} a month from their own start, in the index fund, and they draw no cards.`,
      `First place: the first whose investments reach ${timesSpending} times a year’s spending of ${dollars(spending)}, which is ${dollars(target)}. If nobody does, the one with the most at ${TO}.`,
      'Twenty-five times spending is a rule of thumb, not a promise. All amounts and prices are our own choices for the game.',
    ],
  },
  {
    title: 'Cards, one each turn, seen before you choose',
    items: cardNames.map(
      (name) => `${cardWords[name].name}: ${Math.round(cards[name].chance * 100)} in 100. ${cardWords[name].says}`,
    ),
  },
  {
    title: 'Growth and fees',
    items: [
      `Steady: ${percentText(steadyRate * 100)} a year, compounded monthly; deposits go in at the end of each month.`,
      'Real history: the yearly return of US stocks after inflation, 45 years in a row from a start your code draws.',
      `All three funds earn the same before fees: ${feeNames.map(feeText).join(', ')} a year of what’s invested.`,
      'No taxes.',
    ],
  },
  { title: 'Points', items: [`1 for each $1,000 at ${TO}, invested or still in your pocket.`] },
]

export const classPack: ClassPack = {
  goal: 'Put the same money in at different ages, and see which years count most.',
  minutes: '6 minutes',
  standards: ['Saving', 'Investing'],
  before: [
    { ask: 'What is compound growth?', answer: 'Growth on your money and on the growth it already earned.' },
    {
      ask: `Who has more at 65: ten years of $300 a month from 22, or 33 years of it from 32? Both at 7%.`,
      answer: 'The early saver: $519,620 against $463,219.',
    },
    { ask: 'About how long does money take to double at 7%?', answer: 'About 10 years: 72 divided by 7.' },
    { ask: 'A fund charges 1.5% a year. What does it take from $10,000 in a year?', answer: '$150.' },
    { ask: `What is ${timesSpending} times $30,000?`, answer: dollars(target) },
    { ask: 'When in life do you think saving is hardest?', answer: 'Own answer.' },
  ],
  after: [
    { ask: 'In which five years did most of your own money go in?', answer: 'Own answer, from the turns.' },
    { ask: 'How much of your end came from growth?', answer: 'See “Growth after fees”.' },
    { ask: 'Which turn mattered most, and why?', answer: 'See “The choice that mattered most”. Usually an early one.' },
    {
      ask: 'What did the fee cost you, or what would a high one have cost?',
      answer: 'See the replayed choice, or try the same code again.',
    },
    { ask: 'Which card hurt most, and what would soften it?', answer: 'Own answer. For example, an emergency fund.' },
    {
      ask: 'A person starts at 42. What helps them most?',
      answer: 'Larger deposits at once, low fees, and every year they have.',
    },
  ],
}
