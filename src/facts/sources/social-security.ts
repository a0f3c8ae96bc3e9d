import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Benefit law and the yearly determinations of the Social Security Administration. */
export const socialSecuritySources = {
  'social-security-act': {
    title: 'Social Security Act, title II (42 USC 402–416)',
    publisher: 'US Congress',
    url: 'https://www.ssa.gov/OP_Home/ssact/title02/0200.htm',
    checked,
  },
  'cfr-20-404': {
    title: '20 CFR part 404, subparts C, D and E (computing benefits, entitlement, deductions)',
    publisher: 'Social Security Administration',
    url: 'https://www.law.cornell.edu/cfr/text/20/part-404',
    checked,
  },
  'ssa-wage-index': {
    title: 'National average wage index',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/cola/AWI.html',
    checked,
    next: { what: 'the average wage index for 2025', from: '2026-10', by: '2026-10' },
  },
  'ssa-wage-base': {
    title: 'Contribution and benefit base',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/cola/cbb.html',
    checked,
    next: { what: 'the contribution and benefit base for 2027', from: '2026-10', by: '2026-10' },
  },
  'ssa-cola-history': {
    title: 'Cost-of-living adjustments since 1975',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/cola/colaseries.html',
    checked,
    next: { what: 'the increase effective December 2026', from: '2026-10', by: '2026-10' },
  },
  'ssa-quarter-of-coverage': {
    title: 'Quarter of coverage',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/cola/QC.html',
    checked,
    next: { what: 'the amount for 2027', from: '2026-10', by: '2026-10' },
  },
  'ssa-bend-points': {
    title: 'Benefit formula bend points',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/cola/bendpoints.html',
    checked,
    next: { what: 'the bend points for 2027', from: '2026-10', by: '2026-10' },
  },
  'ssa-earnings-test': {
    title: 'Exempt amounts under the earnings test',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/cola/rtea.html',
    checked,
    next: { what: 'the exempt amounts for 2027', from: '2026-10', by: '2026-10' },
  },
  'ssa-life-table-2022': {
    title: 'Period life table, 2022, as used in the 2025 Trustees Report',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/STATS/table4c6.html',
    checked,
    next: { what: 'the period life table of the next Trustees Report', from: '2026-06', by: '2026-12' },
  },
  'ssa-trustees-2025': {
    title: '2025 annual report of the Trustees (OASDI)',
    publisher: 'Board of Trustees of the Social Security trust funds',
    url: 'https://www.ssa.gov/oact/TR/2025/',
    checked,
    next: { what: 'the 2026 Trustees Report', from: '2026-06', by: '2026-08' },
  },
  'ssa-changes-2026': {
    title: '2026 Social Security changes (fact sheet)',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/news/press/factsheets/colafacts2026.pdf',
    checked,
    next: { what: 'the averages of January 2027', from: '2026-10', by: '2026-10' },
  },
} as const satisfies SourceTable
