import { act2025Source, codeSource, ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Retirement plans, education and child accounts, distributions, joining Medicare. */
export const retirementSources = {
  ...ownSource,
  ...act2025Source,
  ...codeSource,
  'rmd-tables': {
    title: '26 CFR 1.401(a)(9)-9, life expectancy and distribution period tables',
    publisher: 'Internal Revenue Service',
    url: 'https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9',
    checked,
  },
  'irs-pub-590-b': {
    title: 'Publication 590-B, Distributions from Individual Retirement Arrangements',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p590b',
    checked,
  },
  'secure-2-0': {
    title: 'SECURE 2.0 Act of 2022 (Public Law 117-328, division T)',
    publisher: 'US Congress',
    url: 'https://www.congress.gov/bill/117th-congress/house-bill/2617',
    checked,
  },
  'guyton-klinger-2006': {
    title: 'Decision Rules and Maximum Initial Withdrawal Rates (March 2006)',
    publisher: 'Jonathan T. Guyton and William J. Klinger, Journal of Financial Planning',
    checked,
  },
  'bogleheads-vpw': {
    title: 'Variable percentage withdrawal',
    publisher: 'Bogleheads wiki',
    url: 'https://www.bogleheads.org/wiki/Variable_percentage_withdrawal',
    checked,
  },
  'vanguard-dynamic': {
    title: 'From assets to income: A goals-based approach to retirement spending',
    publisher: 'Vanguard Research',
    checked,
  },
  'kitces-ratchet': {
    title: 'The Ratcheting Safe Withdrawal Rate (2015)',
    publisher: 'Michael Kitces, Nerd’s Eye View',
    url: 'https://www.kitces.com/blog/the-ratcheting-safe-withdrawal-rate-a-more-dominant-version-of-the-4-rule/',
    checked,
  },
  'notice-2022-6': {
    title: 'Notice 2022-6, series of substantially equal periodic payments',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-22-06.pdf',
    checked,
  },
  'td-10033': {
    title: 'T.D. 10033, Catch-Up Contributions (90 FR 44527, 16 September 2025)',
    publisher: 'Internal Revenue Service',
    url: 'https://www.federalregister.gov/documents/2025/09/16/2025-17865/catch-up-contributions',
    checked,
  },
  'able-limit-2026': {
    title: 'Rev. Proc. 2025-32, ABLE account contributions for 2026 (IRC 529A)',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
    checked,
    next: { what: 'the ABLE limit for 2027', from: '2026-10', by: '2026-11' },
  },
  'irs-pub-970': {
    title: 'Publication 970, Tax Benefits for Education',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p970',
    checked,
  },
  'irs-pub-969': {
    title: 'Publication 969, Health Savings Accounts and Other Tax-Favored Health Plans',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p969',
    checked,
  },
  'kiplinger-529-limits': {
    title: '529 Plan Contribution Limits for 2026',
    publisher: 'Kiplinger',
    url: 'https://www.kiplinger.com/personal-finance/529-plan-contribution-limits',
    checked,
    next: { what: 'plan limits of 2027', from: '2027-01', by: '2027-03' },
  },
  'fafsa-simplification': {
    title: 'FAFSA Simplification Act (Public Law 116-260, division FF, title VII)',
    publisher: 'US Congress',
    url: 'https://www.congress.gov/bill/116th-congress/house-bill/133',
    checked,
  },
  'medicare-law': {
    title: 'Social Security Act, title XVIII, enrollment and late premiums (42 USC 1395p, 1395r, 1395w-113)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/42/chapter-7/subchapter-XVIII',
    checked,
  },
} as const satisfies SourceTable
