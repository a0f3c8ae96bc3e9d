import { describe, expect, it } from 'vitest'
import { addDays } from '#engine/month.ts'
import { datesOf, extraPayMonths } from './schedule.ts'

describe('datesOf', () => {
  it('every two weeks, counted on from a payday in the past', () => {
    // From Friday, January 2: 5 x 14 = 70 days later is March 13, the first payday in March.
    expect(datesOf({ every: 'two-weeks', from: '2026-01-02' }, '2026-03-01', '2026-04-10')).toEqual([
      '2026-03-13',
      '2026-03-27',
      '2026-04-10',
    ])
    expect(datesOf({ every: 'week', from: '2026-01-02' }, '2026-01-02', '2026-12-31')).toHaveLength(52)
  })
  it('nothing before a first date that lies ahead', () => {
    expect(datesOf({ every: 'week', from: '2026-05-01' }, '2026-01-01', '2026-05-08')).toEqual([
      '2026-05-01',
      '2026-05-08',
    ])
    expect(datesOf({ every: 'quarter', from: '2027-05-01' }, '2026-01-01', '2026-12-31')).toEqual([])
    expect(datesOf({ every: 'week', from: '2027-05-01' }, '2026-01-01', '2026-12-31')).toEqual([])
  })
  it('days of the month from a first date that lies ahead, or behind', () => {
    const span = ['2026-01-01', '2026-04-30'] as const
    expect(datesOf({ every: 'month', day: 15, from: '2026-03-15' }, ...span)).toEqual(['2026-03-15', '2026-04-15'])
    expect(datesOf({ every: 'half-month', days: [1, 16], from: '2026-03-16' }, ...span)).toEqual([
      '2026-03-16',
      '2026-04-01',
      '2026-04-16',
    ])
    expect(datesOf({ every: 'month', day: 15, from: '2020-03-15' }, ...span)).toHaveLength(4)
    expect(datesOf({ every: 'month', day: 15, from: '2027-03-15' }, ...span)).toEqual([])
  })
  it('every half year', () => {
    expect(datesOf({ every: 'half-year', from: '2025-08-31' }, '2026-01-01', '2027-01-01')).toEqual([
      '2026-02-28',
      '2026-08-31',
    ])
  })
  it('a weekly series is its first date plus whole weeks, over leap days and year ends', () => {
    const from = '2027-12-03'
    const walked = datesOf({ every: 'week', from }, '2028-01-01', '2028-12-31')
    // December 3, 2027 is a Friday; January 7 is five weeks on. 2028 has 52 Fridays.
    expect(walked).toEqual(Array.from({ length: 52 }, (_, i) => addDays(from, (i + 5) * 7)))
  })
  it('a day past the end of a month is its last day, in leap years too', () => {
    expect(datesOf({ every: 'month', day: 31 }, '2028-01-01', '2028-04-30')).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
    expect(datesOf({ every: 'half-month', days: [30, 15] }, '2026-02-01', '2026-03-31')).toEqual([
      '2026-02-15',
      '2026-02-28',
      '2026-03-15',
      '2026-03-30',
    ])
    expect(datesOf({ every: 'half-month', days: [29, 31] }, '2026-02-01', '2026-02-28')).toEqual([
      '2026-02-28',
      '2026-02-28',
    ])
  })
  it('quarters and years keep the 31st after a shorter month', () => {
    expect(datesOf({ every: 'quarter', from: '2025-08-31' }, '2026-01-01', '2026-12-31')).toEqual([
      '2026-02-28',
      '2026-05-31',
      '2026-08-31',
      '2026-11-30',
    ])
    expect(datesOf({ every: 'year', from: '2024-02-29' }, '2026-01-01', '2028-12-31')).toEqual([
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })
  it('once, and an empty span', () => {
    expect(datesOf({ every: 'once', on: '2026-06-01' }, '2026-06-01', '2026-06-01')).toEqual(['2026-06-01'])
    expect(datesOf({ every: 'once', on: '2026-06-02' }, '2026-06-01', '2026-06-01')).toEqual([])
    expect(datesOf({ every: 'month', day: 1 }, '2026-06-02', '2026-06-01')).toEqual([])
  })
})

describe('extraPayMonths', () => {
  it('paid every second Friday from January 2, 2026: three paydays in January and July', () => {
    expect(extraPayMonths({ every: 'two-weeks', from: '2026-01-02' }, '2026-01-15', '2026-12-31')).toEqual([
      '2026-01',
      '2026-07',
    ])
  })
  it('counts earlier paydays of the month in which the next one is given', () => {
    expect(extraPayMonths({ every: 'two-weeks', from: '2026-01-30' }, '2026-01-20', '2026-03-31')).toEqual(['2026-01'])
  })
  it('pay that begins more than one period ahead has not run before it', () => {
    // From December 31 on: December has one payday, not the 3rd and 17th besides. July 2027 has the 1st, 15th and 29th.
    expect(extraPayMonths({ every: 'two-weeks', from: '2026-12-31' }, '2026-11-21', '2027-11-20')).toEqual(['2027-07'])
    // On December 20 the same date is the next payday of pay that runs.
    expect(extraPayMonths({ every: 'two-weeks', from: '2026-12-31' }, '2026-12-20', '2027-11-20')).toEqual([
      '2026-12',
      '2027-07',
    ])
  })
  it('paid every Friday in 2026: five Fridays in January, May, July and October', () => {
    expect(extraPayMonths({ every: 'week', from: '2026-01-02' }, '2026-01-01', '2026-12-31')).toEqual([
      '2026-01',
      '2026-05',
      '2026-07',
      '2026-10',
    ])
  })
  it('none for monthly pay', () => {
    expect(extraPayMonths({ every: 'month', day: 1 }, '2026-01-01', '2026-12-31')).toEqual([])
  })
})
