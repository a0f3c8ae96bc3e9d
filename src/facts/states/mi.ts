import { cited } from '../cited.ts'
import type { ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointOnly } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-mi'

interface Varying {
  readonly exemption: number
  readonly pensionCaps: readonly { readonly bornBy: number; readonly cap: ByStatus<number> }[]
  readonly lessSocialSecurity: boolean
}

function yearWith(of: Varying): StateYear {
  return {
    ...plainYear(source),
    additions: [
      cited({ kind: 'adjustment', name: 'Half of self-employment tax', adjustment: 'halfSelfEmploymentTax' }, source, {
        where: 'MI-1040 Schedule 1',
        confidence: 'medium',
      }),
    ],
    retirement: [
      cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
        where: 'MCL 206.30(1)(e)',
      }),
      cited(
        {
          kind: 'michigan',
          name: 'Retirement income or the deduction at 67',
          pensionCaps: of.pensionCaps,
          standardFromAge: 67,
          standardBornFrom: 1946,
          standardWholeBornBy: 1952,
          standard: jointOnly(40_000, 20_000),
          standardLess: { exemptionEach: of.exemption, socialSecurity: of.lessSocialSecurity },
        },
        source,
        { where: 'MCL 206.30(9); Public Act 4 of 2023; Form 4884' },
      ),
    ],
    exemptions: cited(
      {
        filer: jointOnly(2 * of.exemption, of.exemption),
        dependent: of.exemption,
        blind: 3400,
      },
      source,
      { where: 'MCL 206.30(2)' },
    ),
    brackets: cited(everyStatus(brackets([0, 0.0425])), source, { where: 'MCL 206.51' }),
    credits: [
      cited({ kind: 'earned-income', name: 'Earned income credit', refundable: true, share: 0.3 }, source, {
        where: 'MCL 206.272; Public Act 4 of 2023',
      }),
    ],
    local: cited(
      [
        { key: 'detroit', name: 'Detroit', tax: { kind: 'wages', rate: 0.024 } },
        { key: 'typical', name: 'Another city with the usual 1%', tax: { kind: 'wages', rate: 0.01 } },
      ],
      source,
      { where: 'City Income Tax Act (MCL 141.501); resident rates', confidence: 'medium' },
    ),
  }
}

export const michigan: StateTaxFacts = {
  code: 'MI',
  name: 'Michigan',
  years: {
    2025: yearWith({
      exemption: 5800,
      pensionCaps: [
        { bornBy: 1945, cap: jointOnly(131_794, 65_897) },
        { bornBy: 1966, cap: jointOnly(98_845.5, 49_422.75) },
      ],
      lessSocialSecurity: true,
    }),
    2026: {
      ...yearWith({
        exemption: 5900,
        pensionCaps: [{ bornBy: 9999, cap: jointOnly(135_220, 67_610) }],
        lessSocialSecurity: false,
      }),
      subtractions: [
        cited({ kind: 'tips', name: 'Tips' }, source, { where: 'as deducted federally', confidence: 'medium' }),
        cited({ kind: 'overtime', name: 'Overtime premium' }, source, {
          where: 'as deducted federally',
          confidence: 'medium',
        }),
      ],
    },
  },
  leftOut: [
    { key: 'property-tax-programs', values: { programs: ['Homestead Property Tax Credit', 'Home Heating Credit'] } },
  ],
  assumed: [{ key: 'pension-limit-whenever-born', values: { year: 1946 } }, 'city-tax-without-exemptions'],
}
