import { allDeductions, wageBases } from '#engine/withholding/pay-deductions.ts'
import { periodMethod } from '#engine/withholding/period-tables.ts'
import { stateWithheldYear } from '#engine/withholding/state-withholding.ts'
import { points } from '../kit/field.ts'
import type { Working } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { leftOf, type PayContext, settledAtFiling, takeHomeOf } from './context.ts'
import { withoutBonus } from './job.ts'
import { certificateOf, countsAllowances, formulaIn } from './state-payroll.ts'
import { insuranceWords, netWords, offerWorking, stateWords, worksheetWords as words } from './words/workings.en.ts'

function net({ inputs, result: { own, offer }, say }: PayContext): Working | null {
  if (offer) return null
  const { check, job } = own
  const { periods } = job.terms
  return {
    title: netWords.title,
    lines: [
      netWords.formula,
      netWords.result(
        {
          gross: check.gross,
          deductions: allDeductions(check.deductions) + check.pay.cashTips,
          taxes: check.taxes,
          net: check.net,
        },
        say,
      ),
    ],
    steps:
      inputs.unit === 'year'
        ? [netWords.base({ pay: inputs.pay, periods }, say)]
        : inputs.unit === 'hour'
          ? [netWords.hourly({ pay: inputs.pay, hours: inputs.hours, periods }, say)]
          : [],
  }
}

/** Worksheet 1A with the visitor's numbers. */
function worksheet({ result: { own, offer }, law, say }: PayContext): Working | null {
  if (offer) return null
  const { terms } = own.job
  const { w4, periods } = terms
  const lines = own.check.worksheet
  const { over, base, rate } = lines.row
  return {
    title: words.title,
    lines: [
      words.formula,
      words.yearly({ wages: lines.wages, periods, yearly: lines.yearlyWages }, say),
      words.adjusted(
        {
          yearly: lines.yearlyWages,
          other: lines.otherIncome,
          deductions: lines.deductions,
          subtract: lines.subtract,
          adjusted: lines.adjustedYearly,
        },
        say,
      ),
      words.table(
        { base, rate: points(rate), adjusted: lines.adjustedYearly, over, tentative: lines.tentativeYearly },
        say,
      ),
      words.result(
        {
          tentative: lines.tentativeYearly,
          periods,
          credits: lines.credits,
          extra: lines.extra,
          withheld: lines.withheld,
        },
        say,
      ),
    ],
    steps: [
      words.wages,
      w4.form === 'older' ? words.linesOlder : words.lines,
      lines.table === 'stepTwoBox' ? words.boxed : words.standard,
      ...(lines.nonresidentAdds > 0 ? [words.alien({ amount: lines.nonresidentAdds }, say)] : []),
      ...(w4.exempt ? [words.exempt] : []),
      ...(w4.form === 'current' && !w4.exempt
        ? [words.manual({ amount: periodMethod(lines.wages - lines.nonresidentAdds, periods, w4, law.facts) }, say)]
        : []),
      words.rounding,
    ],
  }
}

function insurance({ result: { own, offer }, law, say }: PayContext): Working | null {
  if (offer) return null
  const { check, before } = own
  const { socialSecurityRate, wageBase, medicareRate } = law.facts.payroll.value
  const { rate } = law.facts.additionalMedicare.value
  const { socialSecurityWages, socialSecurity, medicare, additionalWages, additionalMedicare } = check.insurance
  return {
    title: insuranceWords.title,
    lines: [
      insuranceWords.formula,
      insuranceWords.socialSecurity(
        { rate: points(socialSecurityRate), wages: socialSecurityWages, tax: socialSecurity },
        say,
      ),
      insuranceWords.medicare({ rate: points(medicareRate), wages: check.bases.insurance, tax: medicare }, say),
      ...(additionalMedicare > 0
        ? [insuranceWords.additional({ rate: points(rate), wages: additionalWages, tax: additionalMedicare }, say)]
        : []),
    ],
    steps: [insuranceWords.base({ base: wageBase, before: before.insuranceWages }, say), insuranceWords.plan],
  }
}

function state({ inputs, result: { own, offer }, law, say }: PayContext): Working | null {
  const { check, job, place } = own
  if (offer || place.state === 'none' || check.state.regular <= 0) return null
  const { periods } = job.terms
  const { wageRule } = job.terms.state ?? {}
  const wages = wageRule ? wageBases(check.gross - check.pay.bonus, withoutBonus(job).deductions, wageRule).state : 0
  const extra = inputs.stateExtra
  const withheld = check.state.regular - extra
  const held = formulaIn(place, law.facts)
  const certificate = held && certificateOf(inputs, held)
  const byTables = held && certificate ? stateWithheldYear(wages * periods, certificate, held.formula.value) : null
  // A credit that the state works out by the paycheck is no part of the year's tax: then the paycheck says what the year comes to.
  const agrees = byTables !== null && Math.abs(byTables / periods - withheld) < 0.51
  const tax = agrees ? byTables : withheld * periods
  return {
    title: stateWords.title({ state: stateNameOf(inputs.state) }),
    lines: [
      stateWords.formula,
      stateWords.wages({ wages, periods, yearly: wages * periods }, say),
      stateWords.result({ tax, periods, withheld }, say),
    ],
    steps: [
      held && certificate && countsAllowances(held)
        ? stateWords.tables({ allowances: certificate.allowances, certificate: held.certificate }, say)
        : held
          ? stateWords.plain
          : stateWords.law,
      ...(held?.formula.value.paycheck === 'dollars' ? [stateWords.whole] : []),
      ...(extra > 0 ? [stateWords.extra({ extra }, say)] : []),
    ],
  }
}

function compared({ result: { own, offer }, say }: PayContext): Working | null {
  if (!offer) return null
  const line = (side: typeof own) =>
    offerWorking.line({ takeHome: takeHomeOf(side), filing: settledAtFiling(side), left: leftOf(side) }, say)
  return {
    title: offerWorking.title,
    lines: [offerWorking.formula, line(own), line(offer)],
    steps: [offerWorking.same],
  }
}

export const workings = [net, compared, worksheet, insurance, state]
