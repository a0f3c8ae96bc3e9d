import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { homeEquityLoan } from '#facts/lending/rates.ts'
import { dollars, listText, monthsText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { type Compared, wayBy } from './compute.ts'
import type { RefinanceInputs } from './fields.ts'
import { EQUITY_LOAN_MONTHS } from './ways.ts'
import { inSentence, wayName } from './words.ts'

type Found = Finding | null
const aheadWords = (amount: number): string =>
  Math.abs(amount) < 0.5 ? 'level' : `${dollars(Math.abs(amount))} ${amount < 0 ? 'behind' : 'ahead'}`

/** What the shortcut forgets, where it comes out sooner or later than the whole count. */
function forgotten({ keep, refinance }: Compared, inputs: RefinanceInputs, isSooner: boolean): string {
  if (isSooner) {
    const reasons = [
      ...(refinance.months > keep.months ? ['that a longer term pays the debt down more slowly'] : []),
      ...(inputs.earns > 0 ? ['what the money could earn'] : []),
    ]
    return reasons.length > 0 ? `It forgets ${listText(reasons)}.` : 'It forgets what you still owe when you leave.'
  }
  return inputs.newRate < inputs.rate
    ? 'It forgets that at the lower rate you also owe less.'
    : 'It forgets that you also owe less by then.'
}

function twoBreakEvens(compared: Compared, inputs: RefinanceInputs): Found {
  const { cashBreakEven, keep, refinance, closing } = compared
  const { lead } = refinance
  if (closing.totalCosts <= 0) return null
  if (cashBreakEven === null)
    return lead.outcome === 'leads' && lead.from > 0
      ? {
          tone: 'note',
          text: `**The payment does not fall, so the usual break-even (costs ÷ lower payment) finds none.** Counting what you owe, refinancing is ahead after **${monthsText(lead.from)}**.`,
        }
      : null
  if (lead.outcome === 'never-leads') {
    const why = refinance.months > keep.months ? ' The payment is lower because the loan is spread out;' : ' But'
    return {
      tone: 'watch',
      text: `**The usual break-even of ${monthsText(cashBreakEven)} misleads here.** It divides costs by the lower payment.${why} counting what you owe${inputs.earns > 0 ? ' and what the money could earn' : ''}, refinancing is never ahead.`,
    }
  }
  if (cashBreakEven === lead.from) return null
  const why = forgotten(compared, inputs, lead.from > cashBreakEven)
  return {
    tone: 'note',
    text: `**The usual break-even says ${monthsText(cashBreakEven)}**: costs divided by the lower payment. ${why} Counted whole, it is **${monthsText(lead.from)}**.`,
  }
}

/** A payment of one's own that does not take the time left. */
function otherTime({ keepLoanMonths }: Compared, inputs: RefinanceInputs): Found {
  if (inputs.payment === null || Math.abs(keepLoanMonths - inputs.monthsLeft) <= 1) return null
  const ends = keepLoanMonths < inputs.monthsLeft ? 'pays it off in' : 'takes'
  return {
    tone: 'watch',
    text: `**Your payment of ${dollars(inputs.payment)} a month ${ends} ${monthsText(keepLoanMonths)}**, not the ${monthsText(inputs.monthsLeft)} you entered. We go by the payment. Leave taxes and insurance out of it.`,
  }
}

function restart(compared: Compared): Found {
  const { keep, refinance, keepLoanMonths } = compared
  const longer = refinance.months - keepLoanMonths
  const same = wayBy(compared, 'sameEnd')
  if (longer <= 0 || same === null) return null
  const more = refinance.interest - keep.interest
  const lower = refinance.firstPayment < keep.firstPayment ? ', though the payment is lower' : ''
  const spread =
    Math.abs(more) < 1
      ? 'Interest in all stays the same.'
      : more > 0
        ? `You would pay ${dollars(more)} more interest in all${lower}.`
        : `Even so you would pay ${dollars(-more)} less interest in all.`
  const change = same.firstPayment - keep.firstPayment
  const pay =
    Math.abs(change) < 0.5
      ? 'the same payment as now'
      : `${dollars(same.firstPayment)} a month, ${dollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'} than now`
  const saves = keep.interest - same.interest
  const effect =
    Math.abs(saves) < 1 ? '' : `: ${dollars(Math.abs(saves))} ${saves > 0 ? 'less' : 'more'} interest than now`
  return {
    tone: more > 0 ? 'watch' : 'note',
    text: `**The new term ends ${monthsText(longer)} later.** ${spread} To be done when the old loan would be, pay ${pay}${effect}.`,
  }
}

function bestWay(compared: Compared, inputs: RefinanceInputs): Found {
  const { ways, best } = compared
  if (!ways.some(({ key }) => key === 'extra' || key === 'lump')) return null
  const others = ways.filter(({ key }) => key !== best.key && ['refinance', 'extra', 'lump', 'recast'].includes(key))
  const list = listText(others.map((way) => `${inSentence(wayName(way.key, inputs))} (${aheadWords(way.aheadAtStay)})`))
  const fees = others.some(({ key }) => key === 'recast')
    ? ' A recast lowers the payment and keeps your rate and end date.'
    : ''
  return {
    tone: best.key === 'keep' ? 'watch' : 'good',
    text: `**${wayName(best.key, inputs)} leaves you best off of all ways here**${best.key === 'keep' ? '' : ` (${aheadWords(best.aheadAtStay)} of going on as now)`}. The others: ${list}.${fees}`,
  }
}

/** No lender goes below this, percent points: a lower rate to wait for says nothing. */
const LOWEST_RATE = 1

function alert({ rateToBeat, keep }: Compared, inputs: RefinanceInputs): Found {
  if (rateToBeat === null || keep.months < 12 || rateToBeat < LOWEST_RATE) return null
  // Cut, not rounded: at the rate named it still pays.
  const below = percentText(Math.floor(rateToBeat * 1000) / 1000, 3)
  const pays = inputs.newRate < rateToBeat
  return {
    tone: pays ? 'good' : 'act',
    text: pays
      ? `**Refinancing pays by the time you leave at any rate below ${below}**, with these costs and term.`
      : `**Wait for a rate below ${below}**: with these costs and term, refinancing pays by the time you leave only under it.`,
  }
}

function rolled({ closing }: Compared, inputs: RefinanceInputs): Found {
  const carried = closing.newLoan - closing.paidOut
  if (!inputs.rolledIn || carried < 1) return null
  const loan = leanSchedule({ principal: carried, annualRate: inputs.newRate / 100, termMonths: inputs.newTerm })
  if (loan.outcome !== 'paid-off' || loan.totalInterest < 1) return null
  return {
    tone: 'watch',
    text: `**Costs of ${dollars(carried)} in the loan become ${dollars(carried + loan.totalInterest)}** if it runs to the end: they bear ${percentText(inputs.newRate, 3)} like the rest.`,
  }
}

function cashTaken(compared: Compared, inputs: RefinanceInputs): Found {
  const second = wayBy(compared, 'equityLoan')
  if (second === null) return null
  const { refinance } = compared
  const difference = refinance.aheadAtStay - second.aheadAtStay
  const deduct =
    inputs.itemize === 'itemize'
      ? inputs.cashOutUse === 'home'
        ? ' Interest on it counts for itemizers, as it goes into this home.'
        : ' Interest on it is not deductible, as it does not go into this home.'
      : ''
  return {
    tone: difference >= 0 ? 'good' : 'watch',
    text: `**The same ${dollars(inputs.cashOut)} from a home equity loan** at the average ${percentText(homeEquityLoan.value * 100)} for ${monthsText(EQUITY_LOAN_MONTHS)}, keeping your mortgage, would leave you ${Math.abs(difference) < 0.5 ? '**as well off** as' : `**${dollars(Math.abs(difference))} ${difference >= 0 ? 'worse' : 'better'} off** than`} this refinance when you leave.${deduct}`,
  }
}

function debtsPaid({ closing, keep, refinance }: Compared, inputs: RefinanceInputs): Found {
  if (closing.debts <= 0) return null
  const loan = leanSchedule({ principal: closing.debts, annualRate: inputs.newRate / 100, termMonths: inputs.newTerm })
  if (loan.outcome !== 'paid-off') return null
  const names = inputs.debts.flatMap(({ name, balance }) => (balance > 0 && name !== '' ? [name] : []))
  const which = names.length > 0 ? ` (${listText(names)})` : ''
  return {
    tone: 'watch',
    text: `**${dollars(closing.debts)} of other debts${which} would be paid over ${monthsText(inputs.newTerm)}** and cost ${dollars(loan.totalInterest)} of interest in the new loan. They would then be secured by your home. Your first payment goes from ${dollars(keep.firstPayment)} to ${dollars(refinance.firstPayment)} in all.`,
  }
}

function escrow(inputs: RefinanceInputs): Found {
  const { escrowNew, escrowBack } = inputs
  if (escrowNew === 0 && escrowBack === 0) return null
  const anew = escrowNew > 0 ? ` You set aside ${dollars(escrowNew)} anew for bills you owe either way.` : ''
  const back = escrowBack > 0 ? ` Your old servicer returns ${dollars(escrowBack)} within 20 business days.` : ''
  return {
    tone: 'note',
    text: `**Escrow is counted neither as cost nor as saving.**${anew}${back} It is your own money.`,
  }
}

function premiums(inputs: RefinanceInputs): Found {
  const { pmiNow, pmiNew } = inputs
  if (pmiNow === 0 && pmiNew === 0) return null
  return {
    tone: pmiNew > pmiNow ? 'watch' : 'good',
    text: `**Mortgage insurance ${Math.abs(pmiNow - pmiNew) < 0.5 ? `stays at ${dollars(pmiNow)}` : `goes from ${dollars(pmiNow)} to ${dollars(pmiNew)}`} a month** and is counted, for the months you entered.${pmiNow > 0 ? ' If your home is worth more now, you may be able to end it without refinancing: ask your servicer.' : ''}`,
  }
}

const leftOut = (inputs: RefinanceInputs): Finding => ({
  tone: 'note',
  text:
    inputs.itemize === 'itemize'
      ? `Taxes are counted at ${percentText(inputs.taxRate)}: interest on up to $750,000 of debt ($375,000 if you are married and file separately; more for some loans from before 2018), and points in equal parts over the term. Left out: changes in the home’s value, property tax and insurance. Amounts are future dollars.`
      : 'Left out: income tax, property tax, home insurance and changes in the home’s value, which are the same either way. Amounts are future dollars.',
})

export const findingsOf = (compared: Compared, inputs: RefinanceInputs): readonly Finding[] => [
  ...[
    otherTime(compared, inputs),
    twoBreakEvens(compared, inputs),
    restart(compared),
    bestWay(compared, inputs),
    alert(compared, inputs),
    cashTaken(compared, inputs),
    debtsPaid(compared, inputs),
    rolled(compared, inputs),
    premiums(inputs),
    escrow(inputs),
  ].filter((finding) => finding !== null),
  leftOut(inputs),
]
