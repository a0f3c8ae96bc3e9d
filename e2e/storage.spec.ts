/** What is kept where, and what happens when the browser, an older version or another tab interferes. */
import type { Page } from '@playwright/test'
import { resultOf } from './calculator-page.ts'
import { dataIn, namesIn, notices, open, putIn, textIn } from './device.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

async function spend(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('radio', { name: 'Food' }).check()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}
async function addGoal(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Add a goal' })
  if (await opener.isVisible()) await opener.click()
  await page.getByLabel('Goal name', { exact: true }).fill(name)
  await page.getByLabel('Target amount').fill('1000')
  await page.getByRole('button', { name: 'Add goal' }).click()
}
const goals = (page: Page) => page.getByRole('list', { name: /^Your goals/ }).getByRole('heading')
const spent = (page: Page) => page.getByRole('list', { name: 'Daily expenses, newest first' }).getByRole('listitem')
const notice = (page: Page) => page.getByRole('status')

/** One value of each kind, each put there as a visitor would. */
async function fillAll(page: Page): Promise<void> {
  await open(page, '/goals')
  await addGoal(page, 'Used car')
  await open(page, '/budget-buddy')
  await spend(page, '12')
  await open(page, '/financial-management')
  await page.getByLabel('Take-home pay').fill('3000')
  await page.getByLabel('Take-home pay').blur()
  await open(page, '/irregular-income')
  await page.getByRole('group', { name: 'Rent', exact: true }).getByLabel('Amount').fill('1500')
  await open(page, '/profile')
  await page.getByLabel('Name', { exact: true }).fill('Sam')
  await page.getByRole('radio', { name: 'Dark' }).check()
}
const sessionNames = ['budget', 'daily-expenses', 'income-expenses', 'profile', 'theme']

test('theme, budget, spending, income and profile are kept for the session; goals for the browser', async ({
  page,
  context,
}) => {
  await fillAll(page)
  expect(await namesIn(page, 'session')).toEqual(sessionNames)
  expect(await namesIn(page, 'local')).toEqual(['goals'])
  for (const name of sessionNames) {
    const envelope = JSON.parse((await textIn(page, 'session', name)) ?? '') as Record<string, unknown>
    expect(Object.keys(envelope).sort()).toEqual(['data', 'savedAt', 'v'])
    expect(new Date(String(envelope['savedAt'])).getTime()).toBeGreaterThan(0)
  }
  expect(await context.cookies()).toEqual([])
})

test('"Keep my numbers" moves them to the device, and back when it is switched off', async ({ page, context }) => {
  await fillAll(page)
  const keep = page.getByRole('switch', { name: 'Keep my numbers on this device' })
  await keep.check()
  await expect(notices(page)).toContainText('Your numbers stay on this device')
  expect(await namesIn(page, 'session')).toEqual([])
  expect(await namesIn(page, 'local')).toEqual([...sessionNames, 'goals', 'keep'].sort())
  const later = await context.newPage()
  await open(later, '/financial-management')
  await expect(later.getByLabel('Take-home pay')).toHaveValue('3,000')
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark')
  await later.close()
  await keep.uncheck()
  await expect(notices(page)).toContainText('Your numbers are cleared when you close this tab')
  expect(await namesIn(page, 'session')).toEqual(sessionNames)
  expect(await namesIn(page, 'local')).toEqual(['goals'])
  await open(page, '/financial-management')
  await expect(page.getByLabel('Take-home pay')).toHaveValue('3,000')
  const after = await context.newPage()
  await open(after, '/financial-management')
  await expect(after.getByLabel('Take-home pay')).toHaveValue('')
})

/** What was set aside of a value. */
const asideIn = async (page: Page, area: 'session' | 'local', name: string) =>
  (JSON.parse((await textIn(page, area, `${name}:quarantine`)) ?? '{"aside":[]}') as { aside: { data: unknown }[] })
    .aside

/** Every kind of damage a stored text can have. */
const damages: readonly (readonly [string, string])[] = [
  ['half written', '{"v":1,"savedAt":"2026-11-10T18:00:00.000Z","data":{"go'],
  ['not an envelope', '[1,2,3]'],
  [
    'of the wrong form',
    '{"v":1,"savedAt":"2026-11-10T18:00:00.000Z","data":{"goals":"none","sources":1,"expenses":[]}}',
  ],
  ['from an older version without a way up', '{"v":0,"savedAt":"2026-11-10T18:00:00.000Z","data":{"old":true}}'],
  ['hostile', '{"v":1,"savedAt":"x","data":{"__proto__":{"goals":[]},"goals":[{"id":{}}]}}'],
]
const homes = [
  { name: 'goals', area: 'local', path: '/goals', what: 'Savings goals' },
  { name: 'budget', area: 'session', path: '/financial-management', what: 'Budget' },
  { name: 'daily-expenses', area: 'session', path: '/budget-buddy', what: 'Daily expenses' },
  { name: 'income-expenses', area: 'session', path: '/irregular-income', what: 'Income and expenses' },
] as const

for (const { name, area, path, what } of homes)
  test(`a damaged copy of ${what} is set aside and said, and nothing else is lost`, async ({ page }) => {
    await fillAll(page)
    const others = async () => {
      const kept: Record<string, unknown> = {}
      for (const [where, key] of [...sessionNames.map((key) => ['session', key] as const), ['local', 'goals'] as const])
        if (key !== name) kept[key] = await dataIn(page, where, key)
      return kept
    }
    const before = await others()
    // Every kind of damage to every store is read in `state/every-store.test.ts` and `state/stored.test.ts`; here each store says so on its own screen.
    for (const [kind, text] of name === 'goals' ? damages : damages.slice(0, 2)) {
      await open(page, '/about')
      await putIn(page, area, name, text)
      await open(page, path)
      await expect(notice(page).filter({ hasText: new RegExp(`${what}: we couldn’t read`) }), kind).toBeVisible()
      const { data: last } = (await asideIn(page, area, name)).at(-1) ?? {}
      expect(typeof last === 'string' && last.startsWith('{"v"') ? last : text, kind).toBe(text)
      expect(text, kind).toContain(typeof last === 'string' ? last : JSON.stringify(last))
      expect(await others(), kind).toEqual(before)
    }
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download what we set aside: ${what}` }).click()
    const saved = await (await waiting).createReadStream()
    let text = ''
    for await (const part of saved) text += String(part)
    for (const [, damaged] of damages.slice(0, 2)) expect(text).toContain(JSON.stringify(damaged))
    await page.reload()
    await expect(notice(page).filter({ hasText: 'we couldn’t read' })).toBeVisible()
    await page.getByRole('button', { name: `Delete what we set aside: ${what}` }).click()
    await expect(notice(page).filter({ hasText: 'we couldn’t read' })).toHaveCount(0)
    expect(await textIn(page, area, `${name}:quarantine`)).toBeNull()
  })

test('goals of a newer version are not read, written over or moved, and the page says so', async ({ page }) => {
  const text = '{"v":99,"savedAt":"2026-11-10T18:00:00.000Z","data":{"later":true},"more":1}'
  await open(page, '/about')
  await putIn(page, 'local', 'goals', text)
  await open(page, '/goals')
  await expect(notice(page).filter({ hasText: /A newer version of Truepenny saved this: Savings goals/ })).toBeVisible()
  await addGoal(page, 'Used car')
  await expect(goals(page)).toHaveText(['Used car'])
  expect(await textIn(page, 'local', 'goals')).toBe(text)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(goals(page)).toHaveCount(0)
  expect(await namesIn(page, 'local')).toEqual(['goals'])
})

test('a full list refuses one more in words, and a reload finds every one of it', async ({ page }) => {
  const one = { name: 'Trip', targetAmount: 10, currentAmount: 0, changedAt: '2026-11-10T18:00:00.000Z' }
  const many = Array.from({ length: 200 }, (_, i) => ({ ...one, id: `g${i}` }))
  const data = { goals: many, gone: {} }
  await open(page, '/about')
  await putIn(page, 'local', 'goals', JSON.stringify({ v: 1, savedAt: '2026-11-10T18:00:00.000Z', data }))
  await open(page, '/goals')
  await addGoal(page, 'Used car')
  await expect(notices(page)).toContainText('It holds 200 goals. Delete some you no longer need')
  await expect(page.getByLabel('Goal name', { exact: true })).toHaveValue('Used car')
  await page.reload()
  await expect(goals(page)).toHaveCount(200)
  await expect(notice(page).filter({ hasText: 'couldn’t read' })).toHaveCount(0)
})

test('a damaged theme or profile never keeps a page from opening', async ({ page }) => {
  await open(page, '/about')
  for (const [kind, text] of damages) {
    await putIn(page, 'session', 'theme', text)
    await putIn(page, 'session', 'profile', text.replace('"data":{', '"data":"x","more":{'))
    await open(page, '/mortgage-calculator')
    await expect(page.locator('html'), kind).toHaveAttribute('data-theme', 'light')
    await expect(resultOf(page)).toContainText(/\d/)
    await open(page, '/profile')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  }
})

test.describe('a browser that is full', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
  })

  test('keeps what was typed while the page is open, and says that it is not saved', async ({ page }) => {
    await open(page, '/goals')
    await addGoal(page, 'Used car')
    await expect(goals(page)).toHaveText(['Used car'])
    await expect(notice(page).filter({ hasText: 'Your browser didn’t let us save: Savings goals' })).toBeVisible()
    const rail = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true })
    await rail.getByRole('link', { name: 'Budget & Spend' }).click()
    await page.getByLabel('Take-home pay').fill('3000')
    await page.getByLabel('Take-home pay').blur()
    await expect(notice(page).filter({ hasText: /didn’t let us save: .*Budget/ })).toBeVisible()
    await expect(page.getByText('Used car').first()).toBeVisible()
    await page.getByRole('link', { name: 'Budget Buddy' }).first().click()
    await spend(page, '12')
    await expect(spent(page)).toHaveCount(1)
    await expect(notice(page).filter({ hasText: /didn’t let us save: .*Daily expenses/ })).toBeVisible()
    expect(await namesIn(page, 'local')).toEqual([])
    expect(await namesIn(page, 'session')).toEqual([])
  })

  test('refuses the keep switch in words, and nothing moves', async ({ page }) => {
    await open(page, '/profile')
    await page.getByRole('switch', { name: 'Keep my numbers on this device' }).click()
    await expect(notices(page)).toContainText('Your browser didn’t let us save')
    await expect(page.getByRole('switch', { name: 'Keep my numbers on this device' })).not.toBeChecked()
  })

  test('damaged copies stay where they are when there is no room to set them aside', async ({ page }) => {
    await page.addInitScript(() => {
      const damaged = { 'truepenny:goals': '{"v":1,' } as Record<string, string>
      const real = Storage.prototype.getItem
      Storage.prototype.getItem = function (key) {
        return damaged[key] ?? real.call(this, key)
      }
    })
    await open(page, '/goals')
    await expect(notice(page).filter({ hasText: 'Savings goals: we couldn’t read all that’s saved' })).toBeVisible()
    await expect(page.getByLabel('Goal name', { exact: true })).toBeVisible()
  })
})

test('a browser without any storage is served all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await open(page, '/goals')
  await addGoal(page, 'Used car')
  await expect(goals(page)).toHaveText(['Used car'])
  await expect(notice(page).filter({ hasText: /didn’t let us save: .*Savings goals/ })).toBeVisible()
  await open(page, '/data-deletion')
  await expect(page.getByText('Nothing is saved')).toBeVisible()
  await open(page, '/profile')
  await page.getByLabel('Name', { exact: true }).fill('Sam')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam')
})

test.describe('two tabs', () => {
  test('join their goals: added, deleted and edited in both, none comes back and none is lost', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await open(page, '/goals')
    await open(other, '/goal-tracker')
    await addGoal(page, 'Used car')
    await expect(goals(other)).toHaveText(['Used car'])
    await addGoal(other, 'Trip')
    await expect(goals(page)).toHaveText([/Used car/, /Trip/])
    await page.getByRole('button', { name: 'Delete Used car' }).click()
    await expect(goals(other)).toHaveText(['Trip'])
    await addGoal(other, 'Roof')
    await expect(goals(page)).toHaveText([/Trip/, /Roof/])
    await page.reload()
    await expect(goals(page)).toHaveText([/Trip/, /Roof/])
  })

  test('join goals written by a tab that was not heard', async ({ page, context }) => {
    await page.addInitScript(() => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
    })
    const other = await context.newPage()
    await open(page, '/goals')
    await open(other, '/goals')
    await addGoal(other, 'Trip')
    await expect(goals(page)).toHaveCount(0)
    await addGoal(page, 'Used car')
    await expect(goals(page)).toHaveText([/Trip/, /Used car/])
    await expect(goals(other)).toHaveText([/Trip/, /Used car/])
  })

  test('have a theme and a budget each, until the visitor keeps numbers on the device', async ({ page, context }) => {
    const other = await context.newPage()
    await open(page, '/profile')
    await open(other, '/financial-management')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('switch', { name: 'Keep my numbers on this device' }).check()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('radio', { name: 'Light' }).check()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
    await other.getByLabel('Take-home pay').fill('3000')
    await other.getByLabel('Take-home pay').blur()
    await open(page, '/financial-management')
    await expect(page.getByLabel('Take-home pay')).toHaveValue('3,000')
    await page.getByLabel('Take-home pay').fill('3500')
    await page.getByLabel('Take-home pay').blur()
    await expect(other.getByLabel('Take-home pay')).toHaveValue('3,500')
  })

  test('a duplicated tab starts with a copy and then goes its own way', async ({ page, context }) => {
    await open(page, '/financial-management')
    await page.getByLabel('Take-home pay').fill('3000')
    await page.getByLabel('Take-home pay').blur()
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open('/financial-management'))
    const copy = await opened
    await expect(copy.getByLabel('Take-home pay')).toHaveValue('3,000')
    await copy.getByLabel('Take-home pay').fill('4000')
    await copy.getByLabel('Take-home pay').blur()
    await expect.poll(() => dataIn(copy, 'session', 'budget')).toMatchObject({ monthlyIncome: 4000 })
    await page.reload()
    await expect(page.getByLabel('Take-home pay')).toHaveValue('3,000')
  })

  test('a tab keeps its own numbers when the other stops keeping them on the device', async ({ page, context }) => {
    const other = await context.newPage()
    await open(page, '/profile')
    await page.getByRole('switch', { name: 'Keep my numbers on this device' }).check()
    await open(other, '/financial-management')
    await other.getByLabel('Take-home pay').fill('3000')
    await other.getByLabel('Take-home pay').blur()
    await page.getByRole('switch', { name: 'Keep my numbers on this device' }).uncheck()
    await expect.poll(() => namesIn(other, 'session')).toEqual(['budget'])
    expect(await namesIn(page, 'local')).toEqual([])
    await expect(other.getByLabel('Take-home pay')).toHaveValue('3,000')
  })
})
