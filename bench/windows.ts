/** What the past costs: windows of history per second, ours beside the same work written out month by month. */

import { entryBySlug } from '#calculators/catalogue.ts'
import { study as dcaStudy } from '#calculators/dca/study.ts'
import type { Env } from '#calculators/kit/field.ts'
import { initialInputs } from '#calculators/kit/field.ts'
import type { StudyWork } from '#calculators/kit/study.ts'
import { study as lumpStudy } from '#calculators/lumpsum/study.ts'
import { depositsOneByOne, purses, windowGrowths } from '#engine/oracles/investing.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { paceOf } from './load/pace.ts'
import type { Figure, Section } from './report/figure.ts'
import { samples } from './site/pages.ts'

const env: Env = { today: '2026-11-21', year: 2026 }
const { stocks } = stocksAndPrices
const noCash = stocks.map(() => 1)
/** Longer than this on a key press would be felt; a study runs in a worker whatever it takes. */
const LONGEST_STEP_MS = 50

async function startingInputs(slug: string): Promise<never> {
  const calculator = (await entryBySlug(slug)?.load?.())?.calculator
  if (!calculator) throw new Error(`${slug} is built`)
  return initialInputs(calculator.fields, env) as never
}

/** Runs a study to its end: how many windows it took, and its longest step in milliseconds. */
function whole<I, S extends { readonly windows: number }>(work: StudyWork<I, S>, inputs: I) {
  const steps = work(inputs)
  let longest = 0
  for (;;) {
    const began = performance.now()
    const step = steps.next()
    longest = Math.max(longest, performance.now() - began)
    if (step.done) return { windows: step.value.windows, longest }
  }
}

export async function measure(): Promise<Section> {
  const figures: Figure[] = []
  const add = <I, S extends { readonly windows: number }>(
    name: string,
    work: StudyWork<I, S>,
    inputs: I,
    peer: () => unknown,
  ) => {
    const { windows } = whole(work, inputs)
    const pace = paceOf(() => whole(work, inputs), peer)
    figures.push({
      name: `${name}: windows (${windows} a run)`,
      unit: '/s',
      ours: pace.ours * windows,
      peer: { name: 'month by month', value: pace.peer * windows },
    })
    const longest = Array.from({ length: samples(9, 3) }, () => whole(work, inputs).longest).sort((a, b) => a - b)
    figures.push({
      name: `${name}: longest step`,
      unit: 'ms',
      ours: longest[Math.floor(longest.length / 2)] ?? Number.NaN,
      target: { of: 'ours', atMost: LONGEST_STEP_MS },
    })
  }
  const lump = await startingInputs('lumpsum')
  const dca = await startingInputs('dca')
  add('one amount, 20 years', lumpStudy, lump, () => windowGrowths(stocks, 240, 0.002))
  add('all at once or 12 parts, 10 years', dcaStudy, dca, () => {
    let sum = 0
    for (let start = (1928 - 1871) * 12; start + 120 < stocks.length; start++)
      sum += purses(stocks, noCash, start, 12, 1, 120).schedule
    return sum
  })
  add('paychecks, 30 years', dcaStudy, { ...(dca as object), question: 'paycheck' } as never, () => {
    let sum = 0
    for (let start = 0; start + 360 < stocks.length; start++) sum += depositsOneByOne(stocks, start, 360)
    return sum
  })
  return {
    title: 'Windows of the past',
    how: `Windows per second of a whole study, median of ${samples(7, 3)} turns of ${samples(250, 60)} ms each. Ours also ranks them, draws percentile bands for every year, finds the deepest falls, and shows four early looks; the peer only walks the months of each window and keeps its end.`,
    figures,
    notes: ['On the page this runs in a worker; the longest step is what stands between a press of Stop and the stop.'],
  }
}
