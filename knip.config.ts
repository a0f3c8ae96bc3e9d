/** Dead code: nothing stays that no door of the house leads to. `npm run check` runs it; src/walls/reach.test.ts reads the same lists. */
import type { KnipConfig } from 'knip'

/**
 * Published facts that wait for the page named beside them. Each is checked against its source by the tests of its area; when its
 * reader is built its line goes.
 */
export const awaited: Readonly<Record<string, string>> = {}

/** What proves other things and nothing else: read by tests alone, and meant so. */
export const proofs: Readonly<Record<string, string>> = {
  'src/facts/lending/appendix-j.ts': 'the worked examples of Regulation Z, which the APR must meet',
  'src/facts/lending/weekly-mortgage-rates.ts': 'published weeks that the reader of the survey must find again',
  'src/facts/tax-years/invariants.ts': 'what every tax year must hold',
}

export default {
  entry: [
    'src/app/screens/*.{ts,tsx}',
    'src/app/screens/late/*.tsx',
    'src/app/embed/entry.tsx',
    'src/app/ui/gallery/main.tsx',
    'src/app/ui/**/*.examples.tsx',
    'src/**/*.cluster.ts',
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
    'e2e/**/*.ts',
    ...Object.keys(awaited),
  ],
  project: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts', 'e2e/**/*.ts'],
  ignoreDependencies: ['@biomejs/biome', 'tailwindcss', 'lucide-react'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get', 'install', 'redis-server', 'systemd-analyze'],
} satisfies KnipConfig
