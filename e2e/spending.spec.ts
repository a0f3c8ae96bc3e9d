/** Where the money goes: a bank's files read on the device, the month against its own median, why it differs, what repeats. */
import type { Page } from '@playwright/test'
import { EXPENSES, fullRecords } from '../bench/pages/full-records.ts'
import { dataIn, giveFile, notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, firstVisit, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-20T18:00:00Z')
})

const section = (page: Page, id: string) => page.locator(`#${id}`)
const picker = (page: Page) => page.locator('input[type=file]')
const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** A year of made-up statements: rent, groceries twice a month, a video service that became dearer, pay, a card payment. */
function year(): string {
  const months = ['2025-12', ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)]
  const lines = months.flatMap((month, at) => [
    `${month}-01,RENT PAYMENT MAPLE APTS,-1500.00`,
    `${month}-05,KROGER #${100 + at} CINCINNATI OH,-${at === 11 ? '160.00' : '100.00'}`,
    `${month}-15,KROGER #${200 + at} CINCINNATI OH,-100.00`,
    `${month}-12,NETFLIX.COM,-${at < 8 ? '15.49' : '17.99'}`,
    `${month}-02,ACME PAYROLL DIRECT DEP,3000.00`,
    `${month}-16,CHASE CREDIT CRD AUTOPAY,-250.00`,
  ])
  return ['Date,Description,Amount', ...lines, '2026-11-09,WILLOW ANIMAL HOSPITAL,-286.00'].join('\n')
}

async function addYear(page: Page): Promise<void> {
  await giveFile(picker(page), file('year.csv', year()))
  await page.getByRole('button', { name: 'Add to my list' }).click()
}

test('the sample answers at once, and gives way to own numbers', async ({ page }) => {
  await open(page, '/spending-patterns')
  await expect(page.getByText('Sample household', { exact: true })).toBeVisible()
  await expect(page.getByText(/^You’ve spent \$[\d,]+ so far in November,/)).toBeVisible()
  await expect(section(page, 'unusual')).toContainText('Noodle House charged $38.60 twice')
  await addYear(page)
  await expect(page.getByText('Sample household', { exact: true })).toHaveCount(0)
  // Rent 1,500, groceries 260, video 17.99 and 286 at the vet; usual by the 20th: 1,500 + 200 + 15.49 or 17.99.
  await expect(page.getByText('You’ve spent $2,064 so far in November, $348 more than usual.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You’ve spent $2,064 so far in November', { exact: false })).toBeVisible()
  await expect(page.getByText('Sample household', { exact: true })).toHaveCount(0)
})

test('why the month differs adds up to the cent, and leads to the transactions', async ({ page }) => {
  await open(page, '/spending-patterns')
  await addYear(page)
  const why = section(page, 'why')
  await why.getByLabel('Compare with').selectOption('October 2026')
  // October: 1,500 + 200 + 17.99. November: 60 more at Kroger, by price, and 286 new.
  await expect(why).toContainText('$2,064 through the 20th, against $1,718: $346 more.')
  const lines = why.getByRole('list', { name: 'Why this month is different' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(0)).toContainText('+$286.00')
  await expect(lines.nth(1)).toContainText('$130.00 each on average, $100.00 before')
  await expect(lines.nth(1)).toContainText('+$60.00')
  await lines.nth(1).getByRole('button', { name: 'Kroger' }).click()
  await expect(section(page, 'lines')).toContainText('24 transactions, $2,460.00')
  await section(page, 'months').getByRole('button', { name: 'Food' }).click()
  await expect(section(page, 'lines')).toContainText('2 transactions, $260.00')
})

test('subscriptions are found with their price change and go into the bills on a press', async ({ page }) => {
  await open(page, '/spending-patterns')
  await addYear(page)
  const repeats = section(page, 'recurring')
  await expect(repeats).toContainText('Your subscription costs $216 a year.')
  await expect(repeats).toContainText('Up from $15.49 to $17.99 on Aug 12, 2026')
  await expect(repeats).toContainText('Next: Dec 12, 2026')
  await repeats.getByRole('button', { name: 'Add Netflix to my bills' }).click()
  await expect(notices(page).first()).toBeVisible()
  await expect(repeats.getByText('In your bills')).toBeVisible()
  expect(await dataIn(page, 'session', 'household')).toMatchObject({
    bills: [{ name: 'Netflix', kind: 'subscription', amount: 17.99, every: 'month', dueOn: '2026-12-12' }],
  })
})

test('a store is named and sorted by a rule that is kept and can be undone', async ({ page }) => {
  await open(page, '/spending-patterns')
  await addYear(page)
  const lines = section(page, 'lines')
  await lines.getByLabel('Search stores and descriptions').fill('willow')
  await lines.getByRole('button', { name: 'Change the name or category of Willow Animal Hospital' }).click()
  await lines.getByLabel('Call it').fill('The vet')
  await lines.getByLabel('Category', { exact: true }).selectOption('Miscellaneous')
  await lines.getByRole('button', { name: 'Save' }).click()
  await expect(notices(page).first()).toContainText('Rule saved')
  await expect(lines.getByRole('listitem').first()).toContainText('The vet')
  await page.getByText('Your names and categories').click()
  await expect(page.getByText('When it contains “Willow Animal Hospital”')).toBeVisible()
  await page.getByText('Not counted as spending').click()
  await page.getByRole('button', { name: 'Count CHASE CREDIT CRD AUTOPAY as spending' }).click()
  await expect(page.getByText(/You’ve spent \$2,314 so far/)).toBeVisible()
})

test('OFX of the same account adds nothing twice; of a file of 20,000 lines what fits is added', async ({ page }) => {
  await open(page, '/spending-patterns')
  const ofx = (text: string) => `OFXHEADER:100\n<OFX><ACCTID>77<BANKTRANLIST>${text}</BANKTRANLIST></OFX>`
  const line = (id: string, amount: string, name: string) =>
    `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`
  await giveFile(picker(page), file('bank.qfx', ofx(line('1', '-4.00', 'CAFE') + line('2', '-4.00', 'CAFE'))))
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await expect(section(page, 'lines')).toContainText('2 transactions, $8.00')
  await giveFile(
    picker(page),
    file('bank.csv', 'Date,Description,Amount\n11/03/2026,CAFE,-4.00\n11/04/2026,CAFE,-4.50\n'),
  )
  await expect(page.getByText('1 expense to add, from November 4, 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `11/${String((at % 19) + 1).padStart(2, '0')}/2026,SHOP ${at % 700},-${(at % 90) + 1}.00`,
  )
  const long = file('long.csv', `Date,Description,Amount\n${rows.join('\n')}`)
  await giveFile(picker(page), long)
  await expect(page.getByText(/^(19,998|20,000) expenses to add/)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('has room for 19,998 more', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Add the newest 19,998' }).click()
  await expect(notices(page).first()).toContainText('19,998 expenses added')
  await expect(page.getByText(/so far in November/)).toBeVisible()
  await open(page, '/budget-buddy')
  await page.getByLabel('Amount').fill('5')
  await page.getByRole('radio', { name: 'Food' }).check()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(notices(page).first()).toContainText('Your list is full')
  await expect(page.getByLabel('Amount')).toHaveValue('5')
})

test('reading can be stopped', { tag: firstVisit }, async ({ page }) => {
  await page.route(/statement-worker/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue().catch(() => undefined)
  })
  await open(page, '/spending-patterns')
  await giveFile(picker(page), file('year.csv', year()))
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Choose a bank file' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to my list' })).toHaveCount(0)
})

test('of 5,000 expenses a page draws what is looked at, never all of them', async ({ page }) => {
  await page.addInitScript(
    (records) => {
      for (const [key, text] of Object.entries(records)) sessionStorage.setItem(key, text)
    },
    fullRecords(Date.parse('2026-11-20T18:00:00Z')),
  )
  for (const [path, shown] of [
    ['/spending-patterns', /^You’ve spent \$/],
    ['/budget-buddy', /\$[\d,]+/],
    ['/financial-management', /\$[\d,]+/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
    const drawn = page.getByRole('main').locator('li, tr')
    await expect.poll(() => drawn.count(), { message: path }).toBeGreaterThan(5)
    // What stands below the first sight has come, too.
    await page.waitForLoadState('networkidle')
    expect(await drawn.count(), path).toBeLessThan(EXPENSES / 5)
  }
})
