import { codeSource, ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Federal student loans and the poverty guidelines their plans use. */
export const studentSources = {
  ...codeSource,
  ...ownSource,
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
  'fr-2026-icr': {
    title: 'Annual updates to the income-contingent repayment plan formula for 2026 (Federal Register 2026-11540)',
    publisher: 'US Department of Education',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-06-09/pdf/2026-11540.pdf',
    checked,
    next: { what: 'factors from July 2027', from: '2027-05', by: '2027-07' },
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
