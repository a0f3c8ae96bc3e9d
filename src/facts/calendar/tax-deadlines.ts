import { cited } from '../cited.ts'

/** What is due on a day 'YYYY-MM-DD'. A deadline on a weekend or holiday has already moved to the next working day. */
export interface Deadline {
  readonly date: string
  readonly due: readonly string[]
}

/** Federal days of 2026 and 2027. More time to file is not more time to pay, nor to fund an IRA. */
export const taxDeadlines = cited<readonly Deadline[]>(
  [
    { date: '2026-01-15', due: ['Estimated tax: fourth payment for 2025'] },
    { date: '2026-02-02', due: ['W-2, 1099-NEC and most 1099 forms sent to you (January 31 is a Saturday)'] },
    { date: '2026-02-17', due: ['1099-B, 1099-S and brokerage statements sent to you'] },
    { date: '2026-03-16', due: ['S corporation and partnership returns (March 15 is a Sunday)'] },
    { date: '2026-04-01', due: ['First required minimum distribution for people who reached the age in 2025'] },
    {
      date: '2026-04-15',
      due: [
        'Federal tax return for 2025, or a request for more time',
        'Estimated tax: first payment for 2026',
        'Last day to put money into an IRA or health savings account for 2025',
        'Gift tax return for 2025',
        'Report of foreign accounts (FBAR), automatically extended to October 15',
      ],
    },
    {
      date: '2026-06-15',
      due: ['Estimated tax: second payment for 2026', 'Federal tax return for 2025 for people living abroad'],
    },
    {
      date: '2026-09-15',
      due: ['Estimated tax: third payment for 2026', 'Extended S corporation and partnership returns'],
    },
    {
      date: '2026-10-15',
      due: [
        'Extended federal tax return for 2025',
        'Last day to undo an IRA contribution for 2025, if you filed on time',
      ],
    },
    {
      date: '2026-12-31',
      due: [
        'Last day for paycheck contributions to a workplace plan',
        'Last day for required minimum distributions',
        'Last day for Roth conversions',
        'Last day for sales that count for 2026 (trade date)',
        'Last day for charity gifts, including straight from an IRA',
        'Last day for 529 contributions in most states',
        'Last day for gifts under the annual exclusion',
      ],
    },
    { date: '2027-01-15', due: ['Estimated tax: fourth payment for 2026'] },
    { date: '2027-02-01', due: ['W-2 and most 1099 forms sent to you (January 31 is a Sunday)'] },
    { date: '2027-02-16', due: ['1099-B and brokerage statements sent to you (February 15 is a holiday)'] },
    { date: '2027-03-15', due: ['S corporation and partnership returns'] },
    { date: '2027-04-01', due: ['First required minimum distribution for people who reached the age in 2026'] },
    {
      date: '2027-04-15',
      due: [
        'Federal tax return for 2026, or a request for more time',
        'Estimated tax: first payment for 2027',
        'Last day to put money into an IRA or health savings account for 2026',
        'Gift tax return for 2026',
        'Report of foreign accounts (FBAR)',
      ],
    },
    { date: '2027-06-15', due: ['Estimated tax: second payment for 2027'] },
    {
      date: '2027-09-15',
      due: ['Estimated tax: third payment for 2027', 'Extended S corporation and partnership returns'],
    },
    { date: '2027-10-15', due: ['Extended federal tax return for 2026'] },
    {
      date: '2027-12-31',
      due: [
        'Last day for paycheck contributions to a workplace plan',
        'Last day for required minimum distributions',
        'Last day for Roth conversions',
        'Last day for sales that count for 2027',
        'Last day for charity gifts',
      ],
    },
    {
      date: '2028-01-18',
      due: ['Estimated tax: fourth payment for 2027 (January 15 is a Saturday, the 17th a holiday)'],
    },
  ],
  'irs-calendar',
  { asOf: '2027', note: 'After a disaster the IRS may give a county more time.' },
)

/** States whose income tax return is due on another day than 15 April, 'MM-DD'. */
export const stateReturnDue = cited(
  { DE: '04-30', HI: '04-20', IA: '04-30', LA: '05-15', VA: '05-01' },
  'state-return-days',
  { confidence: 'medium' },
)
