/** The list of all calculators: found by words and by kind, kept by star, shared by address. */
import type { Page } from '@playwright/test'
import { catalogue } from '../src/calculators/catalogue.ts'
import { categories } from '../src/calculators/kit/definition.ts'
import { holdScripts } from './slow-scripts.ts'
import { expect, firstVisit, test } from './visitor.ts'

test.use({ isNewcomer: false })

const PATH = '/financial-calculators'
const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const kind = (page: Page) => page.getByRole('combobox', { name: 'Type' })
const built = catalogue.filter((entry) => entry.isImplemented)

test('all calculators stand in the list by category, the built ones first in each, the others marked', async ({
  page,
}) => {
  await page.goto(PATH)
  await expect(count(page)).toContainText(`${catalogue.length} calculators.`)
  await expect(page.getByText(`${built.length} are ready to use.`)).toBeVisible()
  const titles = (await names(page).allTextContents()).slice(0, catalogue.length)
  expect([...titles].sort()).toEqual(catalogue.map((entry) => entry.title).sort())
  for (const name of categories) {
    const group = page.getByRole('region', { name, exact: true })
    const soon = await group
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => /Coming soon/.test(item.textContent ?? '')))
    expect(soon.length, name).toBe(catalogue.filter((entry) => entry.category === name).length)
    expect(
      [...soon].sort((a, b) => Number(a) - Number(b)),
      name,
    ).toEqual(soon)
  }
  const cards = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .evaluateAll((items) =>
      items.map((item) => ({
        title: item.querySelector('h3')?.textContent?.trim(),
        links: [...item.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        isSoon: /Coming soon/.test(item.textContent ?? ''),
        text: item.textContent ?? '',
      })),
    )
  for (const { title, path: address, isImplemented, category } of catalogue) {
    const shown = cards.filter((one) => one.title === title)
    expect(shown, title).toHaveLength(1)
    expect(shown[0]).toMatchObject({ links: [address], isSoon: !isImplemented })
    expect(shown[0]?.text).toContain(category)
  }
})

test('words narrow the list and stand in the address; “Show all” brings it back', async ({ page }) => {
  await page.goto(PATH)
  await search(page).pressSequentially('credit card')
  await expect(names(page).first()).toHaveText('Credit Card Payoff Calculator')
  await expect(page).toHaveURL(/#q=credit\+card$/)
  await expect(count(page)).toContainText(/^\d+ results?\./)
  await search(page).fill('zzzz qqqq')
  await expect(count(page)).toContainText('No results. Try fewer or different words.')
  await expect(names(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(count(page)).toContainText(`${catalogue.length} calculators.`)
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
})

test('each kind shows its own calculators and no other', async ({ page }) => {
  await page.goto(PATH)
  for (const name of categories) {
    await kind(page).selectOption(name)
    const mine = catalogue.filter((entry) => entry.category === name)
    // Two kinds may have as many: what is waited for is the list itself.
    await expect
      .poll(async () => (await names(page).allTextContents()).sort())
      .toEqual(mine.map((entry) => entry.title).sort())
  }
  await kind(page).selectOption('All types')
  await expect(count(page)).toContainText(`${catalogue.length} calculators.`)
})

test('an address with words and a kind opens that view; values nobody offers are passed over', async ({ page }) => {
  await page.goto(`${PATH}?q=interest&category=Investment`)
  await expect(search(page)).toHaveValue('interest')
  await expect(kind(page)).toHaveValue('Investment')
  await expect(names(page).first()).toHaveText('Compound Interest Calculator')
  for (const text of await names(page).allTextContents())
    expect(catalogue.find((entry) => entry.title === text)?.category).toBe('Investment')
  await page.goto(`${PATH}?category=Magic&q=%3Cscript%3Ealert(1)%3C/script%3E`)
  await expect(kind(page)).toHaveValue('')
  await expect(search(page)).toHaveValue('<script>alert(1)</script>')
  await page.goto(`${PATH}?q=${'long '.repeat(300)}`)
  await expect(count(page)).toContainText(/result/)
})

test('a star is kept in this browser; “Favorites only” shows the starred', async ({ page }) => {
  await page.goto(PATH)
  for (const name of ['Mortgage Calculator', 'Compound Interest Calculator']) {
    const star = page.getByRole('button', { name: `Favorite: ${name}` })
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  }
  await page.reload()
  await expect(page.getByRole('button', { name: 'Favorite: Mortgage Calculator' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('checkbox', { name: 'Favorites only' }).check()
  await expect(names(page)).toHaveCount(2)
  await expect(count(page)).toContainText('2 results.')
  await page.getByRole('button', { name: 'Favorite: Mortgage Calculator' }).click()
  await expect(names(page)).toHaveText(['Compound Interest Calculator'])
  await page.reload()
  await expect(names(page)).toHaveText(['Compound Interest Calculator'])
  await expect(page.getByRole('checkbox', { name: 'Favorites only' })).toBeChecked()
})

test('a favorite list that cannot be read is left aside', async ({ page, expectNoise }) => {
  expectNoise(/favorites/)
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('truepenny:favorites', '{"version":1,"data":"oops"'))
  await page.goto(PATH)
  await expect(count(page)).toContainText(`${catalogue.length} calculators.`)
  await expect(page.getByRole('button', { name: /^Favorite:/, pressed: true })).toHaveCount(0)
})

test('calculators that are used together are named in their order, and each opens', async ({ page, request }) => {
  await page.goto(PATH)
  const together = page.getByRole('region', { name: 'Used together' })
  const links = await together.getByRole('link').all()
  expect(links.length).toBeGreaterThan(5)
  for (const path of new Set(await Promise.all(links.map((link) => link.getAttribute('href')))))
    expect((await request.get(path ?? '')).status(), String(path)).toBe(200)
})

test('what is typed and chosen before the page comes alive is kept', { tag: firstVisit }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PATH, { waitUntil: 'commit' })
  await search(page).fill('loan')
  await release()
  await expect(page).toHaveURL(/#q=loan$/)
  await expect(search(page)).toHaveValue('loan')
  await expect(count(page)).toContainText(/^\d+ results\./)
  const again = await holdScripts(page)
  await page.goto(PATH, { waitUntil: 'commit' })
  await kind(page).selectOption('Retirement')
  await again()
  await expect(names(page)).toHaveCount(catalogue.filter((entry) => entry.category === 'Retirement').length)
  await expect(kind(page)).toHaveValue('Retirement')
})

test('a kind and favorites chosen faster than the address follows both count', async ({ page }) => {
  await page.goto(PATH)
  await kind(page).selectOption('Investment')
  await expect(page).toHaveURL(/category=Investment/)
  await page.evaluate(() => {
    const list = document.querySelector<HTMLSelectElement>('main select')
    if (list) {
      list.value = 'Savings'
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    document.querySelector<HTMLInputElement>('main input[type=checkbox]')?.click()
  })
  await expect(page).toHaveURL(/category=Savings&favorites=1/)
  await expect(kind(page)).toHaveValue('Savings')
})
