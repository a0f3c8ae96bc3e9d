/**
 * What the router can do and no page here asks of it: telling onlookers of its steps, and learning of routes one by one (this site's pages know
 * all of them, `routeDiscovery` in `react-router.config.ts`). In the browser both are left out: 2.3 KB of every page. The build ends where
 * the router's files no longer give what is replaced.
 */
import type { Plugin } from 'vite'

interface Part {
  readonly file: RegExp
  /** What others ask of it, and what stands there instead. */
  readonly gives: Readonly<Record<string, string>>
}
const nothing = '() => undefined'
const parts: readonly Part[] = [
  {
    file: /react-router\/dist\/\w+\/lib\/router\/instrumentation\.js/,
    gives: {
      consumeInstrumentationClientResultMetaReceiver: nothing,
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
    },
  },
  {
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js/,
    gives: {
      getPartialManifest: '(manifest) => manifest',
      getPatchRoutesOnNavigationFunction: nothing,
      isFogOfWarEnabled: '() => false',
      useFogOFWarDiscovery: nothing,
    },
  },
]

const told = /export \{([^}]*)\};?\s*$/

/** The router's file as the browser gets it: what is no longer asked for goes when the bundler looks for what nobody uses. */
export function withoutUnused(code: string, id: string): string {
  const part = parts.find(({ file }) => file.test(id))
  if (!part) return code
  const names =
    told
      .exec(code)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  const unused = Object.entries(part.gives)
  const lost = unused.filter(([name]) => !names.includes(name)).map(([name]) => name)
  if (lost.length > 0)
    throw new Error(`The router's ${id} no longer gives ${lost.join(', ')}: see scripts/router-parts.ts.`)
  const kept = names.filter((name) => !(name in part.gives))
  const given = unused.map(([name, instead]) => `const instead_${name} = ${instead};\n`)
  return code.replace(
    told,
    () =>
      `${given.join('')}export { ${[...kept, ...unused.map(([name]) => `instead_${name} as ${name}`)].join(', ')} };`,
  )
}

export const routerParts = (): Plugin => ({
  name: 'router-parts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: parts.map(({ file }) => file) }, handler: (code, id) => withoutUnused(code, id) },
})
