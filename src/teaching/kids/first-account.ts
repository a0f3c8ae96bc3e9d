/**
 * Three pretend accounts to choose from, then a pretend statement with one charge that is wrong and two fees. Lines that are fine are
 * explained and leave the choice. The statement adds up: what it begins with and its lines make what it ends with.
 */
import { cards } from './cards.ts'
import { type Activity, kidsGame, partsOf } from './kit/activity.ts'
import { dollars } from './kit/cents.ts'

export const accounts = {
  plain: {
    name: 'Plain Account',
    terms: 'No monthly fee. Free machines nearby.',
    verdict: 'Plain costs nothing to keep. For a small balance, that helps most.',
  },
  gift: {
    name: 'Gift Account',
    terms: 'A free cap. Then $4 a month.',
    verdict: 'The cap is gone fast, and $4 a month is $48 a year.',
  },
  gold: {
    name: 'Gold Account',
    terms: 'No fee if you keep $300 in it. If not, $6 a month.',
    verdict: 'No fee above $300. Below it, $6 a month is $72 a year.',
  },
} as const
type AccountName = keyof typeof accounts

interface Line {
  readonly what: string
  /** Cents; money out is below zero. */
  readonly cents: number
  readonly kind: 'fine' | 'wrong' | 'fee'
  readonly why: string
}
/** Cents on the first day of the statement. */
export const OPENING = 12_000
export const lines = {
  gift: { what: 'Birthday check', cents: 2500, kind: 'fine', why: 'A check from family. That one is right.' },
  snack: { what: 'Snack shop, May 4', cents: -625, kind: 'fine', why: 'The receipt says $6.25. That one is right.' },
  game: {
    what: 'Game store, May 9',
    cents: -1299,
    kind: 'fine',
    why: 'Lee bought one game that day, so one charge is right. Is there one more?',
  },
  again: {
    what: 'Game store, May 9, once more',
    cents: -1299,
    kind: 'wrong',
    why: 'The same game was charged twice. That is the wrong charge.',
  },
  machine: {
    what: 'Cash machine charge',
    cents: -300,
    kind: 'fee',
    why: 'A fee for a machine of some other bank. Next time, Lee can use a machine that is free.',
  },
  sitter: { what: 'Pet sitting pay', cents: 3000, kind: 'fine', why: 'Pay for a job Lee did. That one is right.' },
  monthly: {
    what: 'Account charge, May',
    cents: -400,
    kind: 'fee',
    why: 'A monthly fee. Lee could ask for an account that has none.',
  },
  bus: { what: 'Bus card', cents: -850, kind: 'fine', why: 'Lee took the bus. That one is right.' },
} as const satisfies Readonly<Record<string, Line>>
export type LineName = keyof typeof lines
export const lineNames = Object.keys(lines) as readonly LineName[]
export const CLOSING = OPENING + lineNames.reduce((sum, name) => sum + lines[name].cents, 0)
const toFind = lineNames.filter((name) => lines[name].kind !== 'fine').length

export interface AccountState {
  readonly account: AccountName | null
  readonly looked: readonly LineName[]
  readonly next: 'tell' | 'wait' | null
}
export const foundIn = ({ looked }: Pick<AccountState, 'looked'>): number =>
  looked.filter((name) => lines[name].kind !== 'fine').length

const game = kidsGame<AccountState>({
  name: 'kids-first-account',
  begin: () => ({ account: null, looked: [], next: null }),
  offers: (state) => {
    if (state.account === null) return Object.keys(accounts).map((name) => `open:${name}`)
    if (foundIn(state) < toFind)
      return lineNames.filter((name) => !state.looked.includes(name)).map((name) => `line:${name}`)
    return state.next === null ? ['next:tell', 'next:wait'] : []
  },
  step: (state, choice) => {
    const [what, which] = partsOf(choice)
    if (what === 'open') return { ...state, account: which as AccountName }
    if (what === 'next') return { ...state, next: which as 'tell' | 'wait' }
    return { ...state, looked: [...state.looked, which as LineName] }
  },
})
export const firstAccount: Activity<AccountState> = {
  about: cards['first-account'],
  game,
  told: (state) => {
    const { account, looked, next } = state
    if (account === null) return ['You want to open your first account. Read what each one costs.']
    if (next !== null)
      return [
        next === 'tell'
          ? 'Lee and a grown-up tell the bank. It looks into the second charge and asks the game store about it.'
          : 'Lee waits. The charge stays. The longer you wait, the harder it can be to get the money back.',
        'You read each line, and you know what the fees were for.',
        'A statement is worth one look each month.',
      ]
    const last = looked.at(-1)
    if (last === undefined)
      return [
        accounts[account].verdict,
        `Now help Lee, whose account is at some other bank. Lee’s statement begins with ${dollars(OPENING)} and ends with ${dollars(CLOSING)}.`,
      ]
    return [lines[last].why, `You found ${foundIn(state)} of ${toFind}.`]
  },
  ask: (state) => {
    if (state.account === null) return 'Which one will you open?'
    if (foundIn(state) < toFind) return 'Find one wrong charge and two fees. Which line looks odd?'
    return 'What can Lee do about the wrong charge?'
  },
  label: (choice) => {
    const [what, which] = partsOf(choice)
    if (what === 'open') return accounts[which as AccountName].name
    if (what === 'next') return which === 'tell' ? 'Tell a grown-up and the bank' : 'Wait and see'
    return lines[which as LineName].what
  },
  note: (choice) => {
    const [what, which] = partsOf(choice)
    if (what === 'open') return accounts[which as AccountName].terms
    if (what === 'next') return null
    const { cents } = lines[which as LineName]
    return `${dollars(Math.abs(cents))} ${cents < 0 ? 'out' : 'in'}`
  },
  badges: ({ next }) => (next === null ? [] : ['checked', ...(next === 'tell' ? (['asked'] as const) : [])]),
  rules: [
    'Banks, fees and lines are made up.',
    'One line is wrong, two lines are fees, and five are fine.',
    'A line that is fine is explained. Nothing is lost. There is no luck.',
  ],
  forGrownUps: 'If your child is ready, open a real account together and read the first statement line by line.',
}
