import type { Offer } from './offers.ts'
import { offerNames } from './words/explain.en.ts'

/** What an offer is called on charts and in tables. */
export const nameOf = ({ name, number }: Offer): string =>
  name === null ? offerNames.own : name === '' ? offerNames.unnamed({ number }) : name
