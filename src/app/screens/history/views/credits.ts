/** Who published what a chart draws, and to when: said under every one. */
import type { Citation } from '#calculators/kit/presentation.ts'
import { citation } from '#calculators/kit/presentation.ts'
import { historySources } from '#facts/sources/history.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { type HistoryLines, type LineKey, lineSources, type RateKey } from '../lines.ts'
import { lineNames, rateNames, words } from '../words.ts'
import { creditOf } from './said.ts'

export const credits = (keys: readonly LineKey[], history: HistoryLines): string =>
  keys.map((key) => creditOf(lineNames[key], history.lines[key], lineSources[key])).join('; ')

export const rateCredits = (keys: readonly RateKey[], history: HistoryLines): string =>
  keys
    .map((key) =>
      creditOf(
        rateNames[key],
        key === 'inflation' ? history.lines.prices : history.rates[key],
        key === 'inflation' ? lineSources.prices : lineSources[key],
      ),
    )
    .join('; ')

/** Every document the page stands on. */
export const historyCitations: readonly Citation[] = [
  citation(marketSources, 'shiller-monthly', words.sources.shiller),
  citation(marketSources, 'damodaran-returns', words.sources.bills),
  citation(marketSources, 'world-bank-gold', words.sources.gold),
  citation(marketSources, 'case-shiller-national', words.sources.homes),
  citation(marketSources, 'bls-cpi-u-monthly', words.sources.prices),
  citation(marketSources, 'pmms-monthly', words.sources.mortgage),
  citation(marketSources, 'fed-funds-monthly', words.sources.fedFunds),
  citation(historySources, 'nber-cycles', words.sources.recessions),
  citation(historySources, 'yardeni-cycles', words.sources.bears),
  citation(historySources, 'history-chronicles', words.sources.events),
]
