/** What comes out of the printer, read back from the PDF: one page, unless the schedule is asked for. */
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { quiet } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

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
