/** Five coins a round for four rounds, one jar for each coin. Spend 8 for a toy, share 6 for seeds, save 10 for a kite. */
import { cards } from './cards.ts'
import { type Activity, kidsGame, many, partsOf } from './kit/activity.ts'

export const ROUNDS = 4
export const PER_ROUND = 5
export const prices = { toy: 8, seeds: 6, kite: 10 } as const
export type Jar = 'spend' | 'save' | 'share'
type Thing = keyof typeof prices
const jarOf: Readonly<Record<Thing, Jar>> = { toy: 'spend', seeds: 'share', kite: 'save' }
const things = Object.keys(prices) as readonly Thing[]

export interface JarState {
  /** From 0; ROUNDS when it is over. */
  readonly round: number
  /** Coins of this round still in hand. */
  readonly hand: number
  readonly jars: Readonly<Record<Jar, number>>
  readonly got: Readonly<Record<Thing, number>>
}
const game = kidsGame<JarState>({
  name: 'kids-three-jars',
  begin: () => ({
    round: 0,
    hand: PER_ROUND,
    jars: { spend: 0, save: 0, share: 0 },
    got: { toy: 0, seeds: 0, kite: 0 },
  }),
  offers: ({ round, hand, jars }) => {
    if (round >= ROUNDS) return []
    if (hand > 0) return ['put:spend', 'put:save', 'put:share']
    return ['wait', ...things.filter((thing) => jars[jarOf[thing]] >= prices[thing]).map((thing) => `get:${thing}`)]
  },
  step: (state, choice) => {
    const [what, which] = partsOf(choice)
    if (what === 'wait') return { ...state, round: state.round + 1, hand: state.round + 1 < ROUNDS ? PER_ROUND : 0 }
    if (what === 'put') {
      const jar = which as Jar
      return { ...state, hand: state.hand - 1, jars: { ...state.jars, [jar]: state.jars[jar] + 1 } }
    }
    const thing = which as Thing
    const jar = jarOf[thing]
    return {
      ...state,
      jars: { ...state.jars, [jar]: state.jars[jar] - prices[thing] },
      got: { ...state.got, [thing]: state.got[thing] + 1 },
    }
  },
})
const labels: Readonly<Record<string, string>> = {
  'put:spend': 'Spend jar',
  'put:save': 'Save jar',
  'put:share': 'Share jar',
  'get:toy': 'Get a toy',
  'get:seeds': 'Give seeds',
  'get:kite': 'Get a kite',
  wait: 'Keep it all',
}
const notes: Readonly<Record<string, string>> = {
  'put:spend': 'A toy is 8.',
  'put:save': 'A kite is 10.',
  'put:share': 'Seeds are 6.',
  'get:toy': '8 from the spend jar',
  'get:seeds': '6 from the share jar',
  'get:kite': '10 from the save jar',
}
const gotLines = ({ got }: JarState): readonly string[] => [
  ...(got.toy > 0 ? [`You got ${many(got.toy, 'toy')}.`] : []),
  ...(got.kite > 0 ? [`You got ${many(got.kite, 'kite')}.`] : []),
  ...(got.seeds > 0 ? ['You gave seeds. The class can grow beans.'] : []),
]
const isOver = ({ round }: JarState): boolean => round >= ROUNDS

export const threeJars: Activity<JarState> = {
  about: cards['three-jars'],
  game,
  told: (state) => {
    const { jars, hand } = state
    const kept = `Your jars hold ${jars.spend} to spend, ${jars.save} to save and ${jars.share} to share.`
    if (isOver(state)) return [...gotLines(state), kept, 'The coins in a jar can wait for you.']
    if (hand > 0) return [`You have ${many(hand, 'coin')} in your hand.`, ...gotLines(state)]
    return ['Your hand is empty.', kept, ...gotLines(state)]
  },
  ask: ({ hand }) => (hand > 0 ? 'Which jar gets a coin?' : 'What do you want to do now?'),
  label: (choice) => labels[choice] ?? '',
  note: (choice, { round }) =>
    choice === 'wait' ? (round + 1 < ROUNDS ? 'Then you get 5 more.' : 'Then the game ends.') : (notes[choice] ?? null),
  badges: (state) => {
    if (!isOver(state)) return []
    const { got, jars } = state
    return [
      ...(got.seeds > 0 ? (['shared'] as const) : []),
      ...(got.kite > 0 || jars.save >= prices.kite ? (['waited'] as const) : []),
      ...(Object.values(jars).every((jar) => jar > 0) ? (['plan'] as const) : []),
    ]
  },
  rules: [
    'You get 5 coins, 4 times.',
    'A toy takes 8 coins from the spend jar.',
    'A kite takes 10 coins from the save jar.',
    'Seeds for the class take 6 coins from the share jar.',
    'There is no luck in this game.',
  ],
  forGrownUps: 'Let the child choose the split. Ask why, and leave the answer as it is.',
}
