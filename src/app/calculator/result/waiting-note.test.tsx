import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaitingNote, WaitingWords } from './waiting-note.tsx'

const retry = () => {}
const what = 'California’s rules'

test('says nothing while nothing is fetched, with its place ready to be read out from', () => {
  const page = renderToStaticMarkup(<WaitingNote waiting={null} />)
  expect(page).toMatch(/^<p role="status"[^>]*><\/p>$/)
})
test('names what is fetched, outside the flow of the text', () => {
  const page = renderToStaticMarkup(<WaitingNote waiting={{ what, lost: false, retry }} />)
  expect(page).toContain('Fetching California’s rules…')
  expect(page).toContain('absolute')
  expect(page).not.toContain('alert')
})
test('a failure is a sentence and a button, and says whose answer still stands there', () => {
  const page = renderToStaticMarkup(<WaitingNote waiting={{ what, lost: true, retry }} />)
  expect(page).toContain('role="alert"')
  expect(page).toContain('California’s rules couldn’t be loaded.')
  expect(page).toContain('The result below is still for your earlier numbers.')
  expect(page).toContain('>Try again</button>')
  expect(page).not.toContain('Fetching')
})
test('in a panel the same words stand in the text', () => {
  expect(renderToStaticMarkup(<WaitingWords waiting={{ what, lost: false, retry }} />)).toContain('role="status"')
  expect(renderToStaticMarkup(<WaitingWords waiting={{ what, lost: true, retry }} />)).toContain('Try again')
})
