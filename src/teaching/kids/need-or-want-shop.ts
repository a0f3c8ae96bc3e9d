/** Twelve things in a shop, six places in the cart, and a rainy day. Needs and wants are equal in number, in an order of chance. */
import { shuffled } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, many, partsOf } from './kit/activity.ts'

export const ROOM = 6
interface Thing {
  readonly name: string
  readonly picture: string
  readonly isNeed: boolean
  /** What it does on the rainy day. */
  readonly inRain?: string
}
const thing = (name: string, picture: string, isNeed: boolean, inRain?: string): Thing => ({
  name,
  picture,
  isNeed,
  ...(inRain === undefined ? {} : { inRain }),
})
export const things = {
  water: thing('Water', 'glass-water', true),
  bread: thing('Bread', 'sandwich', true),
  shirt: thing('Shirt', 'shirt', true),
  boots: thing('Boots', 'footprints', true, 'Your feet are dry in the boots.'),
  umbrella: thing('Umbrella', 'umbrella', true, 'You hold up the umbrella. Drip, drop.'),
  soap: thing('Soap', 'soap-dispenser-droplet', true, 'Mud? The soap gets it off.'),
  ball: thing('Ball', 'volleyball', false),
  balloon: thing('Balloon', 'balloon', false),
  candy: thing('Candy', 'candy', false),
  car: thing('Toy car', 'car', false, 'The toy car is fun on the rug.'),
  blocks: thing('Blocks', 'blocks', false, 'You play with blocks in the house.'),
  sticker: thing('Sticker', 'sticker', false, 'You put the sticker on the wet door. It falls off.'),
} as const satisfies Readonly<Record<string, Thing>>
type Name = keyof typeof things
const about = (name: Name): Thing => things[name]

export interface ShopState {
  readonly shelf: readonly Name[]
  readonly cart: readonly Name[]
  readonly isDone: boolean
}
const needsIn = (cart: readonly Name[]): number => cart.filter((name) => about(name).isNeed).length

const game = kidsGame<ShopState>({
  name: 'kids-need-or-want-shop',
  begin: (seed) => ({ shelf: shuffled(seed, 'shelf', Object.keys(things) as Name[]), cart: [], isDone: false }),
  offers: ({ shelf, cart, isDone }) => {
    if (isDone) return []
    return cart.length === ROOM ? ['rain'] : shelf.filter((name) => !cart.includes(name)).map((name) => `take:${name}`)
  },
  step: (state, choice) =>
    choice === 'rain' ? { ...state, isDone: true } : { ...state, cart: [...state.cart, partsOf(choice)[1] as Name] },
})

export const needOrWantShop: Activity<ShopState> = {
  about: cards['need-or-want-shop'],
  game,
  told: ({ cart, isDone }) => {
    const room = ROOM - cart.length
    if (!isDone)
      return room === 0
        ? ['The cart is full.', 'Look up. Dark clouds.']
        : ['A need keeps you safe and well. A want is for fun.', `There is room for ${room} more.`]
    const needs = needsIn(cart)
    const rain = cart.flatMap((name) => about(name).inRain ?? [])
    return [
      'Here comes the rain.',
      ...(rain.length > 0 ? rain : ['You all stay in and sing.']),
      `In your cart: ${many(needs, 'need')} and ${many(ROOM - needs, 'want')}.`,
      'Wants are fine. Needs go first. There is more than one good cart.',
    ]
  },
  ask: ({ cart }) => (cart.length === ROOM ? 'What will the day bring?' : 'What will you put in the cart?'),
  label: (choice) => (choice === 'rain' ? 'See the day' : about(partsOf(choice)[1] as Name).name),
  badges: ({ cart, isDone }) => (isDone && needsIn(cart) >= ROOM / 2 ? ['plan'] : []),
  rules: [
    'There are 12 things: 6 needs and 6 wants.',
    'The cart has room for 6.',
    'At the end, it rains. It rains each time.',
    'Luck just mixes up the shelf.',
  ],
  forGrownUps: 'There are several good carts. Ask what each thing is for.',
}
