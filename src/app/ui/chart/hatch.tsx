import type { DataColor } from '#calculators/kit/presentation.ts'

/** What is below zero is hatched, so that a loss is told from a gain without its color. */
export const hatchId = (id: string, color: DataColor) => `${id}-hatch-${color}`

export function Hatch({ id, color }: { id: string; color: DataColor }) {
  return (
    <pattern id={hatchId(id, color)} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" style={{ fill: `var(--${color})` }} opacity=".2" />
      <rect width="2.5" height="6" style={{ fill: `var(--${color})` }} />
    </pattern>
  )
}
