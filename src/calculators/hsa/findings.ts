/** Which findings hold, with what values; the most important first. */
import { hsaExchangePlansFrom } from '#facts/retirement/plan-rules.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { stateNameOf } from '../kit/states.ts'
import { type HsaContext, isOpen, rulesIn } from './context.ts'
import { hasFamily, ownCovers } from './covers.ts'
import { lastDay, lastDayOut, testEnds } from './rules.ts'
import { taxesAccount } from './state.ts'
import { keepOrSpend, uncovered } from './use-findings.ts'
import {
  afterAge,
  coupleWords,
  eligibleWords,
  medicareWords,
  notIncluded,
  overWords,
  payrollWords,
  planWords,
  roomWords,
  stateWords,
  testWords,
} from './words/findings.en.ts'

/** Findings shown before what always holds. */
const MOST = 8

function eligibility({ result, inputs, law }: HsaContext): MaybeFound {
  const { verdict, spouse, yourMedicare } = result.people
  const { year } = law.tax
  switch (verdict.outcome) {
    case 'deductible-too-low':
      return act(planWords.deductible, { entered: inputs.deductible, least: verdict.least, year })
    case 'out-of-pocket-too-high':
      return act(planWords.outOfPocket, { entered: inputs.outOfPocket, most: verdict.most, year })
    case 'exchange-too-early':
      return act(planWords.exchange, { from: hsaExchangePlansFrom.value, year })
    case 'fits':
      break
  }
  if (result.yourMost <= 0.005 && result.limit.byMonth.total > 0 && spouse !== null)
    return watch(eligibleWords.spouseOnly)
  if (result.outcome !== 'not-eligible') return null
  return watch(yourMedicare ? eligibleWords.medicare : eligibleWords.none, { year })
}

/** The two answers do not fit together; the spouse is then counted as not covered. */
function noFamilyPlan({ inputs }: HsaContext): MaybeFound {
  return inputs.spouse === 'same' && !hasFamily(ownCovers(inputs)) && act(planWords.noFamily)
}

function over(context: HsaContext): MaybeFound {
  const { result, today } = context
  if (result.excess <= 0.005) return null
  const [april, october] = [lastDay(rulesIn(context)), lastDayOut(rulesIn(context))]
  const values = { excess: result.excess, excise: result.excise }
  if (today <= april) return act(overWords.inTime, { ...values, date: april })
  return act(today <= october ? overWords.extended : overWords.late, { ...values, date: october })
}
/** What is returned in time brings its earnings with it, which are income of the year they come back (Form 8889). */
function returned(context: HsaContext): MaybeFound {
  const { result, today } = context
  const [april, october] = [lastDay(rulesIn(context)), lastDayOut(rulesIn(context))]
  if (result.excess <= 0.005 || today > october) return null
  return note(today <= april ? overWords.returned : overWords.returnedLate, { date: october })
}
function spouseOver({ result: { excess, yourExcess } }: HsaContext): MaybeFound {
  return excess - yourExcess > 0.5 && act(overWords.spouse, { over: excess - yourExcess })
}

/** The most of one's own account that no later end of coverage can turn into income. */
const lasting = ({ result, inputs }: HsaContext): number =>
  inputs.stays && !result.medicareEndsTest ? result.yourMost : Math.min(result.yourMost, result.yourMostByMonth)

function room(context: HsaContext): MaybeFound {
  const { result, inputs, law } = context
  const more = Math.min(result.yourRoom, lasting(context) - inputs.employer) - inputs.yours
  if (result.outcome !== 'within' || more < 1) return null
  const values = { more, date: lastDay(rulesIn(context)), year: law.tax.year }
  return isOpen(context) ? act(roomWords.open, values) : note(roomWords.closed, values)
}

function payrollOrDirect({ result, inputs }: HsaContext): MaybeFound {
  const more = result.savedByPayroll - result.savedDirect
  if (result.counted < 1 || Math.abs(more) < 0.5) return null
  // The 0.9% for Medicare above 200,000, credits such as the EITC and Alabama's deduction of payroll tax are worked out on the returns, from pay itself, which only money from pay lowers.
  const withheld = result.byPayroll.payroll - result.direct.payroll
  if (more < 0) return watch(payrollWords.directBetter, { more: -more, withheld })
  const isWhole = Math.abs(more - withheld) < 0.5
  return inputs.how === 'payroll'
    ? good(isWhole ? payrollWords.good : payrollWords.goodPartly, { more, withheld })
    : act(isWhole ? payrollWords.act : payrollWords.actPartly, { more, withheld })
}

function ofState({ result, inputs, say }: HsaContext): MaybeFound {
  const { stateTaxOnEmployer: employer, stateTaxOnGrowth: growth } = result
  if (inputs.state === 'US' || (result.counted < 1 && employer < 0.5)) return null
  const state = stateNameOf(inputs.state)
  const tax = result.saving.state
  if (taxesAccount(inputs.state))
    return watch(stateWords.taxed, {
      state,
      employer: employer >= 0.5 ? stateWords.employer({ tax: employer }, say) : '',
      growth: growth >= 0.5 ? stateWords.growth({ tax: growth }, say) : '',
    })
  if (tax < -0.5) return watch(stateWords.creditsShrink, { state, tax: -tax })
  return tax >= 0.5 ? good(stateWords.saves, { state, tax }) : note(stateWords.nothing, { state, tax })
}

function lastMonth(context: HsaContext): MaybeFound {
  const { result, inputs } = context
  const date = testEnds(rulesIn(context))
  const safe = result.yourMostByMonth
  if (result.atRisk > 0.5) {
    const values = { risk: result.atRisk, cost: result.failCost, safe, date }
    if (result.medicareEndsTest) return act(testWords.medicare, values)
    return inputs.stays ? watch(testWords.stay, values) : act(testWords.ends, values)
  }
  const tooMuch = result.yourMost - lasting(context)
  if (tooMuch > 0.5)
    return watch(result.medicareEndsTest ? testWords.medicareSoon : testWords.endsSoon, { risk: tooMuch, safe, date })
  const adds = result.limit.lastMonthAdds
  return adds > 0.5 && note(testWords.notNeeded, { adds, date })
}

function medicare({ result, law }: HsaContext): MaybeFound {
  const month = result.people.yourMedicare
  if (month === null) return null
  return (month.slice(0, 4) <= String(law.tax.year) ? watch : note)(medicareWords.counts, { month })
}

function nearMedicare({ result, inputs, law }: HsaContext): MaybeFound {
  const age = law.tax.year - Number(inputs.born.slice(0, 4))
  return result.people.yourMedicare === null && age >= 63 && act(medicareWords.near)
}

function couple({ result, law }: HsaContext): MaybeFound {
  const { shared, catchUpSecond: catchUp, total } = result.limit.most
  if (result.people.spouse === null) return null
  const values = { total, shared, catchUp, year: law.tax.year }
  if (shared > 0.5) return note(catchUp > 0.5 ? coupleWords.sharedCatchUp : coupleWords.shared, values)
  return catchUp > 0.5 && note(coupleWords.catchUp, values)
}

export function findings(context: HsaContext): readonly MaybeFound[] {
  const { spouse, status } = context.inputs
  const found = [
    eligibility,
    noFamilyPlan,
    over,
    returned,
    spouseOver,
    medicare,
    lastMonth,
    room,
    payrollOrDirect,
    ofState,
    couple,
    keepOrSpend,
    uncovered,
    nearMedicare,
  ].map((make) => make(context))
  const left = spouse !== 'none' ? notIncluded.spouse : status === 'joint' ? notIncluded.spouseAge : notIncluded.plain
  return [...found.filter(Boolean).slice(0, MOST), note(afterAge), note(left)]
}
