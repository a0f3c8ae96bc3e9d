import { shareAbove } from '#engine/investing/percentile.ts'
import { realRate } from '#engine/rate.ts'
import { stockSwings } from '#facts/series/stock-swings.precomputed.ts'
import { dollars, monthsText, monthText, percentText, plain } from '../kit/format.ts'
import { span, startsText, worthText } from '../kit/past-words.ts'
import type { Finding } from '../kit/presentation.ts'
import { expectedRealGrowth, type Grown, grownAt } from './compute.ts'
import type { LumpInputs } from './fields.ts'
import { pastReal } from './past-real.precomputed.ts'
import type { LumpStudy } from './study.ts'
import { endText, fanShown, netOf, pointsText, shareText } from './words.ts'

type Found = Finding | null
const past = stockSwings.value
/** Months from the record's first to its last, January 1871 to March 2026. */
const RECORD_MONTHS = 1862

/** The three starts with a name, in the dollars shown. */
function named(inputs: LumpInputs, found: LumpStudy): Found {
  const fan = fanShown(inputs, found)
  const { amount } = inputs
  const inDollars = inputs.dollars === 'today' ? 'in today’s dollars' : 'in dollars of each time'
  return {
    tone: 'note',
    text: `**Worst start: ${span(fan.worst)}**, ${endText(amount, fan.worst)} from ${worthText(amount, amount)}. Middle: ${span(fan.middle)}, ${endText(amount, fan.middle)}. Best: ${span(fan.best)}, ${endText(amount, fan.best)}. All ${inDollars}, ${netOf(inputs)}.`,
  }
}

/** How the past compares with what is expected. */
function beaten(grown: Grown, inputs: LumpInputs, found: LumpStudy): Found {
  const above = shareAbove(found.realEnds, expectedRealGrowth(grown, inputs)) * 100
  const share =
    above <= 0
      ? 'none'
      : above >= 100
        ? 'all'
        : above < 1
          ? 'fewer than 1%'
          : above > 99
            ? 'more than 99%'
            : `about ${plain(above, 0)}%`
  const careful =
    above < 50
      ? ' By that record your number is on the hopeful side.'
      : above > 85
        ? ' History was mostly kinder than your number; the future does not have to be.'
        : ''
  return {
    tone: above < 50 ? 'watch' : 'note',
    text: `**Of ${startsText(found)}, ${share} beat the return you expect**, both after inflation.${careful}`,
  }
}

function lost(inputs: LumpInputs, found: LumpStudy): Found {
  const [real, nominal] = [found.real.below.at(-1) ?? 0, found.nominal.below.at(-1) ?? 0]
  const { windows } = found
  const text =
    real === 0
      ? `**No start lost money after inflation over ${monthsText(inputs.years)}**, in ${startsText(found)}. The next one still could.`
      : `**${plain(real)} of ${plain(windows)} starts (${shareText(real, windows)}) bought less after ${monthsText(inputs.years)}** than at the beginning. Before inflation, ${nominal === 0 ? 'none' : `${plain(nominal)}`} lost money.`
  return { tone: real / windows > 0.1 ? 'watch' : 'note', text }
}

function fall(inputs: LumpInputs, found: LumpStudy): Found {
  const { middle, worst, from, to } = found.falls
  const key = inputs.dollars === 'today' ? 'real' : 'nominal'
  const crash = found.peaks[0]
  const after =
    crash === undefined
      ? ''
      : ` ${worthText(inputs.amount, inputs.amount)} put in at the stock peak of ${monthText(crash.from)} was worth ${worthText(inputs.amount, inputs.amount * crash[key])} after ${monthsText(inputs.years)}, in ${inputs.dollars === 'today' ? 'today’s dollars' : 'dollars of that time'}.`
  if (worst < 0.01) return null
  const at = dollars(1000 * (1 - middle))
  return {
    tone: 'watch',
    text: `**On the way, half of the starts fell by ${percentText(middle * 100, middle < 0.02 ? 1 : 0)} or more** from a high, before inflation: $1,000 became ${at}. The deepest fall was ${percentText(worst * 100, 0)}, ${monthText(from)} to ${monthText(to)}${inputs.fee > 0 ? ', the fee included' : ''}. Monthly averages hide the very worst days.${after}`,
  }
}

/** The plain average is not what money grows at. */
function average(grown: Grown, inputs: LumpInputs): Found {
  const drag = (grown.average - grown.compound) * 100
  if (drag < 0.05) return null
  const asIf = grownAt(inputs, grown.average).gross
  const gap = asIf - grown.end.gross
  const turned = inputs.rateKind === 'average'
  if (gap < 1) return null
  return {
    tone: turned ? 'watch' : 'note',
    text: `**An average of ${percentText(grown.average * 100)} a year grows like ${percentText(grown.compound * 100)}** when usual years are off by ${pointsText(inputs.volatility)}: a loss needs a larger gain to make it good. Growing at the average would overstate the end by ${worthText(inputs.amount, gap)}.${turned ? ' The page uses the lower rate.' : ''} US stocks averaged ${percentText(past.average * 100, 1)} and compounded to ${percentText(past.compound * 100, 1)}, ${past.from} to ${past.to}.`,
  }
}

/** A return as high as the best-known century's, also once the inflation expected with it is taken out. */
function hopeful(grown: Grown, inputs: LumpInputs): Found {
  const real = realRate(grown.compound, inputs.inflation / 100)
  if (grown.compound < past.compound - 0.0005 || real < pastReal - 0.0005) return null
  return {
    tone: 'watch',
    text: `**${percentText(grown.compound * 100)} a year before inflation is a lot to count on.** US stocks compounded to ${percentText(past.compound * 100, 1)} from ${past.from} to ${past.to} (${percentText(pastReal * 100, 1)} after inflation), before fees and tax, and nobody can promise it again.`,
  }
}

function fee({ compound, end }: Grown, inputs: LumpInputs): Found {
  if (inputs.fee > 0) {
    if (end.feeCost < 1) return null
    const points = (end.feeCost / end.gross) * 100
    const share = points < 0.5 ? '' : `, ${percentText(points, 0)} of what there would be without it`
    return {
      tone: inputs.fee >= 0.75 ? 'act' : 'note',
      text: `**The ${percentText(inputs.fee)} fee takes ${worthText(inputs.amount, end.feeCost)}** by the end, lost growth included${share}. It is taken in bad years too.`,
    }
  }
  const cost = end.gross - grownAt({ ...inputs, fee: 1 }, compound).afterFee
  return cost < 1
    ? null
    : {
        tone: 'note',
        text: `**A fee of 1% a year would take ${worthText(inputs.amount, cost)}** by the end. You entered none.`,
      }
}

function tax({ end }: Grown, inputs: LumpInputs): Found {
  const all = end.yearlyTaxCost + end.endTax
  if (all < 1) return null
  if (inputs.account === 'deferred')
    return {
      tone: 'note',
      text: `**${worthText(inputs.amount, end.endTax)} of tax is due when it comes out**, as all of it is income then. The amount you entered is money not yet taxed. At the same rate now and later, a Roth account would leave you just as much.`,
    }
  return {
    tone: 'note',
    text: `**Tax takes ${worthText(inputs.amount, all)}**: ${worthText(inputs.amount, end.yearlyTaxCost)} through dividends on the way, ${worthText(inputs.amount, end.endTax)} when you sell. In a Roth account it would be nothing, if the rules are kept.${inputs.years === 12 && end.endTax > 0 ? ' Sold on the day the year is over, the gain still counts as short-term and is taxed like pay: the lower rates ask for more than a year.' : ''}`,
  }
}

function losing({ end, prices }: Grown, { amount, account, endRate }: LumpInputs): Found {
  // Money not yet taxed is set beside what its own tax would leave of it now.
  const isPreTax = account === 'deferred'
  const less = (isPreTax ? amount * (1 - endRate / 100) : amount) - end.net / prices
  if (less < 1) return null
  const than = isPreTax ? 'than the same tax would leave of the amount now' : 'than you put in'
  return { tone: 'watch', text: `**You would end with ${worthText(amount, less)} less in today’s dollars** ${than}.` }
}

function leftOut(inputs: LumpInputs): Finding {
  const separate = Math.floor(RECORD_MONTHS / inputs.years)
  return {
    tone: 'note',
    text: `Left out: the cost of trading, losses set against other tax, limits on how much an account takes. History here is one country’s. Its starts overlap: since 1871 there is room for only ${plain(separate)} separate stretch${separate === 1 ? '' : 'es'} of ${monthsText(inputs.years)}.`,
  }
}

export function findingsOf(grown: Grown, inputs: LumpInputs, found: LumpStudy | null): readonly Finding[] {
  const list: readonly Found[] = [
    losing(grown, inputs),
    hopeful(grown, inputs),
    ...(found === null || inputs.amount === 0
      ? []
      : [named(inputs, found), beaten(grown, inputs, found), lost(inputs, found), fall(inputs, found)]),
    average(grown, inputs),
    tax(grown, inputs),
    fee(grown, inputs),
  ]
  return [...list.filter((finding) => finding !== null).slice(0, 7), leftOut(inputs)]
}
