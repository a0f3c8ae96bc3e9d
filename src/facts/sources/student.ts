import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Federal student loans and the poverty guidelines their plans use. */
export const studentSources = {
  'ed-loan-rates': {
    title: 'Interest rates for new federal direct loans',
    publisher: 'US Department of Education',
    url: 'https://studentaid.gov/understand-aid/types/loans/interest-rates',
    checked,
    next: { what: 'rates for loans from July 2027', from: '2027-05', by: '2027-06' },
  },
  'ed-loan-fees': {
    title: 'Federal student loan origination fees and limits',
    publisher: 'US Department of Education',
    checked,
    next: { what: 'origination fees for loans from 1 October 2026', from: '2026-05', by: '2026-10' },
  },
  'ed-repayment': {
    title: 'Federal student loan repayment plans (34 CFR 685)',
    publisher: 'US Department of Education',
    url: 'https://www.ecfr.gov/current/title-34/part-685',
    checked,
  },
  'pl-119-21-loans': {
    title: 'Public Law 119-21, title VIII, student loans',
    publisher: 'US Congress',
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/1',
    checked,
  },
  'hhs-poverty-2025': {
    title: 'Federal poverty guidelines for 2025',
    publisher: 'US Department of Health and Human Services',
    url: 'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
    checked,
  },
  'hhs-poverty-2026': {
    title: 'Federal poverty guidelines for 2026',
    publisher: 'US Department of Health and Human Services',
    url: 'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
    checked,
    next: { what: '2027 poverty guidelines', from: '2027-01', by: '2027-01' },
  },
} as const satisfies SourceTable
