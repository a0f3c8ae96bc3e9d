/** Savings goals: named, funded, split and kept in this browser. */
import type { Page } from '@playwright/test'
import { dataIn, namesIn, notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-10T18:00:00Z')
})

const cards = (page: Page) => page.getByRole('list', { name: /^Your goals/ }).locator('> li')

async function addGoal(page: Page, name: string, takes: string, saved = '', by?: readonly [string, string]) {
  const opener = page.getByRole('button', { name: 'Add a goal' })
  if (await opener.isVisible()) await opener.click()
  await page.getByLabel('Goal name', { exact: true }).fill(name)
  await page.getByLabel('Target amount').fill(takes)
  await page.getByLabel('Saved so far').fill(saved)
  if (by) {
    const when = page.getByRole('group', { name: 'Target date' })
    await when.getByLabel('Month').selectOption(by[0])
    await when.getByLabel('Year').selectOption(by[1])
  }
  await page.getByRole('button', { name: 'Add goal' }).click()
}

test('goals outlive the session; what belongs to the session does not', async ({ page, context }) => {
  await open(page, '/goals')
  await addGoal(page, 'Used car', '6000', '1500')
  await expect(notices(page)).toContainText('Your first goal is set')
  await page.getByLabel('Monthly savings').fill('300')
  await expect(cards(page)).toHaveCount(1)
  expect(await namesIn(page, 'local')).toEqual(['goals'])
  expect(await namesIn(page, 'session')).toEqual(['budget'])
  expect(await dataIn(page, 'local', 'goals')).toMatchObject({
    goals: [{ name: 'Used car', targetAmount: 6000, currentAmount: 1500 }],
  })
  await page.reload()
  await expect(cards(page)).toContainText('$1,500 of $6,000')
  await expect(page.getByLabel('Monthly savings')).toHaveValue('300')
  const later = await context.newPage()
  await later.clock.setFixedTime('2026-11-11T18:00:00Z')
  await open(later, '/goals')
  await expect(cards(later)).toContainText('$1,500 of $6,000')
  await expect(later.getByLabel('Monthly savings')).toHaveValue('')
})

for (const path of ['/goal-tracker', '/goal-settings']) {
  test(`${path}: add, progress by position, edit, delete, each with its notice and its undo`, async ({ page }) => {
    await open(page, path)
    await addGoal(page, 'Used car', '6000', '1500')
    await addGoal(page, 'Trip', '800')
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'All your goals' })).toContainText('0 of 2')

    await page.getByLabel('Amount for Trip').fill('200')
    await cards(page).nth(1).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(notices(page)).toContainText('Progress updated')
    await expect(notices(page)).toContainText('$200 of $800 saved.')
    await expect(cards(page).nth(1).getByRole('img', { name: '25% of Trip saved' })).toBeVisible()
    await expect(cards(page).first()).toContainText('$1,500 of $6,000')
    await page.getByLabel('Amount for Trip').fill('50')
    await cards(page).nth(1).getByRole('button', { name: 'Take out' }).click()
    await expect(cards(page).nth(1)).toContainText('$150 of $800')
    await notices(page).getByRole('button', { name: 'Undo' }).click()
    await expect(cards(page).nth(1)).toContainText('$200 of $800')
    await page.getByLabel('Amount for Trip').fill('600')
    await cards(page).nth(1).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(notices(page)).toContainText('You reached Trip')
    await expect(page.getByRole('region', { name: 'All your goals' })).toContainText('1 of 2')

    await page.getByRole('button', { name: 'Edit Used car' }).click()
    await cards(page).first().getByLabel('Target amount').fill('7500')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(notices(page)).toContainText('Goal updated')
    await expect(cards(page).first()).toContainText('$1,500 of $7,500')
    await notices(page).getByRole('button', { name: 'Undo' }).click()
    await expect(cards(page).first()).toContainText('$1,500 of $6,000')

    await page.getByRole('button', { name: 'Delete Used car' }).click()
    await expect(notices(page)).toContainText('Goal deleted')
    await expect(cards(page)).toHaveCount(1)
    await notices(page).getByRole('button', { name: 'Undo' }).click()
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).first()).toContainText('Used car')
    await page.reload()
    await expect(cards(page).nth(1)).toContainText('$800 of $800')
  })
}

test('one amount is split; on track, in conflict, and the ways out are said', async ({ page }) => {
  await open(page, '/goals')
  // November to April are six months: 1,200 / 6 = 200.
  await addGoal(page, 'Car', '1200', '', ['04', '2027'])
  await page.getByLabel('Monthly savings').fill('200')
  await expect(page.getByText('Your $200 a month is enough to reach your goal on time.')).toBeVisible()
  await expect(cards(page)).toContainText('On track')
  await expect(cards(page)).toContainText('You’d reach it in April 2027, on time for April 2027.')
  // November to January are three: 600 / 3 = 200 more.
  await addGoal(page, 'Trip', '600', '', ['01', '2027'])
  await expect(page.getByText('You’re $200 a month short of reaching your 2 goals on time.')).toBeVisible()
  await expect(page.getByText('Save $200 more each month.')).toBeVisible()
  // The car takes all until April; the trip then takes May, June and July.
  await expect(cards(page).nth(1)).toContainText('Behind')
  await expect(page.getByText('Allow more time: Trip by July 2027.')).toBeVisible()
  await expect(page.getByText('Pause Trip. Your other goals need $200 a month.')).toBeVisible()
  await page.getByRole('button', { name: 'Move Trip up' }).click()
  await expect(cards(page).first()).toContainText('On track')
  await expect(cards(page).first()).toContainText('You’d reach it in January 2027')
  await expect(cards(page).nth(1)).toContainText('You’d reach it in July 2027')
  await page.getByLabel('Monthly savings').fill('450')
  await expect(page.getByText('Your $450 a month is enough to reach your 2 goals on time.')).toBeVisible()
  await expect(cards(page).getByText('On track')).toHaveCount(2)
})

test('no name, no amount, nonsense and scripts: refused or shown as text', async ({ page }) => {
  await open(page, '/goals')
  await page.getByRole('button', { name: 'Add goal' }).click()
  await expect(page.getByRole('alert')).toHaveText(['Enter a name for your goal.', 'Enter a target above $0.'])
  for (const takes of ['0', '-100', '1e15', '99999999999', 'lots']) {
    await addGoal(page, 'House', takes)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  }
  await addGoal(page, '<script>alert(1)</script>', '1000000000')
  await expect(cards(page)).toContainText('<script>alert(1)</script>')
  await expect(cards(page)).toContainText('$1,000,000,000')
})

test('an amount that cannot be read is not put into a goal', async ({ page }) => {
  await open(page, '/goal-tracker')
  await addGoal(page, 'Trip', '800')
  const box = page.getByLabel('Amount for Trip')
  for (const text of ['50x', '-50', '1e9']) {
    await box.fill('')
    await box.pressSequentially(text)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Take out' })).toBeDisabled()
  }
  await box.fill('50')
  await page.getByRole('button', { name: 'Take out' }).click()
  await expect(cards(page)).toContainText('$0 of $800')
})
