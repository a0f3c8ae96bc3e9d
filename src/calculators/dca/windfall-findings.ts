import { monthsText, monthText, percentText, plain } from '../kit/format.ts'
import { worthText } from '../kit/past-words.ts'
import type { Finding } from '../kit/presentation.ts'
import { costOfWaiting, isLevel, netReturn, type Windfall } from './compute.ts'
import type { DcaInputs } from './fields.ts'
import type { NamedStart, WindfallStudy } from './windfall-study.ts'
import { countOf, countText, gapText, oftenText, rangeText, spreadText, underText, waitText } from './words.ts'

type Found = Finding | null

function wins(inputs: DcaInputs, found: WindfallStudy): Found {
  const { yours, windows } = found
  return {
    tone: 'note',
    text: `**All at once ended ahead in ${countOf(yours.lumpAhead, found)}** (${oftenText(yours.lumpAhead, windows)}). That is our own count, from ${monthText(found.firstStart)} on. In the middle start, ${spreadText(inputs.months)} of parts ended with ${gapText(yours.p50)}; nine starts in ten went ${rangeText(yours.p5, yours.p95)}.`,
  }
}

const ends = (total: number, { lump, schedule }: NamedStart) =>
  `${worthText(total, total * schedule)} against ${worthText(total, total * lump)}`

/** The largest regret each way, named. */
function regrets(inputs: DcaInputs, found: WindfallStudy): Found {
  const { worstForSchedule: late, worstForLump: early } = found
  const rise =
    late.gap < 0
      ? `Begun in ${monthText(late.from)}, parts missed a rise and ended with ${gapText(late.gap)}: ${ends(inputs.total, late)} all at once.`
      : ''
  const fall =
    early.gap > 0
      ? `Begun in ${monthText(early.from)}, they missed a fall and ended with ${gapText(early.gap)}: ${ends(inputs.total, early)}.`
      : ''
  if (rise === '' && fall === '') return null
  return {
    tone: 'watch',
    text: `**The largest regret each way.** ${[rise, fall].filter((text) => text !== '').join(' ')} In dollars of the start, after ${monthsText(inputs.horizon)}.`,
  }
}

function felt(inputs: DcaInputs, found: WindfallStudy): Found {
  const { lumpLows: lump, scheduleLows: parts, windows } = found
  return {
    tone: 'watch',
    text: `**How it felt.** At its lowest in ${monthsText(inputs.horizon)}, the money stood ${underText(lump.middle)} put aside in the middle start all at once, ${underText(parts.middle)} in parts. It fell more than a fifth under the sum in ${countText(lump.under20)} all at once and in ${countText(parts.under20)} in parts, out of ${plain(windows)}. The very lowest: ${underText(lump.worst)} all at once (begun ${monthText(lump.worstFrom)}), ${underText(parts.worst)} in parts (begun ${monthText(parts.worstFrom)}).`,
  }
}

function peaks(found: WindfallStudy): Found {
  if (found.peaks.length === 0) return null
  const list = found.peaks.map(({ from, gap }) => `${monthText(from)}, ${gapText(gap)}`)
  return {
    tone: 'note',
    text: `**Begun at the stock peak before a great fall**, parts ended with: ${list.join('; ')}. Those are the starts people remember; most starts were not like them.`,
  }
}

function otherCash(inputs: DcaInputs, found: WindfallStudy): Found {
  const { otherCash: other } = found
  if (other.windows === 0) return null
  const what =
    inputs.pastCash === 'bills'
      ? `with cash at your ${percentText(inputs.cashYield)} all the time`
      : 'with cash at what Treasury bills paid'
  return {
    tone: 'note',
    text: `**Other cash, same answer?** From ${monthText(other.firstStart)} on, ${what}, all at once ended ahead in ${plain(other.lumpAhead)} of ${plain(other.windows)} starts (${oftenText(other.lumpAhead, other.windows)}).`,
  }
}

function expectedCost(inputs: DcaInputs, result: Windfall): Found {
  const cost = costOfWaiting(result)
  const wait = waitText(result.averageWait)
  const interest = `The waiting cash earns ${worthText(inputs.total, result.interest)} until it is in.`
  if (inputs.total === 0) return null
  if (isLevel(cost, inputs.total))
    return {
      tone: 'note',
      text: `**At your rates waiting costs nothing**: a dollar waits ${wait} on average. ${interest}`,
    }
  if (cost < 0)
    return {
      tone: 'note',
      text: `**At your rates waiting gains ${worthText(inputs.total, -cost)}**, because you expect cash to earn more (${percentText(inputs.cashYield)}) than the market after its fee (${percentText(netReturn(inputs) * 100)}). ${interest}`,
    }
  return {
    tone: 'note',
    text: `**A dollar waits ${wait} on average**, at ${percentText(inputs.cashYield)} instead of the ${percentText(netReturn(inputs) * 100)} you expect of the market. ${interest} Waiting would pay off if the market brought less than your cash meanwhile.`,
  }
}

/** A start asked for that the record cannot answer. */
function noStart(inputs: DcaInputs, found: WindfallStudy): Found {
  if (found.chosen !== null) return null
  return {
    tone: 'note',
    text: `**${monthText(inputs.pastStart)} cannot be shown.** With ${monthsText(inputs.horizon)} after it and this kind of waiting cash, starts run from ${monthText(found.firstStart)} to ${monthText(found.lastStart)}.`,
  }
}

const single = (inputs: DcaInputs): Finding => ({
  tone: 'watch',
  text: `**This is a single part.** One part every ${inputs.every} months fits once into ${spreadText(inputs.months)}, so all of it goes in today. Choose a longer time, or a part every month.`,
})

const atRisk = (inputs: DcaInputs): Finding => ({
  tone: 'note',
  text: `**The same money is at risk in the end.** After the last part both ways are in the market with all of it, so ${spreadText(inputs.months)} of parts softens only the beginning. Holding fewer stocks for good lowers the risk for good. How long you hold on afterwards does not change the gap in percent.`,
})

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: tax on the cash’s interest and on later sales, trading costs, and the chance that a schedule is broken off halfway. Prices are monthly averages and starts overlap, so they are far fewer separate tests than they look. It is one country’s past.',
}

export function windfallFindings(inputs: DcaInputs, result: Windfall, found: WindfallStudy | null): readonly Finding[] {
  if (result.schedule.parts === 1) return [single(inputs), leftOut]
  const list: readonly Found[] =
    found === null || inputs.total === 0
      ? [expectedCost(inputs, result), atRisk(inputs)]
      : [
          wins(inputs, found),
          regrets(inputs, found),
          felt(inputs, found),
          peaks(found),
          expectedCost(inputs, result),
          atRisk(inputs),
          otherCash(inputs, found),
          noStart(inputs, found),
        ]
  return [...list.filter((finding) => finding !== null), leftOut]
}
