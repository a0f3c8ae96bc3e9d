import { pathToFileURL } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

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
      if (!/\.precomputed\.ts$|\/calculators\/kit\/starting-(home|values)\.ts$/.test(id)) return null
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
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ facadeModuleId }) => {
              const slug = /src\/calculators\/([^/]+)\/calculator\.ts$/.exec(facadeModuleId ?? '')?.[1]
              const state = /src\/facts\/states\/([a-z]{2})\.ts$/.exec(facadeModuleId ?? '')?.[1]
              if (slug) return `assets/tool-${slug}-[hash].js`
              return state ? `assets/state-${state}-[hash].js` : 'assets/[name]-[hash].js'
            },
            // Few files, made of what is used together: a visitor on a slow line waits for each one.
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\/|rolldown\/runtime|preload-helper/,
                  priority: 40,
                },
                {
                  name: 'house',
                  test: /src\/app\/(root|pages|shell\/|state\/(theme|app-state|stored|vault|envelope|browser-doors|use-stored|today)|ui\/(icon|logo|toast|toaster-slot)\.)/,
                  priority: 30,
                },
                {
                  name: 'figures',
                  test: /src\/(calculators\/kit\/(format|number-text|field|presentation|states|household|tax-needs|starting-home|starting-values)\.ts|engine\/(money|month|rate)\.ts|facts\/(cited|by-year|default-year|held-years\.precomputed|on-demand|states\/codes|sources\/shared)\.ts|app\/ui\/(number-box|marked)|app\/state\/(profile|read-data)\.ts)/,
                  priority: 20,
                },
                {
                  // One state's return, fetched with the first state chosen.
                  name: 'state-law',
                  test: /src\/(engine\/tax\/state\/|facts\/states\/(plain-year|federal-wage-base|highest-benefit))/,
                  priority: 12,
                },
                {
                  // The years' figures: what any calculator that knows a tax year needs.
                  name: 'tax-years',
                  test: /src\/(facts\/(tax-years|sources\/tax\.|states\/by-status)|engine\/tax\/benefit-taxation|calculators\/kit\/(tax-year|tax-citation))/,
                  priority: 15,
                },
                {
                  // A federal return without what only explains it, kept in the browser's cache from one tax page to the next.
                  name: 'tax-law',
                  test: /src\/(engine\/tax\/(?!explain-|return-lines|next-dollar|compare-returns|other-deduction|safe-harbor)[^/]+\.ts|facts\/states\/on-demand\.ts|calculators\/kit\/(earner-household|fetched-law|investor-tax)\.ts)/,
                  priority: 14,
                },
                {
                  // A level loan month by month, its insurance and its APR: one file for all home loans.
                  name: 'home-loans',
                  test: /src\/(engine\/lending\/(amortize|extras|loan|payment|payment-calendar|penalty-meter|monthly-rows|apr|arm|pmi|fha|government-fees|escrow)|facts\/lending\/(mortgage|property-tax))\.ts/,
                  priority: 8,
                },
                {
                  name: 'calculator-page',
                  test: /src\/(app\/calculator\/(?!panels\/|companions\/[^/]+\/|study\/study-(?:worker|runner|loop)|form\/published-rate|result\/calendar-|form\/paste-panel)|app\/ui\/(chart\/(?!flow|heat|waterfall|fill|ranks|bars)|ledger|download)|calculators\/kit\/(?!growth-fields|past-words|solve-for|calendar|paste|household|tax-|earner-household|fetched-law|investor-tax))/,
                  priority: 10,
                },
              ],
            },
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
