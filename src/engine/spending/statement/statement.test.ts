import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalOf, readAmount } from './amount-text.ts'
import { dayOrderOf, readDay } from './date-text.ts'
import { delimitedRows, separatorOf } from './delimited.ts'
import { finished } from './finished.ts'
import { readStatement } from './read-statement.ts'
import type { Statement } from './statement-line.ts'

const read = (text: string, turned = false): Statement => {
  const got = finished(readStatement(text, turned))
  if (!got.ok) throw new Error(got.reason)
  return got.statement
}
const refusal = (text: string) => {
  const got = finished(readStatement(text))
  return got.ok ? 'read' : got.reason
}
const brief = (text: string, turned = false) =>
  read(text, turned).lines.map(({ date, cents, text: what }) => [date, cents, what])

describe('amounts', () => {
  test.each([
    ['1,234.56', 123_456],
    ['$1,234.56', 123_456],
    ['-$54.20', -5420],
    ['(54.20)', -5420],
    ['54.20-', -5420],
    ['54.20 DR', -5420],
    ['54.20 CR', 5420],
    ['+7', 700],
    ['.5', 50],
    ['\u221212.00', -1200],
    ['USD 3.10', 310],
  ])('%s', (text, cents) => expect(readAmount(text)).toBe(cents))
  test.each(['', 'x', '1.2.3', '--5', '-5-', '12/03/2026', '1e9', '99999999999'])('%j is none', (text) =>
    expect(readAmount(text)).toBeNull(),
  )
  test.each(['6,5', '1,2,3', '12,34,567', '1,2345', '1.234', '1.234,56', ',5'])(
    '%j is asked about, never guessed',
    (text) => expect(readAmount(text)).toBeNull(),
  )
  test('the same where commas are decimals; a format without signs between thousands has no such doubt', () => {
    expect(['6.5', '1,234', '1.23.456', '1,234.56'].map((text) => readAmount(text, ','))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect([readAmount('6,5', ','), readAmount('1.234', ',')]).toEqual([650, 123_400])
    expect([readAmount('1.234', '.', true), readAmount('0.125')]).toEqual([123, 13])
  })
  test('a decimal comma is seen from the whole column', () => {
    expect(decimalOf(['1.234,56', '3,00'])).toBe(',')
    expect(decimalOf(['1,234.56', '3.00'])).toBe('.')
    expect(decimalOf(['1,234', '3'])).toBe('.')
    expect(readAmount('1.234,56', ',')).toBe(123_456)
  })
  test('every amount of cents comes back from its American writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (cents) => {
        const text = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
        expect(readAmount(text)).toBe(cents)
      }),
    )
  })
})

describe('days', () => {
  test.each([
    ['11/3/2026', '2026-11-03'],
    ['11-03-26', '2026-11-03'],
    ['2026-11-03T10:00:00', '2026-11-03'],
    ['20261103', '2026-11-03'],
    ['2026/11/03', '2026-11-03'],
    ['03 Nov 2026', '2026-11-03'],
    ['3-Nov-26', '2026-11-03'],
    ['November 3, 2026', '2026-11-03'],
    ["11/03'26", '2026-11-03'],
    ['11/03/2026 08:15 PM', '2026-11-03'],
  ])('%s', (text, day) => expect(readDay(text)).toBe(day))
  test.each(['', '2/30/2026', '13/1/2026', '20261340', 'Pending', '3 Foo 2026', '123456789012'])('%j is none', (text) =>
    expect(readDay(text)).toBeNull(),
  )
  test('day first only where it must be', () => {
    expect(dayOrderOf(['13/11/2026', '3/11/2026'])).toBe('day-first')
    expect(dayOrderOf(['11/3/2026', '12/4/2026'])).toBe('month-first')
    expect(dayOrderOf(['13/11/2026', '11/13/2026'])).toBe('month-first')
    expect(readDay('3/11/2026', 'day-first')).toBe('2026-11-03')
  })
})

describe('rows', () => {
  test('quotes, doubled quotes, separators and line breaks inside a field (RFC 4180 section 2)', () => {
    const rows = [...delimitedRows('a,b\r\n"x, ""y""","1\n2"\r\n\r\n,\n z ,"" \n', ',')].map(({ cells }) => cells)
    expect(rows).toEqual([
      ['a', 'b'],
      ['x, "y"', '1\n2'],
      [' z ', ''],
    ])
  })
  test('any table comes back from its writing', () => {
    const cell = fc.string({ maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), (table) => {
        const text = table.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n')
        const filled = table.filter((row) => row.some((one) => one.trim() !== ''))
        expect([...delimitedRows(text, ',')].map(({ cells }) => cells)).toEqual(filled)
      }),
    )
  })
  test('the separator is the mark that stands in every line', () => {
    expect(separatorOf('Date;What;Amount\n03.11.2026;"a, b, c";1,00\n')).toBe(';')
    expect(separatorOf('Date\tWhat\n1\t2')).toBe('\t')
    expect(separatorOf('Date|What\n1|2')).toBe('|')
  })
})

/** Layouts of the largest US banks, as their downloads name the columns; the people and purchases are made up. */
describe('tables of banks', () => {
  test('checking with a signed amount, a type and a balance', () => {
    const file = `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,11/05/2026,"KROGER #123 CINCINNATI OH",-54.20,DEBIT_CARD,945.80,,
CREDIT,11/04/2026,"ACME CORP PAYROLL PPD ID: 99",2000.00,ACH_CREDIT,1000.00,,
CHECK,11/03/2026,"CHECK 1021",-300.00,CHECK_PAID,-1000.00,1021,`
    expect(brief(file)).toEqual([
      ['2026-11-05', -5420, 'KROGER #123 CINCINNATI OH'],
      ['2026-11-04', 200_000, 'ACME CORP PAYROLL PPD ID: 99'],
      ['2026-11-03', -30_000, 'CHECK 1021'],
    ])
    expect(read(file).moneyOut).toBe('negative')
  })
  test('a card whose purchases are below zero, with its own categories', () => {
    const file = `Transaction Date,Post Date,Description,Category,Type,Amount,Memo
11/02/2026,11/03/2026,CORNER BISTRO,Food & Drink,Sale,-31.18,
11/01/2026,11/02/2026,Payment Thank You-Mobile,,Payment,450.00,`
    expect(brief(file)).toEqual([
      ['2026-11-02', -3118, 'CORNER BISTRO'],
      ['2026-11-01', 45_000, 'Payment Thank You-Mobile'],
    ])
    expect(read(file).lines[0]?.bankCategory).toBe('Food & Drink')
  })
  test('a card whose purchases are above zero and payments below', () => {
    const file = `Trans. Date,Post Date,Description,Amount,Category
10/30/2026,10/31/2026,HARDWARE STORE,82.11,Merchandise
10/29/2026,10/29/2026,INTERNET PAYMENT - THANK YOU,-200.00,Payments and Credits`
    expect(brief(file).map((row) => row[1])).toEqual([-8211, 20_000])
    expect(read(file)).toMatchObject({ moneyOut: 'positive', isCard: true })
  })
  test('a card that names purchases in a type column', () => {
    const file = `Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
11/01/2026,11/02/2026,SQ *BAKERY 12,Bakery,Restaurants,Purchase,6.50,A Person
11/01/2026,11/02/2026,ACH DEPOSIT INTERNET TRANSFER,,Payment,Payment,-20.00,A Person`
    expect(brief(file)).toEqual([
      ['2026-11-01', -650, 'SQ *BAKERY 12'],
      ['2026-11-01', 2000, 'ACH DEPOSIT INTERNET TRANSFER'],
    ])
  })
  test('debit and credit columns, whatever their sign; what is pending waits', () => {
    const file = `Status,Date,Description,Debit,Credit,Member Name
Cleared,11/03/2026,"GROCER, INC",40.00,,A PERSON
Cleared,11/02/2026,RETURN STORE,,-12.00,A PERSON
Pending,11/05/2026,GAS,35.00,,A PERSON`
    expect(brief(file).map((row) => row[1])).toEqual([-4000, 1200])
    expect(read(file)).toMatchObject({ pending: 1, isCard: true, moneyOut: 'columns' })
  })
  test('withdrawals and deposits with zeros in the empty one', () => {
    const file =
      'Date,Description,Withdrawals,Deposits,Balance\n11/03/2026,Rent,"1,800.00",0.00,5\n11/04/2026,Pay,0.00,900.00,905\n'
    expect(brief(file).map((row) => row[1])).toEqual([-180_000, 90_000])
  })
  test('no header at all', () => {
    const file = '"11/03/2026","-54.20","*","","KROGER #123"\n"11/04/2026","2000.00","*","","ACME PAYROLL"\n'
    expect(brief(file)).toEqual([
      ['2026-11-03', -5420, 'KROGER #123'],
      ['2026-11-04', 200_000, 'ACME PAYROLL'],
    ])
  })
  test('a summary above the header', () => {
    const file = `Description,,Summary Amt.
Beginning balance as of 11/01/2026,,"1,000.00"
Total debits,,"-54.20"

Date,Description,Amount,Running Bal.
11/01/2026,Beginning balance as of 11/01/2026,,"1,000.00"
11/03/2026,"KROGER",-54.20,945.80`
    expect(brief(file)).toEqual([['2026-11-03', -5420, 'KROGER']])
    expect(read(file).unreadable).toBe(1)
  })
  test('positive amounts with debit and credit in words', () => {
    const file =
      'Date,Description,Original Description,Amount,Transaction Type,Category,Account Name\n11/03/2026,Cafe,CAFE 1,4.50,debit,Coffee Shops,Card\n11/04/2026,Pay,ACME,900.00,credit,Paycheck,Checking\n'
    expect(brief(file).map((row) => row[1])).toEqual([-450, 90_000])
    expect(read(file).moneyOut).toBe('words')
  })
  test('semicolons, decimal commas, day first', () => {
    const file = 'Date;Payee;Amount\n25.11.2026;Cafe;-4,50\n03.11.2026;Market;-1.004,00\n'
    expect(brief(file)).toEqual([
      ['2026-11-25', -450, 'Cafe'],
      ['2026-11-03', -100_400, 'Market'],
    ])
  })
  test('only purchases, without a sign: all are money out; the visitor can turn it', () => {
    const file = 'Transaction Date,Merchant,Amount\n2026-11-03,Netflix,15.49\n'
    expect(brief(file)[0]?.[1]).toBe(-1549)
    expect(brief(file, true)[0]?.[1]).toBe(1549)
    expect(brief('Date,Description,Amount\n11/3/2026,A,-1.00\n', true)[0]?.[1]).toBe(100)
  })
  test.each([
    ['', 'empty'],
    ['Date,Amount\n', 'empty'],
    ['a,b\n1,2\n', 'no-columns'],
    ['Date,Amount\nx,y\n', 'no-lines'],
    ['<OFX></OFX>', 'empty'],
    ['<OFX><CURDEF>EUR<STMTTRN><TRNAMT>1</OFX>', 'not-dollars'],
    ['!Type:Bank\nDx\nT1\n^\n', 'no-lines'],
  ])('%j is refused: %s', (text, reason) => expect(refusal(text)).toBe(reason))
})

const sgml = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>000123456789<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103120000[0:GMT]<TRNAMT>-54.20<FITID>A1<NAME>KROGER #123<MEMO>KROGER #123 CINCINNATI OH</STMTTRN>
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20261104
<TRNAMT>2000.00
<FITID>A2
<NAME>ACME &amp; SONS PAYROLL
</STMTTRN>
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261105<TRNAMT>-300<FITID>0<CHECKNUM>1021
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261399<TRNAMT>-1<FITID>A4<NAME>BAD DAY</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

describe('OFX', () => {
  test('version 1: values without an end, several on a line, an end left out', () => {
    const { lines, unreadable, isCard } = read(sgml)
    expect(lines).toEqual([
      { date: '2026-11-03', cents: -5420, text: 'KROGER #123 CINCINNATI OH', bankCategory: '', ref: '6789:A1' },
      { date: '2026-11-04', cents: 200_000, text: 'ACME & SONS PAYROLL', bankCategory: '', ref: '6789:A2' },
      { date: '2026-11-05', cents: -30_000, text: 'Check 1021', bankCategory: '', ref: '' },
    ])
    expect(unreadable).toBe(1)
    expect(isCard).toBe(false)
  })
  test('version 2: XML of a card, two accounts, a decimal comma', () => {
    const file = `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS>
      <CURDEF>USD</CURDEF><CCACCTFROM><ACCTID>4111-0042</ACCTID></CCACCTFROM><BANKTRANLIST>
      <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261103000000.000[-5:EST]</DTPOSTED><TRNAMT>-1.234,50</TRNAMT><FITID>9</FITID><NAME>DEBIT</NAME><MEMO>Caf&#233; <![CDATA[A & B]]></MEMO></STMTTRN>
      </BANKTRANLIST></CCSTMTRS><CCSTMTRS><CCACCTFROM><ACCTID>4111-0077</ACCTID></CCACCTFROM><BANKTRANLIST>
      <STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261104</DTPOSTED><TRNAMT>5.00</TRNAMT><FITID>9</FITID><NAME>REFUND</NAME></STMTTRN>
      </BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`
    expect(read(file).lines).toEqual([
      { date: '2026-11-03', cents: -123_450, text: 'Café A & B', bankCategory: '', ref: '0042:9' },
      { date: '2026-11-04', cents: 500, text: 'REFUND', bankCategory: '', ref: '0077:9' },
    ])
    expect(read(file).isCard).toBe(true)
  })
  test('a bank that leaves out the sign still names the type', () => {
    const file =
      '<OFX><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>5.00<NAME>A</STMTTRN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261103<TRNAMT>7.00<NAME>B</STMTTRN></OFX>'
    expect(brief(file).map((row) => row[1])).toEqual([-500, 700])
  })
})

test('QIF: a line for each fact, old dates, investments left out', () => {
  const file = `!Type:Bank
D11/ 3'26
T-1,054.20
PKROGER
LFood:Groceries
SFood
$-1.00
^
D11/04/2026
T900.00
MPay
^
!Type:Invst
D11/05/2026
T5.00
^
`
  expect(brief(file)).toEqual([
    ['2026-11-03', -105_420, 'KROGER'],
    ['2026-11-04', 90_000, 'Pay'],
  ])
  expect(read(file).lines[0]?.bankCategory).toBe('Food')
})

test('no file whatever makes the reader throw; lines have a day, an amount and a short text', () => {
  const heads = ['', 'Date,Amount,Description\n', 'Date;Debit;Credit\n', '<OFX><STMTTRN>', '!Type:Bank\n', '"']
  fc.assert(
    fc.property(
      fc.constantFrom(...heads),
      fc.string({ maxLength: 300, unit: 'binary' }),
      fc.boolean(),
      (head, text, turned) => {
        const got = finished(readStatement(head + text, turned))
        if (!got.ok) return
        for (const line of got.statement.lines) {
          expect(Number.isInteger(line.cents) && line.cents !== 0).toBe(true)
          expect(line.text.length).toBeLessThanOrEqual(80)
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('lines of a table written by a bank come back, in any of its layouts', () => {
  const row = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    cents: fc.integer({ min: -500_000, max: 500_000 }).filter((cents) => cents !== 0),
    text: fc.stringMatching(/^[A-Z][A-Z0-9 ,"#*&]{0,30}[A-Z]$/),
  })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const day = (n: number) => `11/${String(n).padStart(2, '0')}/2026`
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
      const columns = `Date,Description,Debit,Credit\n${rows
        .map(({ day: n, cents, text }) => {
          const amount = quoted((Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }))
          return [day(n), quoted(text), cents < 0 ? amount : '', cents < 0 ? '' : amount].join(',')
        })
        .join('\n')}`
      const wanted = rows.map(({ day: n, cents, text }) => [
        `2026-11-${String(n).padStart(2, '0')}`,
        cents,
        text.replaceAll(/\s+/g, ' ').trim(),
      ])
      expect(brief(columns)).toEqual(wanted)
    }),
  )
})
