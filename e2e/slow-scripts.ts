import type { Page } from '@playwright/test'

/** Holds back every script of the site, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const pattern = '**/assets/*.js'
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.fallback()
  })
  return async () => {
    release()
    await page.unroute(pattern)
  }
}
