import { ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Currencies and exchange rates. */
export const fxSources = {
  ...ownSource,
  'iso-4217': {
    title: 'ISO 4217 currency codes',
    publisher: 'International Organization for Standardization',
    url: 'https://www.iso.org/iso-4217-currency-codes.html',
    checked,
  },
  'ecb-rates': {
    title: 'Euro foreign exchange reference rates',
    publisher: 'European Central Bank',
    checked,
    next: { what: 'rates after 2 October 2026', from: '2026-10', by: '2026-10' },
  },
  'fed-g5': {
    title: 'G.5 Foreign Exchange Rates, monthly averages',
    publisher: 'Federal Reserve Board',
    url: 'https://www.federalreserve.gov/releases/g5/current/',
    checked,
    next: { what: 'averages after June 2026', from: '2026-08', by: '2026-11' },
  },
  'euro-conversion': {
    title: 'Council Regulation (EC) No 2866/98 and later ones, euro conversion rates',
    publisher: 'Council of the European Union',
    checked,
  },
  'dollar-pegs': { title: 'Official exchange rates against the dollar', publisher: 'The central banks', checked },
} as const satisfies SourceTable
