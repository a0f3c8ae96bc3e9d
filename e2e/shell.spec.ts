import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('the landing page has no header, side navigation or footer', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
})

test('header, rail and footer stand on a desk; the current group is marked', async ({ page }) => {
  await page.goto('/financial-calculators')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Truepenny, home' })).toHaveAttribute('href', '/')
  for (const [name, href] of [
    ['Home', '/'],
    ['Community', '/community'],
    ['Guide', '/guide'],
    ['Profile', '/profile'],
  ] as const)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  const rail = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true })
  await expect(rail.getByRole('link')).toHaveText([
    'Money 101',
    'Budget & Spend',
    'Financial Calculators',
    'Invest & Grow',
    'Credit & Taxes',
  ])
  await expect(rail.locator('[aria-current=page]')).toHaveText('Financial Calculators')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('navigation', { name: 'Tools' }).locator('ul')).toHaveCount(8)
  for (const list of await footer.getByRole('navigation', { name: 'Tools' }).locator('ul').all())
    await expect(list.getByRole('link')).toHaveCount(2)
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText([
    'About Us',
    'Contact Us',
    'Support',
    'Developers',
    'Sitemap',
    'Privacy Policy',
    'Terms of Service',
    'Disclaimer',
    'Data Deletion',
  ])
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
})

test('on a phone the rail is a bar at the bottom, and Community and Guide leave the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mortgage-calculator')
  const bar = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true })
  await expect(bar).toHaveCount(1)
  const box = await bar.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  await expect(bar.locator('[aria-current=page]')).toHaveText('Financial Calculators')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Guide' })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
})

test('pages without a footer', async ({ page }) => {
  for (const path of ['/goal-tracker', '/goal-settings', '/spending-patterns']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
})

test('each new page starts at its top; Back returns to the place that was left', async ({ page }) => {
  await page.goto('/sitemap')
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  const link = page.getByRole('main').getByRole('link', { name: 'Mortgage Calculator' })
  await link.evaluate((element) => (element as HTMLElement).click())
  await expect(page.getByRole('heading', { level: 1, name: 'Mortgage Calculator' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
})

test('the scroll to the top is smooth, and at once under reduced motion', async ({ page, browser }) => {
  const behaviors = async (on: typeof page) => {
    await on.goto('/about')
    await on.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const real = window.scrollTo.bind(window)
      window.scrollTo = ((options: ScrollToOptions) => {
        seen.push(String(options.behavior))
        real(options)
      }) as typeof window.scrollTo
    })
    await on.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
    await expect(on.getByRole('heading', { level: 1 })).toContainText('Support')
    return on.evaluate(() => (window as unknown as { seen: string[] }).seen)
  }
  expect(await behaviors(page)).toEqual(['smooth'])
  const still = await browser.newContext({ reducedMotion: 'reduce' })
  expect(await behaviors(await still.newPage())).toEqual(['instant'])
  await still.close()
})

test('the theme toggles, is remembered for the session, and a reload does not flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: /dark theme/i }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => sessionStorage.getItem('truepenny:theme'))).toContain('dark')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const seen = (window as unknown as { themes?: string[] }).themes ?? []
      const now = document.documentElement?.dataset['theme']
      if (now && document.body && !seen.includes(now)) seen.push(now)
      Object.assign(window, { themes: seen })
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => (window as unknown as { themes: string[] }).themes)).toEqual(['dark'])
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(dark).not.toBe('rgb(250, 246, 238)')
})

test('a press on a piece that is asleep reaches the piece that takes its place, once', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const main = document.querySelector('main')
    for (const text of ['Other press', 'Example press', 'Example press']) {
      const asleep = document.createElement('button')
      asleep.type = 'button'
      asleep.textContent = text
      main?.append(asleep)
    }
  })
  await page.getByRole('button', { name: 'Example press' }).nth(1).click()
  const heard = await page.evaluate(async () => {
    const presses = [0, 0]
    const sleeping = [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Example press')
    await new Promise((later) => setTimeout(later, 150))
    sleeping.forEach((old, at) => {
      const awake = old.cloneNode(true) as HTMLElement
      Object.assign(awake, { __reactProps$example: {} })
      awake.addEventListener('click', () => {
        presses[at] = (presses[at] ?? 0) + 1
      })
      old.replaceWith(awake)
    })
    await new Promise((later) => setTimeout(later, 400))
    return presses
  })
  expect(heard).toEqual([0, 1])
})
