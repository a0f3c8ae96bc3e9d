import { cited } from '../cited.ts'
import { brackets, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-mt'

interface Varying {
  readonly edges: readonly [single: number, joint: number, head: number]
  readonly topRate: number
  readonly aged: number
  readonly agedProjected: boolean
  readonly earnedIncomeShare: number
}

function yearWith(of: Varying): StateYear {
  const byEdge = (low: number, high: number) => {
    const [single, joint, head] = of.edges
    return threeWays(
      brackets([0, low], [single, high]),
      brackets([0, low], [joint, high]),
      brackets([0, low], [head, high]),
    )
  }
  return {
    ...plainYear(source),
    start: cited(
      {
        from: 'federal-taxable',
        alsoDeducts: ['charity', 'senior', 'tips', 'overtime', 'carLoan', 'business'],
        addsBackIncomeTax: true,
      },
      source,
      {
        where: 'Mont. Code 15-30-2120; Form 2',
        confidence: 'low',
        caveat: 'business-deduction-unconfirmed',
      },
    ),
    socialSecurity: cited({ kind: 'as-federal' }, source, { where: 'Mont. Code 15-30-2120' }),
    subtractions: [
      cited({ kind: 'age', name: 'Subtraction at 65', fromAge: 65, each: of.aged }, source, {
        where: 'Mont. Code 15-30-2120',
        ...(of.agedProjected ? ({ status: 'projected', confidence: 'medium' } as const) : {}),
      }),
    ],
    itemized: cited({ choice: 'built-in' }, source, { where: 'Form 2: the federal choice' }),
    brackets: cited(byEdge(0.047, of.topRate), source, { where: 'Mont. Code 15-30-2103; HB 337 (2025)' }),
    rules: [
      cited(
        { kind: 'gains-own-rates', name: 'Long-term gains at their own rates', rates: byEdge(0.03, 0.041) },
        source,
        { where: 'Mont. Code 15-30-2103; net long-term capital gains worksheet' },
      ),
    ],
    credits: [
      cited(
        {
          kind: 'earned-income',
          name: 'Earned income tax credit',
          refundable: true,
          share: of.earnedIncomeShare,
        },
        source,
        { where: 'Mont. Code 15-30-2318; HB 337 (2025)' },
      ),
    ],
  }
}

export const montana: StateTaxFacts = {
  code: 'MT',
  name: 'Montana',
  years: {
    2025: yearWith({
      edges: [21_100, 42_200, 31_700],
      topRate: 0.059,
      aged: 5660,
      agedProjected: false,
      earnedIncomeShare: 0.1,
    }),
    2026: yearWith({
      edges: [47_500, 95_000, 71_250],
      topRate: 0.0565,
      aged: 5810,
      agedProjected: true,
      earnedIncomeShare: 0.2,
    }),
  },
  leftOut: [
    { key: 'property-tax-programs', values: { programs: ['Elderly Homeowner/Renter Credit', 'Property Tax Rebates'] } },
    { key: 'military-pension-half', values: { years: 5 } },
  ],
  assumed: [],
}
