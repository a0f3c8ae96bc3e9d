import './production.ts'
import { run } from './run.ts'
import { calculators, seedPosts } from './wiring.ts'

await run({ calculators, seedPosts })
