import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { isPrecomputed } from './chunks.ts'

/**
 * Files named `*.precomputed.ts` are worked out once, while building, and ship as plain data: the footer needs sixteen titles
 * out of the catalogue, not the catalogue. So do the starting values that calculators share: a form needs the numbers, not the facts.
 */
export function precompute(): Plugin {
  return {
    name: 'precompute',
    enforce: 'pre',
    async load(id) {
      if (!isPrecomputed(id)) return null
      const values = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
