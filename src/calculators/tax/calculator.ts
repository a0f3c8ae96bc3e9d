import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { dollars } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields, type TaxInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf } from './law.ts'
import { localityKeys } from './locality-fields.ts'
import { personKeys, spouseKey } from './person-fields.ts'
import { answer, present } from './present.ts'
import { presets } from './presets.ts'

type Shows = (inputs: TaxInputs) => boolean
const joint: Shows = ({ status }) => status === 'joint'
const separate: Shows = ({ status }) => status === 'separate'
const business: Shows = ({ selfEmployment }) => selfEmployment > 0
const spouseBusiness: Shows = (inputs) => joint(inputs) && inputs.spouseSelfEmployment > 0

const spouseShows = Object.fromEntries(personKeys.map((key) => [spouseKey(key), joint]))
const localityShows = Object.fromEntries(
  localityKeys.map((key) => [key, ({ state }: TaxInputs) => key === `locality${state}`]),
)

/** "Counted as $5,000" where a part is larger than the whole it is part of. */
const atLeast = (whole: number, part: number, otherwise: string, why: string): string =>
  part > whole ? `Counted as ${dollars(part)}: ${why}.` : otherwise
const hintOf = (key: keyof typeof fields): string => fields[key].hint ?? ''

export const calculator = defineCalculator({
  slug: 'tax',
  fields,
  groups,
  shows: {
    ...spouseShows,
    ...localityShows,
    children: ({ dependents }) => dependents.length === 0,
    livedWithSpouse: separate,
    spouseItemizes: separate,
    serviceTrade: business,
    businessWages: business,
    businessProperty: business,
    selfEmployedHealth: business,
    selfEmployedPlan: business,
    spouseServiceTrade: spouseBusiness,
    spouseBusinessWages: spouseBusiness,
    spouseBusinessProperty: spouseBusiness,
    spouseSelfEmployedHealth: spouseBusiness,
    spouseSelfEmployedPlan: spouseBusiness,
    rentalActive: ({ rental }) => rental < 0,
    careChildren: ({ careExpenses }) => careExpenses > 0,
    mortgageBalance: ({ mortgageInterest }) => mortgageInterest > 0,
    mortgageBefore2018: ({ mortgageInterest }) => mortgageInterest > 0,
  },
  hints: {
    interest: (inputs) => atLeast(inputs.interest, inputs.usInterest, '', 'Treasury interest is part of it'),
    ordinaryDividends: (inputs) =>
      atLeast(
        inputs.ordinaryDividends,
        inputs.qualifiedDividends + inputs.reitDividends,
        hintOf('ordinaryDividends'),
        'the two kinds below are part of it',
      ),
    longTermGain: (inputs) =>
      inputs.depreciationGain + inputs.collectiblesGain > Math.max(0, inputs.longTermGain)
        ? `Counted as ${dollars(inputs.longTermGain)} in all: the two kinds below are inside it, not on top of it.`
        : hintOf('longTermGain'),
    iraWithdrawals: (inputs) =>
      atLeast(inputs.iraWithdrawals, inputs.earlyWithdrawals, hintOf('iraWithdrawals'), 'early ones are part of it'),
    planDeferrals: (inputs) =>
      inputs.planDeferrals + inputs.cafeteriaPlan > inputs.pay
        ? `Only what your pay of ${dollars(inputs.pay)} leaves is counted.`
        : hintOf('planDeferrals'),
    tips: (inputs) =>
      inputs.tips > inputs.pay ? `Tips are part of pay: counted up to ${dollars(inputs.pay)}.` : hintOf('tips'),
  },
  years: heldYears,
  facts: lawOf,
  missing: ({ state }) => missingStateLaw(state),
  compute,
  figures,
  mainFigure: 'totalTax',
  moreIs: 'worse',
  answer,
  present,
  presets,
  cases,
})
