import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import { assignToPaydays, type DuePayment } from './paycheck-assignment.ts'

const first = '2026-12-01' as IsoDate
const payday = (on: string) => ({ on: on as IsoDate, name: 'Job', amount: 2000 })
const due = (id: string, amount: number, day: string | null): DuePayment => ({ id, amount, due: day as IsoDate | null })

describe('which paycheck pays which debt', () => {
  test('the last payday with two days to spare; what is due sooner comes from the account', () => {
    const { paydays, before } = assignToPaydays(
      [due('card', 200, '2026-12-16'), due('car', 240, '2026-12-17'), due('loan', 100, '2026-12-03')],
      [payday('2026-12-15'), payday('2026-12-01')],
      first,
    )
    expect(paydays.map(({ payday, payments, total }) => [payday.on, payments.map(({ id }) => id), total])).toEqual([
      ['2026-12-01', ['loan', 'card'], 300],
      ['2026-12-15', ['car'], 240],
    ])
    expect(before).toEqual([])
    expect(assignToPaydays([due('card', 50, '2026-12-02')], [payday('2026-12-01')], first).before).toHaveLength(1)
  })
  test('one without a due day goes where least is carried; without a payday nothing is assigned', () => {
    const { paydays } = assignToPaydays(
      [due('a', 300, '2026-12-10'), due('b', 50, null)],
      [payday('2026-12-01'), payday('2026-12-15')],
      first,
    )
    expect(paydays[1]?.payments.map(({ id }) => id)).toEqual(['b'])
    expect(assignToPaydays([due('a', 300, null)], [], first).before).toHaveLength(1)
  })
  test('one without a due day waits for a payday of its own month, where there is one', () => {
    const early = [payday('2026-11-20'), payday('2026-12-04')]
    const ids = ({ paydays }: ReturnType<typeof assignToPaydays>) =>
      paydays.map((one) => one.payments.map(({ id }) => id))
    expect(ids(assignToPaydays([due('a', 300, null)], early, first))).toEqual([[], ['a']])
    expect(ids(assignToPaydays([due('a', 300, null)], early.slice(0, 1), first))).toEqual([['a']])
  })
  test('a paycheck that carries more than it brings says so', () => {
    const owed = [due('a', 1500, '2026-12-20'), due('b', 501, '2026-12-21')]
    expect(assignToPaydays(owed, [payday('2026-12-01')], first).paydays[0]).toMatchObject({ total: 2001, isOver: true })
    const unknown = { ...payday('2026-12-01'), amount: null }
    expect(assignToPaydays(owed, [unknown], first).paydays[0]?.isOver).toBe(false)
  })
  test('no dollar is lost, none counts twice, and nobody pays late', () => {
    const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}` as IsoDate)
    const payments = fc.array(
      fc.record({ id: fc.string(), amount: fc.integer({ min: 1, max: 1e5 }), due: fc.option(days, { nil: null }) }),
    )
    fc.assert(
      fc.property(payments, fc.array(days.map(payday)), (owed, paid) => {
        const { paydays, before } = assignToPaydays(owed, paid, first)
        const all = [...paydays.flatMap((one) => one.payments), ...before]
        expect(all).toHaveLength(owed.length)
        expect(new Set(all).size).toBe(owed.length)
        for (const one of paydays)
          for (const payment of one.payments) if (payment.due) expect(one.payday.on < payment.due).toBe(true)
      }),
    )
  })
})
