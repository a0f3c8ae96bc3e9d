import { insuranceAmount } from '#engine/social-security/pia.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import type { XYChart } from '../kit/presentation.ts'
import type { WorkedContext } from './context.ts'
import { insuredOf } from './figures.ts'
import { formula as words } from './words/charts.en.ts'

const STEPS = 80

/** The shares of the benefit formula, percent points. */
export const formulaShares = (): readonly [number, number, number] => {
  const [low, middle, high] = formulaLaw.formula.shares
  return [low * 100, middle * 100, high * 100]
}

/** The benefit formula with its two bends, and where the record stands on it. Before cost-of-living increases. */
export function formulaChart({ result, say }: WorkedContext): XYChart | null {
  const record = insuredOf(result)
  if (record === null) return null
  const { average, bendPoints, atEligibility: amount, eligibilityYear: year } = record
  const { first, second } = bendPoints
  const aime = average.monthly
  const step = Math.ceil((Math.max(aime, second) * 1.25) / STEPS / 10) * 10
  const xs = Array.from({ length: STEPS + 1 }, (_, i) => i * step)
  const bends = { shares: formulaShares(), first, second }
  return {
    kind: 'lines',
    key: 'formula',
    title: words.title,
    lead: words.lead(bends, say),
    summary: words.summary({ aime, amount, first, second }, say),
    note: words.note({ year }),
    x: { label: words.x, kind: 'money', values: xs },
    unit: 'money',
    yLabel: words.y,
    series: [
      {
        key: 'pia',
        label: words.series,
        color: 'principal',
        values: xs.map((x) => insuranceAmount(x, bendPoints, formulaLaw)),
      },
    ],
    marksLook: 'numbered',
    marks: [
      { x: first, label: words.firstBend(bends, say) },
      { x: second, label: words.secondBend(bends, say) },
      { x: aime, label: words.yours({ aime, amount }, say) },
    ],
  }
}
