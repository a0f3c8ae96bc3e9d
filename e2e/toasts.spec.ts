/** Short notices: one at a time, five seconds, swiped away to the right, reached by F8. */
import type { Locator, Page } from '@playwright/test'
import { notices, open } from './device.ts'
import { expect, firstVisit, test } from './visitor.ts'

test.use({ isNewcomer: false })

/** An expense in three taps gives a notice. */
async function spend(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('radio', { name: 'Food' }).check()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}
const spent = (page: Page) => page.getByRole('list', { name: 'Daily expenses, newest first' }).getByRole('listitem')

test('a new notice takes the place of the old', async ({ page }) => {
  await open(page, '/budget-buddy')
  await spend(page, '11')
  await expect(notices(page)).toContainText('$11.00')
  await spend(page, '22')
  await expect(notices(page)).toContainText('$22.00')
  await expect(notices(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete Food, $22.00' }).click()
  await expect(notices(page)).toContainText('Expense deleted')
  await expect(notices(page)).toHaveCount(1)
})

test('a notice stays five seconds, and no longer', async ({ page }) => {
  await page.clock.install({ time: '2026-11-10T18:00:00Z' })
  await open(page, '/budget-buddy')
  // The area is fetched with the first notice; the second is timed.
  await spend(page, '11')
  await expect(notices(page)).toContainText('$11.00')
  await page.clock.pauseAt('2026-11-10T19:00:00Z')
  await spend(page, '22')
  await expect(notices(page)).toContainText('$22.00')
  await page.clock.runFor(4900)
  await expect(notices(page)).toContainText('$22.00')
  await page.clock.runFor(200)
  await expect(notices(page)).toHaveCount(0)
  await expect(spent(page)).toHaveCount(2)
})

test('the pointer on a notice holds it; it leaves five seconds are up after the pointer goes', async ({ page }) => {
  await page.clock.install({ time: '2026-11-10T18:00:00Z' })
  await open(page, '/budget-buddy')
  await spend(page, '11')
  await expect(notices(page)).toHaveCount(1)
  await page.clock.pauseAt('2026-11-10T19:00:00Z')
  await spend(page, '22')
  await expect(notices(page)).toContainText('$22.00')
  await notices(page).hover()
  await page.clock.runFor(20_000)
  await expect(notices(page)).toContainText('$22.00')
  await page.mouse.move(200, 200)
  await page.clock.runFor(5100)
  await expect(notices(page)).toHaveCount(0)
})

/** Drags a notice sideways by some pixels and lets go. */
async function drag(page: Page, notice: Locator, by: number): Promise<void> {
  const box = await notice.boundingBox()
  if (!box) throw new Error('There is no notice to drag.')
  const [x, y] = [Math.round(box.x + 40), Math.round(box.y + box.height / 2)]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const step of [0.2, 0.5, 0.8, 1]) await page.mouse.move(x + Math.trunc(by * step), y)
  await page.mouse.up()
}

for (const [by, stays] of [
  [49, true],
  [51, false],
  [-120, true],
] as const)
  test(`dragged ${Math.abs(by)} pixels to the ${by > 0 ? 'right' : 'left'}, a notice ${stays ? 'stays' : 'goes'}`, async ({
    page,
  }) => {
    await open(page, '/budget-buddy')
    await spend(page, '11')
    await expect(notices(page)).toContainText('$11.00')
    await drag(page, notices(page), by)
    if (stays) {
      if (by > 0) await expect(notices(page)).toHaveAttribute('data-swipe', 'cancel')
      await expect(notices(page)).toContainText('$11.00')
    } else await expect(notices(page)).toHaveCount(0)
  })

test('a thumb dismisses a notice on a phone as well', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await open(page, '/budget-buddy')
  await spend(page, '11')
  await expect(notices(page)).toContainText('$11.00')
  const box = await notices(page).boundingBox()
  const [x, y] = [Math.round((box?.x ?? 0) + 60), Math.round((box?.y ?? 0) + 20)]
  const touch = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y }] })
  await send('touchStart', 0)
  for (const by of [12, 30, 60, 90]) await send('touchMove', by)
  await send('touchEnd', 90)
  await expect(notices(page)).toHaveCount(0)
  await context.close()
})

test('F8 goes to the notices; Undo works by keyboard alone', async ({ page }) => {
  await open(page, '/budget-buddy')
  await spend(page, '11')
  await expect(notices(page)).toContainText('Expense added')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(notices(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notices(page)).toHaveCount(0)
  await expect(spent(page)).toHaveCount(0)
})

test('Escape closes the notice that has the focus', async ({ page }) => {
  await open(page, '/budget-buddy')
  await spend(page, '11')
  await expect(notices(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(notices(page)).toHaveCount(0)
  await expect(spent(page)).toHaveCount(1)
})

test('F8 finds the area even before there was any notice', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('F8')
  const area = page.getByRole('region', { name: /^Notifications/ })
  await expect(area.getByRole('list')).toBeFocused()
})

test('a notice is said to those who cannot see it, and can be dismissed by its button', async ({ page }) => {
  await open(page, '/budget-buddy')
  await spend(page, '11')
  await expect(notices(page)).toContainText('Expense added')
  await notices(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notices(page)).toHaveCount(0)
  await expect(spent(page)).toHaveCount(1)
})

test('when the notice cannot be fetched, the change counts and the page stays', { tag: firstVisit }, async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await open(page, '/budget-buddy')
  await context.setOffline(true)
  await spend(page, '11')
  await expect(spent(page)).toHaveCount(1)
  await spend(page, '22')
  await expect(spent(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Budget Buddy' })).toBeVisible()
  await context.setOffline(false)
  await spend(page, '33')
  await expect(spent(page)).toHaveCount(3)
  await expect(notices(page)).toContainText('$33.00')
})
