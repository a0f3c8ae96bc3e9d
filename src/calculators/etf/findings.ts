import { averageExpenseRatios } from '#facts/investing/fund-costs.ts'
import { asOfText } from '../kit/as-of.ts'
import { dollars, dollarsAndCents, listText, percentText, yearsText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { EtfInputs } from './fields.ts'
import { afterTax } from './words.ts'

type Found = Finding | null

function against({ etf, twin, breakEven, account }: Result, inputs: EtfInputs): Found {
  if (twin === null || breakEven === null) return null
  if (Math.abs(etf.net - twin.net) < 0.5 && (breakEven.kind === 'always' || breakEven.kind === 'never'))
    return { tone: 'note', text: `**ETF and fund come out level**, to the dollar, after ${yearsText(inputs.years)}.` }
  const by = dollars(Math.abs(etf.net - twin.net))
  const end = `${by} after ${yearsText(inputs.years)}${afterTax(account)}`
  const whenever = inputs.years === 1 ? '' : ' in every year you might sell'
  switch (breakEven.kind) {
    case 'same':
      return { tone: 'note', text: '**ETF and fund come out the same** with these numbers.' }
    case 'always':
      return { tone: 'good', text: `**The ETF leaves you more${whenever}:** ${end}.` }
    case 'never':
      return { tone: 'act', text: `**The mutual fund leaves you more${whenever}:** ${end}.` }
    case 'from':
      return {
        tone: 'good',
        text: `**The ETF is ahead once you hold for ${yearsText(breakEven.year)}.** Before that ${etf.course.paid.spread + etf.course.paid.commission + Math.max(0, etf.course.paid.premium) > 0 ? 'what it costs to buy and sell is not yet earned back' : 'the fund leaves you more'}. It ends ahead by ${end}.`,
      }
    case 'until':
      return {
        tone: 'act',
        text: `**The ETF is ahead only if you hold for ${breakEven.first === breakEven.year ? yearsText(breakEven.year) : breakEven.first === 1 ? `up to ${breakEven.year} years` : `${breakEven.first} to ${breakEven.year} years`}.** The mutual fund ends ahead by ${end}.`,
      }
  }
}

/** A gain that comes in one year can be taxed higher than the same gain spread over the years. */
function allAtOnce({ etf, payoutTax, account, plan }: Result, inputs: EtfInputs): Found {
  const { rate } = etf.saleTax
  const spread = payoutTax.longGain
  const paysOut = inputs.gains > 0 || (inputs.twin && inputs.twinGains > 0)
  if (account !== 'taxable' || !paysOut || plan.months < 24 || etf.taxAtSale < 1 || rate - spread < 0.005) return null
  return {
    tone: 'note',
    text: `**The whole gain falls in the year of the sale**, where it is taxed at about ${percentText(rate * 100, 1)}. Gains paid out over the years are taxed at about ${percentText(spread * 100, 1)} here. Selling over several years is not counted.`,
  }
}

function trading({ etf }: Result, inputs: EtfInputs): Found {
  const { spread, commission } = etf.course.paid
  const both = spread + commission
  if (both < 0.5) return null
  return {
    tone: both > etf.course.paid.expense ? 'watch' : 'note',
    text: `**Trading costs ${dollarsAndCents(both)}** in ${etf.course.purchases} ${etf.course.purchases === 1 ? 'purchase' : 'purchases'} and one sale: ${dollarsAndCents(spread)} of spread${commission >= 0.005 ? `, ${dollarsAndCents(commission)} of commissions and sale fees` : ''}. Each trade loses half the spread of ${percentText(inputs.spread)}.${spread > etf.course.paid.expense && etf.course.paid.expense > 0 ? ' That is more than the expense ratio takes.' : ''}`,
  }
}

function premium({ etf }: Result, inputs: EtfInputs): Found {
  const { premium: lost } = etf.course.lost
  if (inputs.premiumBuy === 0 && inputs.premiumSell === 0) return null
  const at = (points: number) =>
    points === 0 ? 'at value' : `${percentText(Math.abs(points))} ${points > 0 ? 'above' : 'below'} value`
  const how = `You buy ${at(inputs.premiumBuy)} and sell ${at(inputs.premiumSell)}.`
  if (Math.abs(lost) < 0.5)
    return { tone: 'note', text: `**Premium and discount come to less than a dollar** by the end. ${how}` }
  return lost > 0
    ? { tone: 'watch', text: `**Premium and discount cost ${dollars(lost)}** by the end. ${how}` }
    : { tone: 'good', text: `**Premium and discount bring ${dollars(-lost)}** by the end. ${how}` }
}

function tax({ etf, twin, payouts, payoutTax, yearlyTax, account }: Result, inputs: EtfInputs): Found {
  if (account !== 'taxable' || etf.course.paid.payoutTax < 0.5) return null
  const parts = [
    ...(payouts.qualified > 0 ? [`${percentText(payoutTax.qualified * 100, 1)} on qualified dividends`] : []),
    ...(payouts.reit > 0 ? [`${percentText(payoutTax.reit * 100, 1)} on REIT dividends`] : []),
    ...(payouts.ordinary > 0
      ? [`${percentText(payoutTax.ordinary * 100, 1)} on ${inputs.holds === 'bonds' ? 'interest' : 'other dividends'}`]
      : []),
  ]
  const other =
    twin === null || Math.abs(twin.course.paid.payoutTax - etf.course.paid.payoutTax) < 1
      ? ''
      : ` The fund’s would be ${dollars(twin.course.paid.payoutTax)}.`
  return {
    tone: 'watch',
    text: `**Tax on payouts takes ${dollars(etf.course.paid.payoutTax)}** on the way, about ${dollarsAndCents(yearlyTax * 10_000)} a year on $10,000${parts.length > 0 ? `: ${listText(parts)}` : ''}.${other}`,
  }
}

function shelter({ etfBy, account }: Result): Found {
  if (account !== 'taxable') return null
  const more = etfBy.roth.net - etfBy.taxable.net
  if (more < 1) return null
  return {
    tone: 'note',
    text: `**The same dollars in a Roth** would leave ${dollars(more)} more: nothing is taxed on the way or at the end. Limits on what may go in are not checked here.`,
  }
}

function peers(inputs: EtfInputs): Found {
  const { indexEquityEtf, indexBondEtf, activeEquityEtf } = averageExpenseRatios.value
  const bonds = inputs.holds === 'bonds'
  const average = (bonds ? indexBondEtf : indexEquityEtf) * 100
  const gap = inputs.expense - average
  const how = gap > 0.005 ? 'above' : gap < -0.005 ? 'below' : 'at'
  return {
    tone: gap > 0.005 ? 'watch' : 'good',
    text: `**${percentText(inputs.expense)} a year is ${how} the average** of index ${bonds ? 'bond' : 'stock'} ETFs${how === 'at' ? '' : `, ${percentText(average)}`} in ${asOfText(averageExpenseRatios)} (ICI, weighted by money).${bonds ? '' : ` Actively managed stock ETFs averaged ${percentText(activeEquityEtf * 100)}.`} On $10,000 it is ${dollarsAndCents(inputs.expense * 100)} a year.`,
  }
}

function overlap({ overlap: found }: Result): Found {
  if (found === null) return null
  const { overlap: same, atMost, shared } = found
  const range =
    atMost - same > 0.005
      ? `At least **${percentText(same * 100, 1)}** of the two ETFs is the same, and at most ${percentText(atMost * 100, 1)}, because not every holding was given.`
      : `**${percentText(same * 100, 1)}** of the two ETFs is the same.`
  return {
    tone: same >= 0.5 ? 'watch' : 'note',
    text: `${range} ${shared.length === 0 ? 'None of the given holdings is' : shared.length === 1 ? '1 holding is' : `${shared.length} holdings are`} in both.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: good and bad years, how closely the ETF follows its index, wider spreads on wild days, whole-share rounding, the spread on reinvested dividends, and tax on purchases sold within a year at the higher rate. A loss at the sale gets no tax credit here.',
}

export function findingsOf(result: Result, inputs: EtfInputs): readonly Finding[] {
  if (result.etf.course.last.paidIn === 0)
    return [
      { tone: 'note', text: 'Enter what you invest, now or each time, to see what the ETF costs.' },
      ...[overlap(result)].filter((finding) => finding !== null),
      leftOut,
    ]
  const found: readonly Found[] = [
    against(result, inputs),
    overlap(result),
    tax(result, inputs),
    allAtOnce(result, inputs),
    trading(result, inputs),
    premium(result, inputs),
    peers(inputs),
    shelter(result),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}
