import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import { merchantBook } from './rules.ts'
import { type KnownMoney, type SortedOut, sortOut } from './sort-out.ts'
import { finished } from './statement/finished.ts'
import type { StatementLine } from './statement/statement-line.ts'

const line = (text: string, cents: number, change: Partial<StatementLine> = {}): StatementLine => ({
  date: '2026-11-03',
  cents,
  text,
  bankCategory: '',
  ref: '',
  ...change,
})
const sorted = (lines: readonly StatementLine[], known: readonly KnownMoney[] = [], isCard = false): SortedOut =>
  finished(sortOut({ lines, isCard }, known, merchantBook()))
const kept = ({ date, cents, text, ref }: StatementLine): KnownMoney => ({ date, cents, text, ref })

describe('what a line is', () => {
  test.each([
    ['KROGER #12', -5420, false, 'expense'],
    ['ACME PAYROLL', 200_000, false, 'income'],
    ['CHASE CREDIT CRD AUTOPAY', -45_000, false, 'moved'],
    ['PAYMENT THANK YOU', 45_000, true, 'moved'],
    ['TARGET 0011', 2500, false, 'refund'],
    ['UNKNOWN SHOP', 2500, true, 'refund'],
    ['UNKNOWN SENDER', 2500, false, 'income'],
    ['ZELLE FROM ANA', 3000, false, 'income'],
    ['ONLINE TRANSFER TO SAV', -10_000, false, 'moved'],
  ] as const)('%s of %d', (text, cents, isCard, kind) => {
    const { expenses, other } = sorted([line(text, cents)], [], isCard)
    const got = expenses[0] ? (expenses[0].cents < 0 ? 'refund' : 'expense') : other[0]?.kind
    expect(got).toBe(kind)
  })
  test('the bank’s own category is used where the name says nothing', () => {
    expect(sorted([line('ZZYX', -100, { bankCategory: 'Food & Drink' })]).expenses[0]).toMatchObject({
      category: 'food',
      key: 'food_eating-out',
    })
    expect(sorted([line('ZZYX', -100)]).expenses[0]).toMatchObject({ category: 'miscellaneous', key: null })
  })
})

describe('what is known already', () => {
  const coffee = line('STARBUCKS 123', -400)
  test('the same file a second time adds nothing; a real second coffee is kept', () => {
    expect(sorted([coffee], [kept(coffee)])).toMatchObject({ expenses: [], known: 1 })
    expect(sorted([coffee, coffee], [kept(coffee)]).expenses).toHaveLength(1)
    expect(sorted([coffee, coffee]).expenses).toHaveLength(2)
  })
  test('another file of the same account writes the shop differently', () => {
    expect(sorted([line('POS DEBIT STARBUCKS STORE 0123 CHICAGO IL', -400)], [kept(coffee)]).known).toBe(1)
  })
  test('the bank’s number: the same one twice in a file counts once, a reused one with another amount is kept', () => {
    const numbered = (cents: number) => line('A', cents, { ref: '6789:7' })
    expect(sorted([numbered(-100), numbered(-100), numbered(-200)]).expenses).toHaveLength(2)
    expect(sorted([numbered(-100)], [kept(numbered(-100))]).known).toBe(1)
  })
  test('two coffees with two numbers: the new one is added though the old one is known', () => {
    const [one, two] = [line('STARBUCKS', -400, { ref: '6789:1' }), line('STARBUCKS', -400, { ref: '6789:2' })]
    expect(sorted([one, two], [kept(one)]).expenses.map(({ ref }) => ref)).toEqual(['6789:2'])
  })
  test('a bank that numbers anew at each download adds nothing twice', () => {
    const [one, again] = [line('STARBUCKS', -400, { ref: '6789:1' }), line('STARBUCKS', -400, { ref: '6789:91' })]
    expect(sorted([again], [kept(one)])).toMatchObject({ expenses: [], known: 1 })
  })
  test('the same coffee from two cards is two coffees', () => {
    const [mine, yours] = [line('STARBUCKS', -400, { ref: '1111:1' }), line('STARBUCKS', -400, { ref: '2222:1' })]
    expect(sorted([yours], [kept(mine)]).expenses).toHaveLength(1)
  })
  test('one typed by hand within three days may be the same', () => {
    const typed: KnownMoney = { date: '2026-11-01', cents: -5420, text: 'Groceries', ref: null }
    expect(sorted([line('KROGER', -5420)], [typed]).maybeTyped).toEqual([0])
    expect(sorted([line('KROGER', -5420), line('ALDI', -5420)], [typed]).maybeTyped).toEqual([0])
    expect(sorted([line('KROGER', -5420)], [{ ...typed, date: '2026-10-30' }]).maybeTyped).toEqual([])
  })
})

test('no cent is lost or made: what is new and what was known add up to the file; a second import adds nothing', () => {
  const any = fc.record({
    date: fc.constantFrom<IsoDate>('2026-11-01', '2026-11-02'),
    cents: fc.integer({ min: -500, max: 500 }).filter((cents) => cents !== 0),
    text: fc.constantFrom('KROGER', 'STARBUCKS 1', 'ACME PAYROLL', 'ONLINE TRANSFER TO SAV', 'ZZ'),
    bankCategory: fc.constant(''),
    ref: fc.constantFrom('', '', '1:1', '1:2', '2:3'),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 25 }), fc.boolean(), (lines, isCard) => {
      const { expenses, other, known } = sorted(lines, [], isCard)
      expect(expenses.length + other.length + known).toBe(lines.length)
      const kinds = lines.filter(
        ({ ref }, at) =>
          ref === '' ||
          lines.findIndex(
            (one) => one.ref === ref && one.cents === lines[at]?.cents && one.date === lines[at]?.date,
          ) === at,
      )
      const sum = kinds.reduce((total, { cents }) => total + cents, 0)
      expect(other.reduce((t, { cents }) => t + cents, 0) - expenses.reduce((t, { cents }) => t + cents, 0)).toBe(sum)
      const again = sorted(lines, lines.map(kept), isCard)
      expect([again.expenses, again.other]).toEqual([[], []])
    }),
    { numRuns: 300 },
  )
})
