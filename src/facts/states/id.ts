import { type Cited, cited } from '../cited.ts'
import type { ByStatus } from '../tax-years/schema.ts'
import { brackets, jointOnly, singleAndSeparate } from './by-status.ts'
import { highestBenefit } from './highest-benefit.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { StateCredit } from './schema-credits.ts'

const source = 'state-id'

/** A couple's cap is one and a half times that of one person. */
const pensionCap = (one: number): ByStatus<number> => ({ ...jointOnly(1.5 * one, one), separate: 0 })

interface Varying {
  readonly zeroBand: ByStatus<number>
  readonly highestBenefit: number
  readonly child: readonly Cited<StateCredit>[]
  readonly projected: boolean
}

function yearWith(of: Varying): StateYear {
  const band = of.zeroBand
  const schedule = (over: number) => brackets([0, 0], [over, 0.053])
  return {
    ...plainYear(source),
    start: cited({ from: 'federal-agi', alsoDeducts: ['business', 'senior', 'tips', 'overtime', 'carLoan'] }, source, {
      where: 'Idaho Code 63-3004, 63-3022; Form 40',
      confidence: 'medium',
    }),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Retirement benefits deduction',
          of: ['military-pension'],
          per: 'return',
          cap: pensionCap(of.highestBenefit),
          lessSocialSecurity: 'received',
        },
        source,
        {
          where: 'Idaho Code 63-3022A; Form 39R part B',
          confidence: 'medium',
          ...(of.projected ? ({ status: 'projected' } as const) : {}),
        },
      ),
    ],
    subtractions: [
      cited({ kind: 'care', name: 'Child and dependent care', cap: 12_000 }, source, {
        where: 'Idaho Code 63-3022D; Form 39R part B line 6',
      }),
    ],
    standardDeduction: cited({ kind: 'federal' }, source, { where: 'Idaho Code 63-3022' }),
    itemized: cited({ choice: 'greater' }, source, { where: 'Idaho Code 63-3022; Form 40 line 13' }),
    brackets: cited(
      {
        single: schedule(band.single),
        joint: schedule(band.joint),
        separate: schedule(band.separate),
        head: schedule(band.head),
        surviving: schedule(band.surviving),
      },
      source,
      {
        where: 'Idaho Code 63-3024; HB 40 (2025)',
        ...(of.projected
          ? ({
              status: 'projected',
              confidence: 'low',
              caveat: { key: 'raised-from-year', values: { year: 2025, rate: 0.025 } },
            } as const)
          : {}),
      },
    ),
    rules: [
      cited({ kind: 'flat', name: 'Permanent building fund tax', amount: 10 }, source, { where: 'Idaho Code 63-3082' }),
    ],
    credits: [
      ...of.child,
      cited(
        {
          kind: 'personal',
          name: 'Grocery credit',
          refundable: true,
          heads: { filer: jointOnly(310, 155), dependent: 155 },
        },
        source,
        { where: 'Idaho Code 63-3024A; HB 231 (2025)' },
      ),
    ],
  }
}

export const idaho: StateTaxFacts = {
  code: 'ID',
  name: 'Idaho',
  years: {
    2025: yearWith({
      zeroBand: singleAndSeparate(4811, 9622),
      highestBenefit: highestBenefit[2025],
      child: [
        cited(
          {
            kind: 'child',
            name: 'Idaho child tax credit',
            refundable: false,
            bands: [{ from: 0, to: 16, amount: 205 }],
          },
          source,
          { where: 'Idaho Code 63-3029L, last in 2025' },
        ),
      ],
      projected: false,
    }),
    2026: yearWith({
      zeroBand: singleAndSeparate(4931, 9863),
      highestBenefit: highestBenefit[2026],
      child: [],
      projected: true,
    }),
  },
  leftOut: ['civil-service-pensions', 'police-and-fire-pensions', 'in-state-gains', 'larger-grocery-credit'],
  assumed: ['nothing-that-ends-relief', { key: 'military-pension-with-job', values: { under: 62 } }],
}
