import path from 'node:path'
import { build } from 'vite'
import { precompute } from './precompute.ts'

const root = path.dirname(import.meta.dirname)

/**
 * Builds the program of the workers that calculate (`build/calculation/worker.js`): each calculator a piece that is loaded when it is
 * first asked, with what can be worked out beforehand as plain data. From its source a worker would take seconds and half as much
 * memory again.
 */
export async function buildCalculationWorker(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [precompute()],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/server/calculation/worker.ts',
      outDir: 'build/calculation',
      target: 'node20',
      minify: true,
    },
  })
}
