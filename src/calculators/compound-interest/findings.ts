/** Plain findings from the visitor's own numbers. Other plans are worked out here only, not on every key press. */
import { dollars, listText, monthsText, percentText, plain } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { type Growth, monthsToDouble, paidInOf, projectWith } from './compute.ts'
import type { CompoundInputs } from './fields.ts'

type Found = Finding | null
const WAIT_MONTHS = 60

/** Said where growth stands before something is taken from it. */
function takenFrom(inputs: CompoundInputs): string {
  const taken = [...(inputs.fee > 0 ? ['fees'] : []), ...(inputs.tax === 'none' ? [] : ['tax'])]
  return taken.length > 0 ? `, before ${taken.join(' and ')}` : ''
}

/** When growth passes deposits, and when the whole has doubled. */
function crossing(growth: Growth, inputs: CompoundInputs): Found {
  const found = growth.base.milestones.find((milestone) => milestone.kind === 'interest-beats-deposits')
  const doubled = monthsToDouble(growth)
  const twice = doubled === null ? '' : ` After ${monthsText(doubled)} you hold twice what you put in.`
  if (inputs.deposit === 0) return twice === '' ? null : { tone: 'good', text: `**${twice.trim()}**` }
  if (found === undefined)
    return inputs.rate <= 0
      ? null
      : {
          tone: 'note',
          text: `In ${monthsText(inputs.years)} your deposits stay larger than each year’s growth: saving matters more than the rate here.${twice}`,
        }
  const before = takenFrom(inputs)
  const first = `**In year ${found.year}, growth passes your deposits** for the first time: ${dollars(found.interest)} against ${dollars(found.deposits)}${before}.`
  const until = found.year > 2 ? ' Until then, what you save counts for more than what you earn.' : ''
  return { tone: 'good', text: `${first}${until}${twice}` }
}

function inflation({ base }: Growth, inputs: CompoundInputs): Found {
  // Years until the last deposit, which at the beginning of a period is one period before the end of it.
  const lastDeposit = (base.totals.depositCount - (inputs.timing === 'begin' ? 1 : 0)) / base.periodRate.depositsPerYear
  const { balance, realBalance } = base.totals
  if (inputs.inflation === 0 || Math.abs(balance - realBalance) < 1) return null
  const at = `At ${percentText(inputs.inflation)} inflation`
  const deposits =
    inputs.deposit > 0 && inputs.depositGrowth === 0 && inputs.inflation > 0 && inputs.years > 12
      ? ` The last deposit of ${dollars(inputs.deposit)} will feel like ${dollars(inputs.deposit / (1 + inputs.inflation / 100) ** lastDeposit)}.`
      : ''
  const buys = `${dollars(balance)} in ${monthsText(inputs.years)} buys what **${dollars(realBalance)}** buys today`
  return {
    tone: inputs.inflation > 0 ? 'watch' : 'good',
    text: `**${at}**, ${buys}.${deposits}`,
  }
}

/** Whole percent points; under ten with one decimal, so that little is not called none. */
const shareText = (share: number): string => percentText(share * 100, share < 0.1 ? 1 : 0)

function fee(growth: Growth, inputs: CompoundInputs): Found {
  const { base, feeCost } = growth
  if (inputs.fee > 0) {
    const whole = base.totals.balance + feeCost
    const share = whole > 0 ? `, ${shareText(feeCost / whole)} of what there would be without it` : ''
    const lost = feeCost - base.totals.fees
    const why =
      lost > 1 ? ` ${dollars(base.totals.fees)} is the fee itself, the rest is what that money would have earned.` : ''
    return feeCost < 1
      ? null
      : {
          tone: 'watch',
          text: `**The ${percentText(inputs.fee)} fee costs ${dollars(feeCost)}** in the end${share}.${why}`,
        }
  }
  const withFee = projectWith(inputs, { annualFee: 0.01 })
  if (withFee === null) return null
  const cost = base.totals.balance - withFee.totals.balance
  if (cost < 1) return null
  const share = shareText(cost / base.totals.balance)
  return {
    tone: 'note',
    text: `**A fee of 1% a year would cost ${dollars(cost)}** in the end, ${share} of the balance. You entered no fee; a fund’s expense ratio and an adviser’s fee both count.`,
  }
}

function waiting(growth: Growth, inputs: CompoundInputs): Found {
  if (inputs.years <= WAIT_MONTHS) return null
  const hasDeposits = inputs.deposit > 0
  const later = projectWith(
    inputs,
    hasDeposits ? { startAfterMonths: WAIT_MONTHS } : { months: inputs.years - WAIT_MONTHS },
  )
  if (later === null) return null
  const less = growth.base.totals.balance - later.totals.balance
  const unpaid = growth.base.totals.deposits - later.totals.deposits
  if (less - unpaid < 1) return null
  const text = hasDeposits
    ? `**Waiting 5 years with the deposits**, to the same end, would leave you **${dollars(less)}** less. Only ${dollars(unpaid)} of that is deposits not made.`
    : `**Waiting 5 years to start**, to the same end, would leave you **${dollars(less)}** less.`
  return { tone: 'act', text }
}

function onePoint(growth: Growth, inputs: CompoundInputs): Found {
  const more = projectWith(inputs, { annualRate: (inputs.rate + 1) / 100 })
  const less = projectWith(inputs, { annualRate: (inputs.rate - 1) / 100 })
  if (more === null || less === null) return null
  const now = growth.base.totals.balance
  const gain = more.totals.balance - now
  if (gain < 1) return null
  return {
    tone: 'note',
    text: `**One more point a year** would add **${dollars(gain)}**; one point less would take ${dollars(now - less.totals.balance)}. A higher rate usually comes with more risk.`,
  }
}

/** What the tax takes, and what its timing does. */
function tax(growth: Growth, inputs: CompoundInputs): Found {
  if (inputs.tax === 'none') return null
  const { base } = growth
  const rate = inputs.taxRate / 100
  const atEnd = projectWith(inputs, { tax: { kind: 'at-end', rate } })
  const eachYear = projectWith(inputs, { tax: { kind: 'each-year', rate } })
  if (atEnd === null || eachYear === null || base.totals.tax < 1) return null
  const gap = atEnd.totals.balance - eachYear.totals.balance
  const timing =
    gap < 1
      ? ''
      : inputs.tax === 'each-year'
        ? ` Taxed once at the end instead, you would keep ${dollars(gap)} more.`
        : ` Taxed each year instead, you would keep ${dollars(gap)} less.`
  return { tone: 'watch', text: `**Tax takes ${dollars(base.totals.tax)}** of the growth.${timing}` }
}

const roundSums = (growth: Growth): Found => {
  const reached = growth.base.milestones.flatMap((milestone) =>
    milestone.kind === 'balance-reached' ? [`${dollars(milestone.amount)} in year ${milestone.year}`] : [],
  )
  return reached.length === 0
    ? null
    : { tone: 'good', text: `**On the way** you pass ${listText(reached)}, in future dollars.` }
}

function loss(growth: Growth, inputs: CompoundInputs): Found {
  const less = paidInOf(growth, inputs) - growth.base.totals.balance
  return less < 1
    ? null
    : { tone: 'watch', text: `**You would end with ${dollars(less)} less than you put in**, before inflation.` }
}

function rhythm({ base }: Growth, inputs: CompoundInputs): Found {
  const { effectiveAnnualRate } = base.periodRate
  if (inputs.rateKind !== 'nominal' || Math.abs(effectiveAnnualRate * 100 - inputs.rate) < 0.005) return null
  return {
    tone: 'note',
    text: `**${percentText(inputs.rate)} nominal is ${percentText(effectiveAnnualRate * 100)} a year** once it compounds ${plain(base.periodRate.compoundsPerYear ?? 0) === '0' ? 'without pause' : `${plain(base.periodRate.compoundsPerYear ?? 1)} times a year`}. Compare accounts by that figure, the APY.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: bad years. Here every year returns the same; real returns jump about, and their order matters once you add money. Tax is one flat rate, and limits on how much an account takes are not checked.',
}

export function findingsOf(growth: Growth, inputs: CompoundInputs): readonly Finding[] {
  const found: readonly Found[] = [
    loss(growth, inputs),
    crossing(growth, inputs),
    inflation(growth, inputs),
    waiting(growth, inputs),
    fee(growth, inputs),
    onePoint(growth, inputs),
    tax(growth, inputs),
    rhythm(growth, inputs),
    roundSums(growth),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}
