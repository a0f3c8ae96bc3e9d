/**
 * A screen's head is worked out once, while building: `pageMeta('/about')` ships as the lines it gives, and the table of all pages stays
 * out of the browser. A screen that says more of its head than its address keeps what it asks.
 */
import type { Plugin } from 'vite'
import { siteOrigin } from '../src/app/shell/head-meta.ts'
import { pageMeta } from '../src/app/shell/page-meta.ts'

const asked = /\bpageMeta\('(\/[^']*)'\)/g
const brought = /^import \{ pageMeta \} from '[^']+\/page-meta\.ts';?\n/m

/** A screen's code with its heads written down; unchanged where something else is asked too. `origin`: where the site is published. */
export function withHeads(code: string, origin: string = siteOrigin): string {
  const told = code.replace(brought, '').replaceAll(asked, (_, path: string) => headOf(path, origin))
  return /\bpageMeta\b/.test(told) ? code : told
}
const headOf = (path: string, origin: string): string =>
  JSON.stringify(pageMeta(path)).replaceAll(`"${siteOrigin}/`, `"${origin}/`)

/** Only in the browser's build: the server has the table anyway, and in development a change of it shows at once. */
export function pageHeads(): Plugin {
  let origin = siteOrigin
  return {
    name: 'page-heads',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ env }) {
      const set: unknown = env['VITE_SITE_ORIGIN']
      if (typeof set === 'string' && set !== '') origin = set.replace(/\/+$/, '')
    },
    transform: {
      filter: { id: /\/src\/app\/screens\/(?:late\/)?[^/?]+\.tsx$/ },
      handler: (code) => withHeads(code, origin),
    },
  }
}
