import { cited } from '../cited.ts'
import { brackets, everyStatus } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-pa'

const year: StateYear = {
  ...plainYear(source),
  start: cited(
    {
      from: 'gross',
      adjustments: [],
      classesApart: true,
      taxesDeferrals: true,
      taxesCafeteria: false,
      taxesUnemployment: false,
    },
    source,
    { where: 'PA-40 instructions, eight classes of income; 72 P.S. 7303' },
  ),
  retirement: [
    cited(
      {
        kind: 'plain',
        name: 'Pensions and retirement plans',
        of: ['private-pension', 'government-pension', 'military-pension', 'ira'],
        fromAge: 59.5,
        per: 'person',
      },
      source,
      // After 59½, or retired under the plan.
      { where: 'PA-40 instructions, retirement benefits' },
    ),
    cited(
      {
        kind: 'plain',
        name: 'Pensions of people who have retired',
        of: ['private-pension', 'government-pension', 'military-pension'],
        per: 'person',
      },
      source,
      { where: 'PA-40 instructions, eligible retirement' },
    ),
  ],
  brackets: cited(everyStatus(brackets([0, 0.0307])), source, { where: '72 P.S. 7302' }),
  rules: [
    cited(
      {
        kind: 'forgiveness',
        name: 'Tax forgiveness',
        base: { single: 6500, joint: 13_000, separate: 13_000, head: 6500, surviving: 6500 },
        perDependent: 9500,
        step: 250,
        sharePerStep: 0.1,
      },
      source,
      { where: 'Schedule SP' },
    ),
  ],
  credits: [
    cited({ kind: 'care', name: 'Child and dependent care credit', refundable: true, share: 1 }, source, {
      where: 'Schedule DC; Act 34 of 2023',
    }),
    cited({ kind: 'earned-income', name: 'Working Pennsylvanians credit', refundable: true, share: 0.1 }, source, {
      where: 'Act 45 of 2025',
    }),
  ],
  local: cited(
    [
      { key: 'philadelphia', name: 'Philadelphia', tax: { kind: 'wages', rate: 0.0374 } },
      { key: 'pittsburgh', name: 'Pittsburgh', tax: { kind: 'wages', rate: 0.03 } },
      { key: 'typical', name: 'A place with the usual 1%', tax: { kind: 'wages', rate: 0.01 } },
    ],
    source,
    { where: 'local earned income tax; Philadelphia wage tax from 1 July 2025' },
  ),
  employeePayroll: [
    cited({ name: 'Unemployment fund', rate: 0.0007, wageCap: null }, source, { where: 'employee contribution' }),
  ],
}

export const pennsylvania: StateTaxFacts = {
  code: 'PA',
  name: 'Pennsylvania',
  years: { 2025: year, 2026: year },
  leftOut: ['other-local-taxes'],
  assumed: [{ key: 'later-wage-tax', values: { year: 2025, earlier: 0.0375 } }, 'own-income-only'],
}
