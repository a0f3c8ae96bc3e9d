/** Which findings hold, with what values; the most important first. */
import { form8606 } from '#engine/retirement/form-8606.ts'
import { iraPeople } from '#engine/retirement/ira-people.ts'
import { distributionPeriod, missedDistributionTax } from '#engine/retirement/required-distributions.ts'
import { iraContributionLimit } from '#engine/tax/ira-deduction.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { excessFindings, heirs, minor, saverFindings, separately, spouseToo, whichWins } from '../kit/ira/explain.ts'
import { householdOf } from '../kit/ira/household.ts'
import { noDeductionIn } from '../kit/ira/state-rule.ts'
import { stateNameOf } from '../kit/states.ts'
import { yearEndOf } from './compute.ts'
import { isOpen, lastDay, lastDayOut, type TraditionalContext } from './context.ts'
import {
  giftWords,
  notIncluded,
  outWords,
  rangeWords,
  rmdWords,
  roomWords,
  rothWords,
  stateWords,
} from './words/findings.en.ts'

/** Findings shown before what always holds. */
const MOST = 9

const undeducted = ({ result: { counted, form } }: TraditionalContext): number => counted - form.deducted

function range({ result, inputs }: TraditionalContext): MaybeFound {
  const { deductionRange: edges, magi } = result.limits
  if (edges === null) return inputs.covered === 'no' && magi > 100_000 && good(rangeWords.free)
  if (magi <= edges.from) return null
  const own = inputs.covered === 'yes'
  if (magi >= edges.to) return watch(own ? rangeWords.ownGone : rangeWords.spouseGone, { magi, ...edges })
  return watch(own ? rangeWords.own : rangeWords.spouse, { magi, ...edges })
}

/** Pre-tax money at work that would bring the deduction back, where the pay and the plan's limit leave room for it. */
function morePretax({ result, inputs, law }: TraditionalContext): MaybeFound {
  const { deductionRange: edges, magi } = result.limits
  const gain = result.counted - result.form.deducted
  if (edges === null || inputs.covered !== 'yes' || gain < 1 || edges.from === 0) return null
  const more = magi - edges.from
  const roomAtWork = Math.min(inputs.income, law.tax.plans.value.deferral) - inputs.planDeferrals
  return more <= roomAtWork && act(rangeWords.more401k, { more, gain })
}

/** What to do with money that isn't deducted: Roth where income allows it, else Form 8606 and a conversion. */
function afterTax(context: TraditionalContext): MaybeFound {
  const { result, inputs } = context
  const amount = undeducted(context)
  if (amount < 0.5) return null
  const roth = Math.min(result.limits.rothMost, result.limits.limit)
  if (roth >= amount) return act(rangeWords.rothInstead, { amount, roth })
  if (inputs.convert > 0) return act(rangeWords.form, { amount })
  const whole = form8606({
    nondeductible: amount,
    paidNextYear: 0,
    basisBefore: inputs.basis,
    yearEndValue: Math.max(0, yearEndOf(inputs, result.counted) - amount),
    distributions: 0,
    conversions: amount,
  })
  const share = (1 - whole.line10) * 100
  return share < 0.5 ? act(rangeWords.cleanBackdoor, { amount }) : act(rangeWords.backdoor, { amount, share })
}

function rothOver({ result, inputs }: TraditionalContext): MaybeFound {
  const over = inputs.rothPuts - result.limits.rothBeside(result.counted)
  return over >= 0.5 && act(rothWords.over, { over })
}

function out({ result, inputs }: TraditionalContext): readonly MaybeFound[] {
  const { form, outTax, additionalTax } = result
  const taxable = form.line15a + form.line18
  return [
    additionalTax >= 0.5 && watch(outWords.early, { tax: additionalTax }),
    form.line13 >= 0.5 && note(outWords.proRata, { free: form.line13, taxable }),
    inputs.convert > 0 &&
      inputs.takeOut <= 0 &&
      outTax >= 0.5 &&
      watch(outWords.convertTax, { tax: outTax, convert: inputs.convert }),
    taxable <= 0.5 && form.line13 >= 0.5 && note(outWords.basisOver),
  ]
}

function ofState({ result, inputs }: TraditionalContext): MaybeFound {
  return (
    noDeductionIn(inputs.state) &&
    result.form.deducted > 0 &&
    watch(stateWords.none, { state: stateNameOf(inputs.state) })
  )
}

function rmd({ result, inputs, law }: TraditionalContext): readonly MaybeFound[] {
  const { required, age } = result
  const { year } = law.tax
  if (required.amount < 0.5) {
    const at = { age: required.age, year: required.firstYear }
    return [
      year < required.firstYear && note(inputs.born.startsWith('1959') ? rmdWords.starts1959 : rmdWords.starts, at),
    ]
  }
  const alone = distributionPeriod(age)
  const values = { required: required.amount, period: required.period, date: required.due, year }
  return [
    year === required.firstYear
      ? act(rmdWords.first, values)
      : act(rmdWords.due, { ...values, penalty: missedDistributionTax(required.amount, 0, false) }),
    required.period > alone && note(rmdWords.joint, { period: required.period, alone }),
  ]
}

function gift({ result, inputs, law }: TraditionalContext): MaybeFound {
  const { excluded, towardRequired } = result.gift
  if (inputs.gift > 0)
    return excluded > 0 ? good(giftWords.given, { excluded, toward: towardRequired }) : watch(giftWords.tooYoung)
  return result.age >= 71 && inputs.balance > 0 && note(giftWords.could, { limit: law.tax.plans.value.qcd })
}

function room(context: TraditionalContext): MaybeFound {
  const { result, law } = context
  if (result.room < 1 || result.counted <= 0 || !isOpen(context)) return null
  return note(roomWords.open, { room: result.room, date: lastDay(context), year: law.tax.year })
}

/** The spouse of a joint return has an IRA limit of their own. */
function spouse({ result, inputs, law }: TraditionalContext): MaybeFound {
  if (inputs.status !== 'joint' || inputs.spousePuts > 0) return null
  const { you, spouse: other } = iraPeople(householdOf(inputs, law.tax), law.tax)
  if (other === null) return null
  return spouseToo(
    iraContributionLimit(other, { ...you, traditional: result.counted, roth: inputs.rothPuts }, law.tax),
    law.tax.year,
  )
}

export function findings(context: TraditionalContext): readonly MaybeFound[] {
  const { result, inputs, law, today } = context
  const { excess, excise, saving, comparison, match, age } = result
  const found: readonly MaybeFound[] = [
    ...excessFindings({
      excess,
      excise,
      today,
      lastDay: lastDay(context),
      lastDayOut: lastDayOut(context),
      put: inputs.contribution,
      opening: inputs.opening,
      closing: inputs.closing,
    }),
    rothOver(context),
    ...(result.required.amount > 0 ? rmd(context) : []),
    result.limits.deductionRange !== null && separately(inputs, law.tax),
    range(context),
    afterTax(context),
    morePretax(context),
    whichWins(saving, comparison),
    ...out(context),
    ofState(context),
    gift(context),
    ...saverFindings(saving, match, law.tax.year),
    spouse(context),
    minor(age),
    room(context),
    ...(result.required.amount > 0 ? [] : rmd(context)),
    heirs(),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
}
