import type { Case } from '../kit/definition.ts'
import type { SimpleInputs } from './sections.ts'

const halfYear = { span: 'dates', from: '2027-01-15', to: '2027-07-15', principal: 10_000, rate: 6 } as const

export const cases: readonly Case<SimpleInputs>[] = [
  {
    name: '10,000 at 7% for 3 years, beside monthly compounding',
    derivation:
      'By hand: 10,000 x 0.07 x 3 = 2,100. Closed form of compounding: 10,000 x ((1 + 0.07/12)^36 - 1) = 2,329.26, so 229.26 more. A day is 700 / 365 = 1.92.',
    inputs: { principal: 10_000, rate: 7, span: 'term', term: 36 },
    expect: { interest: 2100, total: 12_100, compoundInterest: 2329.26, compoundExtra: 229.26, perDay: 1.92 },
    within: 0.004,
  },
  {
    name: 'Regulation Z sample H-25(B): $17.44 of interest per day',
    derivation:
      '12 CFR 1026 Appendix H, sample Closing Disclosure H-25(B): prepaid interest $17.44 per day on 162,000 at 3.875%, which is 162,000 x 0.03875 / 360 = 17.4375. Its 16 days at the unrounded amount are 279.00; the form multiplies 17.44 and prints 279.04.',
    inputs: { principal: 162_000, rate: 3.875, span: 'days', days: 16, dayCount: 'actual/360' },
    expect: { perDay: 17.44, interest: 279 },
    within: 0.004,
  },
  {
    name: '90 days at 6% over 365',
    derivation: 'By hand: 10,000 x 0.06 x 90 / 365 = 147.945.',
    inputs: { principal: 10_000, rate: 6, span: 'days', days: 90, dayCount: 'actual/365' },
    expect: { interest: 147.95 },
    within: 0.004,
  },
  {
    name: '90 days at 6% over 360',
    derivation: 'By hand: 10,000 x 0.06 x 90 / 360 = 150, the banker’s "60 days at 6% is 1%" one and a half times.',
    inputs: { principal: 10_000, rate: 6, span: 'days', days: 90, dayCount: 'actual/360' },
    expect: { interest: 150 },
    within: 0,
  },
  {
    name: 'January 15 to July 15, 2027 under 30/360',
    derivation: 'Six months of 30 days are 180 of 360: 10,000 x 0.06 x 0.5 = 300.',
    inputs: { ...halfYear, dayCount: '30/360' },
    expect: { interest: 300, days: 180, years: 0.5 },
    within: 0.000001,
  },
  {
    name: 'January 15 to July 15, 2027 under actual/365',
    derivation: 'The calendar has 16 + 28 + 31 + 30 + 31 + 30 + 15 = 181 days: 600 x 181 / 365 = 297.53.',
    inputs: { ...halfYear, dayCount: 'actual/365' },
    expect: { interest: 297.53, days: 181 },
    within: 0.004,
  },
  {
    name: 'January 15 to July 15, 2027 under actual/360',
    derivation: '181 days over 360: 600 x 181 / 360 = 301.67.',
    inputs: { ...halfYear, dayCount: 'actual/360' },
    expect: { interest: 301.67 },
    within: 0.004,
  },
  {
    name: 'A year with February 29 under actual/actual',
    derivation:
      'July 1, 2027 to July 1, 2028: 184 days of 2027 over 365 and 182 of 2028 over 366 are 1.001377 years (ISDA 2006 Definitions 4.16(b)); 10,000 x 0.05 x 1.001377 = 500.69.',
    inputs: {
      principal: 10_000,
      rate: 5,
      span: 'dates',
      from: '2027-07-01',
      to: '2028-07-01',
      dayCount: 'actual/actual',
    },
    expect: { interest: 500.69, days: 366 },
    within: 0.004,
  },
  {
    name: 'The principal behind a total',
    derivation: '12,100 / (1 + 0.07 x 3) = 12,100 / 1.21 = 10,000.',
    inputs: { find: 'principal', known: 'total', total: 12_100, rate: 7, span: 'term', term: 36 },
    expect: { principal: 10_000, interest: 2100 },
    within: 0.000001,
  },
  {
    name: 'The principal behind an interest',
    derivation: '450 / (0.06 x 9/12) = 450 / 0.045 = 10,000.',
    inputs: { find: 'principal', known: 'interest', interest: 450, rate: 6, span: 'term', term: 9 },
    expect: { principal: 10_000, total: 10_450 },
    within: 0.000001,
  },
  {
    name: 'The rate of a short loan',
    derivation: '15 of interest on 100 for 14 days: 15 / (100 x 14/365) = 3.910714, so 391.07% a year.',
    inputs: { find: 'rate', known: 'interest', interest: 15, principal: 100, span: 'days', days: 14 },
    expect: { annualRate: 391.0714 },
    within: 0.0001,
  },
  {
    name: 'The time it takes',
    derivation:
      '10,000 at 7.3% earns 730 / 365 = 2 a day, so 100 takes 50 days: January 1 to February 20, 2027. 50 / 365 = 0.136986 years.',
    inputs: { find: 'time', known: 'interest', interest: 100, principal: 10_000, rate: 7.3, from: '2027-01-01' },
    expect: { days: 50, years: 50 / 365, reachedMonth: 202_702 },
    within: 0.000001,
  },
  {
    name: 'A textbook note with two payments on the way, by the US Rule',
    derivation:
      '5,000 at 11% for 90 days over 360. Day 50: 76.39 of interest, 600 paid, 4,476.39 left. Day 80: 41.03, 800 paid, 3,717.42 left. Day 90: 11.36. Interest 128.78, due 3,728.78.',
    inputs: {
      principal: 5000,
      rate: 11,
      span: 'dates',
      from: '2027-01-01',
      to: '2027-04-01',
      dayCount: 'actual/360',
      payments: [
        { date: '2027-02-20', amount: 600 },
        { date: '2027-03-22', amount: 800 },
      ],
    },
    expect: { interest: 128.78, paidAlong: 1400, due: 3728.78, total: 5128.78 },
    within: 0.004,
  },
  {
    name: '2% a month',
    derivation: '2% x 12 = 24% a year; 1,000 x 0.24 x 5/12 = 100.',
    inputs: { principal: 1000, rate: 2, ratePer: 'month', span: 'term', term: 5 },
    expect: { interest: 100, annualRate: 24 },
    within: 0.000001,
  },
]
