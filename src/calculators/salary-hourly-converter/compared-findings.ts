/** What the other offer, or work on a 1099, is beside the visitor's job. */
import { jobYear, taxesWithoutWork } from '#engine/pay/job-year.ts'
import { findRoot } from '#engine/solve/root.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { PayContext } from './context.ts'
import { otherState } from './law.ts'
import { peopleOf } from './people.ts'
import { contractWords, offerWords } from './words/findings.en.ts'

/** Dollars a year: nearer than this two jobs leave the same. */
const SAME = 0.5

/** The offer's pay, in its unit, to the dollar (an hour's and a day's to the cent), at which both jobs leave the same; null where there is none. */
function evenPay(context: PayContext): number | null {
  const { inputs, result } = context
  if (!result.offer) return null
  const { job } = result.offer
  const people = peopleOf(context, 'other')
  const without = taxesWithoutWork(people)
  const off = (pay: number) => jobYear({ ...job, pay }, people, without).netWorth - result.own.year.netWorth
  const equal = findRoot(off, 0, Math.max(1, inputs.pay2 * 10), { tolerance: 0.01, iterations: 60 })
  const step = inputs.unit2 === 'hour' || inputs.unit2 === 'day' ? 100 : 1
  return equal.outcome === 'root' ? Math.round(equal.x * step) / step : null
}

function offer(context: PayContext): readonly MaybeFound[] {
  const { inputs, result } = context
  if (!result.offer) return []
  const { own, offer: other } = result
  const pay = evenPay(context)
  const values = {
    ahead: other.year.netWorth - own.year.netWorth,
    hours: other.year.hoursGiven - own.year.hoursGiven,
    pay: pay ?? 0,
    unit: inputs.unit2,
  }
  const moves = otherState(inputs) !== inputs.state && inputs.status === 'joint'
  const spouse = moves && note(offerWords.spouse)
  if (Math.abs(values.ahead) < SAME) return [good(offerWords.same, values), spouse]
  if (pay === null) return [watch(offerWords.noBreakEven, values), spouse]
  return [values.ahead > 0 ? good(offerWords.more, values) : watch(offerWords.less, values), spouse]
}

function contract({ inputs, law, result, say }: PayContext): readonly MaybeFound[] {
  const { contract: found, own } = result
  if (!found) return []
  const { year, equal } = found
  if (equal.outcome !== 'rate')
    return [watch(equal.outcome === 'no-hours' ? contractWords.noHours : contractWords.none)]
  const ahead = year.worth - own.year.worth
  const values = { rate: inputs.contractRate, ahead, worth: year.worth, job: own.year.worth }
  const words = Math.abs(ahead) < SAME ? contractWords.same : ahead > 0 ? contractWords.more : contractWords.less
  const { netEarningsFactor, minimumNetEarnings } = law.tax.selfEmployment.value
  const owesBoth = year.profit * netEarningsFactor >= minimumNetEarnings
  const text = words(values, say) + (owesBoth ? contractWords.selfTax() : '')
  return [
    (ahead >= 0 ? good : watch)(() => text),
    note(contractWords.equal, { rate: equal.hourly, hours: inputs.contractHours, weeks: inputs.contractWeeks }),
    own.year.premium === 0 && own.year.match === 0 && act(contractWords.addBenefits),
    note(contractWords.notCompared),
  ]
}

export const comparedFindings = (context: PayContext): readonly MaybeFound[] => [
  ...offer(context),
  ...contract(context),
]
