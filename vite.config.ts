import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { broughtAlong, chunkName, groups, partsOfPages } from './scripts/chunks.ts'
import { helpersInBase } from './scripts/helpers-in-base.ts'
import { lostPage } from './scripts/lost-page.ts'
import { pageHeads } from './scripts/page-heads.ts'
import { precompute } from './scripts/precompute.ts'
import { routerParts } from './scripts/router-parts.ts'

/** In development the server stands behind Vite; `scripts/dev.ts` says where. */
const behind = process.env['DEV_SERVER_PORT']

export default defineConfig({
  plugins: [
    precompute(),
    tailwindcss(),
    lostPage(),
    pageHeads(),
    partsOfPages(),
    helpersInBase(),
    routerParts(),
    reactRouter(),
  ],
  worker: { format: 'es', plugins: () => [precompute()] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { resolveDependencies: broughtAlong },
  },
  environments: {
    // A script is kept in memory by whoever runs it: it goes without comments and spaces, but with its names, which an error shows.
    ssr: {
      build: {
        rolldownOptions: { output: { minify: { compress: false, mangle: false, codegen: true } } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: chunkName,
            codeSplitting: { groups: [...groups] },
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
