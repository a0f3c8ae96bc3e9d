import { ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'
const weekly = { from: '2026-10', by: '2026-10' }

/** Mortgages, loans, cards and savings: law, agencies and rate surveys. */
export const lendingSources = {
  ...ownSource,
  'fhfa-limits-2025': {
    title: 'Conforming loan limit values for 2025',
    publisher: 'Federal Housing Finance Agency',
    url: 'https://www.fhfa.gov/data/conforming-loan-limit',
    checked,
  },
  'fhfa-limits-2026': {
    title: 'Conforming loan limit values for 2026',
    publisher: 'Federal Housing Finance Agency',
    url: 'https://www.fhfa.gov/data/conforming-loan-limit',
    checked,
    next: { what: '2027 conforming loan limits', from: '2026-11', by: '2026-11' },
  },
  'hud-fha-limits-2025': {
    title: 'FHA forward mortgage limits for 2025',
    publisher: 'US Department of Housing and Urban Development',
    checked,
  },
  'hud-fha-limits-2026': {
    title: 'FHA forward mortgage limits for 2026',
    publisher: 'US Department of Housing and Urban Development',
    checked,
    next: { what: '2027 FHA loan limits', from: '2026-11', by: '2026-12' },
  },
  'hud-ml-2023-05': {
    title: 'Mortgagee Letter 2023-05, annual mortgage insurance premium rates',
    publisher: 'US Department of Housing and Urban Development',
    checked,
  },
  'hud-4000-1': {
    title: 'FHA Single Family Housing Policy Handbook 4000.1',
    publisher: 'US Department of Housing and Urban Development',
    checked,
  },
  'va-funding-fee': {
    title: 'VA funding fee and loan closing costs (38 USC 3729)',
    publisher: 'US Department of Veterans Affairs',
    url: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
    checked,
  },
  'va-underwriting': {
    title: '38 CFR 36.4340, underwriting standards',
    publisher: 'US Department of Veterans Affairs',
    url: 'https://www.ecfr.gov/current/title-38/section-36.4340',
    checked,
  },
  'usda-guaranteed': {
    title: '7 CFR 3555, guaranteed rural housing program',
    publisher: 'US Department of Agriculture',
    url: 'https://www.ecfr.gov/current/title-7/part-3555',
    checked,
    next: { what: 'USDA guarantee fees for fiscal 2027', from: '2026-08', by: '2026-10' },
  },
  'hpa-1998': {
    title: 'Homeowners Protection Act of 1998 (12 USC 4901-4910)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/12/chapter-49',
    checked,
  },
  'reg-z': {
    title: 'Regulation Z, 12 CFR 1026',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.ecfr.gov/current/title-12/part-1026',
    checked,
  },
  'reg-z-app-j': {
    title: 'Regulation Z, 12 CFR 1026 Appendix J',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.ecfr.gov/current/title-12/part-1026/appendix-Appendix%20J%20to%20Part%201026',
    checked,
  },
  'reg-x-escrow': {
    title: 'Regulation X, 12 CFR 1024.17, escrow accounts',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.ecfr.gov/current/title-12/section-1024.17',
    checked,
  },
  'military-lending-act': {
    title: 'Military Lending Act (10 USC 987)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/10/987',
    checked,
  },
  'fannie-selling-guide': {
    title: 'Selling Guide B3-6-02, debt-to-income ratios',
    publisher: 'Fannie Mae',
    checked,
  },
  'freddie-pmms': {
    title: 'Primary Mortgage Market Survey',
    publisher: 'Freddie Mac',
    url: 'https://www.freddiemac.com/pmms',
    checked,
    next: { what: 'weekly mortgage averages after 8 October 2026', ...weekly },
  },
  'bankrate-survey': {
    title: 'National survey of lenders',
    publisher: 'Bankrate',
    checked,
    next: { what: 'home equity and card averages after 7 October 2026', ...weekly },
  },
  'fed-g19': {
    title: 'G.19 Consumer Credit',
    publisher: 'Federal Reserve Board',
    url: 'https://www.federalreserve.gov/releases/g19/current/',
    checked,
    next: { what: 'third-quarter 2026 card and loan rates', from: '2026-10', by: '2026-11' },
  },
  'fed-h15': {
    title: 'H.15 Selected Interest Rates',
    publisher: 'Federal Reserve Board',
    url: 'https://www.federalreserve.gov/releases/h15/',
    checked,
    next: { what: 'daily rates after early October 2026', ...weekly },
  },
  fomc: {
    title: 'FOMC statement and target range',
    publisher: 'Federal Reserve Board',
    url: 'https://www.federalreserve.gov/monetarypolicy/openmarket.htm',
    checked,
    next: { what: 'the decision of 28 October 2026', from: '2026-10', by: '2026-10' },
  },
  'wsj-prime': {
    title: 'US prime rate',
    publisher: 'The Wall Street Journal',
    checked,
    next: { what: 'prime rate after the 28 October 2026 decision', from: '2026-10', by: '2026-10' },
  },
  'experian-auto': {
    title: 'State of the Automotive Finance Market, Q2 2026',
    publisher: 'Experian',
    checked,
    next: { what: 'third-quarter 2026 car loan rates by credit tier', from: '2026-11', by: '2026-12' },
  },
  'edmunds-auto': {
    title: 'New-car financing averages, Q3 2026',
    publisher: 'Edmunds',
    checked,
    next: { what: 'fourth-quarter 2026 new-car loan rates', from: '2027-01', by: '2027-01' },
  },
  'fdic-national-rates': {
    title: 'National rates and rate caps',
    publisher: 'Federal Deposit Insurance Corporation',
    url: 'https://www.fdic.gov/national-rates-and-rate-caps',
    checked,
    next: { what: 'monthly deposit averages after September 2026', from: '2026-10', by: '2026-11' },
  },
  'deposit-rate-lists': {
    title: 'Published lists of the best savings and CD rates',
    publisher: 'Yahoo Finance, Fortune',
    checked,
    next: { what: 'savings and CD rates after early October 2026', ...weekly },
  },
  'treasury-yield-curve': {
    title: 'Daily Treasury par yield curve rates',
    publisher: 'US Department of the Treasury',
    url: 'https://home.treasury.gov/policy-issues/financing-the-government/interest-rate-statistics',
    checked,
    next: { what: 'Treasury yields after 2 October 2026', ...weekly },
  },
  'treasurydirect-i-bond': {
    title: 'I bonds interest rates',
    publisher: 'US Department of the Treasury',
    url: 'https://www.treasurydirect.gov/savings-bonds/i-bonds/i-bonds-interest-rates/',
    checked,
    next: { what: 'I bond rate for November 2026 to April 2027', from: '2026-11', by: '2026-11' },
  },
  'bls-cpi': {
    title: 'Consumer Price Index, all urban consumers (CPI-U)',
    publisher: 'US Bureau of Labor Statistics',
    url: 'https://www.bls.gov/cpi/',
    checked,
    next: { what: 'September and October 2026 CPI', from: '2026-10', by: '2026-11' },
  },
  'tax-foundation-property-2026': {
    title: 'Property Taxes by State and County, 2026 (Census ACS 2020-2024)',
    publisher: 'Tax Foundation',
    checked,
    next: { what: 'property taxes by state, 2027 edition', from: '2027-02', by: '2027-04' },
  },
} as const satisfies SourceTable
