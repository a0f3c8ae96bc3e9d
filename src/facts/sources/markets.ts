import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Long histories: returns, prices, inflation, homes, gold. */
export const marketSources = {
  'damodaran-returns': {
    title: 'Historical returns on stocks, bonds and bills, 1928-2025 (January 2026 update)',
    publisher: 'Aswath Damodaran, NYU Stern',
    url: 'https://pages.stern.nyu.edu/~adamodar/New_Home_Page/datafile/histretSP.html',
    checked,
    next: { what: 'returns of 2026', from: '2027-01', by: '2027-01' },
  },
  'shiller-monthly': {
    title: 'Online data, stock market data used in Irrational Exuberance (May 2026)',
    publisher: 'Robert J. Shiller',
    url: 'http://www.econ.yale.edu/~shiller/data.htm',
    checked,
    next: { what: 'monthly stock data after May 2026', from: '2026-07', by: '2026-11' },
  },
  'case-shiller-national': {
    title: 'S&P Cotality Case-Shiller US National Home Price Index, not seasonally adjusted',
    publisher: 'S&P Dow Jones Indices (FRED CSUSHPINSA)',
    url: 'https://fred.stlouisfed.org/series/CSUSHPINSA',
    checked,
    next: { what: 'home prices after October 2025', from: '2026-01', by: '2026-10' },
  },
  'world-bank-gold': {
    title: 'Commodity Markets (Pink Sheet), gold monthly averages',
    publisher: 'World Bank',
    url: 'https://www.worldbank.org/en/research/commodity-markets',
    checked,
    next: { what: 'gold averages after June 2026', from: '2026-07', by: '2026-11' },
  },
  'bls-cpi-u-monthly': {
    title: 'CPI-U, all items, US city average, not seasonally adjusted (CUUR0000SA0)',
    publisher: 'US Bureau of Labor Statistics',
    url: 'https://www.bls.gov/cpi/data.htm',
    checked,
    next: { what: 'CPI-U index after May 2026', from: '2026-07', by: '2026-11' },
  },
  'pmms-monthly': {
    title: 'Primary Mortgage Market Survey, 30-year fixed (FRED MORTGAGE30US)',
    publisher: 'Freddie Mac',
    url: 'https://fred.stlouisfed.org/series/MORTGAGE30US',
    checked,
    next: { what: 'mortgage averages after 8 October 2026', from: '2026-10', by: '2026-10' },
  },
  'fed-funds-monthly': {
    title: 'Federal funds effective rate, monthly (FRED FEDFUNDS)',
    publisher: 'Federal Reserve Board',
    url: 'https://fred.stlouisfed.org/series/FEDFUNDS',
    checked,
    next: { what: 'federal funds rate after August 2026', from: '2026-10', by: '2026-11' },
  },
} as const satisfies SourceTable
