import { type Cited, cited } from '../cited.ts'
import type { ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointAndSurviving, jointOnly, rows } from './by-status.ts'
import { federalWageBase } from './federal-wage-base.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { StateCredit } from './schema-credits.ts'
import type { BelowLine } from './schema-income.ts'

const source = 'state-co'

const pensions = ['private-pension', 'government-pension', 'military-pension', 'ira'] as const

interface Varying {
  readonly keeps: readonly BelowLine[]
  readonly deductionAllowed: ByStatus<number>
  readonly earnedIncomeShare: number
  readonly familyCreditOver: ByStatus<number>
  readonly familyCreditConfidence: 'low' | 'medium'
  readonly famli: { readonly rate: number; readonly wageCap: number }
  readonly refund: readonly Cited<StateCredit>[]
}

function yearWith(of: Varying): StateYear {
  return {
    ...plainYear(source),
    start: cited({ from: 'federal-taxable', alsoDeducts: of.keeps, addsBackIncomeTax: true }, source, {
      where: 'C.R.S. 39-22-104; Form DR 0104',
    }),
    additions: [
      cited(
        {
          kind: 'deduction-over',
          name: 'Federal deduction over Colorado’s limit',
          agiFrom: 300_000,
          allowed: of.deductionAllowed,
        },
        source,
        { where: 'C.R.S. 39-22-104(3); Form DR 0104AD' },
      ),
      cited(
        {
          kind: 'below-line',
          name: 'Business income deduction',
          of: 'business',
          agiOver: jointOnly(1_000_000, 500_000),
        },
        source,
        { where: 'C.R.S. 39-22-104(3)(o)' },
      ),
    ],
    socialSecurity: cited(
      {
        kind: 'by-age',
        allFrom: 65,
        capFrom: 55,
        cap: 20_000,
        allIfAgiUpTo: jointOnly(95_000, 75_000),
      },
      source,
      { where: 'C.R.S. 39-22-104(4)(f)' },
    ),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Military retirement pay before 55',
          of: ['military-pension'],
          toAge: 54,
          per: 'person',
          cap: everyStatus(15_000),
        },
        source,
        // Tax years through 2028.
        { where: 'C.R.S. 39-22-104(4)(y)' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Pension and annuity subtraction at 65',
          of: pensions,
          fromAge: 65,
          per: 'person',
          cap: everyStatus(24_000),
          lessSocialSecurity: 'subtracted',
        },
        source,
        { where: 'C.R.S. 39-22-104(4)(f)' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Pension and annuity subtraction at 55',
          of: pensions,
          fromAge: 55,
          toAge: 64,
          per: 'person',
          cap: everyStatus(20_000),
          lessSocialSecurity: 'subtracted',
        },
        source,
        { where: 'C.R.S. 39-22-104(4)(f)' },
      ),
    ],
    subtractions: [
      cited({ kind: 'charity-with-standard', name: 'Gifts over $500 without itemizing', over: 500, share: 1 }, source, {
        where: 'C.R.S. 39-22-104(4)(m)',
      }),
    ],
    itemized: cited({ choice: 'built-in' }, source),
    brackets: cited(everyStatus(brackets([0, 0.044])), source, {
      where: 'C.R.S. 39-22-104(1.7)',
    }),
    credits: [
      cited(
        { kind: 'earned-income', name: 'Earned income credit', refundable: true, share: of.earnedIncomeShare },
        source,
        { where: 'C.R.S. 39-22-123.5' },
      ),
      cited(
        {
          kind: 'child',
          name: 'Child tax credit',
          refundable: true,
          bands: [{ from: 0, to: 5, amount: 1200 }],
          table: {
            by: 'federal-agi',
            edge: 'above',
            rows: jointOnly(
              rows([0, 1200], [36_000, 600], [61_000, 200], [87_000, 0]),
              rows([0, 1200], [26_000, 600], [51_000, 200], [77_000, 0]),
            ),
          },
        },
        source,
        { where: 'C.R.S. 39-22-129' },
      ),
      cited(
        {
          kind: 'child',
          name: 'Family affordability credit',
          refundable: true,
          bands: [
            { from: 0, to: 5, amount: 3273 },
            { from: 6, to: 16, amount: 2454.75 },
          ],
          taper: {
            kind: 'share-steps',
            by: 'federal-agi',
            over: of.familyCreditOver,
            per: everyStatus(5000),
            lose: 0.06875,
            partial: 'counts-whole',
          },
        },
        source,
        {
          where: 'C.R.S. 39-22-130',
          confidence: of.familyCreditConfidence,
          ...(of.familyCreditConfidence === 'low' ? ({ caveat: 'depends-on-revenue' } as const) : {}),
        },
      ),
      cited(
        {
          kind: 'care',
          name: 'Child care expenses credit',
          refundable: true,
          share: 0,
          table: { by: 'federal-agi', edge: 'above', rows: everyStatus(rows([0, 0.7], [60_000, 0])) },
        },
        source,
        { where: 'C.R.S. 39-22-119' },
      ),
      ...of.refund,
    ],
    employeePayroll: [
      cited({ name: 'Family and medical leave (FAMLI)', ...of.famli }, source, {
        where: 'Colorado FAMLI Division, employee half of the premium',
      }),
    ],
  }
}

const salesTaxRefund: Cited<StateCredit> = cited(
  {
    kind: 'by-income',
    name: 'TABOR refund',
    refundable: true,
    table: {
      // Federal AGI with untaxed benefits and tax-exempt interest.
      by: 'total',
      edge: 'from',
      rows: everyStatus(rows([0, 19], [52_001, 25], [105_001, 29], [168_001, 35], [233_001, 37], [299_001, 59])),
    },
    per: 'filer',
  },
  source,
  {
    where: 'C.R.S. 39-22-2003; state sales tax refund, 2025 Form DR 0104 booklet',
    // Set each year by the state surplus.
  },
)

export const colorado: StateTaxFacts = {
  code: 'CO',
  name: 'Colorado',
  years: {
    2025: yearWith({
      keeps: ['senior', 'tips', 'overtime', 'carLoan', 'charity', 'business'],
      deductionAllowed: jointAndSurviving(16_000, 12_000),
      earnedIncomeShare: 0.5,
      familyCreditOver: jointOnly(26_000, 15_000),
      familyCreditConfidence: 'medium',
      famli: { rate: 0.0045, wageCap: federalWageBase[2025] },
      refund: [salesTaxRefund],
    }),
    2026: yearWith({
      keeps: ['senior', 'tips', 'carLoan', 'charity', 'business'],
      deductionAllowed: jointAndSurviving(2000, 1000),
      earnedIncomeShare: 0.25,
      familyCreditOver: jointOnly(26_000, 16_000),
      familyCreditConfidence: 'low',
      famli: { rate: 0.0044, wageCap: federalWageBase[2026] },
      refund: [],
    }),
  },
  leftOut: [
    'minimum-tax',
    'in-state-gains',
    { key: 'tabor-refund', values: { year: 2026 } },
    'rate-cut-after-surplus',
    'flat-occupational-taxes',
  ],
  assumed: [],
}
