import type { INSTRUMENT_KINDS } from '#wire/market.ts'

/** One made-up line: where its walk starts and how far it swings over a season (a fraction of the price). */
export interface SampleInstrument {
  readonly symbol: string
  readonly name: string
  readonly kind: (typeof INSTRUMENT_KINDS)[number]
  readonly price: number
  readonly swing: number
  readonly explanation: string
}

/** Invented names only, each ending in ".SMP", so that nobody can take them for a quote. */
export const sampleInstruments: readonly SampleInstrument[] = [
  {
    symbol: 'LEDGER500.SMP',
    name: 'Ledger 500 Sample Index',
    kind: 'index',
    price: 4_820,
    swing: 0.08,
    explanation:
      'A made-up index of 500 large companies. An index measures a group; you cannot buy it, only a fund that follows it.',
  },
  {
    symbol: 'COPPER100.SMP',
    name: 'Copper 100 Sample Index',
    kind: 'index',
    price: 12_140,
    swing: 0.11,
    explanation:
      'A made-up index of 100 fast-growing companies. Growth companies often swing more than the whole market.',
  },
  {
    symbol: 'MEADOW2K.SMP',
    name: 'Meadow 2000 Sample Index',
    kind: 'index',
    price: 2_065,
    swing: 0.12,
    explanation: 'A made-up index of small companies. Small companies tend to rise and fall more than large ones.',
  },
  {
    symbol: 'ALDERWICK.SMP',
    name: 'Alderwick Grocers (sample)',
    kind: 'stock',
    price: 64.2,
    swing: 0.09,
    explanation:
      'A made-up chain of food shops. People buy food in good years and bad, so such shares tend to be steadier.',
  },
  {
    symbol: 'BRASSLOOM.SMP',
    name: 'Brassloom Software (sample)',
    kind: 'stock',
    price: 187.5,
    swing: 0.22,
    explanation: 'A made-up software maker. Prices that rest on future growth move a lot when expectations change.',
  },
  {
    symbol: 'CINDERVALE.SMP',
    name: 'Cindervale Power (sample)',
    kind: 'stock',
    price: 41.8,
    swing: 0.07,
    explanation: 'A made-up electric utility. Utilities often pay steady dividends and react to interest rates.',
  },
  {
    symbol: 'DUNMARSH.SMP',
    name: 'Dunmarsh Motors (sample)',
    kind: 'stock',
    price: 28.9,
    swing: 0.2,
    explanation: 'A made-up car maker. Car sales follow the economy, and so do the shares.',
  },
  {
    symbol: 'EVERLARK.SMP',
    name: 'Everlark Health (sample)',
    kind: 'stock',
    price: 112.4,
    swing: 0.13,
    explanation:
      'A made-up medicine maker. One trial result can move a health company more than the whole market does.',
  },
  {
    symbol: 'FOXGLADE.SMP',
    name: 'Foxglade Bank (sample)',
    kind: 'stock',
    price: 53.1,
    swing: 0.15,
    explanation:
      'A made-up regional bank. Banks earn the gap between what they pay savers and what borrowers pay them.',
  },
  {
    symbol: 'WHOLEPENNY.SMP',
    name: 'Whole Penny Total Market Fund (sample)',
    kind: 'etf',
    price: 248.6,
    swing: 0.08,
    explanation: 'A made-up fund that holds every company in its market. One fund, thousands of companies.',
  },
  {
    symbol: 'FARHARBOR.SMP',
    name: 'Far Harbor International Fund (sample)',
    kind: 'etf',
    price: 61.3,
    swing: 0.1,
    explanation: 'A made-up fund of companies outside the United States. Its price also moves with exchange rates.',
  },
  {
    symbol: 'STILLWATER.SMP',
    name: 'Stillwater Bond Fund (sample)',
    kind: 'bond',
    price: 73.4,
    swing: 0.03,
    explanation: 'A made-up fund of many bonds. When interest rates rise, the price of existing bonds falls.',
  },
  {
    symbol: 'TENYEAR.SMP',
    name: 'Ten-year sample rate',
    kind: 'rate',
    price: 4.1,
    swing: 0.06,
    explanation: 'A made-up interest rate, in percent per year, on money lent for ten years.',
  },
  {
    symbol: 'CROWN.SMP',
    name: 'Sample crowns for one dollar',
    kind: 'fx',
    price: 8.62,
    swing: 0.04,
    explanation: 'A made-up exchange rate: how many crowns of an invented country one dollar buys.',
  },
]
