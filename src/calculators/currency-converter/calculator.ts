import { defineCalculator, type FieldErrors } from '../kit/definition.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { formerOf, isMoneyStill, isPegged, nameOf } from './currency-words.ts'
import { type ConverterInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { missingMonths } from './monthly-rates.ts'
import { answer, present } from './present.ts'

function check(inputs: ConverterInputs): FieldErrors {
  const errors: Record<string, string> = {}
  if (inputs.from === inputs.to) errors.to = 'Choose another currency than the one you have.'
  if (inputs.way === 'offer' && inputs.offered === null && isMoneyStill(inputs))
    errors.offered = 'Enter the rate you were offered.'
  const codes = inputs.rates.map((row) => row.currency)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice) errors.rates = `${twice} stands here twice. Keep one line of it.`
  return errors
}

function currencyHint(code: string): string {
  const former = formerOf(code)
  if (former) return `Replaced by the euro in ${former.euroSince}.`
  return isPegged(code) ? `${nameOf(code)}: official rate to the US dollar.` : ''
}

export const calculator = defineCalculator({
  slug: 'currency-converter',
  fields,
  groups,
  shows: {
    way: isMoneyStill,
    offered: isMoneyStill,
    offeredFee: (inputs) => inputs.offered !== null && isMoneyStill(inputs),
    cardFee: isMoneyStill,
    atmFee: isMoneyStill,
    atmFixed: isMoneyStill,
    wireFixed: isMoneyStill,
    wireMarkup: isMoneyStill,
    serviceFixed: isMoneyStill,
    serviceFee: isMoneyStill,
    serviceMarkup: isMoneyStill,
    counterMarkup: isMoneyStill,
  },
  hints: {
    from: ({ from }) => currencyHint(from),
    to: ({ to }) => currencyHint(to),
    amount: ({ from }) => `In ${nameOf(from)} (${from}).`,
    rates: ({ ratesDate, rates }) =>
      ratesDate === null && rates.length > 0
        ? 'Enter their date above; without it they are not used.'
        : 'As the European Central Bank publishes them. Used when every currency you chose is here.',
  },
  check,
  missing: missingMonths,
  facts: () => null,
  compute,
  figures,
  mainFigure: 'received',
  moreIs: 'better',
  answer,
  present,
  cases,
})
