/** What axe finds on a page. It is put there once, however often the page is looked at, and brings back nothing but its violations. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> }
  }
}

const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose answer theme and width change: a page that was looked at whole is asked about these when it looks otherwise. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] as const

/** Violations of all rules of axe, or of those named: the rule, up to three places and what its checks measured. Frames of this site count too. */
export async function violationsIn(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(library)
  return page.evaluate(
    async (only) => {
      if (!window.axe) throw new Error('axe is not on this page')
      const { violations, passes } = await window.axe.run(document, {
        resultTypes: ['violations'],
        // Style sheets' own text and media files are read by two rules alone: one is not asked, and no page has sound or film.
        preload: false,
        ...(only.length > 0 ? { runOnly: { type: 'rule', values: only } } : {}),
      })
      // A page that nothing was found out about has not been looked at.
      if (violations.length + passes.length === 0) throw new Error('axe has looked at nothing')
      return violations.map(({ id, nodes }) => {
        const where = nodes.slice(0, 3).map(({ target }) => target.join(' '))
        return `${id}: ${where.join(' | ')} ${JSON.stringify(nodes[0]?.any.map(({ data }) => data))}`
      })
    },
    [...rules],
  )
}
