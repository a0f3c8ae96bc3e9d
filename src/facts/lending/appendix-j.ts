import { cited } from '../cited.ts'

/** Payments of one size, one per unit period, counted from the advance. */
export interface PaymentStream {
  readonly payment: number
  readonly count: number
  /** Full unit periods from the advance to the first payment of this stream. */
  readonly fullUnitPeriods: number
  /** The fraction of a unit period before those. */
  readonly oddFraction: number
  /** The day of its first payment, where it does not follow the stream before it. */
  readonly firstDate?: string
}

/** A worked example of the regulation: one advance, its payments and the printed APR (decimal per year). */
export interface AppendixJExample {
  readonly section: string
  readonly description: string
  readonly amountAdvanced: number
  readonly unitPeriod: string
  readonly unitPeriodsPerYear: number
  readonly streams: readonly PaymentStream[]
  readonly advanceDate: string
  readonly firstPaymentDate: string
  readonly apr: number
}

/** The seventeen single-advance examples of 12 CFR 1026 Appendix J (c). APRs are printed to 0.01 point. */
export const appendixJExamples = cited<readonly AppendixJExample[]>(
  [
    {
      section: '(c)(1)(i)',
      description: 'monthly, regular first period',
      amountAdvanced: 5000,
      unitPeriod: 'month',
      unitPeriodsPerYear: 12,
      streams: [{ payment: 230, count: 24, fullUnitPeriods: 1, oddFraction: 0 }],
      advanceDate: '1978-01-10',
      firstPaymentDate: '1978-02-10',
      apr: 0.0969,
    },
    {
      section: '(c)(1)(ii)',
      description: 'monthly, long first period (19 odd days of 30)',
      amountAdvanced: 6000,
      unitPeriod: 'month',
      unitPeriodsPerYear: 12,
      streams: [{ payment: 200, count: 36, fullUnitPeriods: 1, oddFraction: 19 / 30 }],
      advanceDate: '1978-02-10',
      firstPaymentDate: '1978-04-01',
      apr: 0.1182,
    },
    {
      section: '(c)(1)(iii)',
      description: 'semimonthly, short first period (6 of 15 days)',
      amountAdvanced: 5000,
      unitPeriod: 'semimonth',
      unitPeriodsPerYear: 24,
      streams: [{ payment: 219.17, count: 24, fullUnitPeriods: 0, oddFraction: 6 / 15 }],
      advanceDate: '1978-02-23',
      firstPaymentDate: '1978-03-01',
      apr: 0.1034,
    },
    {
      section: '(c)(1)(iv)',
      description: 'quarterly, long first period (39 of 90 days)',
      amountAdvanced: 10000,
      unitPeriod: 'quarter',
      unitPeriodsPerYear: 4,
      streams: [{ payment: 385, count: 40, fullUnitPeriods: 1, oddFraction: 39 / 90 }],
      advanceDate: '1978-05-23',
      firstPaymentDate: '1978-10-01',
      apr: 0.0897,
    },
    {
      section: '(c)(1)(v)',
      description: 'weekly, long first period (4 weeks + 4 of 7 days)',
      amountAdvanced: 500,
      unitPeriod: 'week',
      unitPeriodsPerYear: 52,
      streams: [{ payment: 17.6, count: 30, fullUnitPeriods: 4, oddFraction: 4 / 7 }],
      advanceDate: '1978-03-20',
      firstPaymentDate: '1978-04-21',
      apr: 0.1496,
    },
    {
      section: '(c)(2)(i)',
      description: 'monthly, odd first payment',
      amountAdvanced: 5000,
      unitPeriod: 'month',
      unitPeriodsPerYear: 12,
      streams: [
        { payment: 250, count: 1, fullUnitPeriods: 1, oddFraction: 0 },
        { payment: 230, count: 23, fullUnitPeriods: 2, oddFraction: 0 },
      ],
      advanceDate: '1978-01-10',
      firstPaymentDate: '1978-02-10',
      apr: 0.1008,
    },
    {
      section: '(c)(2)(ii)',
      description: 'every 4 weeks, long first period (5 of 28 days), odd first payment',
      amountAdvanced: 400,
      unitPeriod: '4 weeks',
      unitPeriodsPerYear: 13,
      streams: [
        { payment: 39.5, count: 1, fullUnitPeriods: 1, oddFraction: 5 / 28 },
        { payment: 38.31, count: 11, fullUnitPeriods: 2, oddFraction: 5 / 28 },
      ],
      advanceDate: '1978-03-18',
      firstPaymentDate: '1978-04-20',
      apr: 0.285,
    },
    {
      section: '(c)(3)(i)',
      description: 'monthly, odd final payment',
      amountAdvanced: 5000,
      unitPeriod: 'month',
      unitPeriodsPerYear: 12,
      streams: [
        { payment: 230, count: 23, fullUnitPeriods: 1, oddFraction: 0 },
        { payment: 280, count: 1, fullUnitPeriods: 24, oddFraction: 0 },
      ],
      advanceDate: '1978-01-10',
      firstPaymentDate: '1978-02-10',
      apr: 0.105,
    },
    {
      section: '(c)(3)(ii)',
      description: 'every 2 weeks, short first period (8 of 14 days), odd final payment',
      amountAdvanced: 200,
      unitPeriod: '2 weeks',
      unitPeriodsPerYear: 26,
      streams: [
        { payment: 9.5, count: 19, fullUnitPeriods: 0, oddFraction: 8 / 14 },
        { payment: 30, count: 1, fullUnitPeriods: 19, oddFraction: 8 / 14 },
      ],
      advanceDate: '1978-04-03',
      firstPaymentDate: '1978-04-11',
      apr: 0.1222,
    },
    {
      section: '(c)(4)(i)',
      description: 'monthly, odd first and final payments',
      amountAdvanced: 5000,
      unitPeriod: 'month',
      unitPeriodsPerYear: 12,
      streams: [
        { payment: 250, count: 1, fullUnitPeriods: 1, oddFraction: 0 },
        { payment: 230, count: 22, fullUnitPeriods: 2, oddFraction: 0 },
        { payment: 280, count: 1, fullUnitPeriods: 24, oddFraction: 0 },
      ],
      advanceDate: '1978-01-10',
      firstPaymentDate: '1978-02-10',
      apr: 0.109,
    },
    {
      section: '(c)(4)(ii)',
      description: 'every 2 months, short first period, odd first and final payments (36 months later)',
      amountAdvanced: 8000,
      unitPeriod: '2 months',
      unitPeriodsPerYear: 6,
      streams: [
        { payment: 449.36, count: 1, fullUnitPeriods: 0, oddFraction: 26 / 30 },
        { payment: 465, count: 18, fullUnitPeriods: 1, oddFraction: 26 / 30 },
        { payment: 200, count: 1, fullUnitPeriods: 19, oddFraction: 26 / 30 },
      ],
      advanceDate: '1978-01-10',
      firstPaymentDate: '1978-03-01',
      apr: 0.073,
    },
    {
      section: '(c)(5)(i)',
      description: 'one payment after 255 days',
      amountAdvanced: 1000,
      unitPeriod: '255 days',
      unitPeriodsPerYear: 365 / 255,
      streams: [{ payment: 1080, count: 1, fullUnitPeriods: 1, oddFraction: 0 }],
      advanceDate: '1978-01-03',
      firstPaymentDate: '1978-09-15',
      apr: 0.1145,
    },
    {
      section: '(c)(5)(ii)',
      description: 'one payment after six months',
      amountAdvanced: 1000,
      unitPeriod: '6 months',
      unitPeriodsPerYear: 2,
      streams: [{ payment: 1044, count: 1, fullUnitPeriods: 1, oddFraction: 0 }],
      advanceDate: '1978-07-15',
      firstPaymentDate: '1979-01-15',
      apr: 0.088,
    },
    {
      section: '(c)(5)(iii)',
      description: 'one payment after a year and six months',
      amountAdvanced: 1000,
      unitPeriod: 'year',
      unitPeriodsPerYear: 1,
      streams: [{ payment: 1135.19, count: 1, fullUnitPeriods: 1, oddFraction: 6 / 12 }],
      advanceDate: '1978-01-17',
      firstPaymentDate: '1979-07-17',
      apr: 0.0876,
    },
    {
      section: '(c)(5)(iv)',
      description: 'one payment after two years',
      amountAdvanced: 1000,
      unitPeriod: 'year',
      unitPeriodsPerYear: 1,
      streams: [{ payment: 1240, count: 1, fullUnitPeriods: 2, oddFraction: 0 }],
      advanceDate: '1978-01-03',
      firstPaymentDate: '1980-01-03',
      apr: 0.1136,
    },
    {
      section: '(c)(6)(i)',
      description: 'every 4 weeks, with payments skipped',
      amountAdvanced: 2135,
      unitPeriod: '4 weeks',
      unitPeriodsPerYear: 13,
      streams: [
        { payment: 100, count: 9, fullUnitPeriods: 0, oddFraction: 26 / 28 },
        { payment: 100, count: 6, fullUnitPeriods: 10, oddFraction: 12 / 28, firstDate: '1978-11-13' },
        { payment: 100, count: 6, fullUnitPeriods: 16, oddFraction: 26 / 28, firstDate: '1979-05-14' },
        { payment: 100, count: 3, fullUnitPeriods: 23, oddFraction: 12 / 28, firstDate: '1979-11-12' },
      ],
      advanceDate: '1978-01-25',
      firstPaymentDate: '1978-02-20',
      apr: 0.12,
    },
    {
      section: '(c)(6)(ii)',
      description: 'monthly, with payments skipped and single ones between',
      amountAdvanced: 7350,
      unitPeriod: 'month',
      unitPeriodsPerYear: 12,
      streams: [
        { payment: 1000, count: 3, fullUnitPeriods: 6, oddFraction: 12 / 30 },
        { payment: 2000, count: 1, fullUnitPeriods: 12, oddFraction: 12 / 30, firstDate: '1979-03-15' },
        { payment: 750, count: 3, fullUnitPeriods: 18, oddFraction: 12 / 30, firstDate: '1979-09-15' },
        { payment: 1000, count: 1, fullUnitPeriods: 22, oddFraction: 29 / 30, firstDate: '1980-02-01' },
      ],
      advanceDate: '1978-03-03',
      firstPaymentDate: '1978-09-15',
      apr: 0.1022,
    },
  ],
  'reg-z-app-j',
  { where: '(c)(1) to (c)(6)' },
)
