import { brackets } from './by-status.ts'
import type { LocalTax } from './schema-credits.ts'

/** A county with one rate. Its earned income credit is ten times the rate; its poverty level credit the rate itself. */
const flat = (key: string, name: string, rate: number): LocalTax => ({
  key,
  name,
  tax: { kind: 'taxable', rate },
  earnedIncomeShare: 10 * rate,
  povertyShare: rate,
})

const arundelOne = brackets([0, 0.027], [50_000, 0.0294], [400_000, 0.032])
const arundelFamily = brackets([0, 0.027], [75_000, 0.0294], [480_000, 0.032])
const frederickOne = brackets([0, 0.0225], [25_000, 0.0275], [50_000, 0.0296], [150_000, 0.032])
const frederickFamily = brackets([0, 0.0225], [25_000, 0.0275], [100_000, 0.0296], [250_000, 0.032])

/** Maryland's counties and Baltimore City: everybody in the state pays one of them. */
export const marylandCounties: readonly LocalTax[] = [
  flat('allegany', 'Allegany County', 0.0303),
  {
    key: 'anne-arundel',
    name: 'Anne Arundel County',
    tax: {
      kind: 'brackets',
      brackets: {
        single: arundelOne,
        joint: arundelFamily,
        separate: arundelOne,
        head: arundelFamily,
        surviving: arundelFamily,
      },
    },
    earnedIncomeShare: 0.27,
    povertyShare: 0.027,
  },
  flat('baltimore-city', 'Baltimore City', 0.032),
  flat('baltimore-county', 'Baltimore County', 0.032),
  flat('calvert', 'Calvert County', 0.032),
  flat('caroline', 'Caroline County', 0.032),
  flat('carroll', 'Carroll County', 0.0303),
  flat('cecil', 'Cecil County', 0.0274),
  flat('charles', 'Charles County', 0.0303),
  flat('dorchester', 'Dorchester County', 0.033),
  {
    key: 'frederick',
    name: 'Frederick County',
    tax: {
      kind: 'band',
      bands: {
        single: frederickOne,
        joint: frederickFamily,
        separate: frederickOne,
        head: frederickFamily,
        surviving: frederickFamily,
      },
    },
    earnedIncomeShare: 0.225,
    povertyShare: 0.0225,
  },
  flat('garrett', 'Garrett County', 0.0265),
  flat('harford', 'Harford County', 0.0306),
  flat('howard', 'Howard County', 0.032),
  flat('kent', 'Kent County', 0.032),
  flat('montgomery', 'Montgomery County', 0.032),
  flat('prince-georges', 'Prince George’s County', 0.032),
  flat('queen-annes', 'Queen Anne’s County', 0.032),
  flat('somerset', 'Somerset County', 0.032),
  flat('st-marys', 'St. Mary’s County', 0.032),
  flat('talbot', 'Talbot County', 0.024),
  flat('washington', 'Washington County', 0.0295),
  flat('wicomico', 'Wicomico County', 0.032),
  flat('worcester', 'Worcester County', 0.0225),
]
