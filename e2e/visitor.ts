import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { names } from './calculator-page.ts'

/** Every part of the page that people touch first has its code. A list in a closed fold takes its own when it is opened. */
const awake = ({ form, more }: { form: string; more: string }) => {
  const ready = (element: Element | null) =>
    element === null || Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return (
    ready(document.querySelector('main') ?? document.body.firstElementChild) &&
    ready(document.querySelector(`form[aria-label="${form}"]`)) &&
    [...document.querySelectorAll('main form button')]
      .filter((button) => button.closest('details:not([open])') === null)
      .every(ready) &&
    [...document.querySelectorAll('main button')].filter((button) => button.textContent === more).every(ready)
  )
}

/** Loads end when the page answers. Where a test holds the code back on purpose, they end after a moment all the same. */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const settle = () =>
    page.waitForFunction(awake, { form: names.form, more: names.more }, { timeout: 5000 }).catch(() => undefined)
  page.goto = async (...args) => {
    const answer = await goto(...args)
    await settle()
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload(...args)
    await settle()
    return answer
  }
}

/** Hears of what breaks on pages of other contexts too: a second visitor, another tab, no scripts. */
function hearOthers(browser: Browser, noise: string[]): () => void {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (...options) => {
    const context = await open(...options)
    context.on('weberror', (one) => noise.push(String(one.error())))
    return context
  }
  return () => {
    browser.newContext = open
  }
}

/** A visitor whose console must stay clean: an error or a refused script fails the test that met it. */
export const test = base.extend<{ expectNoise: (pattern: RegExp) => void }>({
  expectNoise: [
    async ({ page, browser }, use) => {
      waitForCode(page)
      const allowed: RegExp[] = []
      const noise: string[] = []
      const forget = hearOthers(browser, noise)
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(String(error)))
      await use((pattern) => {
        allowed.push(pattern)
      })
      forget()
      expect(noise.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** Both themes and both widths the house is made for. */
export const looks = [
  { name: 'phone, light', width: 390, height: 844, theme: 'light' },
  { name: 'phone, dark', width: 390, height: 844, theme: 'dark' },
  { name: 'desk, dark', width: 1280, height: 900, theme: 'dark' },
  { name: 'desk, light', width: 1280, height: 900, theme: 'light' },
] as const
export type Look = (typeof looks)[number]
