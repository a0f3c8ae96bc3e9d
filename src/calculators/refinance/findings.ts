import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { homeEquityLoan } from '#facts/lending/rates.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { wayBy } from './compute.ts'
import { type ComparedContext, ofCompared, type RefinanceContext } from './context.ts'
import { limitOf } from './way.ts'
import { wayName } from './way-names.ts'
import { EQUITY_LOAN_MONTHS } from './ways.ts'
import {
  bestWords,
  breakEvenWords,
  cashOutWords,
  escrowWords,
  lastWords,
  otherWords,
  premiumWords,
  rateWords,
  restartWords,
  timeWords,
} from './words/findings.en.ts'

/** What the shortcut forgets, where it comes out sooner or later than the whole count. */
function forgotten({ inputs, result: { keep, refinance } }: ComparedContext, isSooner: boolean): readonly string[] {
  const { reasons } = breakEvenWords
  if (!isSooner) return [inputs.newRate < inputs.rate ? reasons.lowerRate : reasons.less]
  const found = [
    ...(refinance.months > keep.months ? [reasons.slower] : []),
    ...(inputs.earns > 0 ? [reasons.earnings] : []),
  ]
  return found.length > 0 ? found : [reasons.owed]
}

function twoBreakEvens(context: ComparedContext): MaybeFound {
  const { cashBreakEven: simple, keep, refinance, closing } = context.result
  const { lead } = refinance
  if (closing.totalCosts <= 0) return null
  if (simple === null)
    return lead.outcome === 'leads' && lead.from > 0 && note(breakEvenWords.none, { full: lead.from })
  if (lead.outcome === 'never-leads')
    return watch(refinance.months > keep.months ? breakEvenWords.misleadsLonger : breakEvenWords.misleads, { simple })
  if (simple === lead.from) return null
  return note(breakEvenWords.whole, { simple, full: lead.from, reasons: forgotten(context, lead.from > simple) })
}

/** A payment of one's own that does not take the time left. */
function otherTime({ inputs, result: { keepLoanMonths: months } }: ComparedContext): MaybeFound {
  const { payment, monthsLeft: entered } = inputs
  if (payment === null || Math.abs(months - entered) <= 1) return null
  return watch(months < entered ? timeWords.sooner : timeWords.later, { payment, months, entered })
}

const direction = (amount: number): 'more' | 'less' | 'same' =>
  Math.abs(amount) < 1 ? 'same' : amount > 0 ? 'more' : 'less'

function restart({ result }: ComparedContext): MaybeFound {
  const { keep, refinance, keepLoanMonths } = result
  const longer = refinance.months - keepLoanMonths
  const same = wayBy(result, 'sameEnd')
  if (longer <= 0 || same === null) return null
  const more = refinance.interest - keep.interest
  const effect = same.interest - keep.interest
  return (more > 0 ? watch : note)(restartWords, {
    longer,
    interest: Math.abs(more),
    change: direction(more),
    payment: same.firstPayment,
    effect: Math.abs(effect),
    versusNow: direction(effect),
  })
}

function bestWay({ inputs, result, say }: ComparedContext): MaybeFound {
  const { ways, best, refinance } = result
  if (ways.length <= 2) return null
  if (best.key === 'keep') return watch(bestWords.keep, { behind: -refinance.aheadAtStay, months: inputs.stay })
  const next = ways
    .filter(({ key }) => key !== best.key && key !== 'keep')
    .reduce((a, b) => (b.aheadAtStay > a.aheadAtStay ? b : a), best === refinance ? (ways[2] ?? refinance) : refinance)
  const values = { name: wayName(best.key, inputs, say), ahead: best.aheadAtStay }
  return next.aheadAtStay >= 0.5
    ? good(bestWords.withNext, {
        ...values,
        next: wayName(next.key, inputs, say),
        nextAhead: next.aheadAtStay,
      })
    : good(bestWords.alone, values)
}

/** No lender goes below this, percent points: a lower rate to wait for says nothing. */
const LOWEST_RATE = 1

function alert({ inputs, result: { rateToBeat, keep } }: ComparedContext): MaybeFound {
  if (rateToBeat === null || keep.months < 12 || rateToBeat < LOWEST_RATE) return null
  // Cut, not rounded: at the rate named it still pays.
  const values = { rate: Math.floor(rateToBeat * 1000) / 1000, months: inputs.stay }
  return inputs.newRate < rateToBeat ? good(rateWords.pays, values) : act(rateWords.wait, values)
}

function vaFee({ inputs, result: { closing } }: ComparedContext): MaybeFound {
  if (inputs.program === 'other') return null
  if (closing.vaFee === 0) return good(otherWords.vaExempt)
  return watch(otherWords.vaFee, { fee: closing.vaFee, share: closing.vaShare * 100 })
}

/** What this much of the new loan costs in interest over its term; null where it cannot be. */
function interestOn(principal: number, { newRate, newTerm }: ComparedContext['inputs']): number | null {
  const loan = leanSchedule({ principal, annualRate: newRate / 100, termMonths: newTerm })
  return loan.outcome === 'paid-off' ? loan.totalInterest : null
}

function rolled({ inputs, result: { closing } }: ComparedContext): MaybeFound {
  const costs = closing.newLoan - closing.paidOut
  if (!inputs.rolledIn || costs < 1) return null
  const interest = interestOn(costs, inputs)
  if (interest === null || interest < 1) return null
  return watch(otherWords.rolled, { costs, total: costs + interest, rate: inputs.newRate })
}

function cashTaken({ inputs, result }: ComparedContext): readonly MaybeFound[] {
  const second = wayBy(result, 'equityLoan')
  if (second === null) return []
  const behind = result.refinance.aheadAtStay - second.aheadAtStay
  const words = Math.abs(behind) < 0.5 ? cashOutWords.even : behind > 0 ? cashOutWords.worse : cashOutWords.better
  const values = {
    cash: inputs.cashOut,
    rate: homeEquityLoan.value * 100,
    months: EQUITY_LOAN_MONTHS,
    difference: Math.abs(behind),
  }
  const counts = inputs.cashOutUse === 'home' ? cashOutWords.deductible : cashOutWords.notDeductible
  return [(behind >= 0 ? note : watch)(words, values), inputs.itemize === 'itemize' && note(counts)]
}

function debtsPaid({ inputs, result: { closing } }: ComparedContext): MaybeFound {
  if (closing.debts <= 0) return null
  const interest = interestOn(closing.debts, inputs)
  return interest !== null && watch(otherWords.debts, { debts: closing.debts, months: inputs.newTerm, interest })
}

function escrow({ inputs: { escrowNew: deposit, escrowBack: refund } }: ComparedContext): MaybeFound {
  if (deposit === 0 && refund === 0) return null
  const words = refund === 0 ? escrowWords.deposit : deposit === 0 ? escrowWords.refund : escrowWords.both
  return note(words, { deposit, refund })
}

function premiums({ inputs: { pmiNow: now, pmiNew: later } }: ComparedContext): MaybeFound {
  if (now === 0 && later === 0) return null
  const values = { now, later }
  if (now > 0 && Math.abs(now - later) < 0.5) return good(premiumWords.stays, values)
  return (later > now ? watch : good)(now > 0 ? premiumWords.changes : premiumWords.starts, values)
}

const ofLoans = ofCompared((context): readonly MaybeFound[] => {
  const { inputs } = context
  const itemizes = inputs.itemize === 'itemize'
  return [
    otherTime(context),
    bestWay(context),
    restart(context),
    alert(context),
    vaFee(context),
    ...cashTaken(context),
    debtsPaid(context),
    twoBreakEvens(context),
    rolled(context),
    premiums(context),
    escrow(context),
    itemizes && note(lastWords.taxes, { rate: inputs.taxRate, limit: limitOf(inputs) }),
    note(itemizes ? lastWords.notIncludedItemized : lastWords.notIncluded),
  ]
})
export const findings = (context: RefinanceContext): readonly MaybeFound[] => ofLoans(context) ?? []
