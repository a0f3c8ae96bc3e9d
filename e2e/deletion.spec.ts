/** Everything this browser holds, shown, deleted by choice, and shown to be gone. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dataIn, namesIn, notices, open } from './device.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

async function fillSome(page: Page): Promise<void> {
  await open(page, '/goals')
  await page.getByLabel('Goal name', { exact: true }).fill('Used car')
  await page.getByLabel('Target amount').fill('6000')
  await page.getByRole('button', { name: 'Add goal' }).click()
  await open(page, '/financial-management')
  await page.getByLabel('Take-home pay').fill('3000')
  await page.getByLabel('Take-home pay').blur()
  await open(page, '/profile')
  await page.getByLabel('Name', { exact: true }).fill('Sam')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.evaluate(() => localStorage.setItem('someone-elses', 'untouched'))
}
const item = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

for (const path of ['/data-deletion', '/datadeletion']) {
  test(`${path}: lists what is held, deletes the chosen part after a question, proves it with a receipt`, async ({
    page,
  }) => {
    await fillSome(page)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Data Deletion' })).toBeVisible()
    const tab = page.getByRole('region', { name: 'This tab' })
    await expect(tab.getByRole('checkbox')).toHaveCount(3)
    for (const name of ['Budget', 'Profile', 'Light or dark theme']) await expect(item(page, name)).toBeChecked()
    const device = page.getByRole('region', { name: 'This device' })
    await expect(device.getByRole('checkbox')).toHaveCount(1)
    await expect(device).toContainText('Savings goals')
    await expect(device).toContainText(/truepenny:goals · \d+ bytes · saved \w{3} \d/)
    await expect(page.getByRole('region', { name: 'Cookies' })).toContainText('Nothing saved')

    await item(page, 'Savings goals').uncheck()
    await item(page, 'Light or dark theme').uncheck()
    await page.getByRole('button', { name: 'Delete 2 selected' }).click()
    await expect(page.getByText('Delete 2 items? You can’t undo this.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Yes, delete' })).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await namesIn(page, 'session')).toEqual(['budget', 'profile', 'theme'])
    await page.getByRole('button', { name: 'Delete 2 selected' }).click()
    await page.keyboard.press('Enter')

    const receipt = page.getByRole('region', { name: 'Receipt' })
    await expect(receipt.getByRole('heading', { name: 'Receipt' })).toBeFocused()
    await expect(receipt).toContainText('2 items deleted on')
    await expect(receipt).toContainText('nothing you deleted is left')
    await expect(receipt.getByRole('listitem')).toHaveText(['Budget (this tab)', 'Profile (this tab)'])
    expect(await namesIn(page, 'session')).toEqual(['theme'])
    expect(await namesIn(page, 'local')).toEqual(['goals'])
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const waiting = page.waitForEvent('download')
    await receipt.getByRole('button', { name: 'Download receipt' }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toMatch(/^truepenny-deletion-\d{4}-\d\d-\d\d\.txt$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('- Budget (This tab, truepenny:budget)')
    expect(text).not.toContain('3000')
    expect(text).not.toContain('Sam')
  })
}

test('everything goes at once; the page, a reload and the tools then hold nothing; foreign data is untouched', async ({
  page,
}) => {
  await fillSome(page)
  await open(page, '/data-deletion')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('4 items deleted')
  await expect(page.getByText('Nothing is saved')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['someone-elses'],
    [],
  ])
  await page.reload()
  await expect(page.getByText('Nothing is saved')).toBeVisible()
  await open(page, '/goals')
  await expect(page.getByText('Your first goal')).toBeVisible()
  await open(page, '/profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await open(page, '/financial-management')
  await expect(page.getByLabel('Take-home pay')).toHaveValue('')
  expect(await namesIn(page, 'session')).toEqual([])
  expect(await namesIn(page, 'local')).toEqual([])
})

test('numbers kept on the device are deleted there, and the choice to keep them too', async ({ page }) => {
  await fillSome(page)
  await page.getByRole('switch', { name: 'Keep my numbers on this device' }).check()
  await open(page, '/data-deletion')
  await expect(page.getByRole('region', { name: 'This tab' })).toContainText('Nothing saved')
  await expect(page.getByRole('region', { name: 'This device' }).getByRole('checkbox')).toHaveCount(5)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('5 items deleted')
  expect(await namesIn(page, 'session')).toEqual([])
  expect(await namesIn(page, 'local')).toEqual([])
  await open(page, '/profile')
  await expect(page.getByRole('switch', { name: 'Keep my numbers on this device' })).not.toBeChecked()
})

test('deleting the choice alone sends the numbers back to the tab and deletes none of them', async ({ page }) => {
  await fillSome(page)
  await page.getByRole('switch', { name: 'Keep my numbers on this device' }).check()
  await open(page, '/data-deletion')
  await page.getByRole('button', { name: 'Select none' }).click()
  await expect(page.getByRole('button', { name: 'Delete 0 selected' })).toBeDisabled()
  await item(page, 'Your setting to keep numbers').check()
  await page.getByRole('button', { name: 'Delete 1 selected' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('1 item deleted')
  expect(await namesIn(page, 'session')).toEqual(['budget', 'profile', 'theme'])
  expect(await namesIn(page, 'local')).toEqual(['goals'])
  expect(await dataIn(page, 'session', 'budget')).toMatchObject({ monthlyIncome: 3000 })
})

test('what was deleted here is gone in another open tab as well, and does not come back from it', async ({
  page,
  context,
}) => {
  await fillSome(page)
  const other = await context.newPage()
  await open(other, '/goals')
  await expect(other.getByRole('heading', { name: 'Used car' })).toBeVisible()
  await open(page, '/data-deletion')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('Nothing is saved')).toBeVisible()
  await expect(other.getByText('Your first goal')).toBeVisible()
  await other.getByLabel('Goal name', { exact: true }).fill('Trip')
  await other.getByLabel('Target amount').fill('500')
  await other.getByRole('button', { name: 'Add goal' }).click()
  await expect(notices(other)).toContainText(/goal is set|Goal added/)
  expect(await dataIn(other, 'local', 'goals')).toMatchObject({ goals: [{ name: 'Trip' }] })
  // The page lists what another tab writes as soon as it is there.
  await expect(item(page, 'Savings goals')).toBeVisible()
})

test('a set-aside copy is listed by its name and deleted with the rest', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => localStorage.setItem('truepenny:goals', '{"v":1,'))
  await open(page, '/goals')
  await open(page, '/data-deletion')
  await expect(page.getByText('Savings goals (a copy we couldn’t read)')).toBeVisible()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('Nothing is saved')).toBeVisible()
  expect(await namesIn(page, 'local')).toEqual([])
})

test('with nothing stored it says so', async ({ page }) => {
  await open(page, '/data-deletion')
  await expect(page.getByRole('heading', { name: 'Nothing is saved' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
})
