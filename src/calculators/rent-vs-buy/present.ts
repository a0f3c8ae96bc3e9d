import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, percentText, yearsText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Compared, Result } from './compute.ts'
import type { RentVsBuyInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { recordOf } from './history.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

/** A lead under this share of the price is called even. */
const CLOSE = 0.005

/** A guess about the future to the nearest hundred dollars, a large one to the nearest thousand. */
const roughly = (amount: number): string => {
  const step = amount >= 100_000 ? 1000 : 100
  return dollars(Math.round(amount / step) * step)
}

function headline({ ahead, setup, breakEvenYear, race }: Compared): string {
  const { years, price } = setup.inputs
  const stay = `If you stay **${yearsText(years)}**`
  if (Math.abs(ahead) < price * CLOSE)
    return `${stay}, buying and renting come out about even: **${dollars(Math.abs(ahead))}** apart in today’s dollars.`
  const amount = `**${roughly(Math.abs(ahead))}** better off in today’s dollars`
  if (ahead > 0) return `${stay}, buying leaves you about ${amount}.`
  const turn =
    breakEvenYear === null
      ? `, and buying is not ahead within ${race.length} years`
      : breakEvenYear > years
        ? `; buying would be ahead after **${yearsText(breakEvenYear)}**`
        : ''
  return `${stay}, renting leaves you about ${amount}${turn}.`
}

/** The years in which buying is ahead, in words; nothing when renting is ahead at the end. */
function span({ ahead, breakEvenYear, renterAgain, setup }: Compared): string {
  const { years } = setup.inputs
  if (ahead <= 0 || breakEvenYear === null) return ''
  if (renterAgain !== null) {
    const until = `from year ${breakEvenYear} to year ${renterAgain - 1}`
    return renterAgain > years ? `Buying is ahead ${until}. ` : `Buying is ahead ${until}, and again when you leave. `
  }
  return breakEvenYear === 1
    ? 'Buying is ahead from the first year on. '
    : `Buying is ahead from year ${breakEvenYear} on. `
}

function more(compared: Compared): string {
  const { ahead, evenRent, evenRate, setup } = compared
  const first = span(compared)
  const rent =
    evenRent.outcome === 'even'
      ? `a rent of ${dollars(evenRent.at)} a month (you entered ${dollars(setup.inputs.monthlyRent)})`
      : ''
  const rate = evenRate?.outcome === 'even' ? `a mortgage rate of ${percentText(evenRate.at * 100)}` : ''
  const points = [rent, rate].filter((part) => part !== '').join(', or at ')
  if (points !== '') return `${first}You would be even at ${points}.`
  return `${first}${ahead > 0 ? 'Buying is ahead at any rent.' : 'Renting is ahead at any rent looked at.'}`
}

/** What owning costs by the month in the first year, before the change of income tax. */
function splitOf({ owner, loan }: Compared): Split {
  const year = owner.years[0]
  const parts: Split['parts'] = [
    { label: 'Interest', value: (year?.interest ?? 0) / 12, color: 'interest' },
    { label: 'Principal', value: (year?.principal ?? 0) / 12, color: 'principal' },
    { label: 'Property tax', value: (year?.propertyTax ?? 0) / 12, color: 'tax' },
    {
      label: loan.monthlyInsurance > 0 ? 'Insurance and PMI' : 'Insurance',
      value: ((year?.insurance ?? 0) + (year?.mortgageInsurance ?? 0)) / 12,
      color: 'insurance',
    },
    {
      label: 'Upkeep, dues, other',
      value: ((year?.upkeep ?? 0) + (year?.dues ?? 0) + (year?.other ?? 0)) / 12,
      color: 'other',
    },
  ]
  return { label: 'Owning a month, first year', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function answerCompared(compared: Compared): Answer {
  const { evenRent, evenRate } = compared
  return {
    headline: headline(compared),
    more: more(compared),
    split: splitOf(compared),
    keyFigures: [
      ...(evenRent.outcome === 'even' ? ['breakEvenRent'] : []),
      ...(evenRate?.outcome === 'even' ? ['breakEvenRate'] : []),
      'buyNetWorth',
      'rentNetWorth',
    ],
  }
}

export const answer = (result: Result, inputs: RentVsBuyInputs, law: TaxYearFacts): Answer =>
  result.outcome === 'compared' ? answerCompared(result) : present(result, inputs, law)

export function present(result: Result, inputs: RentVsBuyInputs, law: TaxYearFacts): Presentation {
  if (result.outcome === 'not-possible')
    return {
      headline: 'These numbers do not make a loan that can be worked out.',
      more: 'Check the price, the down payment, the rate and the term.',
      keyFigures: [],
      charts: [],
      findings: [],
      tables: [],
      workings: [],
      sources: [],
    }
  const record = recordOf(result)
  return {
    ...answerCompared(result),
    charts: chartsOf(result, record),
    findings: findingsOf(result, record),
    tables: tablesOf(result, record),
    workings: workingsOf(result),
    sources: sourcesOf(inputs, law),
  }
}
