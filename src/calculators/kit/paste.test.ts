import { describe, expect, test } from 'vitest'
import { count, money, type PasteRead, rows } from './field.ts'
import { isTable, readPaste } from './paste.ts'

const columns = {
  year: count({ label: 'Year', unit: '', min: 1951, max: 2026, initial: 2025 }),
  earnings: money({ label: 'Earnings', max: 1e6, initial: 0 }),
}
const read = (text: string): PasteRead<{ readonly year: number; readonly earnings: number }> => {
  const found = [...text.matchAll(/(\d{4})\s+\$?([\d,]+)/g)]
  if (!/\d{4}/.test(text)) return { problem: 'No year was found. Copy the table with the years.' }
  return {
    rows: found.map(([, year, amount]) => ({ year: Number(year), earnings: Number(amount?.replaceAll(',', '')) })),
    ...(text.includes('*') ? { note: 'Lines with a star were left out.' } : {}),
  }
}
const field = rows({
  label: 'Earnings',
  noun: 'year',
  maxRows: 3,
  columns,
  blank: { year: 2025, earnings: 0 },
  initial: [],
  look: 'lines',
  paste: { button: 'Paste your record', hint: 'From your statement.', reader: async () => read },
})

describe('a pasted table', () => {
  test('becomes rows, with what the reader has to say', async () => {
    expect(await readPaste(field, '2020 $51,000\n2021 53,500 *')).toEqual({
      ok: true,
      rows: [
        { year: 2020, earnings: 51_000 },
        { year: 2021, earnings: 53_500 },
      ],
      note: 'Lines with a star were left out.',
    })
  })
  test('that cannot be read gets the reader’s own sentence', async () => {
    expect(await readPaste(field, 'hello')).toEqual({
      ok: false,
      problem: 'No year was found. Copy the table with the years.',
    })
  })
  test('with nothing in it is refused in words', async () => {
    expect(await readPaste(field, ' \n ')).toEqual({ ok: false, problem: 'Paste the text into the box first.' })
    expect(await readPaste(field, '2020 none')).toEqual({ ok: false, problem: 'We found no year in this text.' })
  })
  test('with a value no box would take is refused by the same limits', async () => {
    expect(await readPaste(field, '1899 500')).toMatchObject({
      ok: false,
      problem: expect.stringContaining('Row 1, year'),
    })
    expect(await readPaste(field, '2020 9999999')).toMatchObject({
      ok: false,
      problem: expect.stringContaining('earnings'),
    })
  })
  test('says which numbers it does not read, and how to write them', async () => {
    const said =
      'We didn’t read numbers like 51.000,50. Write decimals with a point (6.5) and thousands with commas (1,250).'
    expect(await readPaste(field, '2020 51,000\n2021\t51.000,50')).toMatchObject({ ok: true, note: said })
    expect(await readPaste(field, '2,5 hello')).toMatchObject({
      ok: false,
      problem: expect.stringContaining('numbers like 2,5.'),
    })
  })
  test('with too many rows, or too much text, is refused', async () => {
    const many = [2019, 2020, 2021, 2022].map((year) => `${year} 1`).join('\n')
    expect(await readPaste(field, many)).toMatchObject({ ok: false, problem: expect.stringContaining('3 rows') })
    expect(await readPaste(field, '2020 1\n'.repeat(40_000))).toMatchObject({
      ok: false,
      problem: 'That’s too much text. Paste only the table.',
    })
  })
  test('is refused by a list that has no reader', async () => {
    const { paste: _paste, ...plain } = field
    expect(await readPaste(plain, '2020 1')).toMatchObject({ ok: false })
  })
})

test('several lines are a table; one line, or one line with an empty one after it, is not', () => {
  expect(isTable('2020\t51000\n2021\t53500')).toBe(true)
  expect(isTable('2020\t51000\r\n2021\t53500\r\n')).toBe(true)
  expect(isTable('51,000\n')).toBe(false)
  expect(isTable('51,000')).toBe(false)
  expect(isTable('')).toBe(false)
})
