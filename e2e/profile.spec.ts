/** Facts told once to this browser, offered by every tool, taken along and deleted. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openMore } from './calculator-page.ts'
import { dataIn, giveFile, namesIn, notices, open } from './device.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('what is filled in once is offered by the calculators that ask for it', async ({ page }) => {
  await open(page, '/mortgage-calculator')
  await expect(page.getByRole('button', { name: 'Use my numbers' })).toHaveCount(0)
  await open(page, '/profile')
  await expect(page.getByText('0 of 10 filled in')).toBeVisible()
  await page.getByLabel('State', { exact: true }).selectOption('TX')
  await page.getByLabel('Yearly income before taxes').fill('84k')
  await page.getByLabel('Yearly income before taxes').blur()
  await expect(page.getByLabel('Yearly income before taxes')).toHaveValue('84,000')
  await expect(page.getByText('2 of 10 filled in')).toBeVisible()
  await page.getByRole('button', { name: 'Which calculators use these?' }).click()
  const tool = page.getByRole('main').getByRole('link', { name: 'Mortgage Calculator' })
  await expect(tool).toHaveCount(1)
  await tool.click()
  await openMore(page)
  await page.getByRole('button', { name: 'Use my numbers' }).click()
  await expect(page.getByText('Filled in from your saved numbers.')).toBeVisible()
  await expect(page.getByText('From your numbers')).toHaveCount(1)
  await expect.poll(() => new URL(page.url()).hash).toContain('TX')
})

test('a calculator can tell the profile; a shared link does not change it', async ({ page }) => {
  await open(page, '/profile')
  await page.getByLabel('State', { exact: true }).selectOption('TX')
  await open(page, '/mortgage-calculator')
  await openMore(page)
  await page.getByRole('button', { name: 'Use my numbers' }).click()
  await expect.poll(() => new URL(page.url()).hash).toContain('TX')
  const address = page.url()
  await open(page, '/profile')
  await page.getByLabel('State', { exact: true }).selectOption('NJ')
  await page.goto(address)
  await openMore(page)
  await expect(page.getByRole('button', { name: 'Use my numbers' })).toBeVisible()
  expect(await dataIn(page, 'session', 'profile')).toEqual({ state: 'NJ' })
  await page.getByRole('button', { name: 'Save to my profile' }).click()
  await expect(page.getByText('Saved to your profile on this device.')).toBeVisible()
  expect(await dataIn(page, 'session', 'profile')).toEqual({ state: 'TX' })
})

test('facts that cannot be are not kept; a script is text', async ({ page }) => {
  await open(page, '/profile')
  await page.getByLabel('Name', { exact: true }).fill('<script>alert(1)</script>')
  const score = page.getByLabel('Credit score')
  for (const text of ['200', '900', 'good', '-700']) {
    await score.fill(text)
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await score.fill('742')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const born = page.getByRole('group', { name: 'Birth month' })
  await born.getByLabel('Month').selectOption('05')
  await born.getByLabel('Year').selectOption('1988')
  await page.getByLabel('Savings', { exact: true }).fill('9e99')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await dataIn(page, 'session', 'profile')).toEqual({
    name: '<script>alert(1)</script>',
    creditScore: 742,
    birthMonth: '1988-05',
  })
})

test('the profile is cleared whole, and that can be undone', async ({ page }) => {
  await open(page, '/profile')
  await expect(page.getByRole('button', { name: 'Clear profile' })).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill('Sam')
  await page.getByLabel('State', { exact: true }).selectOption('TX')
  await page.getByLabel('Savings', { exact: true }).fill('2500')
  await page.getByRole('button', { name: 'Clear profile' }).click()
  await expect(notices(page)).toContainText('Profile cleared')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Savings', { exact: true })).toHaveValue('')
  expect(await namesIn(page, 'session')).toEqual([])
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam')
  await expect(page.getByLabel('Savings', { exact: true })).toHaveValue('2,500')
  expect(await dataIn(page, 'session', 'profile')).toEqual({ name: 'Sam', state: 'TX', savings: 2500 })
})

test('nothing of the profile is sent anywhere', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(page, '/profile')
  await page.getByLabel('Name', { exact: true }).fill('Zebedee')
  await page.getByLabel('Savings', { exact: true }).fill('31415')
  await page.getByRole('button', { name: 'Which calculators use these?' }).click()
  await expect(page.getByText('See the calculators under each box')).toBeVisible()
  expect(sent.filter((line) => /zebedee|31,?415/i.test(line))).toEqual([])
})

const importer = (page: Page) => page.getByLabel('Choose an export to import')

test('an export goes to another browser, after a look inside', async ({ page, browser }) => {
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Export to a file' }).click()
  await expect(notices(page)).toContainText('Nothing to export yet')
  await page.getByLabel('Name', { exact: true }).fill('Sam')
  await page.getByLabel('State', { exact: true }).selectOption('TX')
  await open(page, '/goals')
  await page.getByLabel('Goal name', { exact: true }).fill('Used car')
  await page.getByLabel('Target amount').fill('6000')
  await page.getByRole('button', { name: 'Add goal' }).click()
  await open(page, '/financial-management')
  await page.getByLabel('Take-home pay').fill('3000')
  await page.getByLabel('Take-home pay').blur()
  await open(page, '/profile')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to a file' }).click()
  await expect(notices(page)).toContainText('The file has 3 saved items.')
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^truepenny-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')

  const context = await browser.newContext()
  const there = await context.newPage()
  await open(there, '/profile')
  await there.getByLabel('Name', { exact: true }).fill('Alex')
  await giveFile(importer(there), { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const preview = there.getByRole('listitem').filter({ hasText: 'saved' })
  await expect(preview).toHaveCount(3)
  for (const label of ['Profile', 'Budget', 'Savings goals'])
    await expect(preview.filter({ hasText: label })).toHaveCount(1)
  await expect(there.getByLabel('Name', { exact: true })).toHaveValue('Alex')
  await there.getByRole('button', { name: 'Cancel' }).click()
  await expect(there.getByRole('heading', { name: 'In this file' })).toHaveCount(0)
  expect(await namesIn(there, 'local')).toEqual([])
  await giveFile(importer(there), { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await there.getByRole('button', { name: 'Replace my numbers' }).click()
  await expect(notices(there)).toContainText('We replaced 3 saved items.')
  await expect(there.getByLabel('Name', { exact: true })).toHaveValue('Sam')
  await expect(there.getByLabel('State', { exact: true })).toHaveValue('TX')
  for (const [area, name] of [
    ['session', 'profile'],
    ['session', 'budget'],
    ['local', 'goals'],
  ] as const)
    expect(await dataIn(there, area, name)).toEqual(await dataIn(page, area, name))
  await open(there, '/goals')
  await expect(there.getByRole('heading', { name: 'Used car' })).toBeVisible()
  await open(there, '/financial-management')
  await expect(there.getByLabel('Take-home pay')).toHaveValue('3,000')
  await context.close()
})

test('a file that is no export is refused in words and changes nothing', async ({ page }) => {
  await open(page, '/profile')
  await page.getByLabel('Name', { exact: true }).fill('Sam')
  const envelope = { v: 1, savedAt: '2026-11-10T18:00:00.000Z', area: 'session' }
  const backup = (entries: unknown, schema: unknown = 1) => JSON.stringify({ app: 'truepenny', schema, entries })
  for (const [text, words] of [
    ['', 'We can’t read this file.'],
    ['{"app":"truepenny"', 'We can’t read this file.'],
    ['[]', 'This isn’t a Truepenny file.'],
    ['{"app":"other","schema":1,"entries":{}}', 'This isn’t a Truepenny file.'],
    [backup({}, 2), 'This file has version 2, and this page reads version 1.'],
    [backup({}), 'This file has no saved numbers.'],
    [backup({ 'elsewhere:key': { ...envelope, data: 1 } }), 'This file has no saved numbers.'],
    ['x'.repeat(5_000_001), 'This file is too large.'],
  ] as const) {
    await giveFile(importer(page), { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('heading', { name: 'In this file' })).toHaveCount(0)
  }
  const broken = backup({ 'truepenny:profile': { ...envelope, data: 'nonsense' } })
  await giveFile(importer(page), { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(broken) })
  await expect(page.getByText('Can’t be read, so it’s not included')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Replace my numbers' })).toBeDisabled()
  expect(await dataIn(page, 'session', 'profile')).toEqual({ name: 'Sam' })
})

test('a bad part of an import that this page does not know is set aside by its tool when that opens', async ({
  page,
}) => {
  await open(page, '/profile')
  const text = JSON.stringify({
    app: 'truepenny',
    schema: 1,
    exportedAt: '2026-11-10T18:00:00.000Z',
    entries: { 'truepenny:checklist': { v: 1, savedAt: '2026-11-10T18:00:00.000Z', area: 'session', data: { no: 1 } } },
  })
  await giveFile(importer(page), { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Replace my numbers' }).click()
  await open(page, '/smart-financial-checklist')
  await expect(page.getByText('Your checklist: we couldn’t read the saved copy')).toBeVisible()
})

test('the theme follows the device again when that is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/profile')
  const html = page.locator('html')
  await expect(page.getByRole('radio', { name: 'Same as my device' })).toBeChecked()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: 'Same as my device' }).check()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await namesIn(page, 'session')).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'light')
})
