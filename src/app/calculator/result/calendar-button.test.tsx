import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculator } from '#calculators/home-maintenance/calculator.ts'
import { CalendarButton } from './calendar-button.tsx'

const form = { tool: calculator, resultInputs: {}, env: { today: '2026-11-21', year: 2026 } }
const drawn = (isWaiting: boolean) =>
  renderToStaticMarkup(<CalendarButton formNow={{ current: form }} isWaiting={isWaiting} onSaid={() => {}} />)

test('is a button with words, and waits while the result stands for an earlier question', () => {
  expect(drawn(false)).toBe('<button type="button" class="button">Calendar file</button>')
  expect(drawn(true)).toContain('disabled')
})
