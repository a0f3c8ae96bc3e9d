/** Which findings hold, with what values; the even rate is looked for here only. */
import { findRoot } from '#engine/solve/root.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { savingAtRate } from './compute.ts'
import { type ComparedContext, type DebtContext, endsAgain, isCompared } from './context.ts'
import { findingWords as words } from './words/findings.en.ts'
import { wayNames } from './words/ways.en.ts'

/** Findings shown before what is not included. */
const MOST = 7

function payment({ result: { fresh, payNow, asNowCost, asNow } }: ComparedContext): MaybeFound {
  if (fresh.term === null || fresh.ownCost === null) return null
  const more = fresh.payment - payNow
  if (more >= 0.5) return watch(words.higherPayment, { more })
  if (asNowCost === null || more > -0.5) return null
  const cost = fresh.ownCost - asNowCost
  const longer = fresh.term - asNow.months
  const values = { payment: fresh.payment, less: -more }
  if (cost <= 0) return good(words.lowerAndCheaper, { ...values, saved: -cost })
  return longer > 0 ? watch(words.lowerLonger, { ...values, longer, cost }) : watch(words.lower, { ...values, cost })
}

function keptPayment({ result: { fresh, budget, moveCost, move } }: ComparedContext): MaybeFound {
  if (fresh.term === null || fresh.ownCost === null || moveCost === null || move.months >= fresh.term) return null
  const less = fresh.ownCost - moveCost
  return less >= 1 && act(words.keepPaying, { budget, sooner: fresh.term - move.months, less })
}

/** Debts that cost less where they are. */
function leaveOut({ result: { moving, fresh }, say }: ComparedContext): MaybeFound {
  const { apr } = fresh
  if (apr === null) return null
  const cheaper = moving.filter((debt) => debt.rate < apr - 1e-9)
  if (cheaper.length === 0 || cheaper.length === moving.length) return null
  const debts = say.list(cheaper.map((debt) => words.debtAt(debt, say)))
  return act(cheaper.length === 1 ? words.leaveOutOne : words.leaveOut, { debts, apr })
}

/** The rate of the new loan at which both sides cost the same. */
function evenRate({ inputs, result }: ComparedContext): MaybeFound {
  if (inputs.way === 'transfer' || result.saving === null) return null
  const savingAt = (rate: number): number => savingAtRate(result, inputs.payMore, rate / 100) ?? -1e9
  const root = findRoot(savingAt, 0, 60, { tolerance: 0.01, iterations: 20 })
  return root.outcome === 'root' && note(words.evenRate, { rate: root.x, average: result.averageRate })
}

function offerEnds({ inputs, result: { leftAtOfferEnd: left, fresh, budget } }: ComparedContext): MaybeFound {
  if (left === null) return null
  const months = inputs.promoMonths
  if (left < 1) return good(words.offerCleared, { budget, months })
  return watch(words.offerLeft, { left, months, rate: inputs.laterRate, clear: fresh.amount / months })
}

const homeRisk = ({ inputs, result }: ComparedContext): MaybeFound =>
  inputs.way === 'home' && act(words.homeRisk, { amount: result.fresh.amount })

/** Student and medical debt have rights of their own. */
const kindRisk =
  (kind: 'student' | 'medical') =>
  ({ result: { moving } }: ComparedContext): MaybeFound => {
    const amount = moving.filter((debt) => debt.kind === kind).reduce((sum, debt) => sum + debt.balance, 0)
    return amount > 0 && act(words[kind], { amount })
  }

function refillAgain(context: ComparedContext): MaybeFound {
  const { inputs, result } = context
  const { refill } = result
  if (refill === null || !endsAgain(context)) return null
  const values = { refill: inputs.refill, owed: refill.owedAtEnd, end: words.ends[inputs.way] }
  if (refill.behindFrom === null) return watch(words.refill, values)
  return watch(words.refillBehind, { ...values, month: refill.behindFrom })
}

const limit = ({ result: { fresh, owedNow } }: ComparedContext): MaybeFound =>
  fresh.stays.length > 0 && note(words.limit, { moved: fresh.moved, stays: owedNow - fresh.moved })

/** Debts whose payment does not reach the first month's interest, and a new debt that is never cleared. */
function never({ inputs, result: { asNow, move, moving, budget }, say }: ComparedContext): MaybeFound {
  if (move.outcome !== 'paid-off') return act(words.neverPaid, { way: wayNames[inputs.way].short, budget })
  if (asNow.outcome === 'paid-off') return null
  const growing = moving
    .map(({ name, payment, balance, rate }) => ({ name, payment, interest: (balance * rate) / 1200 }))
    .filter((debt) => debt.payment <= debt.interest + 0.005)
  const [first, ...others] = growing
  if (!first) return null
  return others.length > 0
    ? act(words.growingMany, { count: growing.length })
    : act(words.growing, { debts: words.growingDebt(first, say) })
}

export function findings(context: DebtContext): readonly MaybeFound[] {
  if (!isCompared(context)) return []
  const found = [
    never(context),
    homeRisk(context),
    kindRisk('student')(context),
    kindRisk('medical')(context),
    offerEnds(context),
    leaveOut(context),
    payment(context),
    limit(context),
    refillAgain(context),
    keptPayment(context),
    evenRate(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(words.notIncluded)]
}
