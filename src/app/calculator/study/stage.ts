/** How a study stands. */
export type Stage = 'done' | 'running' | 'stopped' | 'lost'

/**
 * What is said of a study. `own`: how that of the numbers in the form stands; null before anything is known of it. `told`: what was said last. Where the
 * last one was done, that stays as long as its answer does (the page holds it for a moment): most studies are done by then, and a line that
 * says so and back again at each key would be drawn twice and read out twice for nothing.
 */
export function stageOf(isNeeded: boolean, own: Stage | null, told: Stage): Stage {
  if (!isNeeded) return 'done'
  return own ?? (told === 'done' ? 'done' : 'running')
}
