/** Five clues about one small paycheck: gross, what is missing, where it went, take-home pay, and a longer week. */
import { shuffled } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, partsOf } from './kit/activity.ts'
import { dollars } from './kit/cents.ts'
import { HOURLY_CENTS, HOURS, longerStub, rates, stub } from './paycheck.precomputed.ts'

interface Clue {
  readonly ask: string
  /** The right one first. */
  readonly answers: readonly [string, string, string]
  readonly why: string
}
const missing = stub.gross - stub.net
export const clues: readonly Clue[] = [
  {
    ask: 'How much did Jo earn before anything was taken out?',
    answers: [dollars(stub.gross), dollars(HOURLY_CENTS + HOURS * 100), dollars(stub.net)],
    why: `${HOURS} hours × ${dollars(HOURLY_CENTS)} = ${dollars(stub.gross)}. That is called gross pay.`,
  },
  {
    ask: `The bank shows ${dollars(stub.net)}. How much is missing?`,
    answers: [dollars(missing), dollars(missing * 2), dollars(stub.net)],
    why: `${dollars(stub.gross)} − ${dollars(stub.net)} = ${dollars(missing)}.`,
  },
  {
    ask: 'Where did most of the missing money go?',
    answers: ['Social Security', 'The boss', 'A bank fee'],
    why: `Social Security got ${dollars(stub.socialSecurity)}: ${rates.socialSecurity}% of the pay. It pays people when they are old or can’t work.`,
  },
  {
    ask: `What about the other ${dollars(stub.medicare)}?`,
    answers: ['Medicare', 'A tip', 'Rent'],
    why: `Medicare got ${rates.medicare}%. It helps older people pay the doctor. Together that is ${rates.both}%, and it is called FICA.`,
  },
  {
    ask: `Next week Jo works ${longerStub.hours} hours. What will reach the bank?`,
    answers: [dollars(longerStub.net), dollars(longerStub.gross), dollars(longerStub.net - missing)],
    why: `${dollars(longerStub.gross)} less ${rates.both}% is ${dollars(longerStub.net)}. That is net pay, or take-home pay.`,
  },
]
export interface MysteryState {
  readonly seed: number
  readonly at: number
  readonly missed: readonly number[]
  /** Clues solved at the first try. */
  readonly first: number
  readonly last: 'none' | 'right' | 'wrong'
}
const rowOf = ({ seed, at, missed }: MysteryState): readonly number[] =>
  at >= clues.length ? [] : shuffled(seed, `row:${at}`, [0, 1, 2]).filter((answer) => !missed.includes(answer))

export const paycheckMystery: Activity<MysteryState> = {
  about: cards['paycheck-mystery'],
  game: kidsGame<MysteryState>({
    name: 'kids-paycheck-mystery',
    begin: (seed) => ({ seed, at: 0, missed: [], first: 0, last: 'none' }),
    offers: (state) => rowOf(state).map((answer) => `answer:${answer}`),
    step: (state, choice) => {
      const answer = Number(partsOf(choice)[1])
      if (answer !== 0) return { ...state, missed: [...state.missed, answer], last: 'wrong' }
      return {
        ...state,
        at: state.at + 1,
        missed: [],
        first: state.first + (state.missed.length === 0 ? 1 : 0),
        last: 'right',
      }
    },
  }),
  told: ({ at, last }) => [
    ...(last === 'none' ? [`Jo worked ${HOURS} hours at a bike shop for ${dollars(HOURLY_CENTS)} an hour.`] : []),
    ...(last === 'wrong' ? ['Not that one. Look at the stub again.'] : []),
    ...(last === 'right' ? [clues[at - 1]?.why ?? ''] : []),
    ...(at >= clues.length ? ['Case closed. The money did not vanish, and now you can read a pay stub.'] : []),
  ],
  ask: ({ at }) => clues[at]?.ask ?? '',
  label: (choice, { at }) => clues[at]?.answers[Number(partsOf(choice)[1])] ?? '',
  badges: ({ at }) => (at >= clues.length ? ['checked', 'trick'] : []),
  rules: [
    'There are five clues. A wrong answer costs nothing.',
    'Jo earns too little here for income tax to come out of each paycheck.',
    'Some states take a bit more. Luck just mixes the answers.',
  ],
  forGrownUps: 'Show your own pay stub with the numbers covered, and find the same lines.',
}
