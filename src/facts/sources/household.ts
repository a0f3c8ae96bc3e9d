import { ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** What American households own, earn, spend and pay. */
export const householdSources = {
  ...ownSource,
  'scf-2022': {
    title: 'Survey of Consumer Finances 2022 (Federal Reserve Bulletin, October 2023)',
    publisher: 'Federal Reserve Board',
    url: 'https://www.federalreserve.gov/econres/scfindex.htm',
    checked,
    next: { what: 'the survey of 2025', from: '2026-10', by: '2026-12' },
  },
  'scf-2022-microdata': {
    title: 'Net worth percentiles worked out from the 2022 survey data',
    publisher: 'DQYDJ, from Federal Reserve data',
    checked,
  },
  'census-p60-286': {
    title: 'Income in the United States: 2024 (P60-286)',
    publisher: 'US Census Bureau',
    url: 'https://www.census.gov/library/publications/2025/demo/p60-286.html',
    checked,
    next: { what: 'income in 2025', from: '2026-09', by: '2026-09' },
  },
  'bls-ce': {
    title: 'Consumer Expenditure Surveys',
    publisher: 'US Bureau of Labor Statistics',
    url: 'https://www.bls.gov/cex/',
    checked,
    next: { what: 'spending in 2025', from: '2026-09', by: '2026-12' },
  },
  nar: {
    title: 'Existing home sales, and Profile of Home Buyers and Sellers 2025',
    publisher: 'National Association of Realtors',
    checked,
    next: { what: 'home prices after August 2026 and the 2026 profile', from: '2026-10', by: '2026-11' },
  },
  'census-new-homes': {
    title: 'Median sales price of houses sold (FRED MSPUS)',
    publisher: 'US Census Bureau',
    url: 'https://fred.stlouisfed.org/series/MSPUS',
    checked,
    next: { what: 'new home prices after the second quarter of 2025', from: '2025-10', by: '2026-10' },
  },
  'census-acs': {
    title: 'American Community Survey, 1-year estimates, median gross rent',
    publisher: 'US Census Bureau',
    url: 'https://www.census.gov/programs-surveys/acs',
    checked,
    next: { what: 'rents of 2025', from: '2026-09', by: '2026-09' },
  },
  'shed-2024': {
    title: 'Survey of Household Economics and Decisionmaking, October 2024',
    publisher: 'Federal Reserve Board',
    url: 'https://www.federalreserve.gov/consumerscommunities/shed.htm',
    checked,
    next: { what: 'the survey of October 2025', from: '2026-05', by: '2026-05' },
  },
  'bankrate-savings-2025': { title: 'Emergency savings report 2025', publisher: 'Bankrate', checked },
  'cfpb-closing': {
    title: 'Closing costs explained, and lenders’ guides',
    publisher: 'Consumer Financial Protection Bureau',
    checked,
  },
  'nahb-components': {
    title: 'Study of Life Expectancy of Home Components (February 2007)',
    publisher: 'National Association of Home Builders and Bank of America Home Equity',
    checked,
  },
  'college-board-2025': {
    title: 'Trends in College Pricing 2025 (November 2025)',
    publisher: 'College Board',
    url: 'https://research.collegeboard.org/trends/college-pricing',
    checked,
    next: { what: 'prices of 2026-27', from: '2026-10', by: '2026-11' },
  },
  'child-care-aware-2024': {
    title: 'Price of child care 2024 (May 2025)',
    publisher: 'Child Care Aware of America',
    checked,
    next: { what: 'child care prices of 2025', from: '2026-05', by: '2026-06' },
  },
  'usda-children-2015': {
    title: 'Expenditures on Children by Families, 2015 (revised March 2017)',
    publisher: 'US Department of Agriculture',
    checked,
  },
  nfda: { title: 'General price list study 2023', publisher: 'National Funeral Directors Association', checked },
  'aaa-driving-2025': {
    title: 'Your Driving Costs 2025',
    publisher: 'American Automobile Association',
    checked,
    next: { what: 'the 2026 edition', from: '2026-09', by: '2026-09' },
  },
  'aaa-gas': { title: 'Average gasoline prices', publisher: 'American Automobile Association', checked },
  'restaurant-payments': { title: 'Restaurant trends reports, 2024-2025', publisher: 'Payment processors', checked },
  transunion: {
    title: 'Credit Industry Insights, fourth quarter of 2024',
    publisher: 'TransUnion',
    checked,
    next: { what: 'card balances of 2026', from: '2026-02', by: '2026-11' },
  },
  'fed-g19-totals': {
    title: 'G.19 Consumer Credit, amounts outstanding',
    publisher: 'Federal Reserve Board',
    url: 'https://www.federalreserve.gov/releases/g19/current/',
    checked,
    next: { what: 'amounts after June 2026', from: '2026-08', by: '2026-11' },
  },
  'edmunds-financed': {
    title: 'New-car financing, average amount',
    publisher: 'Edmunds',
    checked,
    next: { what: 'the fourth quarter of 2026', from: '2027-01', by: '2027-01' },
  },
  'fidelity-savings-factors': {
    title: 'Retirement guidelines: savings factors',
    publisher: 'Fidelity Investments',
    url: 'https://www.fidelity.com/viewpoints/retirement/retirement-roadmap',
    checked,
  },
  't-rowe-benchmarks': {
    title: 'You’re age 35, 50, or 60: How much should you have saved for retirement by now?',
    publisher: 'T. Rowe Price',
    url: 'https://www.troweprice.com/personal-investing/resources/insights/youre-age-35-50-or-60-how-much-should-you-have-by-now.html',
    checked,
  },
  'jp-morgan-guide-2023': {
    title: 'Guide to Retirement, 2023 edition: retirement savings checkpoints',
    publisher: 'J.P. Morgan Asset Management',
    checked,
  },
  'millionaire-next-door': {
    title: 'The Millionaire Next Door (1996)',
    publisher: 'Thomas J. Stanley and William D. Danko',
    checked,
  },
  'personalfinance-flowchart': {
    title: 'How to prioritize spending your money: a flowchart',
    publisher: 'r/personalfinance',
    url: 'https://www.reddit.com/r/personalfinance/wiki/commontopics',
    checked,
  },
  'money-guy-foo': {
    title: 'Financial Order of Operations',
    publisher: 'The Money Guy Show',
    url: 'https://www.moneyguy.com/resources/',
    checked,
  },
  'broadband-prices': { title: 'Home internet prices', publisher: 'BroadbandNow', checked },
} as const satisfies SourceTable
