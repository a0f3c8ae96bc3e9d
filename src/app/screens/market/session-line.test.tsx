import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MarketSnapshot } from '#wire/market.ts'
import type { ExchangeSession } from '#wire/market-session.ts'
import { SessionLine } from './session-line.tsx'

const closed: ExchangeSession = {
  state: 'closed',
  why: 'weekend',
  holiday: null,
  earlyClose: false,
  opensAt: '2026-11-23T14:30:00.000Z',
  closesAt: null,
}
const said = (sample: boolean, session: ExchangeSession) => {
  const snapshot: MarketSnapshot = {
    timestamp: '2026-11-21T17:00:00.000Z',
    source: 'x',
    sample,
    stale: false,
    reason: null,
    instruments: [],
    session,
  }
  return renderToStaticMarkup(<SessionLine snapshot={snapshot} />)
}

test('on a weekend the exchange is closed, and made-up prices say why they move', () => {
  expect(said(true, closed)).toMatch(/closed for the weekend\..*The made-up prices here keep moving/)
  expect(said(false, closed)).toMatch(/closed for the weekend\./)
  expect(said(false, closed)).not.toContain('keep moving')
  const open: ExchangeSession = {
    ...closed,
    state: 'open',
    why: null,
    opensAt: null,
    closesAt: '2026-11-23T21:00:00.000Z',
  }
  expect(said(true, open)).not.toContain('keep moving')
})
