import { defineCalculator } from '../kit/definition.ts'
import { percentText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { minimumDownOf } from './down.ts'
import { type DtiInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'
import { programName } from './programs.ts'

const fromPrice = ({ housingBy }: DtiInputs): boolean => housingBy === 'loan'
const own = ({ limits }: DtiInputs): boolean => limits === 'own'
const studentAtZero = ({ debts }: DtiInputs): boolean =>
  debts.some((debt) => debt.kind.startsWith('student') && debt.payment === 0 && debt.balance > 0)

export const calculator = defineCalculator({
  slug: 'debt-to-income',
  fields,
  groups,
  shows: {
    housingPayment: (inputs) => !fromPrice(inputs),
    price: fromPrice,
    downShare: fromPrice,
    rate: fromPrice,
    term: fromPrice,
    propertyTax: fromPrice,
    homeInsurance: fromPrice,
    hoa: fromPrice,
    pmiRate: fromPrice,
    ownFront: own,
    ownBack: own,
    agency: studentAtZero,
  },
  check: (inputs) => {
    const least = minimumDownOf(inputs.program)
    if (!fromPrice(inputs) || inputs.downShare >= least) return {}
    return { downShare: `${programName[inputs.program]} loans ask for at least ${percentText(least)} down.` }
  },
  facts: () => null,
  compute,
  figures,
  mainFigure: 'backRatio',
  moreIs: 'worse',
  answer: (result, inputs) => answer(result, inputs),
  present: (result, inputs) => present(result, inputs),
  cases,
})
