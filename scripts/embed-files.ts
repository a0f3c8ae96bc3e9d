/**
 * The scripts of embedded calculators, built apart from the site's: browsers keep what a frame fetches apart for each page around it, so
 * sharing files with the site would save nothing, and a frame needs no router and no shell.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import * as z from 'zod'
import { chunkName, embedGroups } from './chunks.ts'
import { precompute } from './precompute.ts'

const root = path.dirname(import.meta.dirname)
const ENTRY = 'src/app/embed/entry.tsx'
const MANIFEST = '.vite/embed.json'

const manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }))

/** Builds into `client` beside the site's files. Answers which scripts a calculator's frame fetches at once: first the one that wakes it. */
export async function buildEmbed(client: string): Promise<(slug: string) => string[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [precompute()],
    worker: { format: 'es', plugins: () => [precompute()] },
    build: {
      target: 'es2022',
      outDir: client,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      manifest: MANIFEST,
      rolldownOptions: {
        input: path.join(root, ENTRY),
        output: { chunkFileNames: chunkName, codeSplitting: { groups: embedGroups } },
      },
    },
  })
  const chunks = manifest.parse(JSON.parse(readFileSync(path.join(client, MANIFEST), 'utf8')))
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const next of chunk.imports ?? []) filesOf(next, seen)
    return seen
  }
  return (slug) =>
    [...filesOf(`src/calculators/${slug}/calculator.ts`, filesOf(ENTRY))]
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`)
}
