import { retirementEras } from '#facts/series/retirement-eras.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { shareText } from '../kit/past-starts.ts'
import { compute, type Start } from './compute.ts'
import { type DrawdownContext, ofPast, ofStudy, type PastContext, type StudiedContext } from './context.ts'
import { mostByStart } from './past-bands.ts'
import { adapts, isChosen } from './plan.ts'
import { middleOf } from './spreads.ts'
import { eraWords, findingWords as words } from './words/findings.en.ts'

const yearOf = ({ from }: Start): number => Number(from.slice(0, 4))
const eraOf = (year: number): string => {
  const era = retirementEras.value.find(({ from, to }) => from <= year && year <= to)
  return era ? eraWords[era.key] : ''
}

/** The start that went worst, and what it ran into. */
function worstStart({ inputs, result }: PastContext): MaybeFound {
  const [worst, second] = result.worstFirst
  if (!worst) return null
  const { outcome } = worst
  const values = {
    year: yearOf(worst),
    era: eraOf(yearOf(worst)),
    second: second ? yearOf(second) : null,
    lowest: outcome.lowest,
    cut: outcome.cut * 100,
    end: outcome.end,
    lastedYears: outcome.shortIn,
  }
  if (outcome.shortIn >= 0) return watch(words.worstRanOut, values)
  return watch(adapts(inputs.rule) ? words.worstCut : words.worstLeft, values)
}

/** What the share that lasted is not; where none did, nobody takes it for one. */
function notProbability({ inputs, result }: PastContext): MaybeFound {
  if (result.failed === result.starts.length) return null
  const separate = Math.floor((result.starts.length + inputs.years - 1) / inputs.years)
  return note(words.notProbability, {
    starts: result.starts.length,
    failed: result.failed,
    years: inputs.years,
    separate,
  })
}

function drawn({ found, inputs, say }: StudiedContext): MaybeFound {
  const share = (found.failed / found.paths) * 100
  const values = {
    share: shareText(share, say),
    paths: found.paths,
    low: found.ends[1] ?? 0,
    method: inputs.method,
  }
  return (share > 10 ? watch : note)(share < 0.05 ? words.drawnNone : words.drawn, values)
}

/** How long spending stayed below its beginning. */
function longBelow({ inputs, result }: PastContext): MaybeFound {
  if (!adapts(inputs.rule)) return null
  const [longest] = [...result.starts].sort((a, b) => b.outcome.yearsBelow - a.outcome.yearsBelow)
  if (!longest || longest.outcome.yearsBelow < 2) return null
  const fell = Math.max(...result.starts.map(({ outcome }) => outcome.worstFall)) * 100
  return watch(words.longBelow, { year: yearOf(longest), years: longest.outcome.yearsBelow, fell })
}

/** Half of the starts could have spent more. */
function leftOver(context: PastContext): MaybeFound {
  const { inputs, result } = context
  if (!isChosen(inputs.rule) || result.outcome === 'tested') return null
  const typical = middleOf(mostByStart(context))
  const end = middleOf(result.starts.map(({ outcome }) => outcome.end))
  const first = result.rate * result.wealth
  return typical > first * 1.1 && note(adapts(inputs.rule) ? words.leftOverAdapting : words.leftOver, { typical, end })
}

function feeCost({ inputs, result }: PastContext): MaybeFound {
  if (inputs.fee === 0 || result.outcome !== 'found') return null
  const without = compute({ inputs: { ...inputs, fee: 0 } })
  if (without.outcome !== 'found') return null
  const cost = (without.rate - result.rate) * result.wealth
  return cost >= 1 && (inputs.fee >= 0.75 ? watch : note)(words.fee, { fee: inputs.fee, cost })
}

function unfinished({ inputs, result }: PastContext): MaybeFound {
  const last = result.starts.at(-1)
  return (
    result.windows.incomplete > 0 &&
    last !== undefined &&
    note(words.unfinished, { incomplete: result.windows.incomplete, from: yearOf(last) + 1, years: inputs.years })
  )
}

function anyMonth({ found, result }: StudiedContext): MaybeFound {
  const { months } = found
  if (months === null) return null
  const first = result.rate * result.wealth
  const values = { ...months, first, most: months.most ?? 0 }
  if (result.outcome === 'found' && months.most !== null && months.most < first * 0.995)
    return note(words.anyMonth, values)
  return months.failed > 0 && note(words.anyMonthFailed, values)
}

function taxed({ found, inputs }: StudiedContext): MaybeFound {
  const { tax } = found
  if (tax === null) return null
  if (tax.firstTaxes < 1)
    return tax.share < 0.005 ? note(words.untaxed, {}) : note(words.noTax, { share: tax.share * 100 })
  return note(inputs.state === 'US' ? words.taxFederal : words.tax, {
    kept: tax.firstKept,
    taxes: tax.firstTaxes,
    share: tax.share * 100,
  })
}
const surcharged = ({ found, say }: StudiedContext): MaybeFound =>
  found.tax !== null &&
  found.tax.surchargeYears > 0 &&
  watch(words.surcharge, { share: shareText(found.tax.surchargeYears * 100, say) })
const moved = ({ found, say }: StudiedContext): MaybeFound =>
  found.tax !== null &&
  found.tax.movedYears > 0.005 &&
  note(words.moved, { share: shareText(found.tax.movedYears * 100, say) })

/** All in one thing. */
function mixed({ inputs }: PastContext): MaybeFound {
  if (inputs.stockShare > 25) return null
  return watch(words.fewStocks, { stockShare: inputs.stockShare })
}
const formula = ({ inputs }: PastContext): MaybeFound =>
  inputs.rule === 'vpw' ? good(words.vpw, {}) : inputs.rule === 'rmd' ? note(words.rmd, {}) : null

const rules: readonly ((context: DrawdownContext) => MaybeFound)[] = [
  ofPast(worstStart),
  ofPast(notProbability),
  ofStudy(drawn),
  ofStudy(taxed),
  ofPast(longBelow),
  ofPast(leftOver),
  ofPast(mixed),
  ofStudy(surcharged),
  ofStudy(moved),
  ofPast(feeCost),
  ofStudy(anyMonth),
  ofPast(unfinished),
  ofPast(formula),
  ({ inputs }) => note(inputs.taxes ? words.notIncludedTaxed : words.notIncluded, {}),
  () => note(words.order, {}),
]

export const findings = (context: DrawdownContext): readonly MaybeFound[] => rules.map((rule) => rule(context))
