/** What Bracket Buckets plays with. Amounts are design values: examples, dollars a year. */

/** The salary every coin of part one comes on top of, and the pay that is poured in part two. Single, no dependents. */
export const salary = 90_000
export const pay = 60_000

export const coinAmounts = {
  wages: 1_000,
  interest: 400,
  gift: 5_000,
  overtime: 1_500,
  municipal: 600,
  gain: 3_000,
  insurance: 50_000,
  tips: 2_000,
  unemployment: 4_000,
  roth: 6_000,
  support: 7_200,
  lottery: 2_500,
  found: 800,
  tuition: 8_000,
  room: 5_000,
  gig: 3_500,
  benefits: 18_000,
  plan: 10_000,
  home: 180_000,
  inheritance: 20_000,
} as const
export type CoinKey = keyof typeof coinAmounts
export const coinKeys = Object.keys(coinAmounts) as readonly CoinKey[]

export const buckets = ['ordinary', 'special', 'none'] as const
export type Bucket = (typeof buckets)[number]
export const right: Readonly<Record<CoinKey, Bucket>> = {
  wages: 'ordinary',
  interest: 'ordinary',
  gift: 'none',
  overtime: 'none',
  municipal: 'none',
  gain: 'special',
  insurance: 'none',
  tips: 'none',
  unemployment: 'ordinary',
  roth: 'none',
  support: 'none',
  lottery: 'ordinary',
  found: 'ordinary',
  tuition: 'none',
  room: 'ordinary',
  gig: 'ordinary',
  benefits: 'ordinary',
  plan: 'ordinary',
  home: 'none',
  inheritance: 'none',
}
export const points = { right: 10, hint: 3 }
