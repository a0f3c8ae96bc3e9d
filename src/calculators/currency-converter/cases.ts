import type { Case } from '../kit/definition.ts'
import type { ConverterInputs } from './sections.ts'

const free = { way: 'none' as const, history: 'none' as const, targets: [] }

export const cases: readonly Case<ConverterInputs>[] = [
  {
    name: 'Dollars to euros at the ECB rate of October 2, 2026',
    derivation:
      'European Central Bank, 2 October 2026: one dollar is 0.89087 euro. 1,000 x 0.89087 = 890.87; the other way round 1 / 0.89087 = 1.1225.',
    inputs: { ...free, amount: 1000, from: 'USD', to: 'EUR' },
    expect: { received: 890.87, atReferenceRate: 890.87, cost: 0, rate: 0.89087, inverseRate: 1.122498 },
    within: 0.000001,
  },
  {
    name: '500 tolars are 2.09 euros (rounding rules of the Slovenian changeover)',
    derivation:
      'The rules published for the changeover: 500 / 239.640 = 2.0864..., rounded to the cent 2.09 (Council Regulation (EC) No 1103/97, article 5).',
    inputs: { ...free, amount: 500, from: 'SIT', to: 'EUR' },
    expect: { received: 2.09 },
    within: 0,
  },
  {
    name: 'Lira to francs goes through the euro (Regulation 1103/97, article 4)',
    derivation: '100,000 lire / 1936.27 = 51.6457 euros, x 6.55957 = 338.7736 francs, rounded to 338.77.',
    inputs: { ...free, amount: 100_000, from: 'ITL', to: 'FRF' },
    expect: { received: 338.77 },
    within: 0,
  },
  {
    name: 'Yen have no decimals',
    derivation: 'One dollar is 157.67 yen on October 2, 2026: 12.34 x 157.67 = 1,945.65 yen, so 1,946 whole yen.',
    inputs: { ...free, amount: 12.34, from: 'USD', to: 'JPY' },
    expect: { received: 1946 },
    within: 0,
  },
  {
    name: 'Dinars of Bahrain have three, at the official rate',
    derivation: 'The official rate is 0.376 dinar for a dollar: 10.01 x 0.376 = 3.76376, to three decimals 3.764.',
    inputs: { ...free, amount: 10.01, from: 'USD', to: 'BHD' },
    expect: { received: 3.764 },
    within: 0,
  },
  {
    name: 'A card with a 3% foreign fee',
    derivation:
      'The fee comes on top: 1,030 pays for 1,000 dollars of goods, 890.87 euros. Cost 30 of 1,030 = 2.912621%.',
    inputs: { ...free, way: 'card', amount: 1030, from: 'USD', to: 'EUR', cardFee: 3 },
    expect: { received: 890.87, cost: 30, costUsd: 30, costPercent: 2.912621 },
    within: 0.000001,
  },
  {
    name: 'A wire of 45 dollars with a rate 2% worse, paid in euros',
    derivation:
      '45 dollars are 40.08915 euros. 1,000 euros: (1,000 - 40.08915) x (1 / 0.89087) x 0.98 = 1,055.9483 dollars, 1,055.95. Cost: 40.08915 + 959.91085 x 2% = 59.287367 euros, 66.55 dollars.',
    inputs: { ...free, way: 'wire', amount: 1000, from: 'EUR', to: 'USD', wireFixed: 45, wireMarkup: 2 },
    expect: { received: 1055.95, cost: 59.287367, costUsd: 66.55 },
    within: 0.000001,
  },
  {
    name: 'The cost hidden in an offered rate',
    derivation: '0.86 against 0.89087: 1 - 0.86 / 0.89087 = 3.465152%. 500 dollars bring 430 euros.',
    inputs: { ...free, way: 'offer', offered: 0.86, offeredFee: 0, amount: 500, from: 'USD', to: 'EUR' },
    expect: { received: 430, offeredMarkup: 3.465152 },
    within: 0.000001,
  },
]
