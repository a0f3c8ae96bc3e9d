/**
 * A page whose code cannot be had (a tab from before a new edition, no connection) makes the router load the page that is left again: the
 * visitor's press is lost, and without a connection the page too; where only its loader's file is lost, nothing happens at all. Here the
 * router is given a page that breaks when it is shown, so that it goes on to the address asked for, where the error page
 * (`shell/error-page.tsx`) brings the page or says why not. The build ends where the router no longer says what is replaced.
 */
import type { Plugin } from 'vite'

const folder = String.raw`react-router/dist/\w+/lib/dom/ssr/`
const lost = 'throw Object.assign(error, { isLostPage: true });'

interface Change {
  readonly file: RegExp
  readonly said: RegExp
  readonly says: string
}
const changes: readonly Change[] = [
  {
    file: new RegExp(`${folder}routeModules\\.js`),
    said: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    says: `return { default() { ${lost} }, clientLoader() { ${lost} } };`,
  },
  {
    file: new RegExp(`${folder}routes\\.js`),
    said: /await import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.clientLoaderModule\s*\)/,
    says: `await import(/* @vite-ignore */ route.clientLoaderModule).catch((error) => ({ clientLoader() { ${lost} } }))`,
  },
]

/** The router's file as it is built. */
export function withLostPages(code: string, id: string): string {
  const change = changes.find(({ file }) => file.test(id))
  if (!change) return code
  if (!change.said.test(code))
    throw new Error(`The router loads its pages in another way now (${id}): see scripts/lost-page.ts.`)
  return code.replace(change.said, () => change.says)
}

export const lostPage = (): Plugin => ({
  name: 'lost-page',
  enforce: 'pre',
  transform: { filter: { id: changes.map(({ file }) => file) }, handler: (code, id) => withLostPages(code, id) },
})
