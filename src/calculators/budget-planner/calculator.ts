import { defineCalculator } from '../kit/definition.ts'
import { percentText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { itemGroups } from './items.ts'
import { present } from './present.ts'

const [housing, ...otherCategories] = itemGroups

export const calculator = defineCalculator({
  slug: 'budget-planner',
  fields,
  groups: [
    { title: 'What comes in', fields: ['income'] },
    { title: 'Your account', fields: ['balance', 'buffer'] },
    ...(housing ? [housing] : []),
    ...otherCategories,
    { title: 'Bills with a date', fields: ['bills'], more: 'Bills with a date' },
    { title: 'Savings target', fields: ['targetSavingsRate'], more: 'Savings target' },
  ],
  hints: {
    targetSavingsRate: ({ targetSavingsRate }) => `${percentText(targetSavingsRate)} of take-home pay.`,
  },
  facts: () => null,
  compute,
  figures,
  mainFigure: 'leftOver',
  moreIs: 'better',
  present,
  cases,
})
