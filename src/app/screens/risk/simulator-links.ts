/** The range of a risk check in the portfolio simulator: its two ends as mixes of stocks and bonds, of the amount that is looked at. */
import type { RiskResult } from '#engine/planning/risk/score.ts'
import { hashOf, MOST_DOLLARS, startingAsked } from '../portfolio/asked.ts'
import { simulatorLabel } from './words.ts'

export interface SimulatorLink {
  readonly to: string
  readonly label: string
}

/** One link where both ends are the same mix. Whole percents, adding up to 100; the simulator reads them at its own door. */
export function simulatorLinks(
  { low, high }: Pick<RiskResult, 'low' | 'high'>,
  dollars: number,
): readonly SimulatorLink[] {
  const ends = [...new Set([low, high].map((share) => Math.min(100, Math.max(0, Math.round(share * 100)))))]
  const amount = Math.min(MOST_DOLLARS, Math.max(0, Math.round(dollars)))
  return ends.map((stocks) => {
    const asked = { ...startingAsked, amount, mix: { stocks, bonds: 100 - stocks, bills: 0, gold: 0 } }
    // An address that says nothing new still names its part, so that the simulator opens awake.
    return { to: `/portfolio-simulator#${hashOf(asked) || 'part=mix'}`, label: simulatorLabel(stocks) }
  })
}
