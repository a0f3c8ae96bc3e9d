import { cited } from '../cited.ts'
import { brackets, everyStatus, jointAndSurviving, rows } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-al'

const year: StateYear = {
  ...plainYear(source),
  start: cited(
    {
      from: 'gross',
      adjustments: ['selfEmployedHealth', 'selfEmployedPlan', 'ira', 'hsa', 'alimony'],
      classesApart: false,
      taxesDeferrals: false,
      taxesCafeteria: false,
      taxesUnemployment: true,
    },
    source,
    { where: 'Form 40; Ala. Code 40-18-14', confidence: 'medium' },
  ),
  retirement: [
    cited(
      {
        kind: 'plain',
        name: 'Employer, government and military pensions',
        of: ['private-pension', 'government-pension', 'military-pension'],
        per: 'person',
      },
      source,
      {
        where: 'Form 40 instructions, income not reported; Ala. Code 40-18-19',
      },
    ),
    cited(
      {
        kind: 'plain',
        name: 'Retirement income at 65',
        of: ['ira'],
        fromAge: 65,
        per: 'person',
        cap: everyStatus(6000),
      },
      source,
      { where: 'Schedule RS; Act 2022-294' },
    ),
  ],
  federalTaxDeduction: cited(
    { share: 1, lessRefundable: ['childAndDependent', 'earnedIncome', 'education'], investmentTax: true },
    source,
    { where: 'Form 40, federal income tax deduction worksheet; Ala. Code 40-18-15' },
  ),
  standardDeduction: cited(
    {
      kind: 'own',
      amount: { single: 3000, joint: 8500, separate: 4250, head: 5200, surviving: 8500 },
      taper: {
        kind: 'steps',
        by: 'state-agi',
        over: { single: 25_500, joint: 25_500, separate: 12_750, head: 25_500, surviving: 25_500 },
        per: { single: 500, joint: 500, separate: 250, head: 500, surviving: 500 },
        lose: { single: 25, joint: 175, separate: 88, head: 135, surviving: 175 },
        partial: 'ignored',
        floor: { single: 2500, joint: 5000, separate: 2500, head: 2500, surviving: 5000 },
      },
    },
    source,
    { where: 'Form 40, standard deduction chart; Act 2022-292' },
  ),
  itemized: cited(
    { choice: 'greater', propertyTax: 'uncapped', medical: { overShareOfAgi: 0.04 }, payrollTax: true },
    source,
    { where: 'Schedule A' },
  ),
  exemptions: cited(
    {
      filer: { single: 1500, joint: 3000, separate: 1500, head: 3000, surviving: 3000 },
      dependentTable: {
        by: 'state-agi',
        edge: 'above',
        rows: everyStatus(rows([0, 1000], [50_000, 500], [100_000, 300])),
      },
    },
    source,
    { where: 'Ala. Code 40-18-19; Act 2022-292' },
  ),
  brackets: cited(
    jointAndSurviving(brackets([0, 0.02], [1000, 0.04], [6000, 0.05]), brackets([0, 0.02], [500, 0.04], [3000, 0.05])),
    source,
    { where: 'Ala. Code 40-18-5' },
  ),
  local: cited([{ key: 'birmingham', name: 'Birmingham', tax: { kind: 'wages', rate: 0.01 } }], source, {
    where: 'City of Birmingham occupational tax',
  }),
}

export const alabama: StateTaxFacts = {
  code: 'AL',
  name: 'Alabama',
  years: {
    2025: year,
    2026: {
      ...year,
      subtractions: [
        cited({ kind: 'overtime', name: 'Overtime premium', cap: 1000 }, source, {
          where: '2026 to 2028',
          confidence: 'medium',
        }),
      ],
    },
  },
  leftOut: ['other-occupational-taxes'],
  assumed: [{ key: 'no-untaxed-overtime', values: { year: 2025 } }, 'pensions-defined-benefit'],
}
