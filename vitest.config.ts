import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

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
    // Left to itself, it keeps one core free: on two, half the machine would watch.
    maxWorkers: availableParallelism(),
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
