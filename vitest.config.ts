import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = (room: string): string[] => [`src/${room}/**/*.test.ts`, `src/${room}/**/*.test.tsx`]
/** These watch a state's law come for the first time, so nobody may have fetched it before them. */
const firstFetch = [
  'src/engine/tax/state-law.test.ts',
  'src/facts/on-demand.test.ts',
  'src/calculators/kit/{missing,tax-law,fetched-law}.test.ts',
  // It reads a year that nobody else may meet.
  'src/facts/made-up-year.test.ts',
  'src/calculators/tax/law-on-demand.test.ts',
  'src/calculators/{529,currency-converter,home-down-payment,money-market,salary-hourly-converter,savings}/*.test.ts',
]
/** What a test of the screens changes for whoever comes after it: a mock, a clock, the storage or another part of the browser it plays. */
const leavesTraces = /\bvi\.|Storage|globalThis|process\.env/
const traced = globSync(tests('app')).filter((file) => leavesTraces.test(readFileSync(file, 'utf8')))
/**
 * What is kept and what comes over the line lives in modules, and the server stands on clocks, sockets and mocks: each file of theirs
 * starts from nothing, and so do those that leave traces.
 */
const apart = [...tests('app/state'), ...tests('app/live'), ...traced, ...tests('server'), ...firstFetch]

/** The contract takes longest and its files are short: where they came last, one worker would end long after the others. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ project, moduleId }: TestSpecification) =>
      project.name === 'apart' ? 0 : moduleId.includes('/kit/contract/part-') ? 1 : 2
    return sorted.sort((a, b) => place(a) - place(b))
  }
}

const common = {
  environment: 'node',
  setupFiles: ['scripts/properties.ts'],
  testTimeout: 20_000,
  // Loading every calculator at once takes a busy machine longer than the ten seconds it would get.
  hookTimeout: 60_000,
}

/** Everything else is a pure function or draws one, and a worker that goes from file to file takes a quarter of the time. */
export default defineConfig({
  test: {
    // Some files wait for a process or a clock most of their time: one worker more than cores works meanwhile.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'pure',
          include: tests('*'),
          exclude: [...apart, '**/node_modules/**'],
          isolate: false,
        },
      },
      // A thread of its own for each file starts as empty as a process of its own, for two thirds of the price.
      { test: { ...common, name: 'apart', include: apart, isolate: true, pool: 'threads' } },
    ],
  },
})
