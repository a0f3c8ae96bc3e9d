import type { Page } from '@playwright/test'

/**
 * From their next load on, all pages of this visitor read one date and time; timers run on. Playwright's own clock does the same, but cannot
 * be taken back, so that a tab in which it was set has to be closed (decision 0102). `at` is written as ISO 8601 does.
 */
export async function setToday(page: Page, at: string): Promise<void> {
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) throw new Error(`${at} is no date.`)
  await page.context().addInitScript((fixed) => {
    const now = () => fixed
    globalThis.Date = new Proxy(Date, {
      apply: (real) => new real(fixed).toString(),
      construct: (real, given, asked) => Reflect.construct(real, given.length === 0 ? [fixed] : given, asked) as Date,
      get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
    })
  }, moment)
}
