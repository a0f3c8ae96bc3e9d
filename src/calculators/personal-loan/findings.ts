/** Which findings hold, with what values; other terms are worked out here only. */
import { loanWithFee } from '#engine/lending/origination-fee.ts'
import { militaryAprCap } from '#facts/lending/cards.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { type LoanContext, ofLoan, type PersonalContext } from './context.ts'
import { nameOf } from './offer-name.ts'
import { cheapest, lightest } from './offers.ts'
import { bandsOf } from './score-bands.ts'
import {
  earlyWords,
  feeWords,
  firstWords,
  insuranceWords,
  notIncluded,
  offerWords,
  rateWords,
  scoreWords,
  type Trap,
} from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 7

function fee({ inputs, result: { loan } }: LoanContext): MaybeFound {
  if (loan.fee < 0.01) return good(feeWords.none, { received: loan.received })
  const values = {
    fee: loan.fee,
    loan: loan.loanAmount,
    received: loan.received,
    rate: inputs.rate,
    apr: loan.apr * 100,
  }
  if (inputs.handling === 'added') return watch(feeWords.added, values)
  if (inputs.handling === 'paid-in-cash') return watch(feeWords.cash, values)
  if (inputs.amountIs === 'in-hand') return watch(feeWords.deducted, values)
  const forAll = loanWithFee({
    amount: loan.loanAmount,
    amountIs: 'in-hand',
    feeShare: inputs.fee / 100,
    flatFee: inputs.flatFee,
    handling: 'deducted',
    annualRate: inputs.rate / 100,
    termMonths: inputs.term,
  })
  return forAll.outcome === 'found'
    ? watch(feeWords.deductedLoan, { ...values, needed: forAll.loanAmount })
    : watch(feeWords.deducted, values)
}

function offers({ result: { offers: all } }: LoanContext): MaybeFound {
  const best = cheapest(all)
  const light = lightest(all)
  const [own] = all
  if (best === undefined || light === undefined || own === undefined || all.length < 2) return null
  const lowest = all.reduce((low, one) => (one.apr < low.apr ? one : low), own)
  let trap: Trap | null = null
  if (light !== best && light.total > best.total + 0.5)
    trap = { kind: 'payment', name: nameOf(light), payment: light.monthly, more: light.total - best.total }
  else if (lowest !== best && lowest.term > best.term)
    trap = { kind: 'apr', name: nameOf(lowest), apr: lowest.apr, more: lowest.total - best.total }
  return best === own
    ? good(offerWords, { best: { kind: 'own', cost: best.cost }, trap })
    : act(offerWords, {
        best: { kind: 'other', name: nameOf(best), cost: best.cost, less: own.cost - best.cost },
        trap,
      })
}

function early({ inputs, result: { early: found, loan } }: LoanContext): readonly MaybeFound[] {
  if (found === null) return []
  const { months, payoff, penalty, saved, apr } = found
  if (found.kind === 'extra') return [saved >= 1 && good(earlyWords.extra, { extra: inputs.extra, months, saved })]
  const values = { months, payoff, by: Math.abs(saved), penalty }
  return [
    saved < 0
      ? watch(earlyWords.costs, values)
      : penalty > 0
        ? good(earlyWords.savesAfterPenalty, values)
        : good(earlyWords.saves, values),
    found.rule78Extra > 0.5 && watch(found.barred ? earlyWords.barred : earlyWords.rule78, { more: found.rule78Extra }),
    apr !== null && loan.fee > 0 && note(earlyWords.yearly, { apr, full: loan.apr * 100 }),
  ]
}

/** Above what is usual for the visitor's score. */
function aboveScore(context: LoanContext): MaybeFound {
  const yours = bandsOf(context).find((band) => band.isYours)
  const { apr } = context.result
  return yours && apr > yours.highApr + 0.005 && act(scoreWords.above, { apr, low: yours.lowApr, high: yours.highApr })
}
function byScore(context: LoanContext): MaybeFound {
  const bands = bandsOf(context)
  const yours = bands.find((band) => band.isYours)
  const { apr } = context.result
  if (yours)
    return apr <= yours.highApr + 0.005 && note(scoreWords.within, { apr, low: yours.lowApr, high: yours.highApr })
  const [best] = bands
  return (
    best &&
    note(scoreWords.best, {
      score: best.label,
      low: best.lowApr,
      high: best.highApr,
      from: best.lowCost,
      to: best.highCost,
    })
  )
}

function highRate({ result: { apr } }: LoanContext): MaybeFound {
  const cap = militaryAprCap.value * 100
  const card = creditCardCarryingBalance.value * 100
  if (apr > cap) return act(rateWords.overCap, { apr, cap })
  return apr > card && watch(rateWords.overCards, { apr, card, asOf: creditCardCarryingBalance.asOf ?? '' })
}

/** The same cash over half the time. */
function shorter({ inputs, result: { loan } }: LoanContext): MaybeFound {
  const term = Math.round(inputs.term / 24) * 12
  if (term < 12 || term >= inputs.term) return null
  const half = loanWithFee({
    amount: loan.received,
    amountIs: 'in-hand',
    feeShare: inputs.fee / 100,
    flatFee: inputs.flatFee,
    handling: inputs.handling === 'paid-in-cash' ? 'deducted' : inputs.handling,
    annualRate: inputs.rate / 100,
    termMonths: term,
  })
  if (half.outcome !== 'found') return null
  const saved = loan.costOfCredit - half.costOfCredit
  return saved >= 1 && note(rateWords.shorter, { months: term, payment: half.payment, saved })
}

function insurance({ inputs, result: { insuranceTotal: total, aprWithInsurance: apr } }: LoanContext): MaybeFound {
  if (total === 0) return null
  return inputs.insuranceRequired
    ? watch(insuranceWords.required, { total })
    : watch(insuranceWords.optional, { total, apr })
}

function firstPayment({ result: { first } }: LoanContext): MaybeFound {
  if (first === null || Math.abs(first.interest) < 0.01 || first.days === 0) return null
  const values = { days: Math.abs(first.days), interest: Math.abs(first.interest) }
  return first.interest > 0 ? watch(firstWords.later, values) : note(firstWords.sooner, values)
}

const ofALoan = ofLoan((context) => {
  const found: readonly MaybeFound[] = [
    highRate(context),
    offers(context),
    aboveScore(context),
    fee(context),
    ...early(context),
    insurance(context),
    firstPayment(context),
    shorter(context),
    byScore(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
})

export const findings = (context: PersonalContext): readonly MaybeFound[] => ofALoan(context) ?? []
