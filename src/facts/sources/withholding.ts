import { codeSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'
const forms = { what: 'the 2027 form', from: '2026-12', by: '2027-01' }

/** Withholding certificates and the booklets employers withhold by. */
export const withholdingSources = {
  ...codeSource,
  'form-w4-2026': {
    title: 'Form W-4 (2026), Employee’s Withholding Certificate',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-pdf/fw4.pdf',
    checked,
    next: forms,
  },
  'form-w4v': {
    title: 'Form W-4V, Voluntary Withholding Request',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-pdf/fw4v.pdf',
    checked,
  },
  'irs-withholding-estimator': {
    title: 'Tax Withholding Estimator: rules and test scenarios',
    publisher: 'Internal Revenue Service',
    url: 'https://github.com/IRS-Public/tax-withholding-estimator',
    checked,
  },
} as const satisfies SourceTable
