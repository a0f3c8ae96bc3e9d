import { currencies } from '#facts/fx/currencies.ts'
import { changeCosts, fixedToEuro, peggedToDollar } from '#facts/fx/fixed-rates.ts'
import { perDollar, perEuro } from '#facts/fx/rates.ts'
import { fxSources } from '#facts/sources/fx.ts'
import { citing } from '../kit/citing.ts'
import type { ConverterContext } from './context.ts'
import { formerOf, isPegged } from './currencies.ts'
import { historyOf } from './history.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing(fxSources)

export const sources = (context: ConverterContext) => {
  const { inputs, result, say } = context
  const codes = [inputs.from, inputs.to, ...result.targets.map(({ code }) => code)]
  const tables = [result.table, ...result.targets.map((one) => one.table)]
  const used = tables.filter((one, index) => tables.findIndex(({ kind }) => kind === one.kind) === index)
  return [
    ...used.map(({ kind, asOf }) =>
      kind === 'given'
        ? document('ecb-rates', words.given({ asOf }, say))
        : fact(kind === 'main' ? perDollar : perEuro, words.rates),
    ),
    codes.some(isPegged) && fact(peggedToDollar, words.pegs),
    codes.some((code) => formerOf(code)) && fact(fixedToEuro, words.former),
    historyOf(context) && document('fed-g5', words.history),
    fact(currencies, words.units),
    result.ways.length > 0 && fact(changeCosts, words.fees),
  ]
}
