import './small-machine.ts'
import './production.ts'
import { run } from './run.ts'
import { calculators, plans, questions, readScenario, seedPosts, seedThreads } from './wiring.ts'

await run({
  calculators,
  plans,
  questions,
  readScenario,
  seedPosts,
  seedThreads,
  workerSource: new URL('./calculation/worker.ts', import.meta.url),
})
