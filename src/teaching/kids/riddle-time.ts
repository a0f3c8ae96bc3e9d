/** Six riddles of those for children. The answer stands among two others, so that nothing is typed; a wrong one leaves the row. */
import { shuffled } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, partsOf } from './kit/activity.ts'
import { kidsRiddles } from './riddles.precomputed.ts'

export const RIDDLES = 6
export interface RiddleState {
  readonly seed: number
  readonly order: readonly number[]
  readonly at: number
  readonly missed: readonly number[]
  readonly last: 'none' | 'right' | 'wrong'
}
const numbers: readonly number[] = kidsRiddles.map((_, i) => i)

/** The answer and two others, mixed, less those already tried. */
function rowOf({ seed, order, at, missed }: RiddleState): readonly number[] {
  const own = order[at]
  if (own === undefined) return []
  const others = shuffled(
    seed,
    `others:${own}`,
    numbers.filter((one) => one !== own),
  )
  return shuffled(seed, `row:${own}`, [own, ...others.slice(0, 2)]).filter((one) => !missed.includes(one))
}
export const riddleTime: Activity<RiddleState> = {
  about: cards['riddle-time'],
  game: kidsGame<RiddleState>({
    name: 'kids-riddle-time',
    begin: (seed) => ({
      seed,
      order: shuffled(seed, 'riddles', numbers).slice(0, RIDDLES),
      at: 0,
      missed: [],
      last: 'none',
    }),
    offers: (state) => rowOf(state).map((one) => `say:${one}`),
    step: (state, choice) => {
      const said = Number(partsOf(choice)[1])
      return said === state.order[state.at]
        ? { ...state, at: state.at + 1, missed: [], last: 'right' }
        : { ...state, missed: [...state.missed, said], last: 'wrong' }
    },
  }),
  told: ({ order, at, last }) => {
    const solved = kidsRiddles[order[at - 1] ?? -1]
    const now = kidsRiddles[order[at] ?? -1]
    return [
      ...(last === 'right' && solved ? [`Yes: ${solved.answer}.`, ...solved.lesson] : []),
      ...(last === 'wrong' ? ['Not that. Read it once more.'] : []),
      now ? now.ask : 'You solved all six. Try one on a grown-up.',
    ]
  },
  ask: () => 'What am I?',
  label: (choice) => {
    const answer = kidsRiddles[Number(partsOf(choice)[1])]?.answer ?? ''
    return `${answer.charAt(0).toUpperCase()}${answer.slice(1)}`
  },
  badges: ({ order, at }) => (at >= order.length ? ['riddles'] : []),
  rules: ['You get six riddles. Luck picks which.', 'A wrong answer goes away and costs nothing.'],
  forGrownUps: 'There are sixty riddles to solve together. The page for grown-ups has the link.',
}
