import { defineCalculator } from '../kit/definition.ts'
import { dollars } from '../kit/format.ts'
import { isMarried, owedOf } from './borrower.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields, type LoanInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf, planYears } from './law.ts'
import { answer, present } from './present.ts'

const refinances = ({ refinance }: LoanInputs): boolean => refinance
const legacy = ({ newLoan }: LoanInputs): boolean => !newLoan

export const calculator = defineCalculator({
  slug: 'student-loan',
  fields,
  groups,
  shows: {
    spouseAgi: isMarried,
    spouseBalance: isMarried,
    spouseRate: (inputs) => isMarried(inputs) && inputs.spouseBalance > 0,
    childrenWith: (inputs) => isMarried(inputs) && inputs.dependents > 0,
    firstLoan: legacy,
    cap: legacy,
    afterEnd: legacy,
    pslfPayments: ({ pslf }) => pslf,
    refiRate: refinances,
    refiTerm: refinances,
    refiFee: refinances,
  },
  hints: {
    loans: (inputs) =>
      inputs.loans.length > 1
        ? `${dollars(owedOf(inputs))} in all. ${fields.loans.hint ?? ''}`
        : (fields.loans.hint ?? ''),
  },
  years: planYears,
  facts: lawOf,
  compute,
  figures,
  mainFigure: 'focusCost',
  moreIs: 'worse',
  answer,
  present,
  cases,
})
