import { type Cited, cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, rows, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { EmployeePayroll, LocalTax, StateCredit } from './schema-credits.ts'
import type { TaxRule } from './schema-tax.ts'

const source = 'state-ny'

type Recapture = Extract<TaxRule, { kind: 'supplemental' }>['rows']['single']

const recapture = (...lines: readonly (readonly [over: number, base: number, benefit: number])[]): Recapture =>
  lines.map(([over, base, benefit]) => ({ over, base, benefit }))

const newYorkCity: LocalTax = {
  key: 'new-york-city',
  name: 'New York City',
  tax: {
    kind: 'brackets',
    brackets: threeWays(
      brackets([0, 0.03078], [12_000, 0.03762], [25_000, 0.03819], [50_000, 0.03876]),
      brackets([0, 0.03078], [21_600, 0.03762], [45_000, 0.03819], [90_000, 0.03876]),
      brackets([0, 0.03078], [14_400, 0.03762], [30_000, 0.03819], [60_000, 0.03876]),
    ),
  },
  // The school tax credit: a flat amount, and a reduction of the lower rates (Tax Law 606(ggg); IT-201 lines 69 and 69a).
  flatCredit: { amount: { single: 63, joint: 125, separate: 63, head: 63, surviving: 125 }, agiUpTo: 250_000 },
  scheduleCredit: {
    brackets: threeWays(
      brackets([0, 0.00171], [12_000, 0.00228]),
      brackets([0, 0.00171], [21_600, 0.00228]),
      brackets([0, 0.00171], [14_400, 0.00228]),
    ),
    taxableUpTo: 500_000,
  },
}

const householdCredit: readonly Cited<StateCredit>[] = [
  cited(
    {
      kind: 'by-income',
      name: 'Household credit',
      refundable: false,
      table: {
        by: 'federal-agi',
        edge: 'above',
        rows: {
          ...everyStatus(
            rows([0, 90], [5000, 75], [6000, 65], [7000, 60], [22_000, 50], [25_000, 40], [28_000, 20], [32_000, 0]),
          ),
          single: rows([0, 75], [5000, 60], [6000, 50], [7000, 45], [20_000, 40], [25_000, 20], [28_000, 0]),
        },
      },
      per: 'return',
      notClaimedByAnother: true,
    },
    source,
    { where: 'Tax Law 606(b); IT-201 instructions, household credit tables' },
  ),
  cited(
    {
      kind: 'by-income',
      name: 'Household credit',
      refundable: false,
      table: {
        by: 'federal-agi',
        edge: 'above',
        rows: everyStatus(rows([0, 15], [20_000, 10], [25_000, 5], [32_000, 0])),
      },
      per: 'extra',
      notFor: ['single'],
      notClaimedByAnother: true,
    },
    source,
    { where: 'IT-201 instructions, household credit table 2' },
  ),
]

interface Varying {
  readonly brackets: ByStatus<readonly Bracket[]>
  readonly recapture: ByStatus<Recapture>
  readonly olderChild: number
  readonly payroll: readonly EmployeePayroll[]
  readonly where: string
}

function yearWith(of: Varying): StateYear {
  return {
    ...plainYear(source),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Government and military pensions',
          of: ['government-pension', 'military-pension'],
          per: 'person',
        },
        source,
        { where: 'Tax Law 612(c)(3)' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Pension and annuity income exclusion',
          of: ['private-pension', 'ira'],
          fromAge: 59.5,
          per: 'person',
          cap: everyStatus(20_000),
        },
        source,
        { where: 'Tax Law 612(c)(3-a)' },
      ),
    ],
    standardDeduction: cited(
      { kind: 'own', amount: { single: 8000, joint: 16_050, separate: 8000, head: 11_200, surviving: 16_050 } },
      source,
      { where: 'Tax Law 614' },
    ),
    itemized: cited({ choice: 'greater', propertyTax: 'uncapped' }, source, { where: 'Tax Law 615; Form IT-196' }),
    exemptions: cited({ filer: everyStatus(0), dependent: 1000 }, source, { where: 'Tax Law 616' }),
    brackets: cited(of.brackets, source, { where: of.where }),
    rules: [
      cited(
        {
          kind: 'supplemental',
          name: 'Supplemental tax: lower brackets taken back',
          minAgi: 107_650,
          width: 50_000,
          flatOver: 25_000_000,
          rows: of.recapture,
        },
        source,
        { where: 'Tax Law 601(d-4); IT-201 tax computation worksheets' },
      ),
    ],
    credits: [
      ...householdCredit,
      cited(
        {
          kind: 'earned-income',
          name: 'Earned income credit',
          refundable: true,
          share: 0.3,
          lessCredit: 'Household credit',
        },
        source,
        { where: 'Tax Law 606(d); Form IT-215' },
      ),
      cited(
        {
          kind: 'child',
          name: 'Empire State child credit',
          refundable: true,
          bands: [
            { from: 0, to: 3, amount: 1000 },
            { from: 4, to: 16, amount: of.olderChild },
          ],
          taper: {
            kind: 'steps',
            by: 'federal-agi',
            over: { single: 75_000, joint: 110_000, separate: 55_000, head: 75_000, surviving: 110_000 },
            per: everyStatus(1000),
            lose: everyStatus(16.5),
            partial: 'counts-whole',
          },
        },
        source,
        { where: 'Tax Law 606(c-1); 2025 budget' },
      ),
    ],
    local: cited(
      [newYorkCity, { key: 'yonkers', name: 'Yonkers', tax: { kind: 'share-of-state-tax', share: 0.1675 } }],
      source,
      { where: 'IT-201 instructions: New York City rate schedule, Yonkers surcharge' },
    ),
    employeePayroll: of.payroll.map((program) =>
      cited(program, source, { where: 'Department of Financial Services; Workers’ Compensation Board' }),
    ),
  }
}

const disability: EmployeePayroll = { name: 'Disability insurance', rate: 0.005, wageCap: null, annualMax: 31.2 }

export const newYork: StateTaxFacts = {
  code: 'NY',
  name: 'New York',
  years: {
    2025: yearWith({
      where: 'Tax Law 601; 2025 rate schedules',
      brackets: threeWays(
        brackets(
          [0, 0.04],
          [8500, 0.045],
          [11_700, 0.0525],
          [13_900, 0.055],
          [80_650, 0.06],
          [215_400, 0.0685],
          [1_077_550, 0.0965],
          [5_000_000, 0.103],
          [25_000_000, 0.109],
        ),
        brackets(
          [0, 0.04],
          [17_150, 0.045],
          [23_600, 0.0525],
          [27_900, 0.055],
          [161_550, 0.06],
          [323_200, 0.0685],
          [2_155_350, 0.0965],
          [5_000_000, 0.103],
          [25_000_000, 0.109],
        ),
        brackets(
          [0, 0.04],
          [12_800, 0.045],
          [17_650, 0.0525],
          [20_900, 0.055],
          [107_650, 0.06],
          [269_300, 0.0685],
          [1_616_450, 0.0965],
          [5_000_000, 0.103],
          [25_000_000, 0.109],
        ),
      ),
      recapture: threeWays(
        recapture([0, 0, 568], [215_400, 568, 1831], [1_077_550, 2399, 30_172], [5_000_000, 32_571, 32_500]),
        recapture(
          [0, 0, 333],
          [161_550, 333, 807],
          [323_200, 1140, 2747],
          [2_155_350, 3887, 60_350],
          [5_000_000, 64_237, 32_500],
        ),
        recapture([0, 0, 787], [269_300, 787, 2289], [1_616_450, 3076, 45_261], [5_000_000, 48_337, 32_500]),
      ),
      olderChild: 330,
      payroll: [{ name: 'Paid family leave', rate: 0.00388, wageCap: null, annualMax: 354.53 }, disability],
    }),
    2026: yearWith({
      where: 'Tax Law 601; 2025 budget, rates a tenth of a point lower from 2026',
      brackets: threeWays(
        brackets(
          [0, 0.039],
          [8500, 0.044],
          [11_700, 0.0515],
          [13_900, 0.054],
          [80_650, 0.059],
          [215_400, 0.0685],
          [1_077_550, 0.0965],
          [5_000_000, 0.103],
          [25_000_000, 0.109],
        ),
        brackets(
          [0, 0.039],
          [17_150, 0.044],
          [23_600, 0.0515],
          [27_900, 0.054],
          [161_550, 0.059],
          [323_200, 0.0685],
          [2_155_350, 0.0965],
          [5_000_000, 0.103],
          [25_000_000, 0.109],
        ),
        brackets(
          [0, 0.039],
          [12_800, 0.044],
          [17_650, 0.0515],
          [20_900, 0.054],
          [107_650, 0.059],
          [269_300, 0.0685],
          [1_616_450, 0.0965],
          [5_000_000, 0.103],
          [25_000_000, 0.109],
        ),
      ),
      recapture: threeWays(
        recapture([0, 0, 567], [215_400, 567, 2047], [1_077_550, 2614, 30_172], [5_000_000, 32_786, 32_500]),
        recapture(
          [0, 0, 333],
          [161_550, 333, 807],
          [323_200, 1140, 3071],
          [2_155_350, 4211, 60_350],
          [5_000_000, 64_561, 32_500],
        ),
        recapture([0, 0, 787], [269_300, 787, 2559], [1_616_450, 3346, 45_260], [5_000_000, 48_606, 32_500]),
      ),
      olderChild: 500,
      payroll: [{ name: 'Paid family leave', rate: 0.00432, wageCap: null, annualMax: 411.91 }, disability],
    }),
  },
  leftOut: ['care-credit', 'city-credits', { key: 'itemized-cut', values: { over: 475_000 } }, 'one-time-refunds'],
  assumed: ['whole-credit-on-separate-return'],
}
