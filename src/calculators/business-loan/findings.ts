/** Plain findings from the visitor's own numbers. */
import { guaranteeFee } from '#engine/lending/guarantee-fee.ts'
import { sbaGuaranteeFee } from '#facts/lending/small-business.ts'
import { asOfMonth } from '../kit/as-of.ts'
import { dollars, percentText, plain } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { leastBy, type Priced, usesSba } from './compute.ts'
import { sbaCaps } from './facts.ts'
import type { BusinessInputs } from './fields.ts'
import { amountText, aprText, rateText, timeText } from './words.ts'

type Found = Finding | null

function shortcutFinding({ own }: Priced, inputs: BusinessInputs): Found {
  if (own.shortcut === null || own.apr === null || own.averageHeld === null || inputs.factor === 1) return null
  if (own.apr <= own.shortcut * 1.02) return null
  const fees = own.keptBack > 0 ? ' and leaves out the fees' : ''
  return {
    tone: 'watch',
    text: `**The common shortcut says ${rateText(own.shortcut)}. The APR is ${rateText(own.apr)}.** (factor − 1) ÷ years acts as if you kept all the money to the last day${fees}. You give it back bit by bit, so on average you have the use of ${dollars(own.averageHeld)} of the ${dollars(own.receivedAll)}.`,
  }
}

function compareFinding({ all, own }: Priced): Found {
  if (all.length < 2) return null
  const byRate = leastBy(all, (one) => one.apr)
  const byCost = leastBy(all, (one) => one.cost)
  if (byRate === undefined || byCost === undefined || byRate.apr === null) return null
  const mine = byCost === own
  const same =
    own.laterDraws.length > 0
      ? 'for the same cash on the first day; the others have no later draws'
      : 'for the same cash'
  const cost = mine
    ? `**This offer takes the fewest dollars: ${dollars(own.cost)}** ${same}.`
    : `**${byCost.name} takes the fewest dollars: ${dollars(byCost.cost)}**, ${dollars(own.cost - byCost.cost)} less than this offer ${same}.`
  const rate =
    byRate === byCost
      ? ` It also has the lowest APR, ${rateText(byRate.apr)}.`
      : ` ${byRate === own ? 'This offer' : byRate.name} has the lowest APR, ${rateText(byRate.apr)}: it costs ${dollars(byRate.cost)} in all because you keep the money for ${timeText(byRate)}.`
  const atEnd =
    !mine && byCost.balloon >= 1 ? ` It needs ${dollars(byCost.lastPayment)} at once after ${timeText(byCost)}.` : ''
  return { tone: mine && byRate === own ? 'good' : 'act', text: cost + atEnd + rate }
}

function feesFinding({ own, guarantee }: Priced): Found {
  if (own.keptBack < 0.01) return null
  const sba = guarantee ? `, ${dollars(guarantee.fee)} of it the SBA guarantee fee` : ''
  const base =
    own.charge < 0.01
      ? 'though you pay it back'
      : own.kind === 'advance'
        ? 'and the factor counts on all of it'
        : 'and you pay interest on all of it'
  return {
    tone: 'watch',
    text: `**${dollars(own.keptBack)} is kept back${sba}**, ${base}: ${dollars(own.financed)} in the contract, ${dollars(own.received)} in your account.`,
  }
}

function salesFinding({ own }: Priced, { sales }: BusinessInputs): Found {
  if (sales === null || own.monthly === 0) return null
  const share = (own.monthly / sales) * 100
  const rest = sales - own.monthly
  return {
    tone: rest <= 0 ? 'act' : share >= 10 ? 'watch' : 'note',
    text:
      Math.abs(rest) < 1
        ? `**These payments take all of your sales**: ${dollars(own.monthly)} in an average month.`
        : rest < 0
          ? `**These payments are larger than your sales**: ${dollars(own.monthly)} against ${dollars(sales)} in an average month.`
          : `**${percentText(share, 1)} of your sales go to these payments**: ${dollars(own.monthly)} of ${dollars(sales)} in an average month. Rent, wages, stock and taxes come out of the other ${dollars(rest)}.`,
  }
}

function coverageFinding({ coverage, own }: Priced, { leastCoverage, otherDebt }: BusinessInputs): Found {
  if (coverage === null) return null
  const { ratio, whilePaying, leftOver, largest } = coverage
  const pace =
    whilePaying === null
      ? ''
      : ` While they run, the pace is harder: ${plain(whilePaying)} dollars of income for each dollar.`
  const enough = ratio >= leastCoverage
  const least = plain(leastCoverage)
  const room =
    largest === null
      ? ''
      : enough
        ? ` At ${least} your income would cover up to ${dollars(largest)} on these terms.`
        : ` For ${least} the amount would have to be ${largest < 100 ? 'nothing' : `${dollars(largest)} or less`} on these terms.`
  const left = leftOver >= 0 ? `${dollars(leftOver)} is left` : `${dollars(-leftOver)} is missing`
  return {
    tone: ratio < 1 ? 'act' : enough ? 'good' : 'watch',
    text: `**Your income is ${plain(ratio)} times the payments of the first year** (debt service coverage); ${left} after ${dollars(own.firstYear)} for this${otherDebt > 0 ? ` and ${dollars(otherDebt)} for other debts` : ''}.${pace}${room}`,
  }
}

function balloonFinding({ own }: Priced): Found {
  if (own.balloon < 1 || own.times.length === 1) return null
  return {
    tone: 'act',
    text: `**${dollars(own.lastPayment)} is due at once at the end**, after payments of ${amountText(own.payment)}. If a new loan has to pay it, its rate is not known today.`,
  }
}

function sbaFinding({ own, guarantee }: Priced, inputs: BusinessInputs): Found {
  if (!usesSba(inputs) || guarantee === null) return null
  const caps = sbaCaps(own.financed)
  if (inputs.rate > Math.max(caps.fixed, caps.variable) + 0.001)
    return {
      tone: 'act',
      text: `**${percentText(inputs.rate)} is more than an SBA lender may ask**: at this size ${percentText(caps.variable)} variable or ${percentText(caps.fixed)} fixed, prime counted. Our figures are of medium confidence: ask the lender which base it uses.`,
    }
  const lower = sbaGuaranteeFee.value.rows
    .map((row) => row.upTo)
    .findLast((upTo) => upTo !== null && upTo < own.financed)
  const step = lower ? guarantee.fee - guaranteeFee(lower, sbaGuaranteeFee.value).fee : 0
  const edge =
    lower && own.financed < lower * 1.1
      ? ` At ${dollars(lower)} the fee would be ${dollars(step)} less: it jumps there.`
      : ''
  return {
    tone: 'note',
    text: `The guarantee fee is **${dollars(guarantee.fee)}**: a share of the ${dollars(guarantee.guaranteed)} the SBA guarantees, not of the loan.${edge} The table is that of the federal year that ended in ${asOfMonth(sbaGuaranteeFee)}; the new one is not confirmed here.`,
  }
}

function earlyFinding({ own }: Priced): Found {
  return own.kind !== 'advance' || own.charge < 1
    ? null
    : {
        tone: 'note',
        text: `**Paying early usually saves nothing**: the ${dollars(own.charge)} is owed from the first day. Only a discount written into the contract changes that. Taking a second advance to pay the first is charged a factor twice.`,
      }
}

function rhythmFinding({ own }: Priced): Found {
  if (own.rhythm === 'monthly' || own.effective === null || own.apr === null || own.apr < 30) return null
  return {
    tone: 'note',
    text: `With compounding counted, a year of this money costs **${aprText(own.effective)}**. Lenders quote the APR, so compare APR with APR.`,
  }
}

const lawFinding: Finding = {
  tone: 'note',
  text: 'Federal truth-in-lending rules cover consumer loans, not business credit (12 CFR 1026.3(a)), so an offer may name no APR at all. California (Financial Code 22800–22805) and New York (Financial Services Law article 8) make most small offers state one: ask for it.',
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: a personal guarantee or lien, late and returned-debit fees, rate changes of a variable loan, and the tax deduction for business interest. All amounts are future dollars as printed on the bill.',
}

export function findingsOf(result: Priced, inputs: BusinessInputs): readonly Finding[] {
  const found: readonly Found[] = [
    shortcutFinding(result, inputs),
    balloonFinding(result),
    compareFinding(result),
    coverageFinding(result, inputs),
    salesFinding(result, inputs),
    sbaFinding(result, inputs),
    earlyFinding(result),
    feesFinding(result),
    rhythmFinding(result),
    lawFinding,
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}
