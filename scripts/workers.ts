import path from 'node:path'
import { build } from 'vite'
import { precompute } from './precompute.ts'

const root = path.dirname(import.meta.dirname)

/**
 * Builds the programs of the service's threads. From its source each thread would load a compiler of TypeScript, and those that calculate
 * would take seconds and half as much memory again.
 */
export async function buildWorkers(): Promise<void> {
  // Each calculator is a piece that is loaded when it is first asked, with what can be worked out beforehand as plain data.
  await buildWorker('src/server/calculation/worker.ts', 'build/calculation', true)
  // It draws with the built app, and shares the packages with it.
  await buildWorker('src/server/finished/day-worker.ts', 'build/finished', undefined)
}

async function buildWorker(source: string, outDir: string, noExternal: true | undefined): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [precompute()],
    ...(noExternal ? { ssr: { noExternal } } : {}),
    build: { ssr: source, outDir, target: 'node20', minify: true },
  })
}
