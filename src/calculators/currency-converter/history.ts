/** Monthly averages of the pair up to the newest month that both have. */
import { pairHistory } from '#engine/currency/pair-history.ts'
import { perContext } from '../kit/calculator.ts'
import type { ConverterContext } from './context.ts'

/** Null where none was asked for, none is published, or it could not be fetched. */
export const historyOf = perContext(({ inputs, law, result }: ConverterContext) => {
  const { fromMonths, toMonths } = law
  if (inputs.history === 'none' || typeof fromMonths === 'string' || typeof toMonths === 'string') return null
  return pairHistory(fromMonths, toMonths, Number(inputs.history), result.rate)
})

/** The currencies whose months could not be fetched. */
export const lostMonths = ({ inputs, law }: ConverterContext): readonly string[] => [
  ...(law.fromMonths === 'lost' ? [inputs.from] : []),
  ...(law.toMonths === 'lost' ? [inputs.to] : []),
]
