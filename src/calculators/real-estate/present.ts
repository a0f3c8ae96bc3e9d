import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, percentText, yearsText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { type Deal, profit, type Result } from './compute.ts'
import type { RealEstateInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { curveOf, longReturns } from './hold-curve.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { monthlyText, rateText } from './words.ts'
import { workingsOf } from './workings.ts'

function headline(deal: Deal, inputs: RealEstateInputs): string {
  const years = yearsText(inputs.holdYears)
  const meanwhile = `${monthlyText(deal.cashFlow)} in a normal first year`
  if (deal.afterTax === null) {
    const end = profit(deal)
    const result = end >= 0 ? `leave **${dollars(end)}**` : `lose **${dollars(-end)}**`
    return `Sold after ${years}, this rental would ${result} in all after tax, and ${meanwhile}.`
  }
  const earned = deal.afterTax >= 0 ? `earn **${rateText(deal.afterTax)}**` : `lose **${rateText(-deal.afterTax)}**`
  return `Sold after ${years}, this rental would ${earned} a year on your cash after tax, and ${meanwhile}.`
}

function offerText(deal: Deal, inputs: RealEstateInputs): string {
  const target = percentText(inputs.target)
  if (deal.offer.outcome === 'any') return `At any price we tried it would earn more than ${target}.`
  if (deal.offer.outcome === 'none') return `At no price would it earn ${target} a year on these numbers.`
  const { price } = deal.offer
  const gap = price - inputs.price
  if (Math.abs(gap) < 500) return `That is just about the ${target} you want.`
  return gap < 0
    ? `To earn ${target}, the most you could pay is **${dollars(price)}**, ${dollars(-gap)} less.`
    : `You could pay up to **${dollars(price)}** and still earn ${target}.`
}

/** The offer, and the return in today's money. */
function more(deal: Deal, inputs: RealEstateInputs): string {
  const offer = offerText(deal, inputs)
  if (deal.afterTax === null || inputs.inflation === 0) return offer
  const real = (1 + deal.afterTax) / (1 + inputs.inflation / 100) - 1
  return `${offer} After inflation of ${percentText(inputs.inflation)} the return is ${rateText(real)} a year.`
}

/** Where the rent of a normal first year goes. */
function splitOf({ first, course, cashFlow, loanPayments }: Deal): Split {
  const interest = Math.min(loanPayments, course.years[0]?.interest ?? 0)
  const parts: Split['parts'] = [
    { label: 'Empty or unpaid', value: first.full - first.collected, color: 'other' },
    { label: 'Property tax', value: first.propertyTax, color: 'tax' },
    { label: 'Insurance', value: first.insurance, color: 'insurance' },
    { label: 'Management, repairs, other', value: first.management + first.upkeep + first.otherCosts, color: 'other' },
    { label: 'Reserve for big repairs', value: first.reserve, color: 'real' },
    { label: 'Loan interest', value: interest, color: 'interest' },
    { label: 'Loan principal', value: loanPayments - interest, color: 'principal' },
    { label: 'Left for you', value: cashFlow, color: 'growth' },
  ]
  return {
    label: cashFlow >= 0 ? 'Where the first year’s rent goes' : 'What the first year costs: more than the rent',
    unit: 'money',
    parts: parts.filter((part) => part.value > 0.005),
  }
}

function answerDeal(deal: Deal, inputs: RealEstateInputs): Answer {
  return {
    headline: headline(deal, inputs),
    more: more(deal, inputs),
    split: splitOf(deal),
    keyFigures: [
      'capRate',
      ...(deal.cash > 0 ? ['cashOnCash'] : []),
      deal.rental.loan > 0 ? 'debtCoverage' : 'netOperatingIncome',
      'cashNeeded',
    ],
  }
}

const notPossible: Presentation = {
  headline: 'These numbers do not make a rental that can be worked out.',
  more: 'Check the price, the rent, the loan and the years.',
  keyFigures: [],
  charts: [],
  findings: [],
  tables: [],
  workings: [],
  sources: [],
}

export const answer = (result: Result, inputs: RealEstateInputs): Answer =>
  result.outcome === 'not-possible' ? notPossible : answerDeal(result, inputs)

export function present(result: Result, inputs: RealEstateInputs, law: TaxYearFacts): Presentation {
  if (result.outcome === 'not-possible') return notPossible
  const returns = longReturns(result, inputs, law)
  const curve = curveOf(result.rental, result.landlord, returns)
  return {
    ...answerDeal(result, inputs),
    charts: chartsOf(result, inputs, curve, returns),
    findings: findingsOf(result, inputs, curve),
    tables: tablesOf(result, inputs, curve),
    workings: workingsOf(result, inputs),
    sources: sourcesOf(law),
  }
}
