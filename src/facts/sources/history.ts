import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Recessions, market cycles and events. */
export const historySources = {
  'nber-cycles': {
    title: 'US business cycle expansions and contractions',
    publisher: 'National Bureau of Economic Research',
    url: 'https://www.nber.org/research/data/us-business-cycle-expansions-and-contractions',
    checked,
  },
  'yardeni-cycles': {
    title: 'S&P 500 bull and bear markets and corrections; S&P closing prices from 2020',
    publisher: 'Yardeni Research, S&P Dow Jones Indices',
    checked,
  },
  'ned-davis-bears': {
    title: 'Bear markets since 1929 (June 2023)',
    publisher: 'Ned Davis Research, Hartford Funds',
    checked,
  },
  'dow-history': {
    title: 'Dow Jones Industrial Average, largest daily changes',
    publisher: 'S&P Dow Jones Indices',
    checked,
  },
  'history-chronicles': {
    title: 'Dates of laws, decisions and market events as their authorities recorded them',
    publisher: 'Congress, Federal Reserve, exchanges and other records',
    checked,
  },
} as const satisfies SourceTable
