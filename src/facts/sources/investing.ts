import { ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** What investing costs: fund expenses, sales loads, small fees on sales, and how costs are shown. */
export const investingSources = {
  ...ownSource,
  'ici-fund-fees': {
    title: 'Trends in the Expenses and Fees of Funds, 2024',
    publisher: 'Investment Company Institute',
    url: 'https://www.ici.org/',
    checked,
    next: { what: 'average expense ratios of 2025', from: '2026-03', by: '2026-12' },
  },
  'ici-fund-fees-2020': {
    title: 'Trends in the Expenses and Fees of Funds, 2020',
    publisher: 'Investment Company Institute',
    url: 'https://www.ici.org/',
    checked,
  },
  'finra-breakpoints': {
    title: 'Mutual Fund Breakpoints: A Break Worth Taking',
    publisher: 'FINRA',
    url: 'https://www.finra.org/investors',
    checked,
  },
  'finra-fund-analyzer': {
    title: 'Fund Analyzer Methodology and Data Sources',
    publisher: 'FINRA',
    url: 'https://www.finra.org/investors/tools-and-calculators/fund-analyzer-methodology-data-sources',
    checked,
  },
  'sec-fees-bulletin': {
    title: 'Investor Bulletin: How Fees and Expenses Affect Your Investment Portfolio',
    publisher: 'SEC Office of Investor Education and Advocacy',
    url: 'https://www.investor.gov/',
    checked,
  },
  'sec-form-n-1a': {
    title: 'Form N-1A, Item 3: risk/return summary, fee table and expense example',
    publisher: 'US Securities and Exchange Commission',
    checked,
  },
  'sec-section-31': {
    title: 'Section 31 transaction fee rate advisories',
    publisher: 'US Securities and Exchange Commission',
    url: 'https://www.sec.gov/',
    checked,
    next: { what: 'the yearly transaction fee rate', from: '2027-02', by: '2027-05' },
  },
  'finra-taf': {
    title: 'By-Laws, Schedule A, Section 1: Trading Activity Fee',
    publisher: 'FINRA',
    url: 'https://www.finra.org/',
    checked,
    next: { what: 'the Trading Activity Fee of 2027', from: '2026-12', by: '2027-01' },
  },
  'finra-sales-charges': {
    title: 'Sales charge rule for mutual funds (Notice to Members 92-41; now FINRA Rule 2341)',
    publisher: 'FINRA',
    url: 'https://www.finra.org/rules-guidance/notices/92-41',
    checked,
  },
  'spiva-2021': {
    title: 'SPIVA U.S. Scorecard, year-end 2021',
    publisher: 'S&P Dow Jones Indices',
    url: 'https://www.spglobal.com/spdji/en/spiva/article/spiva-us-year-end-2021',
    checked,
  },
  'vanguard-cost-averaging': {
    title: 'Cost averaging: Invest now or temporarily hold your cash? (February 2023)',
    publisher: 'Vanguard Research',
    checked,
  },
  'morningstar-gap-2025': {
    title: 'Mind the Gap 2025: a report on investor returns in the United States',
    publisher: 'Morningstar',
    checked,
    next: { what: 'the gap of the ten years to 2025', from: '2026-08', by: '2026-12' },
  },
  'madrian-shea-2001': {
    title: 'The Power of Suggestion: Inertia in 401(k) Participation and Savings Behavior (2001)',
    publisher: 'Brigitte C. Madrian and Dennis F. Shea, Quarterly Journal of Economics',
    url: 'https://www.nber.org/papers/w7682',
    checked,
  },
  'kahneman-tversky': {
    title: 'Prospect Theory: An Analysis of Decision under Risk (1979)',
    publisher: 'Daniel Kahneman and Amos Tversky, Econometrica',
    checked,
  },
} as const satisfies SourceTable
