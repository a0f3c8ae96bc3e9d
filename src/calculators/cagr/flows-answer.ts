import type { Answer } from '../kit/presentation.ts'
import type { FlowsContext } from './context.ts'
import { type FlowValues, flowHeadlines, flowMore } from './words/answer.en.ts'

const keyFigures = ['gain', 'sameInStocks', 'modifiedRate', 'presentValue']
const line = (...sentences: readonly (string | false)[]) => sentences.filter(Boolean).join(' ')

/** The answer to dated deposits and withdrawals: their rate, or why there is none. */
export function flowsAnswer({ result: r, say }: FlowsContext): Answer {
  const values: FlowValues = {
    rate: r.outcome === 'money-weighted' ? r.annualRate : 0,
    mirr: r.mirr ?? 0,
    paidIn: r.paidIn,
    takenOut: r.takenOut,
    endValue: r.endValue,
    gain: r.gain,
    rates: r.outcome === 'several-rates' ? r.rates : [],
    from: r.span?.from ?? '',
    to: r.span?.to ?? '',
  }
  const ledger = [
    (r.takenOut > 0 ? flowMore.putInTookOut : flowMore.putIn)(values, say),
    (r.endValue < 0 ? flowMore.owed : flowMore.had)(values, say),
    (r.gain >= 0 ? flowMore.gain : flowMore.loss)(values, say),
  ].join('')
  const until = r.span !== null && flowMore.until(values, say)
  const modified = r.mirr !== null && flowMore.modified(values, say)
  // A list with the signs the other way round begins with money that came out.
  const isTurned = r.flows.length > (r.endsWithValue ? 1 : 0) && (r.flows[0]?.amount ?? 0) > 0
  const turned = isTurned && flowMore.turned
  if (r.outcome === 'money-weighted') {
    const side = r.side !== 'invested' && flowMore[r.side]
    return { headline: flowHeadlines[r.side](values, say), more: line(ledger, until, side), keyFigures }
  }
  if (r.outcome === 'several-rates') {
    const more = line(flowMore.rates(values, say), modified, ledger, turned)
    return { headline: flowHeadlines.several(values), more, keyFigures }
  }
  if (r.reason === 'one-sided' && r.paidIn > 0 && r.takenOut === 0 && r.endValue <= 0)
    return {
      headline: (r.endValue < 0 ? flowHeadlines.owed : flowHeadlines.gone)(values, say),
      more: flowMore.gone,
      keyFigures,
    }
  return {
    headline: flowHeadlines[r.reason](),
    more: modified ? line(modified, ledger, turned) : line(until, turned),
    keyFigures,
  }
}
