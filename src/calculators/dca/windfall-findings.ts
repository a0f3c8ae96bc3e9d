import { type MaybeFound, note, watch } from '../kit/finding.ts'
import { costOfWaiting, isLevel, netReturn } from './compute.ts'
import { type WindfallContext, type WindfallPast, withRaces } from './context.ts'
import { notIncluded, windfallFindings as words } from './words/windfall-findings.en.ts'

function wins({ found: { yours, firstStart } }: WindfallPast): MaybeFound {
  return note(words.wins, { from: firstStart, low: yours.p5, high: yours.p95 })
}

/** The largest regret each way, named. */
function regrets({ inputs, found }: WindfallPast): MaybeFound {
  const { worstForSchedule: late, worstForLump: early } = found
  const values = { total: inputs.total, late, early, months: inputs.horizon }
  if (late.gap < 0 && early.gap > 0) return watch(words.regrets, values)
  if (late.gap < 0) return watch(words.missedRise, values)
  return early.gap > 0 && watch(words.missedFall, values)
}

function felt({ inputs, found }: WindfallPast): MaybeFound {
  const { lumpLows: lump, scheduleLows: parts } = found
  return watch(words.felt, { months: inputs.horizon, lump: lump.middle, parts: parts.middle })
}

/** How many starts fell more than a fifth, and the lowest of all. */
function lowest({ found }: WindfallPast): MaybeFound {
  const { lumpLows: lump, scheduleLows: parts, windows } = found
  return watch(words.lowest, { windows, lump: lump.under20, parts: parts.under20, worst: lump })
}

const peaks = ({ found }: WindfallPast): MaybeFound =>
  found.peaks.length > 0 && note(words.peaks, { peaks: found.peaks })

function otherCash({ inputs, found }: WindfallPast): MaybeFound {
  const { otherCash: other } = found
  if (other.windows === 0) return null
  const values = { ...other, cashYield: inputs.cashYield }
  return note(inputs.pastCash === 'bills' ? words.ownCash : words.billsCash, values)
}

function expectedCost({ inputs, result }: WindfallContext): MaybeFound {
  const { total, cashYield } = inputs
  if (total === 0) return null
  const cost = costOfWaiting(result)
  const values = {
    total,
    wait: result.averageWait,
    interest: result.interest,
    cost: Math.abs(cost),
    cashYield,
    market: netReturn(inputs) * 100,
  }
  if (isLevel(cost, total)) return note(words.costsNothing, values)
  return note(cost < 0 ? words.gains : words.costs, values)
}

/** A start asked for that the record cannot answer. */
function noStart({ inputs, found }: WindfallPast): MaybeFound {
  if (found.chosen !== null) return null
  const { firstStart: first, lastStart: last } = found
  return watch(words.noStart, { start: inputs.pastStart, months: inputs.horizon, first, last })
}

/** Those that stand on the history, where there is a sum to speak of. */
const ofHistory = (rule: (context: WindfallPast) => MaybeFound) => (context: WindfallContext) =>
  context.inputs.total > 0 ? withRaces(rule)(context) : null

export function windfallFindings(context: WindfallContext): readonly MaybeFound[] {
  const { months, every } = context.inputs
  if (context.result.schedule.parts === 1) return [watch(words.single, { months, every }), note(notIncluded)]
  return [
    ofHistory(noStart)(context),
    ofHistory(wins)(context),
    ofHistory(felt)(context),
    note(words.atRisk, { months }),
    expectedCost(context),
    ofHistory(regrets)(context),
    ofHistory(peaks)(context),
    ofHistory(lowest)(context),
    ofHistory(otherCash)(context),
    note(notIncluded),
  ]
}
