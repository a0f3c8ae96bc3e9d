/*
 * Documents that several areas quote. Each area's table spreads in the ones it needs, so a page still imports a single
 * table and an id means the same document everywhere.
 */
const checked = '2026-11'

/** Starting values of ours. */
export const ownSource = {
  assumption: { title: 'Truepenny default assumption', publisher: 'Truepenny', checked },
} as const

/** The tax code. */
export const codeSource = {
  irc: {
    title: 'Internal Revenue Code (26 USC)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/26',
    checked,
  },
} as const

/** The act of 4 July 2025. */
export const act2025Source = {
  'pl-119-21': {
    title: 'Public Law 119-21 (4 July 2025)',
    publisher: 'US Congress',
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/1',
    checked,
  },
} as const
