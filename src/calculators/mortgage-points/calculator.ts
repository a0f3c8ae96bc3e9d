import { defineCalculator } from '../kit/definition.ts'
import { dollars, monthsText, percentText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { buydownOf, compute, deepestCut } from './compute.ts'
import { fields, type PointsInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'

/** Costs past this share of the loan are a slip of the hand, and leave no loan to speak of. */
const MOST_COSTS = 0.2

function offersProblem(inputs: PointsInputs): string | undefined {
  const { loanAmount, offers } = inputs
  for (const [index, { rate, points, fees }] of offers.entries()) {
    const cost = (loanAmount * points) / 100 + fees
    if (Math.abs(cost) > loanAmount * MOST_COSTS)
      return `Line ${index + 1} costs or gives back more than ${percentText(MOST_COSTS * 100)} of the loan. Check its points and fees.`
    if (index === 0 && rate < deepestCut(inputs))
      return `The ${inputs.buydown} buydown takes ${percentText(deepestCut(inputs))} off the first line’s rate of ${percentText(rate)}. Choose a higher rate or another buydown.`
  }
  return undefined
}

export const calculator = defineCalculator({
  slug: 'mortgage-points',
  fields,
  groups,
  shows: {
    buydownPaidBy: (inputs) => inputs.buydown !== 'none',
    taxRate: (inputs) => inputs.itemize === 'itemize',
    purpose: (inputs) => inputs.itemize === 'itemize',
  },
  hints: {
    stay: (inputs) =>
      inputs.stay > inputs.term
        ? `The loan is paid off after ${monthsText(inputs.term)}; we compare until then.`
        : 'Until you sell, refinance or pay it off.',
    buydownPaidBy: (inputs) => {
      const cost = buydownOf(inputs)?.totalSubsidy
      return cost === undefined ? '' : `It costs ${dollars(cost)} at closing.`
    },
  },
  check: (inputs) => {
    const problem = offersProblem(inputs)
    return problem === undefined ? {} : { offers: problem }
  },
  facts: () => null,
  compute,
  figures,
  mainFigure: 'aheadAtStay',
  moreIs: 'better',
  answer,
  present,
  cases,
})
