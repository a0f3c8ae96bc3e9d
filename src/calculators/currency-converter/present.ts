import { currencies } from '#facts/fx/currencies.ts'
import { changeCosts, fixedToEuro, peggedToDollar } from '#facts/fx/fixed-rates.ts'
import { perDollar, perEuro } from '#facts/fx/rates.ts'
import { fxSources as table } from '#facts/sources/fx.ts'
import type { Env } from '../kit/field.ts'
import { dateText, percentText } from '../kit/format.ts'
import { type Answer, type Citation, citation, type Presentation } from '../kit/presentation.ts'
import { chartsOf, historyOf } from './charts.ts'
import type { Result } from './compute.ts'
import { formerOf, givenIn, isPegged, moneyIn, nameOf, rateText } from './currency-words.ts'
import type { ConverterInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { tablesOf } from './tables.ts'
import { holderOf, rateName, rateStands, wayPhrases } from './words.ts'
import { workingsOf } from './workings.ts'

function headline(result: Result, inputs: ConverterInputs): string {
  const { from, to } = inputs
  const { chosen } = result
  const have = givenIn(from, inputs.amount)
  if (result.outcome === 'nothing')
    return `Enter an amount: one ${nameOf(from)} is **${rateText(result.rate)} ${to}** at ${rateName(result.table, inputs)}.`
  const worth = `**${have}** is **${moneyIn(to, result.mid)}** at ${rateName(result.table, inputs)}`
  if (!chosen) return `${worth}.`
  if (result.outcome === 'eaten') return `${worth}; ${wayPhrases[chosen.way]} the fixed fee alone would take it all.`
  if (result.cost <= 0) return `${worth}; ${wayPhrases[chosen.way]} you get **${moneyIn(to, result.received)}**.`
  return `${worth}; ${wayPhrases[chosen.way]} you really get **${moneyIn(to, result.received)}**.`
}

function more(result: Result, inputs: ConverterInputs): string {
  const { from, to } = inputs
  const rates = `1 ${from} = ${rateText(result.rate)} ${to}; 1 ${to} = ${rateText(result.inverse)} ${from}. ${rateStands[holderOf(inputs)]}`
  const cost = moneyIn(from, result.cost)
  return result.outcome === 'converted' && result.chosen && result.cost > 0
    ? `It costs ${cost.startsWith('less') ? '' : 'about '}${cost}, ${percentText(result.costShare * 100)} of the amount. ${rates}`
    : rates
}

export const answer = (result: Result, inputs: ConverterInputs): Answer => ({
  headline: headline(result, inputs),
  more: more(result, inputs),
  // Figures know no currency but the dollar: amounts of others stand in the sentence, with their name.
  keyFigures: result.chosen ? ['costUsd', 'costPercent', 'rate', 'effectiveRate'] : ['rate', 'inverseRate'],
})

function sourcesOf(result: Result, inputs: ConverterInputs): readonly Citation[] {
  const codes = [inputs.from, inputs.to, ...result.targets.map(({ code }) => code)]
  const tables = [result.table, ...result.targets.map((one) => one.table)]
  const used = tables.filter((one, index) => tables.findIndex(({ kind }) => kind === one.kind) === index)
  return [
    ...used.map(({ kind, asOf }) =>
      kind === 'given'
        ? citation(table, 'ecb-rates', `rates you brought, of ${dateText(asOf)}; we did not check them`)
        : citation(table, 'ecb-rates', 'reference rates', kind === 'main' ? perDollar : perEuro),
    ),
    ...(codes.some(isPegged)
      ? [citation(table, 'dollar-pegs', 'official rates to the US dollar', peggedToDollar)]
      : []),
    ...(codes.some((code) => formerOf(code))
      ? [citation(table, 'euro-conversion', 'fixed rates of former currencies', fixedToEuro)]
      : []),
    ...(historyOf(result, inputs) ? [citation(table, 'fed-g5', 'monthly averages of the chart')] : []),
    citation(table, 'iso-4217', 'smallest units', currencies),
    ...(result.ways.length > 0 ? [citation(table, 'assumption', 'starting values of the fees', changeCosts)] : []),
  ]
}

export const present = (result: Result, inputs: ConverterInputs, _facts: null, env: Env): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs, env.today),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(result, inputs),
})
