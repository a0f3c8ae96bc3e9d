/** What numbers say, and the report of them: findings with their rules, and pages to print. */
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { dataIn, notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-10T18:00:00Z')
})

const finding = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('both pages say what the sample household’s numbers say', async ({ page }) => {
    await page.goto('/insights')
    await expect(page.getByText('Most pressing: High-rate debt.')).toBeVisible()
    await page.goto('/financial-health-report')
    await expect(page.getByText(/^(Steady|Building): \d\d out of 100\./)).toBeVisible()
  })
})

test('a finding shows its rule and numbers, moves its limit, is hidden and brought back, and takes its numbers along', async ({
  page,
}) => {
  await open(page, '/insights')
  const debt = finding(page, 'High-rate debt')
  await debt.getByText('Why we say this').click()
  await expect(debt).toContainText('Debts whose APR today is above this rate.')
  await expect(debt).toContainText('A rule of thumb')
  await debt.getByLabel('APR, above').fill('25')
  await expect(debt).toContainText('None of your debts has a high rate today')
  expect(await dataIn(page, 'local', 'insights')).toEqual({ limits: { 'high-rate-debt': 25 }, hidden: [] })
  await page.reload()
  await expect(page.getByText('Most pressing: Employer match.')).toBeVisible()

  await page.getByRole('button', { name: 'Hide: Employer match' }).click()
  await expect(finding(page, 'Employer match')).toHaveCount(0)
  await expect(notices(page)).toContainText('Hidden.')
  await page.getByText('Hidden (1)').click()
  await page.getByRole('button', { name: 'Show again: Employer match' }).click()
  await expect(page.getByText('Most pressing: Employer match.')).toBeVisible()

  await finding(page, 'Employer match').getByRole('link', { name: 'See what the match adds' }).click()
  await expect(page).toHaveURL(/401k-calculator/)
  await expect(page.getByLabel('Your pay', { exact: true })).toHaveValue('78,000')
})

test('own numbers take the sample’s place, and who is short meets free help first', async ({ page }) => {
  await open(page, '/insights')
  // The box keeps the focus while the sample gives way to the first digit.
  await page.getByLabel('Take-home pay').click()
  await page.keyboard.type('3000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3400')
  await page.keyboard.press('Tab')
  await page.keyboard.type('200')
  await expect(page.getByText('Pay isn’t covering everything right now. Start with free help.')).toBeVisible()
  await expect(page.getByRole('link', { name: /211/ }).first()).toHaveAttribute('href', 'tel:211')
  await expect(page.getByRole('article').first()).toContainText('$400 a month more than your pay')
  await page.getByText(/^What we couldn’t check/).click()
  await expect(page.getByText('Credit utilization needs credit cards')).toBeVisible()
})

async function printed(page: Page): Promise<readonly string[]> {
  const file = await page.pdf({ format: 'Letter' })
  return (await extractText(await getDocumentProxy(new Uint8Array(file)))).text
}

test('the report: questions, the scale apart, saved, compared, exported and on two to four pages', async ({ page }) => {
  await open(page, '/financial-health-report')
  await page.getByLabel('Take-home pay').fill('4000')
  await page.getByLabel('Essential costs').fill('2500')
  await page.getByLabel('Cash savings').fill('5000')
  await page.getByLabel('Late payments').fill('1')
  await page.getByLabel('A will').selectOption({ label: 'Not yet' })
  await expect(page.getByText(/of 8 measures so far/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bills on time' }).first()).toContainText('70')

  await page.getByText('Answer the ten statements').click()
  const scale = page.locator('#well-being')
  const groups = scale.getByRole('group')
  await expect(groups).toHaveCount(11)
  for (const name of [/could handle a major/, /am securing my/])
    await scale.getByRole('group', { name }).getByLabel('Somewhat').check()
  await expect(scale).toContainText('8 statements left.')

  await page.getByRole('button', { name: 'Save this report' }).click()
  await expect(notices(page)).toContainText('Report saved')
  const kept = (await dataIn(page, 'session', 'health-report')) as { reports: readonly object[] }
  expect(kept.reports).toMatchObject([{ v: 1, madeAt: '2026-11-10', measures: { bills: 70 }, formulaVersion: 1 }])

  await page.clock.setFixedTime('2026-12-20T18:00:00Z')
  await page.reload()
  await page.getByLabel('Late payments').fill('0')
  await expect(page.locator('#trend')).toContainText('Compared with your report of November 10, 2026.')
  await expect(page.locator('#trend').getByRole('row', { name: /Bills on time/ })).toContainText('+30')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('truepenny-health-report-2026-12-20.json')

  const pages = await printed(page)
  expect(pages.length).toBeGreaterThanOrEqual(2)
  expect(pages.length).toBeLessThanOrEqual(4)
  const text = pages.join('\n')
  for (const words of ['Three steps', 'Bills on time', 'How we calculated this', 'Sources'])
    expect(text).toContain(words)
  expect(text).not.toContain('Save this report')
})
