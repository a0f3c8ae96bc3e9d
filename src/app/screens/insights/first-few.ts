import type { ToldInsight } from '#calculators/planning/insights/tell.ts'

const placeOf = ({ action }: ToldInsight): string => ('page' in action ? action.page : action.calculator)

/**
 * The few to show first, in their order: two that lead to the same place say one thing twice, so the later one waits. What tells of a
 * household that cannot pay never does.
 */
export function firstFew(insights: readonly ToldInsight[], count: number): readonly ToldInsight[] {
  const places = new Set<string>()
  const chosen: ToldInsight[] = []
  for (const one of insights) {
    if (chosen.length === count) break
    const place = placeOf(one)
    if (places.has(place) && !one.isHardship) continue
    places.add(place)
    chosen.push(one)
  }
  return chosen
}
