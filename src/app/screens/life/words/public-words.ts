/** Days that are the same for everyone. */
import { american as say } from '#calculators/kit/say.ts'

export const publicWords = {
  title: 'Dates everyone shares',
  note: 'The next six months. Choose what you want to see, and add it to your calendar.',
  kinds: {
    tax: 'Federal taxes',
    banks: 'Bank holidays',
    clock: 'Clock changes',
    rates: 'Fed decisions',
    prices: 'Inflation reports',
    markets: 'Markets closed',
  },
  none: 'No dates of this kind in the next six months, or they aren’t published yet.',
  banks: (name: string) => `${name}: most banks closed, payments post the next business day`,
  forward: 'Clocks go forward one hour',
  back: 'Clocks go back one hour',
  rates: 'The Federal Reserve decides on interest rates',
  prices: (month: string) => `Inflation for ${say.month(month)} comes out`,
  stocks: (name: string) => `Stock market closed: ${name}`,
  bonds: (name: string) => `Bond market closed: ${name}`,
  calendar: 'Calendar file of these dates',
}
