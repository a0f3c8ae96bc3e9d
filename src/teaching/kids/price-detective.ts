/** Six pairs of packs out of eight. The big label is not always the better price: the price of one decides. */
import { shuffled } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, partsOf } from './kit/activity.ts'
import { dollars } from './kit/cents.ts'

export const CASES = 6
export interface Pack {
  readonly label: string
  readonly count: number
  /** Cents for the pack; a whole number of cents for one. */
  readonly price: number
}
export interface Pair {
  readonly one: string
  readonly more: string
  readonly left: Pack
  readonly right: Pack
}
const pack = (label: string, count: number, price: number): Pack => ({ label, count, price })
export const pairs: readonly Pair[] = [
  { one: 'egg', more: 'eggs', left: pack('Half box', 6, 210), right: pack('Full box', 12, 360) },
  {
    one: 'cracker pack',
    more: 'cracker packs',
    left: pack('Giant family size', 10, 500),
    right: pack('Small box', 4, 180),
  },
  { one: 'pencil', more: 'pencils', left: pack('Super saver', 5, 200), right: pack('Plain box', 12, 360) },
  { one: 'juice box', more: 'juice boxes', left: pack('Three-pack', 3, 150), right: pack('New look', 8, 440) },
  { one: 'apple', more: 'apples', left: pack('Bag', 8, 320), right: pack('Hot deal', 3, 150) },
  { one: 'sticker', more: 'stickers', left: pack('Mega roll', 50, 400), right: pack('Mini roll', 20, 140) },
  { one: 'roll', more: 'rolls', left: pack('Soft four', 4, 160), right: pack('Sale today', 6, 270) },
  { one: 'yogurt', more: 'yogurts', left: pack('Two for you', 2, 140), right: pack('Party tray', 12, 780) },
]
export const unitPrice = ({ price, count }: Pack): number => price / count
export const better = ({ left, right }: Pair): Side => (unitPrice(left) < unitPrice(right) ? 'left' : 'right')
type Side = 'left' | 'right'

export interface DetectiveState {
  readonly order: readonly number[]
  readonly at: number
  readonly pick: Side | null
  readonly found: number
}
export const pairOf = ({ order, at }: Pick<DetectiveState, 'order' | 'at'>): Pair | undefined => pairs[order[at] ?? -1]

const game = kidsGame<DetectiveState>({
  name: 'kids-price-detective',
  begin: (seed) => ({
    order: shuffled(
      seed,
      'order',
      pairs.map((_, i) => i),
    ).slice(0, CASES),
    at: 0,
    pick: null,
    found: 0,
  }),
  offers: ({ at, pick }) => (at >= CASES ? [] : pick === null ? ['pick:left', 'pick:right'] : ['next']),
  step: (state, choice) => {
    if (choice === 'next') return { ...state, at: state.at + 1, pick: null }
    const pair = pairOf(state) as Pair
    const pick = partsOf(choice)[1] as Side
    return { ...state, pick, found: state.found + (better(pair) === pick ? 1 : 0) }
  },
})
const working = ({ label, price, count }: Pack): string =>
  `${label}: ${dollars(price)} ÷ ${count} = ${dollars(price / count)} for one.`

export const priceDetective: Activity<DetectiveState> = {
  about: cards['price-detective'],
  game,
  told: (state) => {
    const pair = pairOf(state)
    if (!pair)
      return [
        'All six cases are closed.',
        'A big label tells you nothing. The price of one tells you.',
        'Best price for one is not all. Would you use them all up?',
      ]
    if (state.pick === null)
      return [`Case ${state.at + 1} of ${CASES}: ${pair.more}.`, 'Which pack costs less for each one?']
    return [
      better(pair) === state.pick ? 'Yes, you found it.' : 'The other pack costs less for one.',
      working(pair.left),
      working(pair.right),
    ]
  },
  ask: ({ pick }) => (pick === null ? 'Pick a pack.' : 'Ready for the next one?'),
  label: (choice, state) => {
    if (choice === 'next') return 'Go on'
    const pair = pairOf(state) as Pair
    const { label, count } = pair[partsOf(choice)[1] as Side]
    return `${label}: ${count} ${pair.more}`
  },
  note: (choice, state) =>
    choice === 'next' ? null : dollars((pairOf(state) as Pair)[partsOf(choice)[1] as Side].price),
  badges: ({ at, found }) => (at >= CASES ? ['compared', ...(found > 0 ? (['trick'] as const) : [])] : []),
  rules: [
    'You get 6 of 8 cases. Luck picks which.',
    'The price of one is the price of the pack divided by how many are in it.',
    'You cannot lose. Each case shows how it works out.',
  ],
  forGrownUps: 'Do it in a shop: many shelf tags show the price of one ounce or one piece.',
}
