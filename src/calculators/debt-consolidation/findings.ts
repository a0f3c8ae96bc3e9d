/** Plain findings from the visitor's own numbers; the even rate is looked for here only. */
import { findRoot } from '#engine/solve/root.ts'
import { dollars, listText, monthsText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { type Compared, savingAtRate } from './compute.ts'
import type { DebtInputs } from './fields.ts'
import { endsAgain, shortName } from './words.ts'

type Found = Finding | null

function paymentFinding({ fresh, payNow, asNowCost, asNow }: Compared): Found {
  if (fresh.term === null || fresh.ownCost === null) return null
  const change = fresh.payment - payNow
  if (change >= 0.5)
    return {
      tone: 'watch',
      text: `**The new loan asks ${dollars(change)} a month more than you pay now**, so both sides are compared at the higher sum.`,
    }
  if (asNowCost === null || change > -0.5) return null
  const cost = fresh.ownCost - asNowCost
  const longer = fresh.term - asNow.months
  if (cost <= 0)
    return {
      tone: 'good',
      text: `Even at its own payment of ${dollars(fresh.payment)}, **${dollars(-change)} a month less than now**, the new loan costs ${dollars(-cost)} less than your debts as you pay them now.`,
    }
  return {
    tone: 'watch',
    text: `**A lower payment is not a saving.** At ${dollars(fresh.payment)} a month (${dollars(-change)} less than now) you pay ${longer > 0 ? `${monthsText(longer)} longer and ` : ''}${dollars(cost)} more in all.`,
  }
}

function keptPayment(result: Compared): Found {
  const { fresh, budget, moveCost, move } = result
  if (fresh.term === null || fresh.ownCost === null || moveCost === null || move.months >= fresh.term) return null
  const less = fresh.ownCost - moveCost
  return less < 1
    ? null
    : {
        tone: 'act',
        text: `**Keep paying ${dollars(budget)}** on the new loan and it ends ${monthsText(fresh.term - move.months)} early and costs ${dollars(less)} less than at the payment it asks. Check that it has no prepayment penalty.`,
      }
}

/** Debts that are cheaper where they are. */
function leaveOut({ moving, fresh }: Compared): Found {
  const { apr } = fresh
  if (apr === null) return null
  const cheaper = moving.flatMap((debt) => (debt.rate < apr - 1e-9 ? [`${debt.name} (${percentText(debt.rate)})`] : []))
  if (cheaper.length === 0 || cheaper.length === moving.length) return null
  return {
    tone: 'act',
    text: `**${listText(cheaper)} ${cheaper.length === 1 ? 'costs' : 'cost'} less than the new loan’s APR of ${percentText(apr)}.** Leave ${cheaper.length === 1 ? 'it' : 'them'} out and look again.`,
  }
}

/** The rate of the new loan at which both sides cost the same. */
function evenRate(result: Compared, inputs: DebtInputs): Found {
  if (inputs.way === 'transfer' || result.saving === null) return null
  const savingAt = (rate: number): number => savingAtRate(result, inputs.payMore, rate / 100) ?? -1e9
  const root = findRoot(savingAt, 0, 60, { tolerance: 0.01, iterations: 20 })
  if (root.outcome !== 'root') return null
  return {
    tone: 'note',
    text: `At the same payment the new loan pays only if its rate is under about **${percentText(root.x, 1)}**, the fee counted. Your debts average ${percentText(result.averageRate, 1)}.`,
  }
}

function offerEnds({ leftAtOfferEnd, fresh, budget, moveCost, stayCost }: Compared, inputs: DebtInputs): Found {
  if (leftAtOfferEnd === null) return null
  const clear = fresh.amount / inputs.promoMonths
  if (leftAtOfferEnd < 1)
    return {
      tone: 'good',
      text: `At ${dollars(budget)} a month **nothing is left on the new card** when the offer ends after ${monthsText(inputs.promoMonths)}.`,
    }
  const still =
    moveCost !== null && stayCost !== null && moveCost < stayCost
      ? ' Even so the transfer costs less than staying.'
      : ''
  return {
    tone: 'watch',
    text: `**${dollars(leftAtOfferEnd)} is left when the offer ends** after ${monthsText(inputs.promoMonths)}, and then bears ${percentText(inputs.laterRate)}. Clearing it in time takes ${dollars(clear)} a month on that card.${still}`,
  }
}

function homeRisk({ fresh }: Compared, { way }: DebtInputs): Found {
  return way === 'home'
    ? {
        tone: 'act',
        text: `**Your home would stand behind ${dollars(fresh.amount)}.** A lender of cards can sue; a home equity lender can foreclose. Closing costs and a longer term come with it.`,
      }
    : null
}

function kindRisks({ moving }: Compared): Found {
  const owed = (kind: string): number =>
    moving.filter((debt) => debt.kind === kind).reduce((sum, debt) => sum + debt.balance, 0)
  const parts = [
    ...(owed('student') > 0
      ? [
          `**${dollars(owed('student'))} of federal student loans would lose** income-driven payments, forgiveness and pauses for good.`,
        ]
      : []),
    ...(owed('medical') > 0
      ? [
          `**${dollars(owed('medical'))} of medical bills** often bear no interest, and hospitals have plans and aid: moving them starts the interest.`,
        ]
      : []),
  ]
  return parts.length > 0 ? { tone: 'act', text: parts.join(' ') } : null
}

function refillFinding({ refill, move }: Compared, inputs: DebtInputs): Found {
  if (refill === null || !endsAgain(inputs, move)) return null
  const end = inputs.way === 'transfer' ? 'everything moved is' : 'the new loan is'
  const behind =
    refill.behindFrom === null
      ? ''
      : ` From month ${refill.behindFrom} on you would owe more in all than if you had changed nothing.`
  return {
    tone: 'watch',
    text: `**If ${dollars(inputs.refill)} a month of new debt stays on the empty cards, you owe ${dollars(refill.owedAtEnd)} on them again** when ${end} paid off.${behind}`,
  }
}

function limitFinding({ fresh, owedNow }: Compared): Found {
  return fresh.stays.length > 0
    ? {
        tone: 'note',
        text: `The limit lets **${dollars(fresh.moved)}** move; ${dollars(owedNow - fresh.moved)} stays where it is.`,
      }
    : null
}

/** Debts whose payment does not cover the first month's interest, and a new debt that is never cleared. */
function neverFinding({ asNow, move, moving, budget }: Compared, inputs: DebtInputs): Found {
  if (move.outcome !== 'paid-off')
    return {
      tone: 'act',
      text: `**${shortName(inputs)}: ${dollars(budget)} a month would never pay it off.** A nonprofit credit counselor can ask lenders for lower rates.`,
    }
  if (asNow.outcome === 'paid-off') return null
  const growing = moving.flatMap((debt) => {
    const interest = (debt.balance * debt.rate) / 1200
    return debt.payment <= interest + 0.005
      ? [`${debt.name} gets ${dollars(debt.payment)} a month and bears ${dollars(interest)} of interest`]
      : []
  })
  if (growing.length === 0) return null
  return {
    tone: 'act',
    text: `**${listText(growing)}**: at that it is never paid off. A nonprofit credit counselor can ask lenders for lower rates.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: late fees, changes of card rates, what closing cards or a new account does to your score, and any tax. Amounts are future dollars as printed on the bill.',
}

export function findingsOf(result: Compared, inputs: DebtInputs): readonly Finding[] {
  const found: readonly Found[] = [
    neverFinding(result, inputs),
    homeRisk(result, inputs),
    kindRisks(result),
    offerEnds(result, inputs),
    paymentFinding(result),
    leaveOut(result),
    limitFinding(result),
    keptPayment(result),
    refillFinding(result, inputs),
    evenRate(result, inputs),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 7), leftOut]
}
