import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MarketSnapshot } from '#wire/market.ts'
import { MarketNotice } from './market-notice.tsx'

const snapshot: MarketSnapshot = {
  timestamp: '2026-11-23T15:30:00.000Z',
  source: 'Sample data',
  sample: true,
  stale: false,
  reason: null,
  instruments: [],
}
const said = (changes: Partial<MarketSnapshot>) =>
  renderToStaticMarkup(<MarketNotice snapshot={{ ...snapshot, ...changes }} problem={null} />).replaceAll(
    /<[^>]+>/g,
    '',
  )

test('made-up and old prices say why they stand there, and since when no source has answered', () => {
  expect(said({})).toMatch(/aren’t real quotes\.\s*$/)
  const failing = { reason: 'Somebody didn’t respond.', failingSince: '2026-11-23T15:00:00.000Z' }
  expect(said(failing)).toMatch(/Somebody didn’t respond\. No source has answered since 10:00:00 AM ET\.\s*$/)
  const old = said({ ...failing, sample: false, stale: true, timestamp: '2026-11-23T14:00:00.000Z' })
  expect(old).toContain(
    'Somebody didn’t respond. These are from 9:00:00 AM ET. No source has answered since 10:00:00 AM ET.',
  )
  expect(said({ sample: false })).toBe('')
})
