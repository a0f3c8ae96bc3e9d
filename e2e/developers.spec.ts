/** The page for developers: what it shows can be copied and asked as it is. */
import { expect, test } from './visitor.ts'

test('its addresses answer, its code is copied whole, and its calculator lives', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.goto('/developers')
  const main = page.getByRole('main')
  for (const link of await main.locator('#ask ~ dl a').all()) {
    const path = (await link.getAttribute('href')) ?? ''
    expect((await request.get(path)).status(), path).toBe(200)
  }
  await main.getByRole('button', { name: /^Copy ?: From a terminal$/ }).click()
  const { origin } = new URL(page.url())
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `curl -s ${origin}/api/v1/calculators/mortgage`,
  )
  const frame = main.locator('iframe')
  await frame.scrollIntoViewIfNeeded()
  const inside = frame.contentFrame()
  const headline = inside.getByRole('region', { name: 'Result' }).getByRole('status').first()
  const before = await headline.textContent()
  const box = inside.getByRole('form', { name: 'Your numbers' }).getByRole('textbox').first()
  await box.fill('123456')
  await expect(headline).not.toHaveText(before ?? '')
  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).not.toBe(1100)
})

test('the door for assistants tells a person where to read about it', async ({ page, expectNoise }) => {
  expectNoise(/405/)
  await page.goto('/mcp')
  await expect(page.getByRole('heading')).toContainText('/developers')
})
