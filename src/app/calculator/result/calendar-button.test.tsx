import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Evaluation } from '#calculators/kit/definition.ts'
import { CalendarButton } from './calendar-button.tsx'

const evaluation: Evaluation = {
  outcome: 'jobs',
  figures: {},
  broken: [],
  answer: () => ({ headline: '', keyFigures: [], calendar: { fileName: 'jobs.ics', events: [] } }),
  present: () => {
    throw new Error('the calendar is part of the answer')
  },
}
const drawn = (isWaiting: boolean) =>
  renderToStaticMarkup(<CalendarButton formNow={{ current: { evaluation } }} isWaiting={isWaiting} onSaid={() => {}} />)

test('is a button with words, and waits while the result stands for an earlier question', () => {
  expect(drawn(false)).toBe('<button type="button" class="button">Calendar file</button>')
  expect(drawn(true)).toContain('disabled')
})
