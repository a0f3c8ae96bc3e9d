import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { dollars } from '../kit/format.ts'
import { stateNameOf } from '../kit/states.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { stateBenefits } from './benefits.ts'
import { cases } from './cases.ts'
import { compute, essentialsOf } from './compute.ts'
import { type EmergencyInputs, fields, lineKeys } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'

const byLine = ({ total }: EmergencyInputs): boolean => total === null
const showsLines = Object.fromEntries(lineKeys.map((key) => [key, byLine])) as Record<
  (typeof lineKeys)[number],
  typeof byLine
>
const ownBenefits = ({ benefits, selfEmployed }: EmergencyInputs): boolean => benefits === 'own' && !selfEmployed

export const calculator = defineCalculator({
  slug: 'emergency-fund',
  fields,
  groups: [
    { title: 'Essentials each month', fields: [...lineKeys, 'total'] },
    { title: 'Your household', fields: ['earners', 'pay', 'dependents', 'selfEmployed', 'specialized'] },
    { title: 'Your savings', fields: ['savings', 'monthly', 'apy', 'level'] },
    {
      title: 'Deductibles on top',
      fields: ['healthDeductible', 'autoDeductible', 'homeDeductible'],
      more: 'Insurance deductibles',
    },
    {
      title: 'Benefits and tax',
      fields: ['benefits', 'weekly', 'weeks', 'income', 'status', 'state'],
      more: 'Unemployment benefits, pay, state',
    },
    { title: 'Details', fields: ['firstStep', 'by', 'inflation'], more: 'First step, date, prices' },
  ],
  shows: {
    ...showsLines,
    benefits: ({ selfEmployed }) => !selfEmployed,
    weekly: ownBenefits,
    weeks: ownBenefits,
  },
  hints: {
    total: (inputs) =>
      inputs.total === null
        ? `The lines come to ${dollars(essentialsOf(inputs))} a month. Fill this in instead of the lines if you like.`
        : 'Clear this box to go back to the lines.',
    state: ({ state }) => {
      const rules = stateBenefits(state)
      return rules
        ? `${stateNameOf(state)}: unemployment benefits up to ${dollars(rules.maxWeekly)} a week (US Department of Labor).`
        : 'For unemployment benefits and the tax on interest.'
    },
  },
  years: heldYears,
  facts: taxLawOf,
  missing: ({ state }) => missingStateLaw(state),
  compute,
  figures,
  mainFigure: 'target',
  moreIs: 'neither',
  answer,
  present,
  cases,
})
