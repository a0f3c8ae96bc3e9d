import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { PayInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { cents, counted, exact, moreOrLess, unitWords } from './words.ts'
import { workingsOf } from './workings.ts'

/** "$65,000 a year is **$31.25 an hour**". */
function converted({ units, own }: Result, inputs: PayInputs): string {
  const given = `${exact(inputs.pay)} ${unitWords[inputs.unit]}`
  if (inputs.unit === 'hour') return `${given} is **${dollars(own.year.basePay)} a year**`
  return units.hour === null
    ? `${given} is **${dollars(own.year.basePay)} a year**`
    : `${given} is **${cents(units.hour)} an hour**`
}

function realPart({ own: { realHourly } }: Result): string {
  if (realHourly === null) return ''
  return realHourly > 0
    ? `after tax and the costs of working, each hour you give it leaves **${cents(realHourly)}**`
    : 'after tax and the costs of working **nothing is left**'
}

function headline(result: Result, inputs: PayInputs): string {
  const { own, offer, contract } = result
  if (offer) {
    const ahead = offer.year.netWorth - own.year.netWorth
    const hour = offer.realHourly === null ? '' : `: **${cents(offer.realHourly)}** for each hour you give it`
    const leaves = Math.abs(ahead) < 0.5 ? '**as much** a year as your job' : `**${moreOrLess(ahead)}** a year`
    return `The other offer leaves you ${leaves} after tax, benefits and the costs of working${hour}.`
  }
  if (contract?.equal.outcome === 'rate')
    return `On a 1099 you would need **${cents(contract.equal.hourly)} an hour** to be as well off as in this job at ${exact(inputs.pay)} ${unitWords[inputs.unit]}.`
  if (contract)
    return contract.equal.outcome === 'no-hours'
      ? `With **0 hours** billed, no 1099 rate can equal this job at ${exact(inputs.pay)} ${unitWords[inputs.unit]}.`
      : `No 1099 rate was found that leaves as much as this job at **${exact(inputs.pay)}** ${unitWords[inputs.unit]}.`
  if (result.outcome === 'no-hours' && inputs.unit === 'year' && own.year.paidWeeks === 52)
    return `With no hours worked, **${exact(inputs.pay)} a year** has no hourly rate.`
  if (result.outcome === 'no-hours')
    return `${exact(inputs.pay)} ${unitWords[inputs.unit]} comes to **${dollars(own.year.basePay)} a year**; with no hours worked there is no hourly rate.`
  return `${converted(result, inputs)}; ${realPart(result)}.`
}

function more(result: Result, inputs: PayInputs): string {
  const { own, units, offer, contract } = result
  const home = `Take-home is about ${dollars(own.year.takeHome / 12)} a month${inputs.state === 'US' ? ' before state tax' : ''}.`
  if (offer || contract) {
    const real = realPart(result)
    return `Your job: ${converted(result, inputs).replaceAll('**', '')}${real ? `; ${real.replaceAll('**', '')}` : ''}.`
  }
  const two = units['two-weeks']
  if (inputs.unpaidWeeks > 0)
    return `With ${counted(inputs.unpaidWeeks, 'week')} without pay it comes to ${dollars(own.year.basePay)} a year, on average ${cents(units.month ?? 0)} a month before tax. ${home}`
  return `That is ${cents(units.month ?? 0)} a month${two === null ? '' : ` or ${cents(two)} every two weeks`} before tax. ${home}`
}

function splitOf({ own: { year } }: Result): Split | null {
  const parts: Split['parts'] = [
    { label: 'Take-home', value: year.takeHome, color: 'growth' },
    { label: 'Income tax', value: year.tax.federal + year.tax.stateAndLocal, color: 'tax' },
    { label: 'Social Security and Medicare', value: year.tax.payroll, color: 'interest' },
    { label: 'Health premium', value: year.premium, color: 'insurance' },
    { label: 'Your 401(k) money', value: year.deferral, color: 'principal' },
  ]
  // Credits can be more than the tax; such parts do not make a bar.
  if (year.gross <= 0 || parts.some((part) => part.value < 0)) return null
  return { label: 'A year’s pay', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

const keys = {
  none: ['hourly', 'yearly', 'takeHomeMonthly', 'realHourly'],
  offer: ['offerAhead', 'offerWorth', 'worthYearly', 'offerRealHourly'],
  contract: ['equalContractRate', 'contractAhead', 'worthYearly', 'contractTakeHome'],
} as const

export function answer(result: Result, inputs: PayInputs): Answer {
  const split = splitOf(result)
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    ...(split ? { split } : {}),
    keyFigures: keys[inputs.compare],
  }
}

export const present = (result: Result, inputs: PayInputs, law: TaxYearFacts): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs, law),
  findings: findingsOf(result, inputs, law),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(law),
})
