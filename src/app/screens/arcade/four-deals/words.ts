/** What Four Deals says. */
import { dollars, dollarsAndCents, percentText, plain } from '#calculators/kit/format.ts'
import type { Contract, Cost, Lender } from '#teaching/games/four-deals/cost.ts'
import {
  down,
  type ExtraName,
  extras,
  floors,
  gains,
  type Haggled,
  haggled,
  horizon,
  invoice,
  longTerm,
  MOST_MOVES,
  type Mood,
  type Move,
  moods,
  moves,
  odds,
  owed,
  rates,
  rebates,
  sticker,
  term,
  tradeWorth,
} from '#teaching/games/four-deals/design.ts'
import { type Desk, dollarsPerPoint, type LastMove, MOST_POINTS, type Phase } from '#teaching/games/four-deals/game.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'
import type { RulePart } from '../rule-sources.tsx'

const rateText = (rate: number): string => percentText(rate / 100)
const percent = (share: number): string => `${Math.round(share * 100)}%`
const amount = (deal: Haggled, by: number): string => (deal === 'loan' ? `${by / 100} points` : dollars(by))

export const dealWords: Readonly<
  Record<Haggled, { readonly name: string; readonly says: (desk: Desk) => string; readonly hint: string }>
> = {
  price: {
    name: 'Deal 1: the price',
    says: ({ price }) => `“The best I can do on the car is ${dollars(price)}.”`,
    hint: 'You have another dealer’s written quote.',
  },
  trade: {
    name: 'Deal 2: your trade-in',
    says: ({ trade }) => `“For your old car, I can give you ${dollars(trade)}.”`,
    hint: `You still owe ${dollars(owed)} on it. You have an online buyer’s written offer.`,
  },
  loan: {
    name: 'Deal 3: the loan',
    says: ({ rate, months }) => `“I can get you financed at ${rateText(rate)} for ${months} months.”`,
    hint: `Your own bank has approved you at ${rateText(rates.bank)} for ${term} months.`,
  },
}
export const moveWords: Readonly<Record<Move, { readonly label: string; readonly note: string }>> = {
  ask: { label: 'Ask for a better number', note: 'Say what you want' },
  wait: { label: 'Wait', note: 'Say nothing and let the dealer talk' },
  quote: { label: 'Show your other quote', note: 'Once in each deal' },
  walk: { label: 'Get up to leave', note: 'Once in each deal' },
}
export const moodWords: Readonly<Record<Mood, string>> = { 0: 'cool', 1: 'neutral', 2: 'warm' }
export const extraWords: Readonly<Record<ExtraName, { readonly name: string; readonly says: string }>> = {
  paint: { name: 'Paint protection', says: '“Most people add paint protection. It keeps the shine.”' },
  warranty: { name: 'Extended warranty', says: '“One repair, and the extended warranty has paid for itself.”' },
  gap: { name: 'GAP coverage', says: '“If the car is totaled, GAP pays what insurance doesn’t.”' },
}
export const lenderWords: Readonly<Record<Lender, string>> = {
  dealer: 'Dealer’s loan and the rebate',
  bank: 'Your bank’s loan and the rebate',
  zero: '0% loan, no rebate',
}

export const words = {
  title: 'Four Deals',
  lead: 'One car, four deals at one desk: price, trade-in, loan and extras. Settle each without paying for it in another. About 6 minutes.',
  unit: 'Deal',
  desk: 'At the desk',
  coach: 'Coach: show mood, odds and five-year cost',
  greetSays: '“Great car. What monthly payment are you looking for?”',
  greetAsk: 'What do you answer?',
  total: { label: 'Let’s agree on the full price first', note: 'Four deals, one at a time' },
  payment: { label: 'About $500 a month', note: 'Name a payment and get going' },
  ask: 'What do you do?',
  movesLeft: (left: number) =>
    left === 0 ? 'No moves left in this deal.' : `${left} ${left === 1 ? 'move' : 'moves'} left in this deal.`,
  noRoom: 'The dealer turns the screen to you: this is as far as it goes.',
  take: (deal: Haggled) =>
    ({ price: 'Agree on this price', trade: 'Agree on this trade-in', loan: 'Take the dealer’s loan' })[deal],
  takeLoanNote: (rate: number, months: number, rebate: number) =>
    `${rateText(rate)} for ${months} months, with the ${dollars(rebate)} rebate`,
  bank: {
    label: 'Use your bank’s loan',
    note: (rebate: number) => `${rateText(rates.bank)} for ${term} months, with the ${dollars(rebate)} rebate`,
  },
  zero: {
    label: 'Take the 0% loan',
    note: (rebate: number) => `0% for ${term} months, without the ${dollars(rebate)} rebate`,
  },
  shorter: { label: `Ask for ${term} months`, note: 'The dealer’s loan runs longer now. This always works.' },
  payNote: (payment: number) => `${dollars(payment)} a month`,
  costNote: (total: number) => `five-year cost ${dollars(total)}`,
  oddsNote: (share: number, deal: Haggled, by: number) =>
    `works ${percent(share)} of the time, for ${amount(deal, by)}`,
  mood: (mood: Mood) => `The dealer is ${moodWords[mood]}.`,
  moved: ({ worked, by, deal, move }: LastMove) =>
    worked
      ? `“All right.” It moved by ${amount(deal, by)}.`
      : move === 'walk'
        ? 'Nobody came after you. You sit down again.'
        : '“I can’t do that.” Nothing moved.',
  extraName: (name: ExtraName) => `Deal 4: ${extraWords[name].name.toLowerCase()}`,
  extraAsk: (price: number) => `It’s ${dollars(price)}, added to the loan. Do you want it?`,
  skip: 'No, thanks',
  buy: 'Add it',
  buyNote: (more: number) => `About ${dollars(more)} more a month`,
  soFar: 'Agreed so far',
  price: 'Price',
  trade: 'Trade-in',
  narrate: (desk: Desk) => phaseSaid(desk),
  ending: (over: number, score: number) =>
    over < 0.5
      ? `You signed the best deal possible at this desk: ${plain(score)} points.`
      : `Over five years, your deal costs ${dollars(over)} more than the best one possible here: ${plain(score)} points.`,
  figures: { total: 'Five-year cost', payment: 'Payment', borrowed: 'You borrow', over: 'Above the best deal' },
  contracts: 'Your contract and the best one',
  yours: 'Yours',
  best: 'Best possible',
  rows: (contract: Contract, cost: Cost) =>
    [
      ['Price', dollars(contract.price)],
      ['Trade-in', dollars(contract.trade)],
      ['Loan', lenderWords[contract.lender]],
      ['Rate', rateText(contract.rate)],
      ['Months', String(contract.months)],
      [
        'Extras',
        contract.extras.length === 0 ? 'None' : contract.extras.map((name) => extraWords[name].name).join(', '),
      ],
      ['You borrow', dollars(cost.borrowed)],
      ['Payment', dollarsAndCents(cost.payment)],
      ['Interest', dollars(cost.interest)],
      ['Five-year cost', dollars(cost.total)],
    ] as const,
  hidden: 'What you couldn’t see',
  hiddenLines: (trade: number, rebate: number) => [
    `The dealer paid ${dollars(invoice)} for the car and sells at ${dollars(floors.price)} at the lowest.`,
    `Your old car was worth ${dollars(trade)}. You owed ${dollars(owed)} on it.`,
    `With a ${dollars(rebate)} rebate, compare: 0% saves interest, the rebate lowers what you borrow.`,
    ...extras.map(
      ({ name, price, worth }) =>
        `${extraWords[name].name}: ${dollars(price)}, and in this game it pays back ${dollars(worth)} on average.`,
    ),
  ],
  mattered: (mine: string, other: string, cost: number) =>
    `You chose “${mine}.” With “${other},” five years would have cost ${dollars(Math.abs(cost))} ${cost > 0 ? 'less' : 'more'}.`,
} as const

function phaseSaid(desk: Desk): string {
  const { phase, last } = desk
  const moved = last === null ? '' : `${words.moved(last)} `
  if (phase === 'greet') return words.greetSays
  if (phase === 'extras') return extraWords[extras[desk.offered]?.name ?? 'paint'].says
  if (phase === 'over') return 'The contract is signed.'
  return `${moved}${dealWords[phase].says(desk)}`
}
/** A choice as the debrief names it. */
export function choiceWords(choice: string): string {
  const [verb = '', name = ''] = choice.split(':')
  const extra = extras.find((one) => one.name === name)
  if (extra) return `${verb === 'buy' ? 'Add' : 'Skip'} ${extraWords[extra.name].name}`
  if (choice === 'total') return words.total.label
  if (choice === 'payment') return words.payment.label
  if (choice === 'bank') return words.bank.label
  if (choice === 'zero') return words.zero.label
  if (choice === 'shorter') return words.shorter.label
  const move = moves.find((one) => one === choice)
  return move ? moveWords[move].label : 'Agree'
}
const dealNumber: Readonly<Record<Phase, number>> = { greet: 1, price: 1, trade: 2, loan: 3, extras: 4, over: 4 }
export const numberOf = (phase: Phase): number => dealNumber[phase]

export const tools = {
  yours: { label: 'Auto Loan: your contract', why: 'Your price, trade-in, rate and months.' },
  best: { label: 'Auto Loan: the best contract', why: 'The same car with the best deals of this desk.' },
} as const
export const lessons = {
  deal: 'How do I get a fair deal at the car dealer?',
  cost: 'What a car really costs',
  loans: 'Comparing loans',
}

export const rules: readonly RulePart[] = [
  {
    title: 'How it’s played',
    items: [
      `The sticker says ${dollars(sticker)}. You bring ${dollars(down)} in cash and a car worth ${dollars(tradeWorth.from)} to ${dollars(tradeWorth.to)}, with ${dollars(owed)} still owed on it.`,
      `Price, trade-in and loan: up to ${MOST_MOVES} moves each, then agree. Extras: yes or no.`,
      `Naming a payment slides the dealer’s loan from ${term} to ${longTerm} months. Asking for ${term} always brings it back.`,
      `The maker’s rebate is ${rebates.map((rebate) => dollars(rebate)).join(', ')}, each equally likely. You lose it with the 0% loan.`,
      'No sales tax and no fees here, to keep the four deals apart. All numbers are our own choices for the game.',
    ],
  },
  {
    title: 'Odds that a move works: cool, neutral, warm dealer',
    items: [
      ...moves.map((move) => `${moveWords[move].label}: ${odds[move].map(percent).join(', ')}.`),
      ...haggled.map(
        (deal) =>
          `${dealWords[deal].name}: ${moves.map((move) => `${moveWords[move].label.toLowerCase()} ${amount(deal, gains[deal][move])}`).join(', ')}.`,
      ),
      `The dealer starts ${moods[1]}. A move that fails cools the mood by a step, but waiting never does. Agreeing warms it by a step.`,
      `The lowest price is ${dollars(floors.price)}: ${dollars(floors.price - invoice)} above the invoice of ${dollars(invoice)}. The lowest rate is ${rateText(floors.loan)}.`,
    ],
  },
  {
    title: 'Cost and points',
    items: [
      `Five-year cost: cash, ${horizon} payments and what you still owe then, less what the extras pay back.`,
      `Points: ${MOST_POINTS} less 1 for each ${dollars(dollarsPerPoint)} above the best deal possible at this desk.`,
    ],
  },
]

export const classPack: ClassPack = {
  goal: 'Buy one car in four separate deals, and keep what you win in one from leaking out of another.',
  minutes: '6 minutes',
  standards: ['Spending', 'Managing credit'],
  before: [
    { ask: 'Which four deals are mixed when you buy a car?', answer: 'Price, trade-in, loan and extras.' },
    {
      ask: 'Why is “what payment do you want?” a risky question?',
      answer: 'Any payment can be reached with a longer loan.',
    },
    { ask: 'What is a rebate?', answer: 'Money the maker takes off the price.' },
    {
      ask: `You owe ${dollars(owed)} on a car worth $5,500. What happens to the rest?`,
      answer: `${dollars(owed - 5500)} is added to the new loan.`,
    },
    {
      ask: 'What would you bring to the dealer?',
      answer: 'A bank’s loan offer, other price quotes and an offer for the old car.',
    },
    { ask: 'Do you need an extended warranty to get a loan?', answer: 'No. It’s a separate product.' },
  ],
  after: [
    { ask: 'How far was your deal from the best one?', answer: 'See “What happened”.' },
    { ask: 'Which choice cost or saved the most?', answer: 'See “The choice that mattered most”.' },
    {
      ask: 'Rebate or 0%: which was better, and why?',
      answer: 'See the best contract. A small rebate loses to 0%; a large one can win.',
    },
    {
      ask: `What does an ${longTerm}-month loan do to payment and interest?`,
      answer: 'The payment falls, the interest rises.',
    },
    {
      ask: 'Which extra would you add, at which price?',
      answer: 'Own answer. Compare its price with what it pays back.',
    },
    {
      ask: 'What gave you the most power at the desk?',
      answer: 'Own answer. Often a written quote, or being ready to leave.',
    },
  ],
}
