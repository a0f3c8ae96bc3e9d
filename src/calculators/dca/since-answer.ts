import type { Answer, Split } from '../kit/presentation.ts'
import type { SinceContext } from './context.ts'
import { sinceHeadlines, sinceMore, splitWords } from './words/answer.en.ts'

function splitOf({ paidIn, worth, to }: SinceContext['result'], say: SinceContext['say']): Split | null {
  if (worth <= paidIn || paidIn <= 0) return null
  return {
    label: splitWords.since({ to }, say),
    unit: 'money',
    parts: [
      { label: splitWords.paidIn, value: paidIn, color: 'principal' },
      { label: splitWords.growth, value: worth - paidIn, color: 'growth' },
    ],
  }
}

/** The answer to the same dollars every month since some month. */
export function sinceAnswer({ inputs, result, say }: SinceContext): Answer {
  const { sinceDeposit: deposit, stockShare, fee } = inputs
  const { from, to, paidIn, worth, worthThen, annualReturn, realReturn } = result
  const values = { deposit, from, to, paidIn, worth, worthThen, stockShare, fee }
  const rates = { nominal: annualReturn ?? 0, real: realReturn ?? 0 }
  const split = splitOf(result, say)
  const more = [
    (fee > 0 ? sinceMore.fund : sinceMore.fundNoFee)(values, say),
    annualReturn !== null && realReturn !== null && sinceMore.returns(rates, say),
    sinceMore.inFirst(values, say),
  ]
  if (deposit === 0) return { headline: sinceHeadlines.noDeposit(values, say), keyFigures: [] }
  return {
    headline: sinceHeadlines.worth(values, say),
    more: more.filter(Boolean).join(' '),
    ...(split ? { split } : {}),
    keyFigures: ['sinceReturn', 'sinceRealReturn', 'sinceRealGain', 'sinceWorthThen'],
  }
}
