import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LedgerLines } from './ledger-lines.tsx'

const page = renderToStaticMarkup(
  <LedgerLines
    table={{
      key: 'return',
      title: 'Your return, line by line',
      look: 'ledger',
      columns: [
        { label: 'Line', unit: 'text' },
        { label: 'Amount', unit: 'money' },
        { label: 'Why', unit: 'text' },
      ],
      rows: [
        ['Income', null, null],
        ['1a Wages', 60_000, 'Box 1 of your W-2.'],
        ['9 Total income', 60_000, ''],
      ],
      emphasis: { 0: 'heading', 2: 'total' },
    }}
  />,
)

test('a line says its amount in its unit, and its reason', () => {
  expect(page).toContain('$60,000')
  expect(page).toContain('Box 1 of your W-2.')
})
test('a heading spans the table and has no amounts', () => {
  const heading = page.split('<tr').find((row) => row.includes('>Income'))
  expect(heading).toContain('colSpan="3"')
  expect(heading).not.toContain('<td')
})
test('a total stands out; an ordinary line does not', () => {
  const rowOf = (words: string) => page.split('<tr').find((row) => row.includes(words))
  expect(rowOf('9 Total income')).toContain('font-semibold')
  expect(rowOf('1a Wages')?.split('<th')[0]).not.toContain('font-semibold')
})
