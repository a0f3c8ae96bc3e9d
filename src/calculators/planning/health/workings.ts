/** The report's arithmetic, line by line. */

import { pillars } from '#engine/planning/health/measures.ts'
import { MEASURES_NEEDED } from '#engine/planning/health/report.ts'
import type { Working } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import type { ToldHealth } from './tell.ts'
import { workingWords as words } from './words/workings.en.ts'

const meanOf = (parts: readonly number[]): string => `(${parts.join(' + ')}) ÷ ${parts.length}`

export function healthWorkings(
  { overall, pillars: scores, measures, actions }: ToldHealth,
  say: Say,
): readonly Working[] {
  const known = scores.flatMap(({ points }) => (points === null ? [] : [points]))
  const pillarLines = scores.flatMap(({ key, label, points }) => {
    const parts = measures.filter((one) => (pillars[key] as readonly string[]).includes(one.key))
    if (points === null) return []
    return parts.length === 1
      ? [words.alone(label, parts[0]?.label ?? '', points)]
      : [words.pillar(label), `= ${meanOf(parts.map((one) => one.points))}`, `= ${points}`]
  })
  const stepLines = actions
    .filter(({ key }) => key !== 'hardship')
    .map(
      ({ title, gain, dollars, hours, yield: ranked }) =>
        `${title}: ${gain} ÷ (${say.money(dollars)} ÷ 100 + ${say.number(hours, 1)}) = ${ranked}`,
    )
  return [
    {
      title: words.overall,
      lines:
        overall === null
          ? [words.tooFew(measures.length, MEASURES_NEEDED)]
          : [words.overallFormula, `= ${meanOf(known)}`, `= ${overall}`],
      steps: [words.ours],
    },
    ...(pillarLines.length > 0 ? [{ title: words.pillars, lines: pillarLines }] : []),
    ...(stepLines.length > 0 ? [{ title: words.steps, lines: [words.stepsFormula, ...stepLines] }] : []),
  ]
}
