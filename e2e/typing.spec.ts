/**
 * A number typed key by key arrives whole, on every page that asks a household's first numbers: the sample gives way to the first digit, and
 * nothing may take the box away from under the caret then. On a slow machine, and on a page whose code comes while somebody types.
 */
import type { Page } from '@playwright/test'
import { pages } from '../src/app/pages.ts'
import { dataIn } from './device.ts'
import { holdScripts } from './slow-scripts.ts'
import { expect, test } from './visitor.ts'

const boxes = [
  ['Take-home pay', '3000', 'budget', 'monthlyIncome'],
  ['Essential costs', '2900', 'profile', 'monthlyEssentials'],
  ['Cash savings', '510', 'profile', 'savings'],
  ['Yearly income', '61000', 'profile', 'annualIncome'],
  ['Retirement savings', '12345', 'profile', 'retirementSavings'],
] as const
const asks = (html: string) => boxes.filter(([label]) => new RegExp(`<label[^>]*>${label}</label>`).test(html))

/** What the visit keeps of one number. */
async function keptIn(page: Page, name: string, key: string): Promise<number | undefined> {
  return ((await dataIn(page, 'session', name)) as Record<string, number> | undefined)?.[key]
}

/** Types into one box after the other; `afterTwo` is called when two digits of the first stand there. */
async function typeAll(
  page: Page,
  asked: ReturnType<typeof asks>,
  path: string,
  afterTwo = async () => {},
): Promise<void> {
  for (const [at, [label, text]] of asked.entries()) {
    const box = page.getByRole('textbox', { name: label }).first()
    await box.click()
    // The first digit of all is the one the sample gives way to, so the first number comes at the pace of a hand.
    await page.keyboard.type(text.slice(0, 2), { delay: at === 0 ? 40 : 0 })
    if (at === 0) await afterTwo()
    await page.keyboard.type(text.slice(2), { delay: at === 0 ? 40 : 0 })
  }
  await page.keyboard.press('Tab')
  for (const [label, text, name, key] of asked) {
    await expect.poll(() => keptIn(page, name, key), { message: `${label} on ${path}` }).toBe(Number(text))
    // A box that was left before its code came has no comma yet.
    const shown = page.getByRole('textbox', { name: label }).first()
    await expect.poll(async () => (await shown.inputValue()).replaceAll(',', '')).toBe(text)
  }
}

const asking = [
  '/financial-management',
  '/profile',
  '/insights',
  '/financial-journey',
  '/run-financial-scenario',
  '/financial-growth-levels',
  '/financial-health-report',
  '/checkpoints',
  '/investment-rules',
  '/tax-saving-investments',
]
test('the pages that ask a household’s first numbers are those tried here', async ({ request }) => {
  const found: string[] = []
  for (const { path } of pages) if (asks(await (await request.get(path)).text()).length > 0) found.push(path)
  expect(found.sort()).toEqual(asking.sort())
})

for (const path of asking)
  test(`numbers typed on ${path} arrive whole`, async ({ page, request, baseURL }) => {
    const asked = asks(await (await request.get(path)).text())
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(path)
    await typeAll(page, asked, path)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.evaluate(() => sessionStorage.clear())
    // Before the code is here: what is typed into the finished page counts like anything typed.
    await page.goto('about:blank')
    const release = await holdScripts(page)
    await page.evaluate((address) => location.assign(address), `${baseURL}${path}`)
    await typeAll(page, asked.slice(0, 2), path, release)
  })

test('a number left before the code has come counts, and one under the caret is not rewritten', async ({ page }) => {
  // Each text that a script writes into the box somebody is in.
  await page.addInitScript(() => {
    const written: string[] = []
    Object.assign(globalThis, { written })
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      ...value,
      set(this: HTMLInputElement, text: string) {
        if (this === document.activeElement) written.push(text)
        value?.set?.call(this, text)
      },
    })
  })
  const release = await holdScripts(page)
  await page.goto('/financial-management', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Take-home pay' }).click()
  await page.keyboard.type('3000')
  await page.keyboard.press('Tab')
  await release()
  await expect.poll(() => keptIn(page, 'budget', 'monthlyIncome')).toBe(3000)
  await expect(page.getByRole('textbox', { name: 'Take-home pay' })).toHaveValue('3,000')

  const again = await holdScripts(page)
  await page.goto('/profile', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Retirement savings' }).click()
  await page.keyboard.type('1234')
  await again()
  const kept = () => keptIn(page, 'profile', 'retirementSavings')
  await expect.poll(kept).toBe(1234)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'written'))).not.toContain('1,234')
  await page.keyboard.type('5')
  await expect.poll(kept).toBe(12345)
})
