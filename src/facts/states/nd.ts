import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-nd'

interface Varying {
  readonly brackets: ByStatus<readonly Bracket[]>
  readonly marriage: {
    readonly max: number
    readonly taxableOver: number
    readonly lowerEarnerOver: number
    readonly lowerEarnerLess: number
  }
  /** The schedule of 2026 is worked out from the state's withholding tables. */
  readonly fromWithholding: boolean
}

function yearWith(of: Varying): StateYear {
  return {
    ...plainYear(source),
    start: cited(
      {
        from: 'federal-taxable',
        alsoDeducts: ['senior', 'tips', 'overtime', 'carLoan', 'charity', 'business'],
        addsBackIncomeTax: false,
      },
      source,
      { where: 'N.D.C.C. 57-38-30.3; Form ND-1 line 1' },
    ),
    retirement: [
      cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
        where: 'N.D.C.C. 57-38-30.3(2)',
      }),
    ],
    socialSecurity: cited({ kind: 'exempt' }, source, { where: 'N.D.C.C. 57-38-30.3(2)' }),
    gains: cited({ longTermShareExcluded: 0.4, qualifiedDividendShareExcluded: 0.4 }, source, {
      where: 'N.D.C.C. 57-38-30.3(2)(d); Form ND-1 lines on gains and dividends',
    }),
    itemized: cited({ choice: 'built-in' }, source),
    brackets: cited(of.brackets, source, {
      where: 'N.D.C.C. 57-38-30.3(1), indexed',
      ...(of.fromWithholding
        ? { confidence: 'medium' as const, caveat: { key: 'from-withholding', values: { year: 2026 } } }
        : {}),
    }),
    credits: [
      cited(
        {
          kind: 'marriage',
          name: 'Marriage penalty credit',
          refundable: false,
          ...of.marriage,
          single: of.brackets.single,
        },
        source,
        {
          where: 'N.D.C.C. 57-38-01.28; Schedule ND-1',
          ...(of.fromWithholding ? ({ status: 'projected', confidence: 'medium' } as const) : {}),
        },
      ),
    ],
  }
}

const rates = (low: number, high: number) => brackets([0, 0], [low, 0.0195], [high, 0.025])

export const northDakota: StateTaxFacts = {
  code: 'ND',
  name: 'North Dakota',
  years: {
    2025: yearWith({
      brackets: {
        single: rates(48_475, 244_825),
        joint: rates(80_975, 298_075),
        separate: rates(40_475, 149_025),
        head: rates(64_950, 271_450),
        surviving: rates(80_975, 298_075),
      },
      marriage: { max: 312, taxableOver: 81_036, lowerEarnerOver: 47_550, lowerEarnerLess: 15_750 },
      fromWithholding: false,
    }),
    2026: yearWith({
      brackets: {
        single: rates(49_575, 250_400),
        joint: rates(82_800, 304_850),
        separate: rates(41_400, 152_425),
        head: rates(66_400, 277_600),
        surviving: rates(82_800, 304_850),
      },
      marriage: { max: 319, taxableOver: 82_870, lowerEarnerOver: 48_630, lowerEarnerLess: 16_100 },
      fromWithholding: true,
    }),
  },
  leftOut: [{ key: 'property-tax-programs', values: { programs: ['Primary Residence Credit'] } }],
  assumed: [],
}
