/**
 * A page whose code cannot be had (a tab from before a new edition, no connection) makes the router load the page that is left again: the
 * visitor's press is lost, and without a connection the page too. Here the router is told to go on to the page asked for, where the error page
 * (`shell/error-page.tsx`) brings it or says why not. The build ends where the router no longer says what is replaced.
 */
import type { Plugin } from 'vite'

const loads = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

export const withLostPages = (code: string): string => {
  if (!reload.test(code)) throw new Error('The router loads its pages in another way now: see scripts/lost-page.ts.')
  return code.replace(reload, 'throw Object.assign(error, { isLostPage: true });')
}

export const lostPage = (): Plugin => ({
  name: 'lost-page',
  enforce: 'pre',
  transform: { filter: { id: loads }, handler: (code) => withLostPages(code) },
})
