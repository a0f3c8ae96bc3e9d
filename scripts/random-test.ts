/**
 * `npm run test:random -- [rounds] [files…]`: the unit tests again with fresh random values, three rounds unless told otherwise.
 * Each round names its seed. Ends with "N passed, N failed", where one is a round.
 */
import { randomInt } from 'node:crypto'
import { conclude, type Tally, unit } from './steps.ts'

const [first = '3', ...files] = process.argv.slice(2)
const rounds = Number(first)
if (!Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write('Give the number of rounds first, such as: npm run test:random -- 3 src/engine\n')
  process.exit(2)
}

const tallies: Tally[] = []
for (let round = 1; round <= rounds; round += 1) {
  const seed = randomInt(2 ** 31)
  process.stdout.write(`\nRound ${round} of ${rounds}: PROPERTY_SEED=${seed}\n`)
  const { failed } = unit(files, { PROPERTY_SEED: String(seed) })
  tallies.push({ passed: failed === 0 ? 1 : 0, failed: failed === 0 ? 0 : 1 })
}
conclude(tallies)
