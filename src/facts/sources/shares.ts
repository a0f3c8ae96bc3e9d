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
    publisher: 'US Department of the Treasury',
    checked,
  },
  'reg-1091': {
    title: '26 CFR 1.1091-1 and 1.1091-2, wash sales: which shares meet which, and their basis',
    publisher: 'US Department of the Treasury',
    checked,
  },
  'rev-rul-2008-5': {
    title: 'Rev. Rul. 2008-5, wash sales and purchases in an IRA',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/irb/2008-03_IRB',
    checked,
  },
  'irc-1015': {
    title: '26 USC 1014, 1015 and 1223, basis and holding period of what was inherited or given',
    publisher: 'US Congress',
    checked,
  },
  'irc-1202': {
    title: '26 USC 1202, gain on qualified small business stock',
    publisher: 'US Congress',
    checked,
    next: { what: 'the limit per issuer of 2027, which rises with prices', from: '2026-10', by: '2026-12' },
  },
  'irs-pub-523': {
    title: 'Publication 523, Selling Your Home',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p523',
    checked,
  },
  'irs-pub-544': {
    title: 'Publication 544, Sales and Other Dispositions of Assets',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p544',
    checked,
  },
  'irs-pub-551': {
    title: 'Publication 551, Basis of Assets',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p551',
    checked,
  },
  'irs-digital-assets': {
    title: 'Notice 2014-21 and digital asset questions: crypto is property',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/filing/digital-assets',
    checked,
  },
} as const satisfies SourceTable
