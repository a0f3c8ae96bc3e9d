import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, monthsText, percentText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf, keepChart, stickerChart } from './charts.ts'
import type { Financed, NoLoan, Result } from './compute.ts'
import type { CarInputs } from './fields.ts'
import { cashFindings, findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { dealTable, keepTable, tablesOf } from './tables.ts'
import { oldLoanIn } from './tax-saved.ts'
import { monthsUnder } from './words.ts'
import { taxWorking, workingsOf } from './workings.ts'

function splitOf({ deal, loan }: Financed, inputs: CarInputs): Split {
  const parts: Split['parts'] = [
    { label: 'Car', value: inputs.price - deal.rebate, color: 'principal' },
    { label: 'Tax', value: deal.tax, color: 'tax' },
    { label: 'Fees and add-ons', value: inputs.dealerFee + inputs.registration + inputs.addOns, color: 'other' },
    { label: 'Interest', value: loan.schedule.totalInterest, color: 'interest' },
  ]
  return { label: 'The car in all', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

/** Where the tax is not known it is not counted, and the first lines say so. */
const untaxed = ({ deal }: Financed | NoLoan, { ownTax }: CarInputs): string =>
  deal.taxed === null && ownTax === null ? ' No tax is counted: enter the dealer’s figure.' : ''

function more(result: Financed, inputs: CarInputs): string {
  const { loan, under, deal } = result
  const old = oldLoanIn(deal) >= 1 ? ` ${dollars(oldLoanIn(deal))} of the loan is your old one.` : ''
  const when = monthsUnder(under)
  const water =
    when === null ? 'You never owe more than the car is worth.' : `${when} you would owe more than the car is worth.`
  return `You borrow ${dollars(loan.financed)} at ${percentText(loan.annualRate * 100)}. ${water}${old}${untaxed(result, inputs)}`
}

function answerLoan(result: Financed, inputs: CarInputs): Answer {
  const { loan } = result
  const time = loan.term === 1 ? 'after a month' : `a month for ${monthsText(loan.term)}`
  return {
    headline: `You would pay **${dollars(loan.schedule.payment)}** ${time}; with tax, fees and interest this ${dollars(inputs.price)} car costs **${dollars(loan.total)}**.`,
    more: more(result, inputs),
    split: splitOf(result, inputs),
    keyFigures: ['loanAmount', 'totalInterest', 'salesTax', result.choice === null ? 'costPerMonth' : 'rebateAhead'],
  }
}

function answerCash(result: NoLoan, inputs: CarInputs): Answer {
  const { deal, cashDue } = result
  const bring =
    cashDue >= 0
      ? `you bring **${dollars(cashDue)}** and need no loan`
      : `your old car covers it, with **${dollars(-cashDue)}** left over`
  return {
    headline: `This ${dollars(inputs.price)} car costs **${dollars(deal.outTheDoor)}** with tax and fees; ${bring}.`,
    more: untaxed(result, inputs).trim(),
    keyFigures: ['outTheDoor', 'salesTax', 'costPerMonth'],
  }
}

const impossible: Answer = {
  headline: 'These numbers do not make a loan that can be worked out.',
  more: 'Check the price, the rate and the term.',
  keyFigures: [],
}

export function answer(result: Result, inputs: CarInputs): Answer {
  if (result.outcome === 'not-possible') return impossible
  return result.outcome === 'loan' ? answerLoan(result, inputs) : answerCash(result, inputs)
}

export function present(result: Result, inputs: CarInputs, law: TaxYearFacts, year: number): Presentation {
  const sources = sourcesOf(inputs, law)
  const first = answer(result, inputs)
  if (result.outcome === 'not-possible')
    return { ...first, charts: [], findings: [], tables: [], workings: [], sources }
  if (result.outcome === 'no-loan') {
    const working = taxWorking(result.deal, inputs, year)
    return {
      ...first,
      charts: [stickerChart(result.deal, inputs), keepChart(result.keeping)],
      findings: cashFindings(result.deal, inputs, year),
      tables: [dealTable(result.deal, inputs), keepTable(result.keeping)],
      workings: working ? [working] : [],
      sources,
    }
  }
  return {
    ...first,
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs, law, year),
    tables: tablesOf(result, inputs),
    workings: workingsOf(result, inputs, year),
    sources,
  }
}
