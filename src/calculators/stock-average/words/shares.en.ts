/** How shares, amounts and lot orders are said, and why a target average can't be reached. */
import type { Say } from '../../kit/say.ts'

/** Fractions matter where shares are few. */
export const digits = (shares: number): number => (shares < 10 ? 4 : 2)
/** "60 shares", "1 share", "33.33 shares". */
export const sharesText = (shares: number, say: Say): string =>
  `${say.number(shares, digits(shares))} ${shares === 1 ? 'share' : 'shares'}`
/** Whole dollars; under a hundred with cents. */
export const amountText = (amount: number, say: Say): string =>
  Math.abs(amount) < 99.5 ? say.cents(amount) : say.money(amount)

export const methodNames = {
  fifo: 'First in, first out',
  newest: 'Last in, first out',
  highest: 'Highest cost first',
  lowest: 'Lowest cost first',
  named: 'Specific shares',
}
export const termNames = { long: 'Long', short: 'Short' }

interface Target {
  readonly target: number
  readonly price: number
}
export const whyNot = {
  there: ({ target }: Target, say: Say) => `Your average cost is already **${say.price(target)}**.`,
  'beyond-price': ({ target, price }: Target, say: Say) =>
    `Buying at **${say.price(price)}** can’t get your average to **${say.price(target)}**: it never goes past the price you pay.`,
  'wrong-way': ({ target, price }: Target, say: Say) =>
    `Buying at **${say.price(price)}** moves your average away from **${say.price(target)}**.`,
  'nothing-held': ({ target, price }: Target, say: Say) =>
    `You hold no shares, so buying at **${say.price(price)}** can’t average **${say.price(target)}**.`,
  fee: ({ target }: Target, say: Say) => `The purchase fee alone pushes your average past **${say.price(target)}**.`,
}
