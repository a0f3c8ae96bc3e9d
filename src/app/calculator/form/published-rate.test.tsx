import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RateOffer } from './published-rate.tsx'

const newest = { rate: 6.83, asOf: '2026-11-19', source: 'Freddie Mac, Primary Mortgage Market Survey' }
const drawn = (value: number | null, since = '2026-10-08', rate: typeof newest | null = newest) =>
  renderToStaticMarkup(<RateOffer since={since} label="Interest rate" value={value} onUse={() => {}} newest={rate} />)

test('a later average is offered with its day and its publisher', () => {
  const line = drawn(7.4)
  expect(line).toContain('6.83% on November 19, 2026 (Freddie Mac).')
  expect(line).toContain('aria-label="Use it: 6.83% for Interest rate"')
  expect(drawn(null)).toContain('Use it')
})

test('a box that holds it keeps the source and loses the button', () => {
  expect(drawn(6.83)).toContain('6.83% on November 19, 2026')
  expect(drawn(6.83)).not.toContain('<button')
})

test('nothing is offered when the average is as old, older, or not known', () => {
  expect(drawn(7.4, '2026-11-19')).toBe('')
  expect(drawn(7.4, '2026-11-26')).toBe('')
  expect(drawn(7.4, '2026-10-08', null)).toBe('')
})
