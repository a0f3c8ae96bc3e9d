/** What the loan type means: private insurance, the fees of a program, limits and least down payments. */
import { act, good, type MaybeFound, watch } from '../kit/finding.ts'
import type { LoanContext } from './context.ts'
import { limitWords, pmiWords, programWords } from './words/findings.en.ts'

function privateInsurance({ result: { pmi, rows } }: LoanContext): MaybeFound {
  if (pmi === null || pmi.monthlyPremium === 0) return null
  const { request, requestActual, withoutAsking } = pmi
  const isToPayoff = withoutAsking.premiums === rows.length
  const cost = { total: withoutAsking.total, end: withoutAsking.month }
  if (withoutAsking.premiums <= request.premiums)
    return watch(isToPayoff ? pmiWords.untilPayoff : pmiWords.automatic, cost)
  const saving = { ...cost, month: request.month, saved: withoutAsking.total - request.total }
  if (isToPayoff) return act(pmiWords.requestBeforePayoff, saving)
  const isPaidFaster = request === requestActual
  return act(isPaidFaster ? pmiWords.requestSooner : pmiWords.request, saving)
}

function programFees({ inputs, result }: LoanContext): MaybeFound {
  const { baseLoan, premiums, premiumTotal: total, rows, upfrontFee: upfront } = result
  switch (inputs.loanType) {
    case 'fha': {
      if (baseLoan / inputs.price > 0.9 + 1e-9) return watch(programWords.fhaForLife, { total, upfront })
      return premiums.length < rows.length
        ? watch(programWords.fhaEnds, { total, upfront, months: premiums.length })
        : watch(programWords.fhaPaidFirst, { total, upfront })
    }
    case 'usda':
      return watch(programWords.usda, { total, upfront })
    case 'va':
      return upfront > 0 ? watch(programWords.va, { total, upfront }) : good(programWords.vaExempt)
    case 'conventional':
      return null
  }
}

function fhaDown({ inputs, law, result }: LoanContext): MaybeFound {
  const [usual, lower] = law.loans.fhaMinimumDown.value
  if (inputs.loanType !== 'fha' || usual === undefined || lower === undefined) return null
  if (result.down / inputs.price >= usual.share - 1e-9) return null
  return act(programWords.fhaDown, {
    dollars: inputs.price * usual.share,
    share: usual.share * 100,
    score: usual.scoreFrom,
    otherShare: lower.share * 100,
    otherScore: lower.scoreFrom,
  })
}

function limits({ inputs, law: { loans }, result: { baseLoan: loan } }: LoanContext): MaybeFound {
  if (inputs.loanType === 'conventional') {
    const { value, asOf = '' } = loans.conforming
    const limit = { loan, usual: value.baseline[0], highest: value.highCostCeiling[0], asOf }
    if (loan <= limit.usual) return null
    return watch(loan > limit.highest ? limitWords.jumbo : limitWords.overUsual, limit)
  }
  const { value, asOf = '' } = loans.fhaLimits
  if (inputs.loanType !== 'fha' || loan <= value.floor[0]) return null
  return watch(limitWords.fha, { loan, usual: value.floor[0], highest: value.ceilingOneUnit, asOf })
}

export const loanTypeFindings = (context: LoanContext): readonly MaybeFound[] => [
  privateInsurance(context) ?? programFees(context),
  fhaDown(context),
  limits(context),
]
