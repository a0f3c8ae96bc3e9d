import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RowsField } from '../kit/field.ts'
import { readPaste } from '../kit/paste.ts'
import { calculator, env, start } from './cagr.testkit.ts'
import { readFlows, readReturns } from './paste.ts'

const left = (lines: number) =>
  `${lines} ${lines === 1 ? 'line' : 'lines'} without a date and amount ${lines === 1 ? 'was' : 'were'} left out.`

describe('pasted tables', () => {
  test('dates and amounts as people have them', () => {
    const text = [
      'Date\tAmount',
      '2024-03-15\t500',
      '3/5/2024, -$1,250.50',
      'Mar 15, 2024   (250)',
      '12-Apr-2025; 1,000',
      '1/2/99 40',
      '2/30/2024 10',
      'total 99',
    ].join('\n')
    expect(readFlows(text)).toEqual({
      rows: [
        { date: '2024-03-15', amount: 500 },
        { date: '2024-03-05', amount: -1250.5 },
        { date: '2024-03-15', amount: -250 },
        { date: '2025-04-12', amount: 1000 },
        { date: '1999-01-02', amount: 40 },
      ],
      // The heading, February 30, and a total without a day.
      note: '3 lines without a date and amount were left out.',
    })
  })
  test('yearly returns, with or without a year in front', () => {
    expect(readReturns('2022 -18.1%\n2023\t26.3%\n(4.5)\n')).toMatchObject({
      rows: [{ percent: -18.1 }, { percent: 26.3 }, { percent: -4.5 }],
    })
    expect(readReturns('nothing')).toHaveProperty('problem')
  })
  // What each line says is plain to a reader; a wrong date or amount would pass unseen into the rate.
  test.each([
    ['2012/05/06 500', '2012-05-06', 500],
    ['2024.3.15 500', '2024-03-15', 500],
    ['03-15-2024 500', '2024-03-15', 500],
    ['3-15-24\t500', '2024-03-15', 500],
    ['15-Mar-24\t500', '2024-03-15', 500],
    ['20240315 500', '2024-03-15', 500],
    ['20240315,500', '2024-03-15', 500],
    ['7,20240315,500', '2024-03-15', 500],
    ['Sept 5, 2024 12', '2024-09-05', 12],
    ['2024-03-15T00:00:00Z,500', '2024-03-15', 500],
    ['3/15/2024 12:00:00 AM\t500.00', '2024-03-15', 500],
    ['1,2024-03-15,500', '2024-03-15', 500],
    ['2024-03-15,500,12500', '2024-03-15', 500],
    ['3/15/2024, 1,250.00', '2024-03-15', 1250],
    ['3/15/2024,$1,250.00', '2024-03-15', 1250],
    ['3/15/2024,1,050.00', '2024-03-15', 1050],
    ['03/15/2024 03/18/2024 500', '2024-03-15', 500],
    ['03/15/2024,03/18/2024,500', '2024-03-15', 500],
    ['03/15/24,"$1,250.00"', '2024-03-15', 1250],
    ['2024-03-15,Check 1234,500.00,12500.00', '2024-03-15', 500],
    ['03/15/2024\tINDEX 500 FUND\t-1,000.00\t25,000.00', '2024-03-15', -1000],
    ['2024-03-15\t-\t500', '2024-03-15', 500],
    ['2024-03-15 500.00-', '2024-03-15', -500],
    ['2024-03-15 $ (1,250.00)', '2024-03-15', -1250],
    ['2024-03-15 .50', '2024-03-15', 0.5],
    ['2024-03-15 1.5k', '2024-03-15', 1500],
    ['2024-03-15 401k 500', '2024-03-15', 500],
    ['2024-03-15,3M,40', '2024-03-15', 40],
    ['$1,000.00 on 3/15/2024', '2024-03-15', 1000],
  ])('%s', (line, date, amount) => {
    expect(readFlows(line)).toEqual({ rows: [{ date, amount }], note: '' })
  })
  test.each([
    '2024-03-15;1.250,50',
    '2024-03-15;250,50',
    '2024-03-15 250,50',
    "2024-03-15 5'000",
    '2024-03-15 1e3',
    '2024-03-15  --',
    '3/15/2024,1,250.00',
  ])('%s is left out rather than guessed at', (line) => {
    expect(readFlows(line)).toHaveProperty('problem')
  })
  test('a table with a day above 12 in front has the day in front on every line; one that contradicts itself is a US one', () => {
    expect(readFlows('15/03/2024 5\n05/03/2024 6')).toEqual({
      rows: [
        { date: '2024-03-15', amount: 5 },
        { date: '2024-03-05', amount: 6 },
      ],
      note: 'Dates were read as day/month/year.',
    })
    expect(readFlows('15/03/2024 5\n05/13/2024 6')).toEqual({
      rows: [{ date: '2024-05-13', amount: 6 }],
      note: '1 line without a date and amount was left out.',
    })
  })
  test('in a file with commas, lines that need no guess say how the others are cut', () => {
    const amounts = (text: string) => {
      const read = readFlows(text)
      return 'rows' in read ? read.rows.map(({ amount }) => amount) : read.problem
    }
    // Three cells in the heading and in the second line: "500,125" is an amount and a balance.
    expect(amounts('Date,Amount,Balance\n2024-03-15,500,125\n2024-04-15,20,99')).toEqual([500, 20])
    // Two cells: a thousand.
    expect(amounts('Date,Amount\n2024-03-15,1,250\n2024-04-15,20')).toEqual([1250, 20])
    expect(amounts('2024-03-15,1,250\n2024-04-15,1,300')).toMatch(/which commas/)
    expect(readFlows('2024-03-15,1,250\n2024-04-15;20')).toMatchObject({
      note: expect.stringContaining('which commas'),
    })
  })
  test('a heading says where the amounts stand; deposits and withdrawals in two columns have their signs', () => {
    const shares = 'Date\tShares\tPrice\tAmount\n2024-03-15\t40\t31.50\t1,260.00'
    expect(readFlows(shares)).toEqual({ rows: [{ date: '2024-03-15', amount: 1260 }], note: left(1) })
    const bank =
      'Date,Description,Withdrawals,Deposits,Balance\n2024-03-15,Pay,,500.00,900.00\n2024-03-20,Check 7,250.00,,650.00'
    expect(readFlows(bank)).toEqual({
      rows: [
        { date: '2024-03-15', amount: 500 },
        { date: '2024-03-20', amount: -250 },
      ],
      note: `Deposits were read as +, withdrawals as −. ${left(1)}`,
    })
    // A bank's file: a summary above the heading, the balance at the beginning, an empty cell where no amount is.
    const summary = 'Beginning balance as of 01/01/2024,,"1,000.00"\nTotal credits,,"500.00"\n'
    const lines =
      'Date,Description,Amount,Running Bal.\n01/01/2024,Forward,,"1,000.00"\n01/05/2024,Deposit,"500.00","1,500.00"'
    expect(readFlows(summary + lines)).toEqual({
      rows: [
        { date: '2024-01-01', amount: 1000 },
        { date: '2024-01-05', amount: 500 },
      ],
      note: left(3),
    })
    expect(readFlows('1/1/2024 Beginning balance 1,000.00\n1/31/2024 Ending balance 1,200.00')).toMatchObject({
      rows: [{ date: '2024-01-01', amount: 1000 }],
    })
    expect(readFlows('2024-03-15, Deposit, 500\n2024-03-20, Withdrawal, 250')).toMatchObject({
      note: 'Some lines mention a withdrawal without a minus: check their signs.',
    })
  })
  test('of several numbers in a line of returns the percentage counts, and a date is none', () => {
    expect(readReturns('2024\t12.5%\t112,500\n2023 .5%\n2022 4.1-\n2008-37.0%\n12/31/2021  7.5')).toMatchObject({
      rows: [{ percent: 12.5 }, { percent: 0.5 }, { percent: -4.1 }, { percent: -37 }, { percent: 7.5 }],
    })
    for (const line of ['12/31/24', '5-year returns', '12,5%', '2024;12,5'])
      expect(readReturns(line)).toHaveProperty('problem')
  })
  test('the published XIRR example, pasted', async () => {
    const read = await readPaste(
      calculator.fields['flows'] as RowsField,
      '1/1/2008\t-10,000\n3/1/2008\t2,750\n10/30/2008\t4,250\n2/15/2009\t3,250\n4/1/2009\t2,750',
    )
    if (!read.ok) throw new Error(read.problem)
    const inputs = { ...start, find: 'flows', signs: 'sheet', value: null, compare: false, flows: read.rows }
    expect(calculator.evaluate(inputs as never, env).figures['cagr']).toBeCloseTo(37.3362535, 5)
  })
  test('a table too long is never cut: a rate from a part of the flows would be wrong', () => {
    const day = (i: number) =>
      `2024-${String(1 + (Math.floor(i / 28) % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`
    const text = (count: number, days: number) =>
      Array.from({ length: count }, (_, i) => `${day(i % days)}  0.10`).join('\n')
    expect(readFlows(text(240, 240))).toMatchObject({ note: '' })
    // 300 lines on 100 days are three of ten cents each.
    const read = readFlows(text(300, 100))
    expect(read).toMatchObject({ note: 'Amounts on the same day were added up.' })
    expect('rows' in read && [read.rows.length, read.rows[0]]).toEqual([100, { date: '2024-01-01', amount: 0.3 }])
    expect(readFlows(text(241, 241))).toMatchObject({ problem: expect.stringContaining('241 different days') })
    expect(readReturns('1%\n'.repeat(121))).toMatchObject({ problem: expect.stringContaining('121 years') })
  })
  test('any pasted text gives rows the form takes, or a sentence', async () => {
    const token = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '2024-02-30',
        '2024-02-29',
        '1/1/2024',
        'Jan 5, 2020',
        '(5',
        '5)',
        '-',
        '$',
        '9'.repeat(50),
        '**',
        '\n',
        '\t',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(token, { maxLength: 20 }), async (tokens) => {
        for (const name of ['flows', 'returns']) {
          const read = await readPaste(calculator.fields[name] as RowsField, tokens.join(' '))
          if (!read.ok) expect(read.problem.length).toBeGreaterThan(10)
        }
      }),
    )
  })
})
