/** Eight made-up ads, one trick each, three tricks to choose from. After each guess the trick is explained. */
import { shuffled } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, partsOf } from './kit/activity.ts'

export const tricks = {
  today: { name: 'Only today', how: 'It says you must hurry. Most deals come back.' },
  star: { name: 'A famous face', how: 'A star is paid to smile. It does not make the thing better.' },
  print: { name: 'Tiny print', how: 'The big words say one thing. The tiny words take it back.' },
  clock: { name: 'A ticking clock', how: 'The clock makes you rush. It often starts over.' },
  free: { name: 'Free, then pay', how: 'It is free at first. Then it costs you each month.' },
  all: { name: 'All your friends have it', how: 'It makes you feel left out. Ask your friends if it is true.' },
  prize: { name: 'You won', how: 'You did not play, so you did not win. They want something from you.' },
  proof: { name: 'Big words, no proof', how: '“Best ever” is easy to say. Who checked?' },
} as const
type Trick = keyof typeof tricks
export const ads: Readonly<Record<Trick, { readonly big: string; readonly small: string }>> = {
  today: { big: 'Glow shoes! Half price, this day only!', small: 'The sign was there last week, too.' },
  star: { big: 'Rocket Ray drinks Zip. So should you!', small: 'Ray is on TV. Ray got paid.' },
  print: { big: 'Robot dog. It walks! It talks!', small: 'Legs and voice sold apart.' },
  clock: { big: 'Buy the gem pack! 00:59 left! 00:58 left!', small: 'When it gets to zero, it starts again.' },
  free: { big: 'Fun Club: free for one week!', small: 'Then $8 each month until you stop it.' },
  all: { big: 'The whole school wears Wow Bands. Where is yours?', small: 'One size.' },
  prize: { big: 'You are visitor 1,000! Tap to get your prize!', small: 'Type in where you live.' },
  proof: { big: 'Brain Gum. It makes you ten times as smart!', small: 'Mint or grape.' },
}
const names = Object.keys(tricks) as readonly Trick[]

export interface SpyState {
  readonly seed: number
  readonly order: readonly Trick[]
  readonly at: number
  readonly guess: Trick | null
  readonly found: number
}
const rowOf = ({ seed, order, at }: SpyState): readonly Trick[] => {
  const own = order[at] as Trick
  return shuffled(seed, `row:${own}`, [
    own,
    ...shuffled(
      seed,
      `others:${own}`,
      names.filter((name) => name !== own),
    ).slice(0, 2),
  ])
}
const game = kidsGame<SpyState>({
  name: 'kids-ad-spy',
  begin: (seed) => ({ seed, order: shuffled(seed, 'ads', names), at: 0, guess: null, found: 0 }),
  offers: (state) =>
    state.at >= state.order.length
      ? []
      : state.guess === null
        ? rowOf(state).map((trick) => `trick:${trick}`)
        : ['next'],
  step: (state, choice) => {
    if (choice === 'next') return { ...state, at: state.at + 1, guess: null }
    const guess = partsOf(choice)[1] as Trick
    return { ...state, guess, found: state.found + (guess === state.order[state.at] ? 1 : 0) }
  },
})
export const adSpy: Activity<SpyState> = {
  about: cards['ad-spy'],
  game,
  told: ({ order, at, guess, found }) => {
    const own = order[at]
    if (own === undefined)
      return [
        'You saw all eight ads.',
        found === order.length ? 'You spotted each trick the first time.' : 'Now you know each trick by name.',
        'An ad can be fun. You still get to choose.',
      ]
    if (guess === null) return [`Ad ${at + 1} of ${order.length}. It is made up.`]
    return [guess === own ? 'You spotted it.' : `Look again. The trick is: ${tricks[own].name}.`, tricks[own].how]
  },
  ask: ({ guess }) => (guess === null ? 'What is the trick?' : 'Ready for the next ad?'),
  label: (choice) => (choice === 'next' ? 'Go on' : tricks[partsOf(choice)[1] as Trick].name),
  badges: ({ order, at, found }) => (at >= order.length && found > 0 ? ['trick'] : []),
  rules: [
    'There are 8 ads and 8 tricks.',
    'A wrong guess costs nothing. You see the trick each time.',
    'Luck just mixes up the ads.',
  ],
  forGrownUps: 'Mute an ad break together and guess what each ad wants you to feel.',
}
