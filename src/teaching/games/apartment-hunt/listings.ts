/** Ten ads for a place to live: what the ad says, and what a visit shows. All made up; dollars a month unless said. */
export const wishes = ['quiet', 'pet', 'laundry', 'near'] as const
export type Wish = (typeof wishes)[number]

export interface Listing {
  readonly id: string
  readonly name: string
  readonly ad: string
  readonly rent: number
  /** Seen on a visit. */
  readonly utilities: number
  readonly parking: number
  readonly commute: number
  /** Once, at the beginning; a free month counts as less than nothing. */
  readonly once: number
  readonly deposit: number
  readonly has: readonly Wish[]
  readonly seen: string
  /** No such place to rent: what is paid is gone. */
  readonly isScam: boolean
}
const home = { isScam: false } as const
const scam = { utilities: 0, parking: 0, commute: 0, once: 0, has: [], isScam: true } as const

export const places: readonly Listing[] = [
  {
    ...home,
    id: 'studio',
    name: 'Sunny studio downtown',
    ad: 'Walk to everything. Parking in the garage.',
    rent: 1250,
    utilities: 90,
    parking: 120,
    commute: 0,
    once: 75,
    deposit: 1250,
    has: ['laundry', 'near'],
    seen: 'A bar downstairs is open until two. The garage costs extra.',
  },
  {
    ...home,
    id: 'garden',
    name: 'Garden unit near campus',
    ad: 'Small yard, pets welcome.',
    rent: 1020,
    utilities: 160,
    parking: 0,
    commute: 95,
    once: 50,
    deposit: 500,
    has: ['pet', 'quiet'],
    seen: 'Old windows, so heating costs more. It’s green and calm.',
  },
  {
    ...home,
    id: 'room',
    name: 'Room in a shared house',
    ad: 'Three friendly people, big kitchen.',
    rent: 780,
    utilities: 85,
    parking: 0,
    commute: 110,
    once: 0,
    deposit: 780,
    has: ['laundry'],
    seen: 'A washer in the basement. The house is lively, and pets aren’t allowed.',
  },
  {
    ...home,
    id: 'tower',
    name: 'New tower, first month free',
    ad: 'Gym, lounge, first month free.',
    rent: 1390,
    utilities: 75,
    parking: 150,
    commute: 0,
    once: -1040,
    deposit: 300,
    has: ['laundry', 'near', 'pet'],
    seen: 'A $350 move-in fee eats part of the free month, and parking with the lounge fee is $150.',
  },
  {
    ...home,
    id: 'bakery',
    name: 'Above the bakery',
    ad: 'One bedroom, smells like bread.',
    rent: 960,
    utilities: 140,
    parking: 40,
    commute: 60,
    once: 40,
    deposit: 960,
    has: ['near', 'pet'],
    seen: 'The ovens start at four in the morning. The coin laundry is two blocks away.',
  },
  {
    ...home,
    id: 'far',
    name: 'Two bedrooms, far out',
    ad: 'Twice the space for less.',
    rent: 890,
    utilities: 175,
    parking: 0,
    commute: 290,
    once: 50,
    deposit: 890,
    has: ['quiet', 'laundry', 'pet'],
    seen: 'Lovely and silent. Gas and tolls to work come to $290.',
  },
  {
    ...home,
    id: 'park',
    name: 'All included by the park',
    ad: 'Heat, water and internet included.',
    rent: 1180,
    utilities: 0,
    parking: 0,
    commute: 45,
    once: 60,
    deposit: 600,
    has: ['quiet', 'near', 'laundry'],
    seen: 'It’s true: one price for everything. No pets.',
  },
  {
    ...home,
    id: 'basement',
    name: 'Basement apartment',
    ad: 'Own entrance, low rent.',
    rent: 850,
    utilities: 190,
    parking: 0,
    commute: 80,
    once: 0,
    deposit: 1700,
    has: ['pet', 'laundry'],
    seen: 'Electric heat. The deposit is two months’ rent, and the street is loud.',
  },
]
export const fakes: readonly Listing[] = [
  {
    ...scam,
    id: 'loft',
    name: 'Huge loft, great price',
    ad: 'Owner abroad, keys by mail after the deposit.',
    rent: 700,
    deposit: 700,
    seen: 'Nobody can show it to you. The photos belong to another city’s listing.',
  },
  {
    ...scam,
    id: 'house',
    name: 'Whole house, today only',
    ad: 'First to send the deposit gets it.',
    rent: 820,
    deposit: 820,
    seen: 'People live there. They never put it up for rent.',
  },
]
export const listingOf = (id: string): Listing => {
  const found = [...places, ...fakes].find((one) => one.id === id)
  if (found === undefined) throw new RangeError(`no such listing: ${id}`)
  return found
}
