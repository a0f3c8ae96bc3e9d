/**
 * Four things that can go wrong in a year and what covering each costs. Chances of a home claim and of a hospital stay are rounded from
 * published ones (`basis.precomputed.ts`); all other numbers are ours. Dollars; chances as decimals.
 */
import { published } from './basis.precomputed.ts'

export const YEARS = 10
export const startCushion = 6000
/** What is left over each year before any coverage is paid for. */
export const leftOver = 2400
/** Below zero the jar is a debt, and it grows by this each year. */
export const debtRate = 0.21
export const points = { dryYear: 10, dollarsPerPoint: 200 } as const

export const perils = ['home', 'car', 'hospital', 'phone'] as const
export type Peril = (typeof perils)[number]

export interface Size {
  readonly chance: number
  readonly amount: number
}
export interface PerilRule {
  /** That it happens in a year. */
  readonly chance: number
  /** How large it is when it happens: chances add to 1. */
  readonly sizes: readonly Size[]
  readonly price: number
  /** The most you pay yourself when you are covered. */
  readonly yours: number
}
const third = 1 / 3
export const rules: Readonly<Record<Peril, PerilRule>> = {
  home: {
    chance: 1 / published.homeOneIn,
    sizes: [
      { chance: 0.5, amount: 4000 },
      { chance: 0.3, amount: 12_000 },
      { chance: 0.2, amount: 32_000 },
    ],
    price: 900,
    yours: 1000,
  },
  car: {
    chance: 0.04,
    sizes: [
      { chance: 0.6, amount: 4000 },
      { chance: 0.25, amount: 9000 },
      { chance: 0.15, amount: 29_000 },
    ],
    price: 600,
    yours: 500,
  },
  // A basic health plan is there from the start and pays above the limit of the law. The fuller plan lowers your part.
  hospital: {
    chance: Math.round(published.hospitalShare * 100) / 100,
    sizes: [
      { chance: third, amount: 3500 },
      { chance: third, amount: 7000 },
      { chance: third, amount: published.healthLimit },
    ],
    price: 400,
    yours: 3000,
  },
  phone: { chance: 0.15, sizes: [{ chance: 1, amount: 500 }], price: 130, yours: 75 },
}
export const averageOf = ({ sizes }: PerilRule): number =>
  sizes.reduce((sum, { chance, amount }) => sum + chance * amount, 0)

/** Which perils are covered this year: '1010' is home and hospital. */
export type Covers = string
export const coverSets: readonly Covers[] = Array.from({ length: 2 ** perils.length }, (_, i) =>
  i.toString(2).padStart(perils.length, '0'),
)
export const isCovered = (covers: Covers, peril: Peril): boolean => covers[perils.indexOf(peril)] === '1'
export const priceOf = (covers: Covers): number =>
  perils.reduce((sum, peril) => sum + (isCovered(covers, peril) ? rules[peril].price : 0), 0)
/** What a loss of this size costs you. */
export const yourPart = (covers: Covers, peril: Peril, amount: number): number =>
  isCovered(covers, peril) ? Math.min(amount, rules[peril].yours) : amount
