import { defineCalculator } from '../kit/definition.ts'
import { dollars } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'

export const calculator = defineCalculator({
  slug: 'home-maintenance',
  fields,
  groups,
  hints: {
    land: ({ homeValue, land }) =>
      `Land does not wear out. The building is worth ${dollars(homeValue * (1 - land / 100))}; your property tax bill often splits the two.`,
  },
  facts: () => null,
  compute,
  figures,
  mainFigure: 'totalMonthly',
  moreIs: 'worse',
  answer,
  present,
  cases,
})
