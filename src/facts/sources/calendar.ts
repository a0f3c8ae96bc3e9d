import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Holidays, meetings, releases, deadlines and enrollment periods. */
export const calendarSources = {
  'nyse-calendar': {
    title: 'Holidays and trading hours',
    publisher: 'New York Stock Exchange',
    url: 'https://www.nyse.com/markets/hours-calendars',
    checked,
    next: { what: 'the official list of 2029', from: '2027-12', by: '2028-12' },
  },
  'nyse-rule-7-12': {
    title: 'Rule 7.12, trading halts from extraordinary volatility',
    publisher: 'New York Stock Exchange',
    checked,
  },
  'sec-15c6-1': {
    title: '17 CFR 240.15c6-1, settlement cycle',
    publisher: 'US Securities and Exchange Commission',
    url: 'https://www.ecfr.gov/current/title-17/section-240.15c6-1',
    checked,
  },
  'sifma-pattern': {
    title: 'Recommended US bond market holidays',
    publisher: 'SIFMA',
    url: 'https://www.sifma.org/resources/guides-playbooks/holiday-schedule',
    checked,
    next: { what: 'the recommendations for 2027', from: '2026-06', by: '2026-12' },
  },
  'usc-5-6103': {
    title: '5 USC 6103, holidays',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/5/6103',
    checked,
  },
  'usc-15-260a': {
    title: '15 USC 260a, advancement of time',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/15/260a',
    checked,
  },
  'fomc-calendar': {
    title: 'FOMC meeting calendars and statements',
    publisher: 'Federal Reserve Board',
    url: 'https://www.federalreserve.gov/monetarypolicy/fomccalendars.htm',
    checked,
    next: { what: 'the decision of 28 October 2026', from: '2026-10', by: '2026-10' },
  },
  'bls-schedule': {
    title: 'Schedule of releases for the Consumer Price Index',
    publisher: 'US Bureau of Labor Statistics',
    url: 'https://www.bls.gov/schedule/news_release/cpi.htm',
    checked,
    next: { what: 'the dates of 2027', from: '2026-09', by: '2026-12' },
  },
  'release-habits': {
    title: 'Usual release days and market hours',
    publisher: 'The agencies named, and market practice',
    checked,
  },
  'irs-calendar': {
    title: 'Publication 509, Tax Calendars (days moved by IRC 7503)',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p509',
    checked,
    next: { what: 'the calendar for 2028', from: '2027-10', by: '2027-12' },
  },
  'state-return-days': {
    title: 'Due days of state income tax returns',
    publisher: 'State revenue departments',
    checked,
  },
  'irs-fsa-grace': {
    title: 'Notice 2005-42, grace period of a cafeteria plan',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-05-42.pdf',
    checked,
  },
  'cms-periods': {
    title: 'Medicare enrollment periods (42 CFR 406, 407, 422, 423)',
    publisher: 'Centers for Medicare & Medicaid Services',
    checked,
  },
  'cms-marketplace': {
    title: 'Marketplace Integrity and Affordability rule (June 2025), open enrollment',
    publisher: 'Centers for Medicare & Medicaid Services',
    checked,
    next: { what: 'open enrollment for 2028', from: '2027-06', by: '2027-11' },
  },
  'ed-fafsa': {
    title: 'FAFSA dates and deadlines',
    publisher: 'US Department of Education',
    url: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
    checked,
    next: { what: 'the form for 2028-29', from: '2027-10', by: '2027-10' },
  },
} as const satisfies SourceTable
