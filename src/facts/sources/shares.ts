import { ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** How shares bought at several prices are taxed when they are sold. */
export const shareSources = {
  ...ownSource,
  'irs-pub-550': {
    title: 'Publication 550, Investment Income and Expenses',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p550',
    checked,
  },
  'irc-1091': { title: '26 USC 1091, loss from wash sales', publisher: 'US Congress', checked },
  'irc-1211': { title: '26 USC 1211(b), limitation on capital losses', publisher: 'US Congress', checked },
  'reg-1012-1': {
    title: '26 CFR 1.1012-1(c) and (e), which shares are sold; average basis',
    publisher: 'Department of the Treasury',
    checked,
  },
} as const satisfies SourceTable
