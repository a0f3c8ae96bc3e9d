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
} as const satisfies SourceTable
