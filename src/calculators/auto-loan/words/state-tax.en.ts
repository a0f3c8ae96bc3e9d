/** How a state taxes a car, in words. What is special in a state is in `state-notes.en.ts`. */
import type { Say } from '../../kit/say.ts'

/** The District takes an article where the states take none. */
export const district = { start: 'The District of Columbia', inside: 'the District of Columbia' }

interface State {
  readonly state: string
}
export const stateWords = {
  notOfPrice: ({ state }: State) => `${state} doesn’t base its car tax on the price.`,
  none: ({ state }: State) => `${state} has no state tax on buying a car.`,
  rate: ({ state, rate }: State & { rate: number }, say: Say) => `${state} taxes cars at ${say.percent(rate, 3)}.`,
}
export const tradeInWords = {
  full: () => 'Your trade-in lowers the taxed price.',
  capped: ({ limit }: { limit: number }, say: Say) =>
    `Your trade-in lowers the taxed price by up to ${say.money(limit)}.`,
  'new-only': () => 'Your trade-in lowers the taxed price only if you’re buying a new car.',
  partial: () => 'Your trade-in lowers only part of the tax.',
  none: () => 'Your trade-in doesn’t lower the tax.',
  'no-tax': () => '',
}
export const rebateWords = {
  taxed: () => 'A manufacturer rebate doesn’t lower the taxed price.',
  untaxed: () => 'A manufacturer rebate lowers the taxed price.',
}
export const unsureWords = { rate: 'the rate', tradeIn: 'trade-ins', rebate: 'rebates' }
