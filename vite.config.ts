import { pathToFileURL } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { broughtAlong, chunkName, groups, isPrecomputed } from './scripts/chunks.ts'

/** In development the server stands behind Vite; `scripts/dev.ts` says where. */
const behind = process.env['DEV_SERVER_PORT']

/**
 * Files named `*.precomputed.ts` are worked out once, while building, and ship as plain data: the footer needs sixteen titles
 * out of the catalogue, not the catalogue. So do the starting values that calculators share: a form needs the numbers, not the facts.
 */
function precompute(): Plugin {
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

export default defineConfig({
  plugins: [precompute(), tailwindcss(), reactRouter()],
  worker: { format: 'es', plugins: () => [precompute()] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { resolveDependencies: broughtAlong },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: chunkName,
            codeSplitting: { groups },
          },
        },
      },
    },
  },
  ...(behind
    ? {
        server: {
          proxy: {
            '/api': `http://localhost:${behind}`,
            '/ws': { target: `ws://localhost:${behind}`, ws: true },
          },
        },
      }
    : {}),
})
