import { yearsToDouble, yearsToHalve } from '#engine/growth/annualized.ts'
import { dateText, listText, plain } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import type { Averaged, Beside, MoneyWeighted, Result, Steady } from './compute.ts'
import type { CagrInputs } from './fields.ts'
import { isRecordLost, recordEnds } from './record.ts'
import { aboutYears, amount, changeText, rateText, spanText, timeText } from './words.ts'

type Found = Finding | null

function doubling(rate: number): Found {
  const twice = yearsToDouble(rate)
  const half = yearsToHalve(rate)
  if (twice !== null && twice < 1000)
    return {
      tone: 'good',
      text: `**Money doubles in ${aboutYears(twice)}** at this rate.${rate >= 0.03 && rate <= 0.15 ? ` The rule of 72 says ${plain(72 / (rate * 100), 1)}.` : ''}`,
    }
  if (half !== null && half < 1000)
    return {
      tone: 'watch',
      text: `**Money halves in ${aboutYears(half)}** at this rate.`,
    }
  return null
}

const about = (beside: Beside): string => (beside.comparison.exact ? '' : 'about ')
const over = ({ comparison: { from, to, whole } }: Beside): string =>
  whole
    ? 'over the same dates'
    : `from ${dateText(from, true)} to ${dateText(to, true)}, the part of your dates that the record covers`

function stocks(rate: number | null, beside: Beside | null, same: number | null, own: number): Found {
  if (!beside) return null
  const there = `${about(beside)}**${rateText(beside.stocksRate)} a year** ${over(beside)}`
  if (rate === null) return { tone: 'note', text: `**US stocks** with dividends made ${there}.` }
  const value =
    same === null
      ? ''
      : ` The same money there would have become about ${amount(same)}, ${same >= own ? `${amount(same - own)} more` : `${amount(own - same)} less`}.`
  const ahead = beside.comparison.whole && rate >= beside.stocksRate
  // In any three years of the record there was a fall.
  const falls = beside.years >= 3 ? ' Stocks also fell deeper on the way than the two ends show.' : ''
  return {
    tone: ahead ? 'good' : 'note',
    text: `**US stocks** (S&P 500 with dividends) made ${there}; yours made ${rateText(rate)}.${value}${falls}`,
  }
}

function prices(r: Steady): Found {
  if (Math.abs(r.inflation) < 0.00005 || r.annualRate === -1) return null
  const by = rateText(Math.abs(r.inflation))
  const up = r.inflation > 0
  const buys = r.measured
    ? `Prices ${up ? 'rose' : 'fell'} about ${by} a year, so ${amount(r.end)} at the end bought what ${amount(r.realEnd)} bought at the start.`
    : `If prices ${up ? 'rise' : 'fall'} ${by} a year, ${amount(r.end)} at the end buys what ${amount(r.realEnd)} buys at the start.`
  return {
    tone: r.realRate >= 0 ? 'good' : 'watch',
    text: `**After inflation it is ${rateText(r.realRate)} a year.** ${buys}`,
  }
}

function plainAverage(r: Steady): Found {
  if (r.years < 1.5 || r.annualRate === -1 || Math.abs(r.simpleAverage - r.annualRate) < 0.0005) return null
  return {
    tone: 'note',
    text: `**Not the plain average.** ${r.end < r.start ? 'A loss' : 'A gain'} of ${changeText(r.start, r.end)} over ${timeText(r.years)} is ${rateText(r.simpleAverage)} a year when simply divided; that leaves out growth on growth. The steady rate that really leads there is ${rateText(r.annualRate)}.`,
  }
}

/** What growth on growth adds to the same rate paid on the start value alone. */
function growthOnGrowth(r: Steady): Found {
  if (r.years < 1.5 || r.annualRate <= 0) return null
  const alone = r.start * r.annualRate * r.years
  const rest = r.end - r.start - alone
  return {
    tone: 'good',
    text: `**Growth on growth makes ${amount(rest)} of it.** ${rateText(r.annualRate)} of the ${amount(r.start)} alone, for ${timeText(r.years)}, would be ${amount(alone)}.`,
  }
}

const short = (r: Steady): Found =>
  r.years >= 1 || r.annualRate === -1
    ? null
    : {
        tone: 'watch',
        text: `**Less than a year.** ${rateText(r.end / r.start - 1)} in ${spanText(r.years, r.span)} is stretched to a whole year here, as if the pace went on. It may not.`,
      }

const leftOut = (more: readonly string[]): Finding => ({
  tone: 'note',
  text: `Left out: ${listText(['fees and taxes, unless your values are already after them', ...more])}. A steady rate hides the ups and downs, and the past promises nothing.`,
})

const steady = (r: Steady, find: CagrInputs['find']): readonly Found[] => [
  short(r),
  r.annualRate === -1
    ? { tone: 'watch', text: '**Everything was lost.** From zero no rate leads back.' }
    : doubling(r.annualRate),
  stocks(r.annualRate, r.beside, r.beside?.comparison.whole ? r.start * r.beside.comparison.stocks : null, r.end),
  prices(r),
  find === 'rate' ? plainAverage(r) : growthOnGrowth(r),
  find === 'rate'
    ? {
        tone: 'note',
        text: 'This holds only if **nothing was added or taken out** on the way. If something was, choose “My return, with deposits and withdrawals”.',
      }
    : null,
  leftOut([]),
]

/** The visitor's own flows, put into stocks on the same days. */
function sameFlows(r: MoneyWeighted): Found {
  const { inStocks, inStocksRate, beside } = r
  if (r.ranOut)
    return {
      tone: 'note',
      text: '**The same flows in US stocks** would have run out: there was less to take than you took.',
    }
  if (!beside || inStocks === null) return stocks(r.outcome === 'money-weighted' ? r.annualRate : null, beside, null, 0)
  const gap = inStocks - r.endValue
  return {
    tone: gap <= 0 ? 'good' : 'note',
    text: `**The same flows in US stocks** (S&P 500 with dividends) would have become about **${amount(inStocks)}**, ${gap >= 0 ? `${amount(gap)} more` : `${amount(-gap)} less`} than yours${inStocksRate === null ? '' : `: about ${rateText(inStocksRate)} a year, counted the same way`}.`,
  }
}

function flows(r: MoneyWeighted): readonly Found[] {
  const naive = r.naive
  const own = r.outcome === 'money-weighted' ? r.annualRate : null
  const invested = r.outcome !== 'money-weighted' || r.side === 'invested'
  return [
    r.mirr !== null && own === null
      ? {
          tone: 'note',
          text: `**The modified rate is ${rateText(r.mirr)} a year.** It is always a single one: what you put in is counted at the first rate you entered, what you took out at the second.`,
        }
      : null,
    naive !== null && own !== null && invested && Math.abs(naive - own) >= 0.0005
      ? {
          tone: 'watch',
          text: `**A plain growth rate would say ${rateText(naive)}.** It treats all ${amount(r.paidIn)} as if it had been there from the first day. Counting each day, it is ${rateText(own)}.`,
        }
      : null,
    invested ? sameFlows(r) : null,
    r.realRate !== null && r.beside
      ? {
          tone: !invested ? 'note' : r.realRate >= 0 ? 'good' : 'watch',
          text: `**After inflation it is about ${rateText(r.realRate)} a year.** Each flow is counted in dollars of the last day.`,
        }
      : null,
    own !== null && r.mirr !== null && Math.abs(r.mirr - own) >= 0.00005
      ? {
          tone: 'note',
          text: `**Modified rate: ${rateText(r.mirr)}.** It does not assume that money taken out earns your own rate; it uses the two rates you entered.`,
        }
      : null,
    r.span && r.span.to > recordEnds.last
      ? {
          tone: 'note',
          text: `Our record of stocks and prices ends on ${dateText(recordEnds.last, true)}; later days are not compared.`,
        }
      : null,
    own !== null && r.years < 1 && r.years > 0
      ? { tone: 'watch', text: `**Less than a year**: ${spanText(r.years, r.span)} is stretched to a whole year here.` }
      : null,
    own === null || !invested
      ? null
      : {
          tone: 'note',
          text: 'This is your own, money-weighted return: large deposits before good times lift it. A fund’s published return leaves out when you came and went.',
        },
    leftOut([]),
  ]
}

function averaged(r: Averaged): readonly Found[] {
  const gap = r.arithmetic - r.annualRate
  const years = r.returns.length
  const plainEnd = r.start * (1 + r.arithmetic) ** years
  return [
    gap >= 0.0005 && r.annualRate > -1 && r.start > 0
      ? {
          tone: 'watch',
          text: `**The plain average, ${rateText(r.arithmetic)}, is ${plain(gap * 100)} points too high.** At that rate ${amount(r.start)} would have become ${amount(plainEnd)}, not ${amount(r.start * r.growth)}. Ups and downs cost growth: after a loss of half, it takes a gain of 100% to be back.`,
        }
      : null,
    r.annualRate === -1
      ? { tone: 'watch', text: '**One year lost everything**; what came after does not matter.' }
      : doubling(r.annualRate),
    leftOut(['deposits and withdrawals between the years', 'inflation']),
  ]
}

/** Nothing else waits for the record. */
const noRecord = (inputs: CagrInputs): Found =>
  isRecordLost(inputs)
    ? {
        tone: 'note',
        text: '**The record of US stocks and prices could not be fetched**, so nothing is compared with it. Load the page again to try once more.',
      }
    : null

export function findingsOf(result: Result, inputs: CagrInputs): readonly Finding[] {
  const { find } = inputs
  const found =
    result.outcome === 'undefined'
      ? [leftOut([])]
      : result.outcome === 'found'
        ? steady(result, find)
        : result.outcome === 'averaged'
          ? averaged(result)
          : flows(result)
  return [...found.slice(0, -1), noRecord(inputs), ...found.slice(-1)].filter((finding) => finding !== null)
}
