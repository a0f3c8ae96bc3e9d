import { codeSource, ownSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Premium surveys, care costs, disability. */
export const insuranceSources = {
  ...ownSource,
  ...codeSource,
  'nerdwallet-home': {
    title: 'Average cost of homeowners insurance by state, 2025',
    publisher: 'NerdWallet',
    checked,
    next: { what: 'the 2026 rate analysis', from: '2026-01', by: '2026-12' },
  },
  'insurance-com-home': {
    title: 'Homeowners insurance rates by state and coverage, 2026',
    publisher: 'Insurance.com',
    checked,
  },
  'nerdwallet-renters': {
    title: 'Average cost of renters insurance by state',
    publisher: 'NerdWallet',
    checked,
    next: { what: 'the 2026 rate analysis', from: '2026-01', by: '2026-12' },
  },
  'bankrate-auto': {
    title: 'Average cost of car insurance by state, 2025 (Quadrant data)',
    publisher: 'Bankrate',
    checked,
    next: { what: 'car insurance averages of 2026', from: '2026-01', by: '2026-12' },
  },
  'insurify-auto': { title: 'Car insurance by state, November 2025', publisher: 'Insurify', checked },
  'policygenius-term': { title: 'Life insurance rate examples by age', publisher: 'Policygenius', checked },
  'insure-com-term': { title: 'Term life insurance rates by age, September 2025', publisher: 'Insure.com', checked },
  'noexam-term-2020': { title: 'Term life insurance rates by age, January 21, 2020', publisher: 'NoExam.com', checked },
  'irs-pub-15b': {
    title: 'Publication 15-B (2026), Employer’s Tax Guide to Fringe Benefits',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p15b',
    checked,
    next: { what: 'the 2027 edition', from: '2026-12', by: '2027-02' },
  },
  'kff-2025': {
    title: 'Employer Health Benefits Survey 2025',
    publisher: 'KFF',
    url: 'https://www.kff.org/health-costs/report/employer-health-benefits-survey/',
    checked,
    next: { what: 'the 2026 survey', from: '2026-10', by: '2026-11' },
  },
  'ssa-disability': {
    title: 'Social Security Act, title II, disability benefits (42 USC 423)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/42/423',
    checked,
  },
  'ssa-performance': {
    title: 'Social Security Performance: disability claims',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/ssa-performance/',
    checked,
    next: { what: 'the average wait for a first disability decision', from: '2026-12', by: '2027-03' },
  },
  'cobra-law': {
    title: 'Employee Retirement Income Security Act, continuation coverage (29 USC 1161 to 1168)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/29/1162',
    checked,
  },
  'hhs-cost-sharing': {
    title: 'Annual limitation on cost sharing',
    publisher: 'US Department of Health and Human Services',
    checked,
    next: { what: 'the out-of-pocket limits of 2028', from: '2027-01', by: '2027-06' },
  },
  'carescout-2024': {
    title: 'Cost of Care Survey 2024',
    publisher: 'Genworth and CareScout',
    checked,
    next: { what: 'the 2025 survey', from: '2026-02', by: '2026-06' },
  },
  'rev-proc-2025-25': {
    title: 'Rev. Proc. 2025-25, applicable percentage table for 2026 (IRC 36B)',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-25-25.pdf',
    checked,
    next: { what: 'the premium tax credit table for 2027', from: '2026-07', by: '2026-12' },
  },
  'cms-age-curve': {
    title: 'Market Rating Reforms: default standard age curve',
    publisher: 'Centers for Medicare & Medicaid Services',
    checked,
  },
  'kff-benchmark': {
    title: 'Marketplace Average Benchmark Premiums',
    publisher: 'KFF',
    url: 'https://www.kff.org/affordable-care-act/state-indicator/marketplace-average-benchmark-premiums/',
    checked,
    next: { what: 'benchmark premiums of 2027', from: '2026-10', by: '2027-02' },
  },
  'medicaid-law': {
    title: 'Social Security Act, title XIX, eligibility (42 USC 1396a)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/42/1396a',
    checked,
  },
  'kff-medicaid-expansion': {
    title: 'Status of State Medicaid Expansion Decisions',
    publisher: 'KFF',
    checked,
  },
  'iii-home-claims': {
    title: 'Facts and statistics: homeowners and renters insurance',
    publisher: 'Insurance Information Institute',
    url: 'https://www.iii.org/fact-statistic/facts-statistics-homeowners-and-renters-insurance',
    checked,
  },
  'flood-insurance-act': {
    title: 'National Flood Insurance Act, nature and limitation of coverage (42 USC 4013)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/42/4013',
    checked,
  },
  'ssa-disability-benefits': {
    title: 'Disability Benefits (Publication 05-10029)',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/pubs/EN-05-10029.pdf',
    checked,
  },
} as const satisfies SourceTable
