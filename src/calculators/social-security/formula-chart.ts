import type { InsuredRecord } from '#engine/social-security/pia.ts'
import { insuranceAmount } from '#engine/social-security/pia.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { dollars, percentText } from '../kit/format.ts'
import type { XYChart } from '../kit/presentation.ts'

const STEPS = 80

/** The benefit formula with its two bends, and where the record stands on it. Before cost-of-living increases. */
export function formulaChart({ average, bendPoints, atEligibility, eligibilityYear }: InsuredRecord): XYChart {
  const { first, second } = bendPoints
  const aime = average.monthly
  const step = Math.ceil((Math.max(aime, second) * 1.25) / STEPS / 10) * 10
  const xs = Array.from({ length: STEPS + 1 }, (_, i) => i * step)
  const [low, middle, high] = formulaLaw.formula.shares.map((share) => percentText(share * 100)) as [
    string,
    string,
    string,
  ]
  return {
    kind: 'lines',
    key: 'formula',
    title: 'Your earnings on the benefit formula',
    lead: `Of average monthly pay the formula keeps ${low} up to ${dollars(first)}, ${middle} up to ${dollars(second)} and ${high} above. A dollar more of average pay adds less past each bend.`,
    summary: `Average indexed monthly earnings of ${dollars(aime)} give ${dollars(atEligibility)} a month; the formula bends at ${dollars(first)} and ${dollars(second)}.`,
    note: `Formula for people who turn 62 in ${eligibilityYear}, before cost-of-living increases.`,
    x: { label: 'Average indexed monthly earnings', kind: 'money', values: xs },
    unit: 'money',
    series: [
      {
        key: 'pia',
        label: 'Benefit at full retirement age',
        color: 'principal',
        values: xs.map((x) => insuranceAmount(x, bendPoints, formulaLaw)),
      },
    ],
    marksLook: 'numbered',
    marks: [
      { x: first, label: `First bend: ${low} becomes ${middle}.` },
      { x: second, label: `Second bend: ${middle} becomes ${high}.` },
      { x: aime, label: `Your average: ${dollars(aime)} a month gives ${dollars(atEligibility)}.` },
    ],
  }
}
