import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOutText, pastedCells, pastedLines } from './pasted-cells.ts'
import { isForeignNumber, numberIn, numbersIn } from './pasted-numbers.ts'

const cellsOf = (line: string) => pastedCells([line], 'null')[0]

test('tabs, bars, semicolons, commas and two spaces part cells; quotes hold one together; empty cells stay', () => {
  expect(cellsOf('A\t\t1,250')).toEqual(['A', '', '1,250'])
  expect(cellsOf('A | 2 | 3')).toEqual(['A', '2', '3'])
  expect(cellsOf('A;2,5;3')).toEqual(['A', '2,5', '3'])
  expect(cellsOf('"Apple, Inc.",,"1,234,567",6.5')).toEqual(['Apple, Inc.', '', '1,234,567', '6.5'])
  expect(cellsOf('A  1,250.50 left')).toEqual(['A', '1,250.50 left'])
  expect(cellsOf('a 5" bar, 3')).toEqual(['a 5" bar', '3'])
})
test('a comma between digits: thousands where sure or typed, else by the other lines, else unknown', () => {
  expect(cellsOf('A,$1,250,3')).toEqual(['A', '$1250', '3'])
  expect(cellsOf('A,(1,250.00),3')).toEqual(['A', '(1250.00)', '3'])
  expect(cellsOf('A,1,000,3')).toEqual(['A', '1000', '3'])
  expect(cellsOf('A, 1,250, 3')).toEqual(['A', '1250', '3'])
  expect(cellsOf('A,1,250')).toBeNull()
  expect(pastedCells(['A,1,250'], 'apart')).toEqual([['A', '1', '250']])
  expect(pastedCells(['A,1,250', 'B,2'], 'null')[0]).toEqual(['A', '1250'])
  expect(pastedCells(['A,1,250', 'B,2,3'], 'null')[0]).toEqual(['A', '1', '250'])
  expect(pastedCells(['A,1,250', 'B,2', 'C,2,3'], 'null')[0]).toBeNull()
})
test('a cell is a number only as a whole', () => {
  expect([numberIn('401k')?.isShort, numberIn('401')?.isShort]).toEqual([true, false])
  const values = ['1,250', '-$1,250.50', '(300)', '4.1-', '.5', '1.2k', '6.5%'].map((cell) => numberIn(cell)?.value)
  expect(values).toEqual([1250, -1250.5, -300, -4.1, 0.5, 1200, 6.5])
  for (const cell of ['', '-', '5 apples', '10:30', '1e3', '12 13', "5'000", '250,50'])
    expect(numberIn(cell)).toBeNull()
  expect(numbersIn('Check 1234 for $500 at 10:30, a 7-day hold').map(({ value }) => value)).toEqual([1234, 500])
  expect(['250,50', '1.250,50', '1.250.000', '1,250.50', '1,250'].map(isForeignNumber)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
test('a hard space is a thousands mark, and any end of line ends one', () => {
  expect(pastedLines('1\u00a0250\r\n\n2\r3')).toEqual(['1250', '2', '3'])
  expect([leftOutText(0), leftOutText(1), leftOutText(2, 'without a weight')]).toEqual([
    '',
    '1 line was left out.',
    '2 lines without a weight were left out.',
  ])
})
test('what is written as a file with commas and quotes is read back, whatever the cells hold', () => {
  const cell = fc.string({ maxLength: 8 }).map((text) => text.replaceAll(/["\r\n\t|;\ue000]/g, '').trim())
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 6 }), (cells) => {
      const line = cells.map((one) => `"${one}"`).join(',')
      expect(cellsOf(line)).toEqual(cells)
    }),
  )
})
