import { describe, expect, it } from 'vitest'
import { readStatement } from './statement-paste.ts'

const rowsOf = (text: string, thisYear = 2026) => {
  const read = readStatement(text, thisYear)
  return read.outcome === 'rows' ? read.rows.map(({ year, amount }) => [year, amount]) : read.outcome
}
const notesOf = (text: string, thisYear = 2026) => {
  const read = readStatement(text, thisYear)
  return read.outcome === 'rows' ? read.notes : [read.why]
}

const three = [
  [2016, 80_000],
  [2017, 90_000],
  [2018, 100_000],
]

describe('the my Social Security page', () => {
  const before = [
    'Skip to Content',
    'my Social Security',
    'Signed in as A. Reader  Sign Out',
    'Earnings Record',
    'Review your earnings record with care. Based on your birth date January 5, 1990.',
    'Last update 11/21/2026, page 1 of 2',
  ].join('\n')
  const after = [
    'Estimated Total Taxes Paid',
    'For Social Security',
    'Paid by you:',
    '$16,740',
    'Paid by your employers:',
    '$16,740',
    'Call 1-800-772-1213',
  ].join('\n')
  const head = 'Work Year\tTaxed Social Security Earnings\tTaxed Medicare Earnings'

  it.each([
    ['tabs', `${head}\n2018\t$100,000\t$120,000\n2017\t$90,000\t$90,000\n2016\t$80,000\t$80,000`],
    [
      'spaces and blanks at line ends',
      `${head} \n2018  $100,000 $120,000 \n2017 $90,000 $90,000 \n2016 $80,000 $80,000 `,
    ],
    ['one cell a line', '2018 \n$100,000 \n$120,000 \n2017 \n$90,000 \n$90,000 \n2016 \n$80,000 \n$80,000 '],
    ['Windows line ends', '2018\t$100,000\t$120,000\r\n2017\t$90,000\t$90,000\r\n2016\t$80,000\t$80,000\r\n'],
    ['non-breaking spaces', '2018\u00a0$100,000\u00a0$120,000\n2017\u00a0$90,000\n2016\u00a0$80,000'],
    ['cents', '2018 $100,000.00 $120,000.00\n2017 $90,000.00\n2016 $80,000.00'],
    ['a table drawn with bars', '| 2018 | $100,000 | $120,000 |\n| 2017 | $90,000 | |\n| 2016 | $80,000 | |'],
    ['a list', '- 2018: $100,000\n- 2017: $90,000\n- 2016: $80,000'],
  ])('with %s', (_, table) => expect(rowsOf(`${before}\n${table}\n${after}`)).toEqual(three))

  it('says that a year is not recorded yet', () => {
    const text = '2025\tNot yet recorded\tNot yet recorded\n2024\t$70,000\t$70,000'
    expect(rowsOf(text)).toEqual([[2024, 70_000]])
    expect(notesOf(text)).toEqual([{ key: 'pending', values: { year: 2025 } }])
  })
  it('reads years before Medicare, whose start is not a year of work', () => {
    expect(rowsOf('1966\t$2,966\t$2,966\n1965\t$2,965\tMedicare Began in 1966\n1964\t$2,964\n1963\t$2,963')).toEqual([
      [1963, 2963],
      [1964, 2964],
      [1965, 2965],
      [1966, 2966],
    ])
  })
  it('keeps years without pay', () =>
    expect(rowsOf('2018 $0 $0\n2017 0 0')).toEqual([
      [2017, 0],
      [2018, 0],
    ]))
})

describe('the printed statement', () => {
  it('spreads a total for several years evenly and says so', () => {
    const text =
      'Work Year  Earnings Taxed for Social Security  Earnings Taxed for Medicare (began 1966)\n1971–1974  4,000  4,000\n1975  2,000  2,000'
    expect(rowsOf(text)).toEqual([
      [1971, 1000],
      [1972, 1000],
      [1973, 1000],
      [1974, 1000],
      [1975, 2000],
    ])
    expect(notesOf(text)[0]).toEqual({ key: 'spread', values: { from: 1971, to: 1974, amount: 4000, years: 4 } })
  })
  it('reads two columns of years side by side', () => {
    expect(rowsOf('1985 1,985 1,985 1995 21,995 21,995\n1986 1,986 1,986 1996 21,996 21,996')).toEqual([
      [1985, 1985],
      [1986, 1986],
      [1995, 21_995],
      [1996, 21_996],
    ])
  })
  it('tells pay of $2,005 from the year 2005', () => {
    expect(rowsOf('1988 2005 2005\n1989 1995 1995')).toEqual([
      [1988, 2005],
      [1989, 1995],
    ])
  })
  it('does not take other lines with years for rows', () => {
    const text = 'In 2024 the limit was $168,600.\n2024 was a good year: $1\nCopyright 2026\n2023 $50,000 $50,000'
    expect(rowsOf(text)).toEqual([[2023, 50_000]])
  })
})

describe('spreadsheets', () => {
  it.each([
    ['plain CSV', 'Year,Earnings\n2016,80000\n2017,90000\n2018,100000'],
    ['three columns', '2016,80000,80000\n2017,90000,95000\n2018,100000,120000'],
    ['quoted amounts', 'year,taxed\n2016,"$80,000","$80,000"\n2017,"$90,000"\n2018,"$100,000"'],
    ['unquoted thousands', '2016,$80,000,$80,000\n2017,$90,000,$90,000\n2018,$100,000,$120,000'],
    ['semicolons', '2016;80000\n2017;90000\n2018;100000'],
    ['an age column', 'Year\tAge\tTaxed earnings\n2016\t21\t$80,000\n2017\t22\t$90,000\n2018\t23\t$100,000'],
    [
      'Medicare first',
      'Year\tTaxed Medicare Earnings\tTaxed Social Security Earnings\n2016\t$1\t$80,000\n2017\t$1\t$90,000\n2018\t$1\t$100,000',
    ],
  ])('%s', (_, text) => expect(rowsOf(text)).toEqual(three))
  it('reads small amounts in CSV apart', () =>
    expect(rowsOf('1965,900,900\n1966,950,950')).toEqual([
      [1965, 900],
      [1966, 950],
    ]))
})

describe('the XML file of the statement', () => {
  const xml = (rows: string) =>
    `<?xml version="1.0"?><osss:OnlineSocialSecurityStatementData xmlns:osss="http://ssa.gov/osss/schemas/2.0"><osss:UserInformation><osss:DateOfBirth>1990-05-15</osss:DateOfBirth></osss:UserInformation><osss:EarningsRecord>${rows}</osss:EarningsRecord></osss:OnlineSocialSecurityStatementData>`
  const row = (year: string, fica: string) =>
    `<osss:Earnings startYear="${year}" endYear="${year}"><osss:FicaEarnings>${fica}</osss:FicaEarnings><osss:MedicareEarnings>1</osss:MedicareEarnings></osss:Earnings>`
  it('is read by element, with -1 for a year not recorded yet', () => {
    const text = xml(row('2023', '50000') + row('2024', '52000') + row('2025', '-1'))
    expect(rowsOf(text)).toEqual([
      [2023, 50_000],
      [2024, 52_000],
    ])
    expect(notesOf(text)).toHaveLength(1)
  })
})

describe('what cannot be used', () => {
  it('leaves out years to come and years before the program, and says so', () => {
    expect(rowsOf('2030 $1,000\n2020 $2,000\n1936 $5')).toEqual([[2020, 2000]])
    expect(notesOf('2030 $1,000\n2020 $2,000')).toEqual([{ key: 'leftOut', values: { from: 2030, to: 2030 } }])
  })
  it('keeps the larger of two amounts for a year, and says so', () => {
    expect(rowsOf('2020 $2,000\n2020 $3,000')).toEqual([[2020, 3000]])
    expect(notesOf('2020 $2,000\n2020 $3,000')).toEqual([
      { key: 'twice', values: { year: 2020, first: 2000, second: 3000 } },
    ])
    expect(notesOf('2020 $2,000 $2,000\n2020 $2,000 $2,000')).toEqual([])
  })
  it.each([
    ['', 'empty'],
    ['My estimated benefits', 'no-years'],
    ['I worked from 1999 on', 'no-amounts'],
    ['2025 Not yet recorded', 'pending'],
  ])('says why it read nothing in %j', (text, why) => {
    expect(rowsOf(text)).toBe('nothing-found')
    expect(notesOf(text)[0]).toBe(why)
  })
  it('stays quick and quiet on a long text of noise', () => {
    expect(rowsOf('x 1 $ , - 2020x '.repeat(20_000))).toBe('nothing-found')
  })
})
