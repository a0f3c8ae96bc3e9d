/** Risk check, money habits and the checklist by life event, as a visitor goes through them. */
import type { Page } from '@playwright/test'
import { dataIn, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-23T18:00:00Z')
})

const result = (page: Page) => page.getByRole('region', { name: 'Result' })

test('risk: a loss in dollars first, then the lower of comfort and room', async ({ page }) => {
  await open(page, '/risk-assessment')
  // The sample: 106,700 with about 85% in stocks.
  await expect(result(page)).toContainText('of $106,700')
  await page.getByLabel('Amount').fill('100000')
  await page.getByRole('slider', { name: /^In stocks/ }).fill('100')
  // 2008: -36.5523% of 100,000.
  await expect(page.getByText('−$36,552').first()).toBeVisible()
  await result(page).getByRole('button', { name: 'Start the questions' }).click()
  const comfort = page.getByRole('region', { name: 'How comfortable are you with risk?' })
  // The last answer to everything is the boldest but for the sure loss.
  for (let i = 0; i < 13; i++) await comfort.getByRole('listitem').last().getByRole('button').click()
  await expect(comfort).toContainText('13 of 13 answered')
  const room = page.getByRole('region', { name: 'How much risk does your life have room for?' })
  await expect(room).toContainText('5 of 6 answered')
  await expect(room).toContainText('From your numbers')
  await room.getByRole('button', { name: 'Show all questions' }).click()
  await room.getByLabel('It wouldn’t matter').check()
  // Comfort 48 of 50 is level 5. Room: 4 + 4 + 1 + 2 + 3 + 4 = 18 is level 4; debt above 10% APR limits it to 40%.
  await expect(result(page)).toContainText('About 20% to 40% in stocks')
  await expect(result(page)).toContainText('48 points')
  await expect(result(page)).toContainText('18 points')
  await expect(result(page)).toContainText('debt above 10% APR')
  await room.getByLabel('I owe nothing at that rate').check()
  await expect(result(page)).toContainText('About 60% to 80% in stocks')
  await page.reload()
  await expect(result(page)).toContainText('About 60% to 80% in stocks')
})

test('risk: a practice crash says what selling cost, and the questions can be answered again', async ({ page }) => {
  await open(page, '/risk-assessment')
  await page.getByRole('button', { name: 'Start the practice crash' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Sell everything' }).click()
  for (let i = 0; i < 8; i++) await page.getByRole('button', { name: 'Stay in cash' }).click()
  await expect(page.getByText('That was October 2007')).toBeVisible()
  await expect(page.getByText(/less than if you’d kept it all|more than if you’d kept it all/)).toBeVisible()
  await page.getByRole('button', { name: 'Answer the 13 questions again' }).click()
  await expect(page.getByRole('region', { name: 'How comfortable are you with risk?' })).toContainText('0 of 13')
})

test('money habits: four bars for two people, help first for somebody who is afraid, and nothing of that is kept', async ({
  page,
}) => {
  await open(page, '/relationship-with-money')
  await expect(page.getByText('This is an example.')).toBeVisible()
  await page.getByLabel(/Money makes me afraid/).check()
  await expect(page.getByRole('link', { name: '800-799-7233' })).toBeVisible()
  await page.getByLabel('Name (optional)').fill('Ana')
  const rate = page.getByRole('region', { name: 'Statements about money' })
  for (let i = 0; i < 20; i++) await rate.getByRole('button', { name: 'Very much me' }).click()
  // Four fives and a reversed five, which counts 1, are 4.2.
  await expect(result(page)).toContainText('4.2 of 5, high')
  await expect(result(page)).toContainText('Your strongest money habit is looking away')
  await page.getByLabel('Your partner').check()
  for (let i = 0; i < 20; i++) await rate.getByRole('button', { name: 'Not me at all' }).click()
  await expect(result(page)).toContainText('Ana: 4.2 of 5, high')
  await expect(result(page)).toContainText('Your partner: 1.8 of 5, low')
  await expect(page.getByText('Ana: very much me').first()).toBeVisible()
  await page.getByLabel('Next money date').fill('2026-12-06')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file' }).click()
  expect((await file).suggestedFilename()).toBe('money-date.ics')
  expect(JSON.stringify(await dataIn(page, 'session', 'money-habits'))).not.toContain('afraid')
})

test('checklist: an event’s dates, a tick that stays, and the dates as a file', async ({ page }) => {
  await open(page, '/smart-financial-checklist')
  await page.getByRole('button', { name: 'Getting married' }).click()
  await page.getByLabel('Wedding date').fill('2026-12-05')
  const marriage = page.locator('#marriage')
  // 30 days to join a job's plan, 60 for the marketplace.
  await expect(marriage).toContainText('By Jan 4, 2027')
  await expect(marriage).toContainText('By Feb 3, 2027')
  await expect(result(page)).toContainText('as soon as you can')
  await marriage.getByLabel('Show each other your credit reports and debts once.').check()
  await expect(marriage).toContainText('Done Nov 23, 2026')
  await page.reload()
  await expect(marriage).toContainText('Done Nov 23, 2026')
  await page.getByLabel('Month', { exact: true }).selectOption({ label: 'March' })
  await page.getByLabel('Year', { exact: true }).selectOption('1962')
  await expect(page.locator('#sixty-five')).toContainText('By Jun 30, 2027')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file' }).click()
  expect((await file).suggestedFilename()).toBe('money-checklist.ics')
})
