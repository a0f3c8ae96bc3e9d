import { expect, test } from 'vitest'
import { DATE_MARK, isDayFirst, takeDates } from './pasted-dates.ts'

test('every date and time leaves the line, the first date counts, and cells keep their places', () => {
  const rest = (line: string) => takeDates(line, false)?.rest.replaceAll(DATE_MARK, '#')
  expect(takeDates('settled Mar 10, 2025; traded 3/7/2025', false)?.date).toBe('2025-03-10')
  expect(rest('03/07/2025,03/10/2025,40')).toBe('#,#,40')
  expect(rest('2025-03-07\t10:30\t40')).toBe('#\t \t40')
  expect(rest('2025-03-07,10:30:15 AM,40')).toBe('#, ,40')
  expect(rest('2025-03-07T10:30:00-05:00,40')).toBe('# ,40')
  // Eight digits beside a plainer date are an amount.
  expect(rest('2025-03-07,20240101')).toBe('#,20240101')
  expect(rest('20250307,500')).toBe('#,500')
})
test('an amount behind a day is no year', () => {
  const both = (line: string) => {
    const found = takeDates(line, false)
    return [found?.date, found?.rest.replaceAll(DATE_MARK, '#')]
  }
  expect(both('20-Jan-18, 4945.92')).toEqual(['2018-01-20', '#, 4945.92'])
  expect(both('28-Oct-15\t2025')).toEqual(['2015-10-28', '#\t2025'])
  expect(both('8-Jun-05, 10-Jun-05, 1999.20')).toEqual(['2005-06-08', '#, #, 1999.20'])
  expect(both('Jan 18 1950.00')).toEqual([undefined, undefined])
  expect(both('Jan 18, 2024,500')).toEqual(['2024-01-18', '#,500'])
  expect(both('18 January 2024 500')).toEqual(['2024-01-18', '# 500'])
  expect(both('1/2/4945')).toEqual([undefined, undefined])
})
test('two digits of a year: 49 is 2049, 50 is 1950; days that do not exist are none', () => {
  expect(takeDates('1/2/49', false)?.date).toBe('2049-01-02')
  expect(takeDates('1/2/50', false)?.date).toBe('1950-01-02')
  expect(takeDates('2/29/2024', false)?.date).toBe('2024-02-29')
  for (const line of ['2/29/2023', '13/13/2024', '1/2/345', '12.50', 'May be 12, 2024 of them'])
    expect(takeDates(line, false)).toBeNull()
})
test('the day stands in front where a table shows it and never contradicts it', () => {
  expect(isDayFirst(['05/03/2024', '15/03/2024'])).toBe(true)
  expect(isDayFirst(['05/03/2024', '15/03/2024', '03/15/2024'])).toBe(false)
  expect(isDayFirst(['05/03/2024'])).toBe(false)
  expect(takeDates('05/03/2024', true)?.date).toBe('2024-03-05')
})
