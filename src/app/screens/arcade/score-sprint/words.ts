/** What Score Sprint says. */
import { dollars, dollarsAndCents, listText, percentText } from '#calculators/kit/format.ts'
import { directionsOf } from '#engine/planning/credit-score/actions.ts'
import {
  allGreen,
  type Factor,
  type File,
  factors,
  type PlayCard,
  rangeOf,
  weightFor,
} from '#teaching/games/score-sprint/credit.ts'
import {
  bars,
  bonus,
  cardApr,
  charges,
  eventChance,
  goalInterest,
  green,
  lateFee,
  MONTHS,
  minimumRule,
  spread,
  startCards,
  startCash,
  surplus,
} from '#teaching/games/score-sprint/design.ts'
import { type EventOption, eventAt, events } from '#teaching/games/score-sprint/events.ts'
import { fullOf, leastOf, mostPoints } from '#teaching/games/score-sprint/game.ts'
import { guide, inquiryCounts } from '#teaching/games/score-sprint/published.precomputed.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'

const percent = (share: number) => percentText(share * 100, 0)
export const words = {
  title: 'Score Sprint',
  lead: `Two years with two credit cards and a car loan. Turn five bars green and keep interest under ${dollars(goalInterest)}. About 7 minutes.`,
  unit: 'Month',
  cash: 'Cash',
  owed: 'Owed on cards',
  interest: 'Card interest so far',
  strength: 'Credit strength',
  strengthNote: 'of 100, our estimate',
  range: ([low, high]: readonly [number, number]) => `${low} to ${high}`,
  bars: 'The five parts of a score',
  barsNote: 'The percentages are FICO’s public weights. The bars are our estimate, never a real score.',
  good: 'green',
  low: 'below green',
  cards: 'Your cards',
  month: (month: number) => `Month ${month + 1}`,
  over: 'The two years are over.',
  pay: 'Your card statements are due.',
} as const

export const factorNames: Readonly<Record<Factor, string>> = {
  'payment-history': 'Payment history',
  'amounts-owed': 'Amounts owed',
  length: 'Length of history',
  'new-credit': 'New credit',
  mix: 'Credit mix',
}
export const weightText = (factor: Factor): string => percent(weightFor(factor))

export const cardNames: Readonly<Record<string, string>> = {
  first: 'First card',
  second: 'Second card',
  offer: 'New card',
  store: 'Store card',
}
export const cardText = ({ id, balance, limit }: PlayCard): string =>
  `${cardNames[id] ?? id}: ${dollars(balance)} of ${dollars(limit)}, ${percent(balance / limit)} used`

export function asked(file: File): { readonly ask: string; readonly hint?: string } {
  const [ask] = file.asks
  if (ask === undefined) return { ask: words.over }
  if (ask.kind === 'event') return { ask: eventAt(ask.id).ask }
  return {
    ask: words.pay,
    hint: `You owe ${dollarsAndCents(fullOf(file))} and have ${dollarsAndCents(file.cash)}. The minimums are ${dollarsAndCents(leastOf(file))}.`,
  }
}
/** Which factors an option touches, from the engine that drives the simulator. */
function touched(option: EventOption): string | null {
  if (option.deed === undefined) return null
  const ways = directionsOf(option.deed)
  const of = (way: string) =>
    factors.filter((factor) => ways[factor] === way).map((factor) => factorNames[factor].toLowerCase())
  const parts = [
    ...(of('up').length > 0 ? [`helps ${listText(of('up'))}`] : []),
    ...(of('down').length > 0 ? [`lowers ${listText(of('down'))}`] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
export function answerText(choice: string, file: File): { readonly label: string; readonly note?: string } {
  const [ask] = file.asks
  if (ask?.kind === 'event') {
    const option = eventAt(ask.id).options.find(({ key }) => `do:${key}` === choice)
    if (option) return { label: option.label, ...(option.note === undefined ? {} : { note: option.note }) }
  }
  const plain: Readonly<Record<string, { readonly label: string; readonly note?: string }>> = {
    full: { label: `Pay in full, ${dollarsAndCents(fullOf(file))}`, note: 'No interest' },
    most: { label: `Pay all you have, ${dollarsAndCents(file.cash)}`, note: 'The fullest card first' },
    least: { label: `Pay the minimums, ${dollarsAndCents(leastOf(file))}`, note: 'The rest costs interest' },
    late: {
      label: 'Pay nothing this month',
      note: `Late: ${dollars(lateFee)} for each card, and payment history falls`,
    },
  }
  return plain[choice] ?? { label: choice }
}
/** What the last choice did to the parts of a score. Null where it touched none. */
export function effectText(before: File | undefined, choice: string | undefined): string | null {
  const [ask] = before?.asks ?? []
  if (ask?.kind !== 'event' || choice === undefined) return null
  const option = eventAt(ask.id).options.find(({ key }) => `do:${key}` === choice)
  const said = option ? touched(option) : null
  return said === null ? null : `That ${said}.`
}
export function narration(file: File): string {
  const [low, high] = rangeOf(file)
  const base = `Credit strength ${low} to ${high} of 100. Cash ${dollars(file.cash)}.`
  if (file.month >= MONTHS) return `${words.over} ${base}`
  const { ask, hint } = asked(file)
  return `Month ${file.month + 1} of ${MONTHS}. ${base} ${ask} ${hint ?? ''}`
}

export const ending = {
  said: (file: File) => {
    const [low, high] = rangeOf(file)
    const late =
      file.lates === 0
        ? 'without a late payment'
        : `with ${file.lates} late ${file.lates === 1 ? 'payment' : 'payments'}`
    const goal =
      allGreen(file) && file.interest < goalInterest
        ? 'You reached the goal: all bars green, and little interest.'
        : allGreen(file)
          ? `All bars are green, but interest came to more than ${dollars(goalInterest)}.`
          : 'Not all bars are green yet.'
    return `You came through two years ${late}. Your credit strength is ${low} to ${high} of 100, and card interest cost ${dollarsAndCents(file.interest)}. ${goal}`
  },
  interest: 'Card interest',
  fees: 'Late fees',
  cash: 'Cash at the end',
  tools: {
    simulator: {
      label: 'Credit Score Simulator',
      why: 'Your cards from the game: try the same moves from your own score.',
    },
    card: {
      label: 'Smart Credit Card',
      why: 'Your cards from the game: add their rewards and see which fits what you buy.',
    },
    payoff: {
      label: 'Credit Card Payoff',
      why: (owed: number) => `You still owe ${dollars(owed)}. See what each plan costs.`,
    },
  },
  lessons: [
    { slug: 'credit-scores', title: 'What moves my credit score?' },
    { slug: 'cards-and-grace', title: 'Why is my card free one month and costly the next?' },
  ],
} as const

export const rules: readonly { readonly title: string; readonly items: readonly string[] }[] = [
  {
    title: 'Money',
    items: [
      `You begin with ${dollars(startCash)}. Each month ${dollars(surplus)} is left for cards and surprises, and ${dollars(charges.from)} to ${dollars(charges.to)} of purchases go on the second card.`,
      `The cards: ${listText(startCards.map(({ limit, balance }) => `${dollars(balance)} owed of a ${dollars(limit)} limit`))}. What you don’t pay costs a twelfth of ${percent(cardApr)} a month.`,
      `The minimum is ${percent(minimumRule.percent)} of the balance and the month’s interest, or ${dollars(minimumRule.floor)} if that’s more. Paying nothing costs ${dollars(lateFee)} for each card.`,
    ],
  },
  {
    title: 'The bars',
    items: [
      `Weights, from FICO: ${listText(factors.map((factor) => `${factorNames[factor].toLowerCase()} ${weightText(factor)}`))}.`,
      `Payment history: a missed payment takes ${bars.late}, a collection ${bars.collection}. ${bars.healing} come back each month.`,
      `Amounts owed: the share of your limits in use, by our estimate. Half counts all cards, half the fullest one. FICO’s advice is to stay under ${percent(guide.keepUnder)}, best under ${percent(guide.bestUnder)}.`,
      `Length: full at an average age of ${bars.fullAge} months. A new account lowers the average.`,
      `New credit: each hard inquiry takes ${bars.inquiry} for ${inquiryCounts} months. Mix: ${bars.bothKinds} with cards and a loan.`,
      `Green begins at ${green}. The meter shows ${spread} to each side, because only the score’s makers know the formulas.`,
    ],
  },
  {
    title: 'Events and score',
    items: [
      `Each month brings an event with a chance of ${percent(eventChance)}. There are ${events.length}, each at most once. Chances of later trouble are on the buttons.`,
      `Score: the strength of your bars, plus ${bonus.green} if all are green, plus ${bonus.interest} if interest stayed under ${dollars(goalInterest)}. The most is ${mostPoints}.`,
      'Amounts, chances and bar sizes are design values. The weights and the time an inquiry counts are published.',
    ],
  },
]

export const classPack: ClassPack = {
  goal: `In two years, turn all five parts of a credit score green and pay less than ${dollars(goalInterest)} of card interest.`,
  minutes: '7 minutes',
  standards: ['Managing credit'],
  before: [
    {
      ask: 'Name the five parts of a FICO Score. Which weighs most?',
      answer: `${listText(factors.map((factor) => `${factorNames[factor]} ${weightText(factor)}`))}.`,
    },
    { ask: 'What is a card’s utilization?', answer: 'The share of its limit that’s in use.' },
    {
      ask: 'A card has a $500 limit and a $200 balance. What is its utilization?',
      answer: '40%: $200 divided by $500.',
    },
    { ask: 'What is a hard inquiry?', answer: 'A lender’s look at your report because you applied for credit.' },
    { ask: 'Does carrying a balance help a score?', answer: 'No. It only costs interest.' },
    { ask: 'What does co-signing mean?', answer: 'You owe the loan too, and its late payments are yours.' },
  ],
  after: [
    { ask: 'Which bar was hardest to turn green? Why?', answer: 'Own answer.' },
    { ask: 'What did your card interest come to?', answer: 'See “Card interest” in the result.' },
    { ask: 'Which choice mattered most?', answer: 'See “The choice that mattered most”.' },
    {
      ask: 'What did a new card do to length and new credit, and what to amounts owed?',
      answer: 'Length and new credit fell. Amounts owed could improve, as the limits grew.',
    },
    {
      ask: 'Why is the meter a range and not one number?',
      answer: 'The formulas are secret and there are many scores. Only their makers know them.',
    },
    {
      ask: 'Why does payment history heal so slowly?',
      answer: 'It weighs most, and late payments stay on a report for years.',
    },
  ],
}
