/** Thirty tokens, given five at a time to three groups or kept. What each gift does is said before it is given. */
import { cards } from './cards.ts'
import { type Activity, kidsGame, many, partsOf } from './kit/activity.ts'

export const TOKENS = 30
export const GIFT = 5
export const groups = {
  meals: { name: 'The soup kitchen', each: 'Two warm meals', total: (gifts: number) => `${gifts * 2} warm meals` },
  dogs: {
    name: 'The dog home',
    each: 'Food for one dog for a week',
    total: (gifts: number) => `food for a dog for ${many(gifts, 'week')}`,
  },
  trees: {
    name: 'The tree club',
    each: 'One tree in the park',
    total: (gifts: number) => `${many(gifts, 'tree')} in the park`,
  },
} as const
export type Group = keyof typeof groups
const names = Object.keys(groups) as readonly Group[]

export interface CircleState {
  readonly left: number
  readonly gifts: Readonly<Record<Group, number>>
  readonly kept: number
}
const game = kidsGame<CircleState>({
  name: 'kids-share-circle',
  begin: () => ({ left: TOKENS, gifts: { meals: 0, dogs: 0, trees: 0 }, kept: 0 }),
  offers: ({ left }) => (left === 0 ? [] : [...names.map((name) => `give:${name}`), 'keep']),
  step: ({ left, gifts, kept }, choice) => {
    if (choice === 'keep') return { left: left - GIFT, gifts, kept: kept + GIFT }
    const name = partsOf(choice)[1] as Group
    return { left: left - GIFT, gifts: { ...gifts, [name]: gifts[name] + 1 }, kept }
  },
})
const givenLines = ({ gifts }: CircleState): readonly string[] =>
  names.filter((name) => gifts[name] > 0).map((name) => `${groups[name].name}: ${groups[name].total(gifts[name])}.`)

export const shareCircle: Activity<CircleState> = {
  about: cards['share-circle'],
  game,
  told: (state) => {
    const { left, kept } = state
    const lines = givenLines(state)
    if (left > 0) return [`You have ${many(left, 'token')} to share or keep.`, ...lines]
    return [
      ...lines,
      ...(kept > 0 ? [`You kept ${many(kept, 'token')}. That is fine, too.`] : []),
      lines.length > 0
        ? 'They say: thank you. This will help.'
        : 'You can share some other day. Time and kind words help, too.',
      'Why did you pick the way you did?',
    ]
  },
  ask: () => `Where will the next ${GIFT} tokens go?`,
  label: (choice) => (choice === 'keep' ? 'I keep them' : groups[partsOf(choice)[1] as Group].name),
  note: (choice) => (choice === 'keep' ? null : groups[partsOf(choice)[1] as Group].each),
  badges: (state) => (state.left === 0 && givenLines(state).length > 0 ? ['shared'] : []),
  rules: [
    'You have 30 tokens and give 5 at a time.',
    'You see what each gift does before you give it.',
    'There is no best way and no luck.',
  ],
  forGrownUps: 'Let the child choose where it goes. Add a thank-you of your own.',
}
