import { ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Savings accounts and money market funds: how yields are stated, and what states ask of a fund. */
export const cashSources = {
  ...ownSource,
  'reg-dd-appendix-a': {
    title: 'Regulation DD, Truth in Savings, Appendix A: annual percentage yield (12 CFR 1030)',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.ecfr.gov/current/title-12/part-1030/appendix-Appendix%20A%20to%20Part%201030',
    checked,
  },
  'sec-form-n-1a-yields': {
    title: 'Form N-1A, Item 26: money market fund yields (17 CFR 274.11A)',
    publisher: 'US Securities and Exchange Commission',
    url: 'https://www.sec.gov/files/formn-1a.pdf',
    checked,
  },
  'ca-rtc-17145': {
    title: 'California Revenue and Taxation Code 17145',
    publisher: 'California Legislature',
    checked,
  },
  'ny-fund-dividends': {
    title: 'Form IT-201 instructions, interest income on US government bonds',
    publisher: 'New York State Department of Taxation and Finance',
    checked,
  },
  'ct-fund-dividends': {
    title: 'Connecticut treatment of fund dividends from US obligations, as fund companies’ tax letters state it',
    publisher: 'Fund companies’ yearly tax letters',
    checked,
  },
  'fdic-household-2023': {
    title: '2023 FDIC National Survey of Unbanked and Underbanked Households (November 2024)',
    publisher: 'Federal Deposit Insurance Corporation',
    url: 'https://www.fdic.gov/household-survey',
    checked,
    next: { what: 'the survey of 2025', from: '2026-10', by: '2026-12' },
  },
  'reg-e': {
    title: 'Regulation E, Electronic Fund Transfers (12 CFR 1005)',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.ecfr.gov/current/title-12/part-1005',
    checked,
  },
  'tila-card-loss': {
    title: 'Truth in Lending Act, liability of holder of credit card (15 USC 1643)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/15/1643',
    checked,
  },
  'reg-cc': {
    title: 'Regulation CC, Availability of Funds (12 CFR 229)',
    publisher: 'Federal Reserve Board and Consumer Financial Protection Bureau',
    url: 'https://www.ecfr.gov/current/title-12/part-229',
    checked,
    next: { what: 'the amounts from July 2030', from: '2030-01', by: '2030-07' },
  },
  'pl-119-10': {
    title: 'Public Law 119-10, disapproving the overdraft rule of the Consumer Financial Protection Bureau',
    publisher: 'US Congress',
    url: 'https://www.congress.gov/bill/119th-congress/senate-joint-resolution/18',
    checked,
  },
} as const satisfies SourceTable
