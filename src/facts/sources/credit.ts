import { ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Credit scores, credit reports, deposit and broker insurance. */
export const creditSources = {
  ...ownSource,
  'fico-factors': {
    title: "What's in my FICO Scores",
    publisher: 'FICO',
    url: 'https://www.myfico.com/credit-education/whats-in-your-credit-score',
    checked,
  },
  'fico-damage-points-2009': {
    title: 'Credit missteps and their effect on FICO Scores (2009)',
    publisher: 'FICO',
    checked,
  },
  'fico-credit-insights-2025': {
    title: 'FICO Score Credit Insights, 2025',
    publisher: 'FICO',
    checked,
    next: { what: '2026 edition of score averages', from: '2026-09', by: '2026-10' },
  },
  'experian-consumer-credit': {
    title: 'State of credit and consumer credit review',
    publisher: 'Experian',
    checked,
  },
  'fico-mortgage-study-2011': {
    title: 'Research on the effects of mortgage delinquencies on FICO Scores (2011)',
    publisher: 'FICO',
    checked,
  },
  'vantagescore-credit-gauge': {
    title: 'CreditGauge, 2025',
    publisher: 'VantageScore Solutions',
    checked,
    next: { what: 'the 2026 averages', from: '2026-01', by: '2026-12' },
  },
  'cfpb-invisible': {
    title: 'Credit invisibles, technical correction and update',
    publisher: 'Consumer Financial Protection Bureau',
    checked,
  },
  'credit-reporting': {
    title: 'How late payments and collections are reported and scored',
    publisher: 'FICO, VantageScore Solutions and the credit bureaus',
    checked,
  },
  'bureau-medical': {
    title: 'Joint policy on medical collection debt',
    publisher: 'Equifax, Experian and TransUnion',
    checked,
  },
  'vantagescore-factors': {
    title: 'How VantageScore models weigh credit behavior',
    publisher: 'VantageScore Solutions',
    checked,
  },
  'annual-credit-report': {
    title: 'Free weekly credit reports',
    publisher: 'Equifax, Experian and TransUnion',
    url: 'https://www.annualcreditreport.com/',
    checked,
  },
  'fcra-605': {
    title: 'Fair Credit Reporting Act, section 605 (15 USC 1681c)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/15/1681c',
    checked,
  },
  'fdic-insurance': {
    title: 'Deposit insurance coverage (12 CFR 330)',
    publisher: 'Federal Deposit Insurance Corporation',
    url: 'https://www.ecfr.gov/current/title-12/part-330',
    checked,
  },
  'ncua-insurance': {
    title: 'Share insurance coverage (12 CFR 745)',
    publisher: 'National Credit Union Administration',
    url: 'https://www.ecfr.gov/current/title-12/part-745',
    checked,
  },
  'sipa-limits': {
    title: 'Securities Investor Protection Act, limits of protection (15 USC 78fff-3)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/15/78fff-3',
    checked,
  },
  'fcra-disputes': {
    title: 'Fair Credit Reporting Act, disputes (15 USC 1681i)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    checked,
  },
  'wage-garnishment': {
    title: 'Consumer Credit Protection Act, restriction on garnishment (15 USC 1673)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/15/1673',
    checked,
  },
  fdcpa: {
    title: 'Fair Debt Collection Practices Act (15 USC 1692 to 1692p)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/15/chapter-41/subchapter-V',
    checked,
  },
  'reg-f': {
    title: 'Regulation F, Debt Collection Practices (12 CFR 1006)',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.ecfr.gov/current/title-12/part-1006',
    checked,
  },
  'telemarketing-rule': {
    title: 'Telemarketing Sales Rule (16 CFR 310)',
    publisher: 'Federal Trade Commission',
    url: 'https://www.ecfr.gov/current/title-16/part-310',
    checked,
  },
  'reg-z-billing-errors': {
    title: 'Regulation Z, billing error resolution (12 CFR 1026.13)',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.13',
    checked,
  },
  'reg-b-notices': {
    title: 'Regulation B, notifications (12 CFR 1002.9)',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.ecfr.gov/current/title-12/section-1002.9',
    checked,
  },
  'fcra-free-report': {
    title: 'Fair Credit Reporting Act, charges for certain disclosures (15 USC 1681j)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/15/1681j',
    checked,
  },
  'cooling-off-rule': {
    title: 'Cooling-off period for sales made at homes or certain other locations (16 CFR 429)',
    publisher: 'Federal Trade Commission',
    url: 'https://www.ecfr.gov/current/title-16/part-429',
    checked,
  },
} as const satisfies SourceTable
