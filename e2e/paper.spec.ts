/** What comes out of the printer, read back from the PDF: one page, unless the schedule is asked for; and what a class takes. */
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { sheets } from '../src/app/screens/kids/grown-ups/sheets.ts'
import { quiet } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

async function printed(page: Page): Promise<readonly string[]> {
  const file = await page.pdf({ format: 'Letter' })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
  return text
}

for (const { slug, input, finding, schedule, row } of [
  { slug: 'mortgage', input: 'Home price', finding: 'PMI', schedule: 'Amortization schedule', row: 'Nov 2056' },
  {
    slug: 'cd',
    input: 'Deposit',
    finding: 'What this means',
    schedule: 'Withdrawing after each month',
    row: '$10,274.74',
  },
  {
    slug: 'tax',
    input: 'Filing status',
    finding: '401(k)',
    schedule: 'Federal return, line by line',
    row: 'Taxable income',
  },
]) {
  test(`${slug}: a page with inputs, answer, chart and findings; the schedule by choice`, async ({ page }) => {
    await page.goto(`/${slug}-calculator`)
    const headline = await page.getByRole('region', { name: 'Result' }).getByRole('status').first().textContent()
    // What is for paper alone comes after the page stands.
    await quiet(page)
    const short = await printed(page)
    expect(short).toHaveLength(1)
    const amount = /\$[\d,]*\d/.exec(headline ?? '')?.[0] ?? 'no amount'
    for (const words of [input, finding, amount]) expect(short[0]).toContain(words)
    expect(short[0]).not.toContain(schedule)

    await page.getByRole('button', { name: 'Print & CSV' }).click()
    await page.getByLabel('Include the full schedule').check()
    await quiet(page)
    const long = await printed(page)
    expect(long.length).toBeGreaterThan(1)
    expect(long.join('\n')).toContain(schedule)
    expect(long.join('\n')).toContain(row)

    await page.getByRole('button', { name: 'Close Print or download' }).click()
    await expect(page.getByRole('button', { name: 'Print & CSV' })).toBeFocused()
    expect(await printed(page)).toHaveLength(1)
  })
}

test('a dark screen prints on white, and the parts of the bar keep their colors', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/mortgage-calculator')
  const look = await page.evaluate(() => {
    const bar = document.querySelector('section[aria-label="Result"] [aria-hidden="true"] > span[style*="background"]')
    return {
      paper: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(document.body).color,
      adjust: bar && getComputedStyle(bar).printColorAdjust,
    }
  })
  expect(look).toEqual({ paper: 'rgb(255, 255, 255)', ink: 'rgb(28, 35, 32)', adjust: 'exact' })
})

/** The pages as they come out of the printer when the paper of a class is asked for. */
async function paperOf(page: Page, press: string): Promise<readonly string[]> {
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: press, exact: true }).first().click()
  return (await printed(page)).map((text) => text.replaceAll(/\s+/g, ' '))
}

test('a lesson prints with its questions on one page and the key on the next, without the calculator', async ({
  page,
}) => {
  await page.goto('/learning/compounding')
  await quiet(page)
  const pages = await paperOf(page, 'Print this lesson')
  const of = (words: string) => pages.findIndex((text) => text.includes(words))
  expect(pages[0]).toContain('Why does starting early beat saving more?')
  expect(pages.join(' ')).not.toContain('Open with these numbers')
  const [questions, key] = [of('Name Date'), of('Answer key')]
  expect(questions).toBeGreaterThan(0)
  expect(key).toBeGreaterThan(questions)
  // The way to an answer stands with the key alone.
  const why = 'The second year pays interest on the first year’s interest too.'
  expect(pages.slice(0, key).join(' ')).not.toContain(why)
  expect(pages.slice(key).join(' ')).toContain(why)
})

test('a game prints its sheet with the key on a page of its own, and nothing else of its page', async ({ page }) => {
  await page.goto('/financial-freedom-game')
  await page.getByText(/^Game code/).click()
  const pages = await paperOf(page, 'Print class sheet')
  expect(pages.length).toBeGreaterThanOrEqual(2)
  const key = pages.findIndex((text) => text.includes('Often 3 to 6 months'))
  expect(pages[0]).toContain('How many months of spending should an emergency fund cover?')
  expect(key).toBeGreaterThan(0)
  expect(pages.join(' ')).not.toContain('Live year')
})

test('a word search prints its letters and words on one page and where they are on the next', async ({ page }) => {
  await page.goto('/word-search')
  await quiet(page)
  const pages = await paperOf(page, 'Print with answers')
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('INCOME')
  expect(pages[1]).toMatch(/answers/i)
})

test('grown-ups print a sheet for each band and a chore chart, one page each', async ({ page }) => {
  await page.goto('/truepenny-kids/grown-ups')
  const [a, b] = ((await page.locator('main form label').textContent()) ?? '').match(/\d+/g) ?? []
  await page.locator('main input').fill(String(Number(a) * Number(b)))
  await page.getByRole('button', { name: 'Open the page' }).click()
  for (const { band, title, tasks } of sheets) {
    const pages = await paperOf(page, `Print ${band}`)
    expect(pages, band).toHaveLength(1)
    expect(pages[0]).toContain(title)
    for (const { ask } of tasks) expect(pages[0]).toContain(ask.replaceAll(/\s+/g, ' ').slice(0, 30))
  }
})
