import type { BlockSpecs } from './tax-specs.ts'

const shrinks = (credit: string) => ({
  table: `Modified AGI between which the ${credit} shrinks`,
  fields: { from: 'dollars', to: 'dollars' } as const,
})

export const creditSpecs: BlockSpecs<
  | 'childTaxCredit'
  | 'earnedIncomeCredit'
  | 'saversCredit'
  | 'americanOpportunity'
  | 'lifetimeLearning'
  | 'dependentCare'
  | 'adoption'
> = {
  childTaxCredit: {
    name: 'tax.childTaxCredit',
    spec: {
      perChild: ['Child tax credit per child', 'dollars'],
      refundablePerChild: ['Refundable part of the child tax credit per child', 'dollars'],
      refundableRate: ['Share of earned income that is refundable', 'fraction'],
      refundableEarnedIncomeOver: ['Earned income over which the refundable part begins', 'dollars'],
      otherDependent: ['Credit for another dependent', 'dollars'],
      magiOver: { each: ['Modified AGI over which the child tax credit shrinks', 'dollars'] },
      step: {
        amount: ['How much is lost for each step of income', 'dollars'],
        per: ['Income of one step', 'dollars'],
        partial: ['Whether a part of a step counts as a whole one', 'text'],
      },
      childUnderAge: ['Age a child must be under', 'age'],
    },
  },
  earnedIncomeCredit: {
    name: 'tax.earnedIncomeCredit',
    spec: {
      investmentIncomeLimit: ['Most investment income with the earned income credit', 'dollars'],
      childlessAgeFrom: ['Youngest age without a child', 'age'],
      childlessAgeTo: ['Oldest age without a child', 'age'],
      rows: {
        table: 'Earned income credit by number of children; 3 means three or more',
        fields: {
          children: 'count',
          phaseInRate: 'fraction',
          earnedIncomeAmount: 'dollars',
          maxCredit: 'dollars',
          phaseOutRate: 'fraction',
          phaseOutOver: 'dollars',
          gone: 'dollars',
        },
      },
    },
  },
  saversCredit: {
    name: 'tax.saversCredit',
    spec: {
      contributionCapPerPerson: ['Contributions that count for the saver’s credit, per person', 'dollars'],
      rates: { list: 'Rates of the saver’s credit, highest first', unit: 'fraction' },
      agiUpTo: { each: { list: 'AGI up to which each rate of the saver’s credit applies', unit: 'dollars' } },
    },
  },
  americanOpportunity: {
    name: 'tax.americanOpportunity',
    spec: {
      fullUpTo: ['Costs the American opportunity credit pays in full', 'dollars'],
      quarterUpTo: ['Costs up to which it pays a quarter', 'dollars'],
      max: ['Largest American opportunity credit per student', 'dollars'],
      refundableShare: ['Refundable share of the American opportunity credit', 'fraction'],
      years: ['Years of school it is for', 'years'],
      magi: { each: shrinks('American opportunity credit') },
    },
  },
  lifetimeLearning: {
    name: 'tax.lifetimeLearning',
    spec: {
      rate: ['Rate of the lifetime learning credit', 'fraction'],
      expenseCap: ['Costs that count for the lifetime learning credit', 'dollars'],
      max: ['Largest lifetime learning credit', 'dollars'],
      magi: { each: shrinks('lifetime learning credit') },
    },
  },
  dependentCare: {
    name: 'tax.dependentCare',
    spec: {
      expenseCapOne: ['Care costs that count, one person', 'dollars'],
      expenseCapTwoOrMore: ['Care costs that count, two or more', 'dollars'],
      maxRate: ['Highest rate of the child and dependent care credit', 'fraction'],
      first: {
        over: ['AGI over which the rate first falls', 'dollars'],
        per: ['AGI of one step of a percentage point', 'dollars'],
        floor: ['Rate at which the first fall ends', 'fraction'],
      },
      second: {
        over: { each: ['AGI over which the rate falls again', 'dollars'] },
        per: { each: ['AGI of one step of that fall', 'dollars'] },
        floor: ['Lowest rate', 'fraction'],
      },
    },
  },
  adoption: {
    name: 'tax.adoption',
    spec: {
      max: ['Adoption credit per child', 'dollars'],
      magi: shrinks('adoption credit'),
      refundableUpTo: ['Refundable part of the adoption credit', 'dollars'],
    },
  },
}
