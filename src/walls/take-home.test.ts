/** Who asks what reaches a household's bank: only of a household whose take-home pay was worked out first. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { house } from './import-graph.testkit.ts'

const asking = /\b(monthlyFlows|cashAhead|measuresOf|troubleOf|findInsights|tellHealth|levelsOf)\(/
const sourcesIn = (room: string): readonly (readonly [string, string])[] =>
  readdirSync(path.join(house, 'src', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testkit)\.tsx?$/.test(file))
    .map((file) => [`${room}/${file.replaceAll('\\', '/')}`, readFileSync(path.join(house, 'src', room, file), 'utf8')])
const askers = (room: string): readonly (readonly [string, string])[] =>
  sourcesIn(room).filter(([, code]) => asking.test(code))

test('a screen asks of the picture, never of the records: those may know pay before taxes alone', () => {
  const found = askers('app')
  expect(found.length).toBeGreaterThan(15)
  const raw = found.filter(([, code]) => /\b(useOwnPicture|ownPicture)\(/.test(code) && !code.includes('usePaid('))
  expect(raw.map(([file]) => file)).toEqual([])
})

test('below the screens only plans ask, whose households come through `definePlan`', () => {
  const found = askers('calculators').map(([file]) => file)
  expect(found.filter((file) => !file.startsWith('calculators/planning/'))).toEqual([])
  for (const room of ['server', 'teaching', 'writing']) expect(askers(room).map(([file]) => file)).toEqual([])
  const plans = sourcesIn('calculators').filter(([file]) => /^calculators\/planning\/[^/]+\/plan\.ts$/.test(file))
  expect(plans.length).toBeGreaterThanOrEqual(5)
  for (const [file, code] of plans) expect(code, file).toContain('definePlan(')
})
