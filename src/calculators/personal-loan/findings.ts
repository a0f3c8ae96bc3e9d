/** Plain findings from the visitor's own numbers; other terms are worked out here only. */
import { loanWithFee } from '#engine/lending/origination-fee.ts'
import { militaryAprCap } from '#facts/lending/cards.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import { dollars, monthsText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { cheapest, lightest, type PricedLoan } from './compute.ts'
import type { LoanInputs } from './fields.ts'
import type { Band } from './score-bands.ts'

type Found = Finding | null

function feeFinding({ loan }: PricedLoan, inputs: LoanInputs): Found {
  if (loan.fee < 0.01)
    return { tone: 'good', text: `There is **$0** of fee, so you receive all ${dollars(loan.received)}.` }
  const rates = `${percentText(inputs.rate)} becomes an APR of **${percentText(loan.apr * 100)}**.`
  if (inputs.handling === 'added')
    return {
      tone: 'watch',
      text: `**The fee of ${dollars(loan.fee)} is added to the loan**, so you pay interest on it too: you owe ${dollars(loan.loanAmount)} on the first day. ${rates}`,
    }
  if (inputs.handling === 'paid-in-cash')
    return {
      tone: 'watch',
      text: `**You pay ${dollars(loan.fee)} in cash to get ${dollars(loan.loanAmount)}**, so you are ${dollars(loan.received)} better off on the first day. ${rates}`,
    }
  const forAll = loanWithFee({
    amount: loan.loanAmount,
    amountIs: 'in-hand',
    feeShare: inputs.fee / 100,
    flatFee: inputs.flatFee,
    handling: 'deducted',
    annualRate: inputs.rate / 100,
    termMonths: inputs.term,
  })
  const gross =
    inputs.amountIs === 'loan' && forAll.outcome === 'found'
      ? ` To receive ${dollars(loan.loanAmount)} you would have to borrow ${dollars(forAll.loanAmount)}.`
      : ''
  return {
    tone: 'watch',
    text: `**${dollars(loan.fee)} is kept back before you see the money**, and you pay interest on it all the same. ${rates}${gross}`,
  }
}

function offersFinding({ offers }: PricedLoan): Found {
  const best = cheapest(offers)
  const light = lightest(offers)
  const own = offers[0]
  if (best === undefined || light === undefined || own === undefined || offers.length < 2) return null
  const least =
    best === own
      ? `**This loan costs least: ${dollars(best.cost)}** for the same cash.`
      : `**${best.name} costs least: ${dollars(best.cost)}**, ${dollars(own.cost - best.cost)} less than this loan for the same cash.`
  const trap =
    light !== best && light.total > best.total + 0.5
      ? ` ${light.name} has the smallest payment (${dollars(light.monthly)}) but costs ${dollars(light.total - best.total)} more over its ${monthsText(light.term)}.`
      : ''
  const lowest = offers.reduce((low, one) => (one.apr < low.apr ? one : low), own)
  const longer =
    trap === '' && lowest !== best && lowest.term > best.term
      ? ` ${lowest.name} has the lowest APR (${percentText(lowest.apr)}) but runs longer, so it costs ${dollars(lowest.total - best.total)} more.`
      : ''
  return { tone: best === own ? 'good' : 'act', text: least + trap + longer }
}

function earlyFinding(result: PricedLoan, inputs: LoanInputs): Found {
  const { early } = result
  if (early === null) return null
  if (early.kind === 'extra' && early.saved < 1) return null
  if (early.kind === 'extra')
    return {
      tone: 'good',
      text: `**Paying ${dollars(inputs.extra)} extra a month ends the loan in ${monthsText(early.months)}** and saves ${dollars(early.saved)}.`,
    }
  const cost = early.apr === null ? '' : ` The cash will have cost ${percentText(early.apr)} a year, fee counted.`
  const old =
    early.rule78Extra > 0.5
      ? ` The rule of 78 makes this payoff ${dollars(early.rule78Extra)} higher than interest on what you owe.`
      : ''
  const barred = early.barred ? ' Federal law bars that rule on consumer loans over 61 months (15 USC 1615).' : ''
  const penalty = early.penalty > 0 ? ` The penalty takes ${dollars(early.penalty)}.` : ''
  const result2 =
    early.saved >= 0 ? `saves **${dollars(early.saved)}**` : `costs **${dollars(-early.saved)} more** than keeping it`
  return {
    tone: early.saved > 0 ? 'good' : 'watch',
    text: `Paying it off after ${monthsText(early.months)} takes ${dollars(early.payoff)} that day and ${result2}.${penalty}${old}${barred}${cost}`,
  }
}

function bandFinding({ apr }: PricedLoan, bands: readonly Band[]): Found {
  const yours = bands.find((band) => band.isYours)
  if (yours) {
    const range = `${percentText(yours.lowApr)} to ${percentText(yours.highApr)}`
    return apr > yours.highApr + 0.005
      ? {
          tone: 'act',
          text: `**${percentText(apr)} is above what lenders usually ask at your score** (${range}). Other lenders may ask less; a look at your rate with a soft pull does not touch your score.`,
        }
      : {
          tone: 'note',
          text: `At your score lenders usually ask **${range}**, fee counted. This loan: ${percentText(apr)}.`,
        }
  }
  const [best] = bands
  return best
    ? {
        tone: 'note',
        text: `With a score of ${best.label} lenders usually ask ${percentText(best.lowApr)} to ${percentText(best.highApr)}, fee counted: **${dollars(best.lowCost)} to ${dollars(best.highCost)}** for this cash and term.`,
      }
    : null
}

function dearFinding({ apr }: PricedLoan): Found {
  const cap = militaryAprCap.value * 100
  const card = creditCardCarryingBalance.value * 100
  if (apr > cap)
    return {
      tone: 'act',
      text: `**${percentText(apr)} is above ${percentText(cap)}**, the most a lender may ask active-duty service members and their families (10 USC 987). Credit unions and nonprofit counselors are worth a call first.`,
    }
  return apr > card
    ? {
        tone: 'watch',
        text: `**This costs more than a typical credit card**: ${percentText(apr)} against ${percentText(card)} on cards that carry a balance (Federal Reserve).`,
      }
    : null
}

/** The same cash over half the time. */
function shorterFinding({ loan }: PricedLoan, inputs: LoanInputs): Found {
  const term = Math.round(inputs.term / 24) * 12
  if (term < 12 || term >= inputs.term) return null
  const shorter = loanWithFee({
    amount: loan.received,
    amountIs: 'in-hand',
    feeShare: inputs.fee / 100,
    flatFee: inputs.flatFee,
    handling: inputs.handling === 'paid-in-cash' ? 'deducted' : inputs.handling,
    annualRate: inputs.rate / 100,
    termMonths: term,
  })
  if (shorter.outcome !== 'found') return null
  const saved = loan.costOfCredit - shorter.costOfCredit
  return saved < 1
    ? null
    : {
        tone: 'note',
        text: `Over ${monthsText(term)} the same cash would take **${dollars(shorter.payment)}** a month and cost **${dollars(saved)} less**, if the rate stays the same. Shorter terms often have a lower one.`,
      }
}

function insuranceFinding(result: PricedLoan, inputs: LoanInputs): Found {
  if (result.insuranceTotal === 0) return null
  const how = inputs.insuranceRequired
    ? 'Because the lender requires it, the APR counts it.'
    : `You may say no to it, so the APR leaves it out; with it the loan costs ${percentText(result.aprWithInsurance)} a year.`
  return { tone: 'watch', text: `**The insurance takes ${dollars(result.insuranceTotal)}** over the loan. ${how}` }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: late fees, a discount for automatic payments, and a first period longer or shorter than a month. All amounts are future dollars as printed on the bill.',
}

export function findingsOf(result: PricedLoan, inputs: LoanInputs, bands: readonly Band[]): readonly Finding[] {
  const found: readonly Found[] = [
    feeFinding(result, inputs),
    dearFinding(result),
    offersFinding(result),
    earlyFinding(result, inputs),
    insuranceFinding(result, inputs),
    shorterFinding(result, inputs),
    bandFinding(result, bands),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}
