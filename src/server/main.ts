import './production.ts'
import { run } from './run.ts'
import { calculators, plans, seedPosts } from './wiring.ts'

await run({
  calculators,
  plans,
  seedPosts,
  workerSource: new URL('./calculation/worker.ts', import.meta.url),
})
