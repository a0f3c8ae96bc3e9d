import './production.ts'
import { run } from './run.ts'
import { calculators, plans, questions, seedPosts } from './wiring.ts'

await run({
  calculators,
  plans,
  questions,
  seedPosts,
  workerSource: new URL('./calculation/worker.ts', import.meta.url),
})
