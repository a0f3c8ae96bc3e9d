import { test as base, expect } from '@playwright/test'

/** A visitor whose console must stay clean: an error or a refused script fails the test that met it. */
export const test = base.extend<{ expectNoise: (pattern: RegExp) => void }>({
  expectNoise: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(String(error)))
      await use((pattern) => {
        allowed.push(pattern)
      })
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
  { name: 'desk, light', width: 1280, height: 900, theme: 'light' },
  { name: 'desk, dark', width: 1280, height: 900, theme: 'dark' },
] as const
