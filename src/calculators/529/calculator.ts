import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { dollars } from '../kit/format.ts'
import { stateNameOf } from '../kit/states.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { moreOfChild } from './child-fields.ts'
import { compute, nameOf } from './compute.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'
import { ruleOf } from './state.ts'

export const calculator = defineCalculator({
  slug: '529',
  fields,
  groups,
  shows: {
    ownPlan: ({ state }) => state !== 'US',
  },
  hints: {
    monthly: ({ monthly }) => `${dollars(monthly * 12)} a year. It is shared out by what each child still needs.`,
    state: ({ state }) => {
      if (state === 'US') return 'Many states lower your tax for deposits.'
      const rule = ruleOf(state)
      if (!rule) return `${stateNameOf(state)} gives nothing for deposits.`
      return `${stateNameOf(state)}: a ${rule.kind}, ${rule.anyPlan ? 'for any state’s plan' : 'only for its own plan'}.`
    },
  },
  check: ({ children }) => {
    const without = children.findIndex((child) => child.school === 'k12' && (child.cost ?? 0) <= 0)
    const found = children[without]
    return found
      ? {
          children: `${nameOf(found, without)}: enter the yearly cost, under “${moreOfChild}”. There is no published price of private schools here.`,
        }
      : {}
  },
  years: heldYears,
  facts: taxLawOf,
  missing: ({ state }) => missingStateLaw(state),
  compute,
  figures,
  mainFigure: 'monthlyNeeded',
  moreIs: 'worse',
  answer,
  present,
  cases,
})
