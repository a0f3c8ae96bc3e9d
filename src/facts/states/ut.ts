import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-ut'

interface Varying {
  readonly rate: number
  readonly perDependent: number
  readonly taxpayerOver: ByStatus<number>
  readonly childOver: ByStatus<number>
  readonly projected: boolean
}

function losing(rate: number, over: ByStatus<number>): ByStatus<readonly Bracket[]> {
  const from = (start: number) => brackets([0, 0], [start, rate])
  return {
    single: from(over.single),
    joint: from(over.joint),
    separate: from(over.separate),
    head: from(over.head),
    surviving: from(over.surviving),
  }
}

function yearWith(of: Varying): StateYear {
  const details = of.projected ? ({ status: 'projected', confidence: 'low' } as const) : {}
  return {
    ...plainYear(source),
    socialSecurity: cited({ kind: 'as-federal' }, source, { where: 'a credit takes the tax back at modest income' }),
    brackets: cited(everyStatus(brackets([0, of.rate])), source, {
      where: 'Utah Code 59-10-104',
      ...(of.projected ? { confidence: 'medium' as const } : {}),
    }),
    credits: [
      cited(
        {
          kind: 'taxpayer',
          name: 'Taxpayer tax credit',
          refundable: false,
          rate: 0.06,
          perDependent: of.perDependent,
          lessRate: 0.013,
          over: of.taxpayerOver,
        },
        source,
        { where: 'Utah Code 59-10-1018; TC-40', ...details },
      ),
      cited(
        {
          kind: 'benefits-or-retirement',
          name: 'Social Security or retirement credit',
          refundable: false,
          flatRate: of.rate,
          lessRate: 0.025,
          benefitsOver: { single: 54_000, joint: 90_000, separate: 45_000, head: 90_000, surviving: 90_000 },
          perPerson: 450,
          bornBy: 1952,
          retirementOver: { single: 25_000, joint: 32_000, separate: 16_000, head: 32_000, surviving: 32_000 },
        },
        source,
        { where: 'Utah Code 59-10-1019 and 59-10-1042' },
      ),
      cited({ kind: 'earned-income', name: 'Earned income credit', refundable: false, share: 0.2 }, source, {
        where: 'Utah Code 59-10-1044',
      }),
      cited(
        {
          kind: 'child',
          name: 'Child tax credit',
          refundable: false,
          bands: [{ from: 0, to: 5, amount: 1000 }],
          taper: { kind: 'rates', by: 'federal-agi', rates: losing(0.1, of.childOver) },
        },
        source,
        { where: 'Utah Code 59-10-1047' },
      ),
    ],
  }
}

export const utah: StateTaxFacts = {
  code: 'UT',
  name: 'Utah',
  years: {
    2025: yearWith({
      rate: 0.045,
      perDependent: 2111,
      taxpayerOver: threeWays(18_213, 36_426, 27_320),
      childOver: { single: 43_000, joint: 54_000, separate: 27_000, head: 43_000, surviving: 54_000 },
      projected: false,
    }),
    2026: yearWith({
      rate: 0.0445,
      perDependent: 2169,
      taxpayerOver: threeWays(18_720, 37_440, 28_080),
      childOver: { single: 49_000, joint: 61_000, separate: 30_500, head: 49_000, surviving: 61_000 },
      projected: true,
    }),
  },
  leftOut: ['military-retirement-credit'],
  assumed: [],
}
