import type { SourceTable } from './source.ts'

const checked = '2026-11'

/** Rules that differ by state, other than income tax. */
export const stateRuleSources = {
  'tax-foundation-sales-2026': {
    title: 'State and Local Sales Tax Rates, 2026 and Midyear 2026',
    publisher: 'Tax Foundation',
    checked,
    next: { what: 'sales tax rates of January 2027', from: '2027-01', by: '2027-02' },
  },
  'dol-minimum-wage': {
    title: 'State minimum wage laws',
    publisher: 'US Department of Labor',
    url: 'https://www.dol.gov/agencies/whd/minimum-wage/state',
    checked,
    next: { what: 'minimum wages from January 2027', from: '2026-12', by: '2027-01' },
  },
  flsa: {
    title: 'Fair Labor Standards Act (29 USC 201-219)',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/29/chapter-8',
    checked,
  },
  'cfr-29-541': {
    title: '29 CFR part 541, exemptions for executive, administrative and professional employees',
    publisher: 'US Department of Labor, Wage and Hour Division',
    url: 'https://www.law.cornell.edu/cfr/text/29/part-541',
    checked,
  },
  'cfr-29-778': {
    title: '29 CFR part 778, overtime compensation',
    publisher: 'US Department of Labor, Wage and Hour Division',
    url: 'https://www.law.cornell.edu/cfr/text/29/part-778',
    checked,
  },
  'usc-5-5504': {
    title: '5 USC 5504, biweekly pay periods of federal employees',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/5/5504',
    checked,
  },
  'dol-ui-provisions': {
    title: 'Significant Provisions of State Unemployment Insurance Laws, July 2025',
    publisher: 'US Department of Labor, Employment and Training Administration',
    url: 'https://oui.doleta.gov/unemploy/statelaws.asp',
    checked,
    next: { what: 'the editions of January and July 2026', from: '2026-01', by: '2026-08' },
  },
  'dol-ui-taxes': {
    title: 'State unemployment tax wage bases and new-employer rates',
    publisher: 'US Department of Labor, Employment and Training Administration',
    checked,
    next: { what: 'wage bases and rates of 2025 and 2026', from: '2025-07', by: '2026-08' },
  },
  'state-death-taxes': {
    title: 'State estate and inheritance tax laws',
    publisher: 'State revenue departments',
    checked,
    next: { what: 'exemptions for deaths in 2027', from: '2026-11', by: '2027-01' },
  },
  'irs-pub-555': {
    title: 'Publication 555, Community Property',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p555',
    checked,
  },
  'state-community-trusts': {
    title: 'State community property agreement and trust acts',
    publisher: 'State legislatures',
    checked,
  },
  'state-hsa-treatment': {
    title: 'State income tax treatment of health savings accounts',
    publisher: 'California Franchise Tax Board and New Jersey Division of Taxation',
    checked,
  },
  'state-ira-treatment': {
    title:
      'State income tax treatment of IRA contributions (830 CMR 62.5.1 and Schedule X; N.J.A.C. 18:35-2.5 and GIT-2; 61 Pa. Code 101.6)',
    publisher: 'Massachusetts, New Jersey and Pennsylvania Departments of Revenue',
    checked,
  },
  'usc-31-3124': {
    title: '31 USC 3124, exemption of federal obligations from state taxes',
    publisher: 'US Congress',
    url: 'https://www.law.cornell.edu/uscode/text/31/3124',
    checked,
  },
  'state-vehicle-tax': {
    title: 'Sales, use and title taxes on vehicles',
    publisher: 'State revenue and motor vehicle departments',
    checked,
  },
  'state-transfer-tax': {
    title: 'Real estate transfer and deed recording taxes',
    publisher: 'State revenue departments',
    checked,
  },
  'state-property-tax-limits': {
    title: 'Limits on yearly property tax growth',
    publisher: 'State constitutions and legislatures',
    checked,
  },
  'state-paid-leave': {
    title: 'Paid family and medical leave programs',
    publisher: 'State labor departments',
    checked,
    next: { what: 'weeks and contributions for 2027', from: '2026-10', by: '2027-01' },
  },
  'state-529': {
    title: 'State income tax benefits for 529 contributions',
    publisher: 'State revenue departments',
    checked,
    next: { what: 'amounts for 2026 returns', from: '2026-11', by: '2027-02' },
  },
  'state-qsbs-survey': {
    title: 'Section 1202 and QSBS: a survey of the states, and Oregon SB 1507 (2026)',
    publisher: 'Frost Brown Todd; Oregon Legislature',
    checked,
    next: { what: 'states that change how they follow section 1202', from: '2027-01', by: '2027-06' },
  },
  'rcw-82-87': {
    title: 'RCW 82.87, capital gains excise tax; WAC 458-20-301',
    publisher: 'Washington Legislature; Washington Department of Revenue',
    url: 'https://app.leg.wa.gov/rcw/default.aspx?cite=82.87',
    checked,
  },
} as const satisfies SourceTable
