/** What the payments take of the business: of its sales, of its income. */
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { PricedContext } from './context.ts'
import { coverageWords, salesWords } from './words/findings.en.ts'

export function sales({ inputs: { sales: all }, result: { own } }: PricedContext): MaybeFound {
  if (all === null || own.monthly === 0) return null
  const share = (own.monthly / all) * 100
  const rest = all - own.monthly
  const values = { share, monthly: own.monthly, sales: all, rest }
  const tone = rest <= 0 ? act : share >= 10 ? watch : note
  return tone(salesWords[Math.abs(rest) < 1 ? 'all' : rest < 0 ? 'over' : 'share'], values)
}

export function coverage({ inputs, result }: PricedContext): readonly MaybeFound[] {
  if (result.coverage === null) return []
  const { ratio, whilePaying, leftOver, largest } = result.coverage
  const isEnough = ratio >= inputs.leastCoverage
  const values = { ratio, left: Math.abs(leftOver), least: inputs.leastCoverage, largest: largest ?? 0 }
  const known = largest !== null
  const kind = ((): keyof typeof coverageWords &
    ('enough' | 'enoughPlain' | 'low' | 'short' | 'shortPlain' | 'none') => {
    if (isEnough) return known ? 'enough' : 'enoughPlain'
    if (leftOver >= 0) return known ? 'low' : 'enoughPlain'
    return known ? (values.largest < 100 ? 'none' : 'short') : 'shortPlain'
  })()
  const tone = ratio < 1 ? act : isEnough ? good : watch
  return [tone(coverageWords[kind], values), whilePaying !== null && watch(coverageWords.pace, { pace: whilePaying })]
}
