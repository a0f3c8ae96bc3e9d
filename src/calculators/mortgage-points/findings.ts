import { dollars, listText, monthsText, percentText, plain } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { type Compared, type Line, returnOf, smallerLoanGain, taxRateOf } from './compute.ts'
import type { PointsInputs } from './fields.ts'

type Found = Finding | null

/** The shortcut leaves out that a lower rate also leaves a lower balance, and that money has other uses. */
function twoBreakEvens({ lines }: Compared, inputs: PointsInputs): Found {
  const told = lines.find(
    (line) =>
      line.moreUpfront > 0 &&
      line.buydown === null &&
      line.lead.outcome === 'leads' &&
      line.cashBreakEven !== null &&
      line.cashBreakEven !== line.lead.from,
  )
  if (told === undefined || told.lead.outcome !== 'leads' || told.cashBreakEven === null) return null
  const sooner = told.lead.from < told.cashBreakEven
  const why = sooner
    ? 'It forgets that at the lower rate you also owe less when you leave.'
    : `It forgets ${listText([
        ...(inputs.earns > 0 ? ['what the money could earn meanwhile'] : []),
        ...(taxRateOf(inputs) > 0 ? ['that less interest means less to deduct'] : []),
      ])}.`
  return {
    tone: 'note',
    text: `**The usual shortcut says ${monthsText(told.cashBreakEven)}** for ${told.name}: what it costs more, divided by the lower payment. ${why} Counted whole, it is ${monthsText(told.lead.from)}.`,
  }
}

function returns(compared: Compared, inputs: PointsInputs): Found {
  const { focus, months } = compared
  const rate = returnOf(compared, focus)
  if (rate === null || focus.buydown !== null) return null
  const good = rate > inputs.earns
  const gain = smallerLoanGain(inputs, compared)
  const smaller =
    gain === null
      ? ''
      : gain > focus.aheadAtHorizon
        ? ` Put into a smaller loan at the first rate, the same money would leave you ${dollars(gain - focus.aheadAtHorizon)} better off than these points.`
        : ` Put into a smaller loan at the first rate, the same money would leave you ${dollars(focus.aheadAtHorizon - gain)} worse off than these points.`
  return {
    tone: good ? 'good' : 'watch',
    text: `**The ${dollars(focus.moreUpfront)} more for ${focus.name} earns ${percentText(rate, 1)} a year** if you stay ${monthsText(months)}, against the ${percentText(inputs.earns)} it could earn elsewhere.${smaller}`,
  }
}

function credits({ first, lines, months }: Compared): Found {
  const credit = lines.find((line) => line.moreUpfront < 0 && line.buydown === null && line.lead.outcome === 'leads')
  if (credit === undefined || credit.lead.outcome !== 'leads') return null
  const { until } = credit.lead
  if (until === null)
    return {
      tone: 'good',
      text: `**${credit.name} stays ahead of the first line to the end**: it costs ${dollars(-credit.moreUpfront)} less at closing ${credit.rate > first.rate ? 'and never gives it all back' : 'at a rate that is no higher'}.`,
    }
  const inTime = until > months
  return {
    tone: inTime ? 'good' : 'watch',
    text: `**${credit.name} saves you ${dollars(-credit.moreUpfront)} at closing and stays ahead for ${monthsText(until)}.** ${inTime ? 'You plan to leave before that.' : 'You plan to stay at least that long, so its higher rate takes that back.'}`,
  }
}

const pastWords = (share: number): string => percentText(share * 100, 0)

function history(compared: Compared, inputs: PointsInputs): Found {
  const { past, lines, months, focus, first } = compared
  if (past.starts === 0) return null
  const drop = `${plain(inputs.refinanceDrop, 3)} ${inputs.refinanceDrop === 1 ? 'point' : 'points'}`
  const top = past.best.reduce((a, count, index) => (count > (past.best[a] ?? 0) ? index : a), 0)
  const winner: Line = lines[top] ?? first
  return {
    tone: past.fell / past.starts >= 0.5 ? 'watch' : 'note',
    text: `**In ${pastWords(past.fell / past.starts)} of ${past.starts} past starts since 1971, rates fell ${drop} within ${monthsText(months)}.** With the loan ending then, or after ${monthsText(months)} if they did not fall, ${focus.name} came out ahead of ${first.name} in ${pastWords(past.focusAhead / past.starts)} of all starts; ${winner.name} was best most often (${pastWords((past.best[top] ?? 0) / past.starts)}).`,
  }
}

function buydown({ lines, months }: Compared, inputs: PointsInputs): Found {
  const line = lines.find((one) => one.buydown !== null)
  if (line === undefined || line.buydown === null) return null
  const { totalSubsidy, shareOfLoan, years, notePayment, withinFannieMaeLimits } = line.buydown
  const jump = `Your payment starts at ${dollars(years[0]?.payment ?? notePayment)} and is ${dollars(notePayment)} from year ${years.length + 1} on.`
  const limits = withinFannieMaeLimits ? '' : ' Fannie Mae does not take a step of more than one point a year.'
  const early =
    months < years.length * 12
      ? ' Leaving before it ends, we count what is left in the account as lost; ask who gets it.'
      : ''
  if (inputs.buydownPaidBy === 'me')
    return {
      tone: 'watch',
      text: `**A ${inputs.buydown} buydown you pay for hands you your own ${dollars(totalSubsidy)} back** in smaller payments; the rate does not fall. ${jump} It helps when the seller or builder pays.${early}${limits}`,
    }
  return {
    tone: 'act',
    text: `**The ${inputs.buydown} buydown is worth the ${dollars(totalSubsidy)} somebody else puts in.** The same money would pay ${plain(shareOfLoan * 100, 2)} points or come off the price: ask for each. ${jump}${early}${limits}`,
  }
}

function aprTrap({ lines, first, months, best }: Compared, inputs: PointsInputs): Found {
  const lowest = lines.reduce((a, line) => (line.buydown === null && line.apr < a.apr - 1e-9 ? line : a), first)
  const winner = lines[best] ?? first
  if (lowest === winner || winner.buydown !== null) return null
  return {
    tone: 'watch',
    text: `**The lowest APR is not the lowest cost for you.** ${lowest.name} has the lowest APR, ${percentText(lowest.apr * 100, 3)}, but that counts on ${monthsText(inputs.term)}. Over ${monthsText(months)}, ${winner.name} costs less.`,
  }
}

function taxes(inputs: PointsInputs): Found {
  if (taxRateOf(inputs) === 0) return null
  const rule =
    inputs.purpose === 'buy'
      ? 'points in the first year'
      : 'points in equal parts over the term, the rest when the loan ends (not if you refinance with the same lender)'
  return {
    tone: 'note',
    text: `Taxes are counted at ${percentText(inputs.taxRate)}: interest on up to $750,000 of debt ($375,000 if you are married and file separately), ${rule}. Deducting makes both the cost of points and what they save smaller.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: closing costs that are the same for every line, mortgage insurance, and what a rate lock costs. Amounts are future dollars.',
}

export function findingsOf(compared: Compared, inputs: PointsInputs): readonly Finding[] {
  const found = [
    twoBreakEvens(compared, inputs),
    returns(compared, inputs),
    credits(compared),
    history(compared, inputs),
    buydown(compared, inputs),
    aprTrap(compared, inputs),
    taxes(inputs),
  ].filter((finding) => finding !== null)
  return [...found, leftOut]
}
