import type { Citation } from '#calculators/kit/presentation.ts'
import { defaultYear } from '#facts/default-year.ts'
import type { Examples } from './gallery/examples.ts'
import { SourceList } from './source-list.tsx'

const source = {
  title: 'Tax brackets of the year',
  publisher: 'Internal Revenue Service',
  url: 'https://www.irs.gov/',
  checked: `${defaultYear}-11`,
}
const sources = [
  {
    id: 'a',
    what: 'brackets',
    where: 'section 4.01',
    asOf: `${defaultYear}-01-01`,
    status: 'enacted',
    confidence: 'high',
    note: null,
    source,
  },
  {
    id: 'b',
    what: 'growth of prices',
    where: null,
    asOf: null,
    status: 'assumption',
    confidence: 'low',
    note: 'Yours may differ.',
    source: { ...source, url: null },
  },
] as unknown as readonly Citation[]

export const examples: Examples = {
  part: 'SourceList',
  shows: [{ name: 'A law and a default of ours', draw: <SourceList sources={sources} /> }],
}
