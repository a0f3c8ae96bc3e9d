import { codeSource } from './shared.ts'
import type { SourceTable } from './source.ts'

const checked = '2026-11'
const tables = { what: 'the 2027 withholding tables', from: '2026-11', by: '2027-01' }
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
  'ca-de-44-2026': {
    title: 'California Withholding Schedules for 2026, Method B (DE 44)',
    publisher: 'California Employment Development Department',
    url: 'https://edd.ca.gov/siteassets/files/pdf_pub_ctr/26methb.pdf',
    checked,
    next: tables,
  },
  'ny-nys-50-t-2026': {
    title: 'NYS-50-T-NYS (2026), New York State Withholding Tax Tables and Methods',
    publisher: 'New York State Department of Taxation and Finance',
    url: 'https://www.tax.ny.gov/pdf/publications/withholding/nys50_t_nys.pdf',
    checked,
    next: tables,
  },
  'il-700-t-2026': {
    title: 'Booklet IL-700-T (2026), Illinois Withholding Income Tax Tables',
    publisher: 'Illinois Department of Revenue',
    url: 'https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/withholding/documents/currentyear/il-700-t.pdf',
    checked,
    next: tables,
  },
  'pa-rev-415': {
    title: 'REV-415, Employer Withholding Information Guide',
    publisher: 'Pennsylvania Department of Revenue',
    url: 'https://www.pa.gov/content/dam/copapwp-pagov/en/revenue/documents/formsandpublications/formsforbusinesses/employerwithholding/documents/rev-415.pdf',
    checked,
    next: tables,
  },
  'nc-30-2026': {
    title: 'NC-30 (2026), Income Tax Withholding Tables and Instructions for Employers',
    publisher: 'North Carolina Department of Revenue',
    url: 'https://www.ncdor.gov/income-tax-withholding-tables-and-instructions-employers/open',
    checked,
    next: tables,
  },
  'ga-employers-guide-2026': {
    title: '2026 Employer’s Tax Guide (June 2026)',
    publisher: 'Georgia Department of Revenue',
    url: 'https://dor.georgia.gov/document/document-document/2026-employers-tax-guide-updated-june-2026/download',
    checked,
    next: tables,
  },
  'mi-446-2026': {
    title: 'Form 446 (2026), Michigan Income Tax Withholding Guide',
    publisher: 'Michigan Department of Treasury',
    url: 'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/SUW/TY2026/446_Withholding-Guide_2026.pdf',
    checked,
    next: tables,
  },
  'va-employer-guide-2025': {
    title: 'Virginia Income Tax Withholding Guide for Employers (July 2025)',
    publisher: 'Virginia Department of Taxation',
    url: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/employer-withholding-instructions.pdf',
    checked,
    next: tables,
  },
  'mo-4282-2026': {
    title: 'Form 4282 (2026), Employer’s Tax Guide',
    publisher: 'Missouri Department of Revenue',
    url: 'https://dor.mo.gov/forms/4282_2026.pdf',
    checked,
    next: tables,
  },
  'in-dn01-2026': {
    title: 'Departmental Notice #1 (2026), How to Compute Withholding',
    publisher: 'Indiana Department of Revenue',
    url: 'https://www.in.gov/dor/files/dn01.pdf',
    checked,
    next: tables,
  },
  'sc-wh-1603f-2026': {
    title: 'WH-1603F (2026), Formula for Computing South Carolina Withholding Tax',
    publisher: 'South Carolina Department of Revenue',
    url: 'https://dor.sc.gov/sites/dor/files/forms/WH1603F_2026.pdf',
    checked,
    next: tables,
  },
  'ky-42a003-2026': {
    title: '42A003(TCF) (2026), Kentucky Withholding Tax Formula',
    publisher: 'Kentucky Department of Revenue',
    url: 'https://revenue.ky.gov/Forms/2026%20Withholding%20Formula.pdf',
    checked,
    next: tables,
  },
  'ok-ow-2-2026': {
    title: 'Packet OW-2 (2026), Oklahoma Income Tax Withholding Tables',
    publisher: 'Oklahoma Tax Commission',
    url: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/resources/publications/businesses/withholding-tables/WHTables-2026.pdf',
    checked,
    next: tables,
  },
  'ut-pub-14-2026': {
    title: 'Publication 14 (April 2026), Withholding Tax Guide',
    publisher: 'Utah State Tax Commission',
    url: 'https://files.tax.utah.gov/tax/forms/pubs/pub-14.pdf',
    checked,
    next: tables,
  },
  'la-r-1306-2026': {
    title: 'R-1306 (2026), Louisiana Withholding Tables and Formulas',
    publisher: 'Louisiana Department of Revenue',
    url: 'https://dam.ldr.la.gov/taxforms/1306-1-26.pdf',
    checked,
    next: tables,
  },
  'ia-withholding-formula-2026': {
    title: 'Iowa Individual Income Tax Withholding Formula (2026)',
    publisher: 'Iowa Department of Revenue',
    url: 'https://revenue.iowa.gov/media/53/download?inline=',
    checked,
    next: tables,
  },
  'de-employers-guide': {
    title: 'Employer’s Guide, section 17: percentage method formula',
    publisher: 'Delaware Division of Revenue',
    url: 'https://revenue.delaware.gov/employers-guide-withholding-regulations-employers-duties/',
    checked,
    next: tables,
  },
} as const satisfies SourceTable
