/** Six people at work, three things each might do. A wrong guess is explained and leaves the row; nothing is lost. */
import { shuffled } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, partsOf } from './kit/activity.ts'

interface Helper {
  readonly who: string
  readonly picture: string
  readonly does: string
  readonly more: string
}
export const helpers = {
  cook: {
    who: 'the cook',
    picture: 'chef-hat',
    does: 'Makes hot soup',
    more: 'We pay for the soup. That is the pay for the cook.',
  },
  driver: { who: 'the bus driver', picture: 'bus', does: 'Takes us to school', more: 'She knows each stop by name.' },
  doctor: {
    who: 'the doctor',
    picture: 'stethoscope',
    does: 'Helps sick kids',
    more: 'He looks in your ears and helps you get well.',
  },
  fixer: { who: 'the fixer', picture: 'wrench', does: 'Fixes the sink', more: 'Drip, drip, stop. That is a job, too.' },
  farmer: {
    who: 'the one who farms',
    picture: 'wheat',
    does: 'Grows our food',
    more: 'From seed to bread. It takes all year.',
  },
  painter: {
    who: 'the one with the brush',
    picture: 'paintbrush',
    does: 'Paints the wall',
    more: 'Red, blue, done. Now the room is bright.',
  },
} as const satisfies Readonly<Record<string, Helper>>
type Name = keyof typeof helpers
const names = Object.keys(helpers) as readonly Name[]

export interface HelperState {
  readonly seed: number
  readonly order: readonly Name[]
  readonly at: number
  /** Guesses at this helper that were wrong. */
  readonly missed: readonly Name[]
  readonly last: 'none' | 'right' | 'wrong'
}
/** The right answer and two others, mixed. */
function rowOf({ seed, order, at, missed }: HelperState): readonly Name[] {
  const who = order[at]
  if (who === undefined) return []
  const others = shuffled(
    seed,
    `others:${who}`,
    names.filter((name) => name !== who),
  ).slice(0, 2)
  return shuffled(seed, `row:${who}`, [who, ...others]).filter((name) => !missed.includes(name))
}
const game = kidsGame<HelperState>({
  name: 'kids-helper-day',
  begin: (seed) => ({ seed, order: shuffled(seed, 'order', names), at: 0, missed: [], last: 'none' }),
  offers: (state) => rowOf(state).map((name) => `does:${name}`),
  step: (state, choice) => {
    const guess = partsOf(choice)[1] as Name
    return guess === state.order[state.at]
      ? { ...state, at: state.at + 1, missed: [], last: 'right' }
      : { ...state, missed: [...state.missed, guess], last: 'wrong' }
  },
})
export const helperDay: Activity<HelperState> = {
  about: cards['helper-day'],
  game,
  told: ({ order, at, last }) => {
    const done = last === 'right' ? order[at - 1] : undefined
    const now = order[at]
    return [
      ...(done === undefined ? [] : [`Yes. ${helpers[done].more}`]),
      ...(last === 'wrong' ? ['Not that one. Try the next.'] : []),
      ...(now === undefined
        ? ['You met all six. They help us, and they get paid for it.', 'What job would you like?']
        : [`Here is ${helpers[now].who}.`]),
    ]
  },
  ask: ({ order, at }) => {
    const who = order[at]
    return who === undefined ? '' : `What is the job of ${helpers[who].who}?`
  },
  label: (choice) => helpers[partsOf(choice)[1] as Name].does,
  badges: ({ order, at }) => (at >= order.length ? ['helpers'] : []),
  rules: [
    'You meet six people.',
    'Pick the job. If it is not right, pick again.',
    'Luck just mixes up who comes first.',
  ],
  forGrownUps: 'Talk about your own work: what you make or do, and who is glad of it.',
}
