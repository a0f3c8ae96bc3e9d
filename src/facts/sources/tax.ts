import { act2025Source, codeSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'
const inflation = {
  what: '2027 brackets, standard deduction and other indexed amounts',
  from: '2026-10',
  by: '2026-11',
}
const plans = { what: '2027 retirement plan limits', from: '2026-10', by: '2026-11' }

/** Federal tax, plan limits, Social Security and Medicare. */
export const taxSources = {
  'rev-proc-2024-40': {
    title: 'Rev. Proc. 2024-40, inflation-adjusted items for 2025',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
    checked,
  },
  'rev-proc-2025-32': {
    title: 'Rev. Proc. 2025-32, inflation-adjusted items for 2026',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
    checked,
    next: inflation,
  },
  ...act2025Source,
  ...codeSource,
  'irs-pub-525': {
    title: 'Publication 525, Taxable and Nontaxable Income',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p525',
    checked,
  },
  'pub-15-t-2025': {
    title: 'Publication 15-T (2025), federal income tax withholding methods',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p15t',
    checked,
  },
  'pub-15-t-2026': {
    title: 'Publication 15-T (2026), federal income tax withholding methods',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p15t',
    checked,
    next: { what: '2027 withholding tables', from: '2026-12', by: '2027-01' },
  },
  'dol-futa-credit': {
    title: 'FUTA credit reduction states',
    publisher: 'US Department of Labor',
    checked,
    next: { what: 'the 2026 list of credit reduction states', from: '2026-11', by: '2026-11' },
  },
  'notice-2025-5': {
    title: 'Notice 2025-5, standard mileage rates for 2025',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-25-05.pdf',
    checked,
  },
  'notice-2026-10': {
    title: 'Notice 2026-10, standard mileage rates for 2026',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-26-10.pdf',
    checked,
    next: { what: '2027 mileage rates', from: '2026-12', by: '2027-01' },
  },
  'notice-2024-80': {
    title: 'Notice 2024-80, retirement plan limits for 2025',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-24-80.pdf',
    checked,
  },
  'notice-2025-67': {
    title: 'Notice 2025-67, retirement plan limits for 2026',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf',
    checked,
    next: plans,
  },
  'rev-proc-2024-25': {
    title: 'Rev. Proc. 2024-25, health savings account limits for 2025',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-24-25.pdf',
    checked,
  },
  'rev-proc-2025-19': {
    title: 'Rev. Proc. 2025-19, health savings account limits for 2026',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-25-19.pdf',
    checked,
    next: { what: '2027 health savings account limits', from: '2026-05', by: '2026-06' },
  },
  'ssa-cola': {
    title: 'Cost-of-living adjustment fact sheet and automatic increases',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/cola/',
    checked,
    next: { what: '2027 COLA, wage base and bend points', from: '2026-10', by: '2026-10' },
  },
  'cms-medicare-2025': {
    title: 'Medicare Parts A and B premiums and deductibles for 2025',
    publisher: 'Centers for Medicare & Medicaid Services',
    checked,
  },
  'cms-medicare-2026': {
    title: 'Medicare Parts A and B premiums and deductibles for 2026 (14 November 2025)',
    publisher: 'Centers for Medicare & Medicaid Services',
    checked,
    next: { what: '2027 Medicare premiums and IRMAA tiers', from: '2026-11', by: '2026-11' },
  },
} as const satisfies SourceTable
