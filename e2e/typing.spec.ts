/**
 * A number typed key by key arrives whole, on every page that asks a household's first numbers: the sample gives way to the first digit, and
 * nothing may take the box away from under the caret then. On a slow machine, and on one that is still waking the page up.
 */
import type { Page } from '@playwright/test'
import { pages } from '../src/app/pages.ts'
import { dataIn } from './device.ts'
import { expect, test } from './visitor.ts'

const boxes = [
  ['Take-home pay', '3000', 'budget', 'monthlyIncome'],
  ['Essential costs', '2900', 'profile', 'monthlyEssentials'],
  ['Cash savings', '510', 'profile', 'savings'],
  ['Yearly income', '61000', 'profile', 'annualIncome'],
  ['Retirement savings', '12345', 'profile', 'retirementSavings'],
] as const
const asks = (html: string) => boxes.filter(([label]) => new RegExp(`<label[^>]*>${label}</label>`).test(html))

async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
async function typeAll(page: Page, asked: ReturnType<typeof asks>, path: string): Promise<void> {
  for (const [label, text] of asked) {
    const box = page.getByRole('textbox', { name: label }).first()
    await box.scrollIntoViewIfNeeded()
    await box.click()
    await page.keyboard.type(text, { delay: 40 })
  }
  await page.keyboard.press('Tab')
  for (const [label, text, name, key] of asked) {
    await expect
      .poll(async () => ((await dataIn(page, 'session', name)) as Record<string, number> | undefined)?.[key], {
        message: `${label} on ${path}`,
      })
      .toBe(Number(text))
    await expect(page.getByRole('textbox', { name: label }).first()).toHaveValue(Number(text).toLocaleString('en-US'))
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
  test(`numbers typed on ${path} arrive whole`, async ({ page, request }) => {
    const asked = asks(await (await request.get(path)).text())
    await slowly(page)
    await page.goto(path)
    await typeAll(page, asked, path)
    await page.evaluate(() => sessionStorage.clear())
    // Before the code is here: what is typed into the finished page counts like anything typed.
    await page.goto('about:blank')
    await page.goto(path, { waitUntil: 'commit' })
    await typeAll(page, asked.slice(0, 2), path)
  })
