import { daysBetween, type IsoDate } from '#engine/month.ts'
import { defineCalculator } from '../kit/definition.ts'
import { percentText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { annualRateOf, compute } from './compute.ts'
import { fields, rateHint, type SimpleInputs } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'

const asksTime = ({ find }: SimpleInputs): boolean => find !== 'time'
const dated = (inputs: SimpleInputs): boolean => asksTime(inputs) && inputs.span === 'dates'
const givesTotal = ({ find, known }: SimpleInputs): boolean => find !== 'interest' && known === 'total'

const dayCountHint: Readonly<Record<SimpleInputs['dayCount'], string>> = {
  '30/360': 'Every month has 30 days, the year 360. Usual for bonds and mortgages.',
  'actual/365': 'Real days over 365. Usual for car and personal loans.',
  'actual/360': 'Real days over 360, so a year costs a little more than the rate. Usual for business loans.',
  'actual/actual': 'Real days; those in a leap year over 366, the others over 365.',
}

/** Whether the interest that is given leaves nothing to find. */
function check(inputs: SimpleInputs): { readonly [K in keyof SimpleInputs]?: string } {
  const { find } = inputs
  if (dated(inputs)) {
    const days = daysBetween(inputs.from as IsoDate, inputs.to as IsoDate)
    if (days < 0) return { to: 'This date is before the first one. Enter a later date.' }
    if (days === 0 && find !== 'interest') return { to: 'Enter a later date: no time passes between these two.' }
  }
  if (find !== 'interest' && inputs.known === 'total' && find !== 'principal' && inputs.total < inputs.principal)
    return { total: 'The total due is less than the principal. Enter at least the principal.' }
  if (inputs.rate === 0 && (find === 'time' || (find === 'principal' && inputs.known === 'interest')))
    return { rate: 'A rate of 0% brings no interest. Enter a rate above 0%.' }
  if (find === 'principal' && inputs.known === 'interest' && inputs.interest === 0)
    return { interest: 'Any principal brings $0 of interest at some rate. Enter an amount above $0.' }
  return {}
}

export const calculator = defineCalculator({
  slug: 'simple-interest',
  fields,
  groups: [
    { title: 'What to find', fields: ['find'] },
    {
      title: 'What you know',
      fields: ['principal', 'known', 'interest', 'total', 'rate', 'span', 'term', 'days', 'from', 'to', 'payments'],
    },
    { title: 'How days are counted', fields: ['dayCount'] },
    {
      title: 'Rate and comparison',
      fields: ['ratePer', 'compounding'],
      more: 'Rate per month or day, compounding',
    },
  ],
  shows: {
    principal: ({ find }) => find !== 'principal',
    known: ({ find }) => find !== 'interest',
    interest: (inputs) => inputs.find !== 'interest' && !givesTotal(inputs),
    total: givesTotal,
    rate: ({ find }) => find !== 'rate',
    ratePer: ({ find }) => find !== 'rate',
    span: asksTime,
    term: (inputs) => asksTime(inputs) && inputs.span === 'term',
    days: (inputs) => asksTime(inputs) && inputs.span === 'days',
    from: (inputs) => dated(inputs) || inputs.find === 'time',
    to: dated,
    payments: (inputs) => dated(inputs) && inputs.find === 'interest',
  },
  hints: {
    dayCount: ({ dayCount }) => dayCountHint[dayCount],
    rate: (inputs) =>
      inputs.ratePer === 'year'
        ? rateHint
        : `Per ${inputs.ratePer}: ${percentText(annualRateOf(inputs) * 100)} a year.`,
  },
  check,
  facts: () => null,
  compute,
  figures,
  mainFigure: ({ find }) => (find === 'rate' ? 'annualRate' : find === 'time' ? 'years' : find),
  moreIs: 'neither',
  answer,
  present,
  cases,
})
