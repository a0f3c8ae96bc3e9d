import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const open = async (page: Page, hash = '') => {
  await page.goto(`/run-financial-scenario${hash}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run a Financial Scenario')
}
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('a sample household loses a job, moves it, adds a crash, takes it back and shares the link', async ({ page }) => {
  await open(page)
  await expect(page.getByText('Sample household')).toBeVisible()
  await expect(page.getByText(/If you lost your job/)).toBeVisible()
  const left = row(page, 'Left over each month').getByRole('cell').last()
  const before = await left.textContent()

  // Later by a button, earlier by the keyboard.
  await page.getByRole('button', { name: 'Job loss: a month later' }).click()
  const slider = page.getByRole('slider', { name: /Job loss begins in/ })
  await expect(slider).toHaveValue('4')
  await slider.press('ArrowLeft')
  await expect(slider).toHaveValue('3')
  await expect(left).toHaveText(before ?? '')

  await page.getByRole('button', { name: 'Market crash', exact: true }).click()
  await expect(page.getByText(/If these 2 things happened/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Market crash' }).click()
  await expect(page.getByText(/If you lost your job/)).toBeVisible()
  await expect(left).toHaveText(before ?? '')

  // A longer search for work leaves less.
  await page.getByRole('button', { name: 'Change numbers of Job loss' }).click()
  await page.getByLabel('Months without work').fill('12')
  await expect(left).not.toHaveText(before ?? '')
  await expect(page).toHaveURL(/#events=job-loss@3;.*months=12/)

  const address = page.url()
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(row(other, 'Left over each month').getByRole('cell').last()).toHaveText((await left.textContent()) ?? '')
})

test('each changed line opens its months, and the chart has its table', async ({ page }) => {
  await open(page)
  await page.mouse.wheel(0, 600)
  const line = page.getByRole('listitem').filter({ hasText: 'COBRA premiums' })
  await line.getByText('Working').click()
  await expect(line.getByText(/6 × /).first()).toBeVisible()
  await expect(line.getByRole('link')).toHaveAttribute('href', /^https:/)
  await page.getByRole('button', { name: 'View as table' }).first().click()
  await expect(page.getByRole('columnheader', { name: 'With the events' }).last()).toBeVisible()
})

test('three numbers of one’s own give an answer, and a household in trouble meets help first', async ({ page }) => {
  await open(page)
  await page.mouse.wheel(0, 600)
  await page.getByLabel('Take-home pay').fill('3000')
  await page.getByLabel('Essential costs').fill('2900')
  await page.getByLabel('Cash savings').fill('500')
  await expect(page.getByText(/your cash would run out in/i).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'If money is short now' })).toBeVisible()
  await expect(page.getByRole('link', { name: /211/ }).first()).toBeVisible()
})
