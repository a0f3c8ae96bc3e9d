/** A calculator's page as journeys speak of it. Every word they look it up by stands here, so that a word changes in one place. */
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Five that differ in what they ask: a loan with a share of its price, law by year and state, a list of rows, a study that runs
 * beside the page, dates and negative amounts. What the frame around every calculator does is proved on these.
 */
export const representative: readonly string[] = ['mortgage', 'tax', 'credit-card-payoff', 'lumpsum', 'cagr']

/** Regions and buttons by the names a visitor hears. */
export const names = {
  form: 'Your numbers',
  result: 'Result',
  reset: 'Reset',
  share: 'Share',
  more: 'More actions',
  paper: 'Print & CSV',
  csv: 'Download CSV',
  print: 'Print',
  calendar: 'Calendar file',
  solve: 'Solve for…',
  solvePanel: 'Solve for',
  solveGo: 'Solve',
  compare: 'Save & compare',
  keepName: 'Scenario name',
  keep: 'Save on this device',
  compareTable: 'Scenarios side by side',
  compareNow: 'Your numbers now',
  compareRows: 'What differs',
  compareLast: 'Difference',
  asTable: 'View as table',
  asChart: 'View as chart',
} as const

export const resultOf = (page: Page): Locator => page.getByRole('region', { name: names.result })
export const headlineOf = (page: Page): Locator => resultOf(page).getByRole('status').first()
export const formOf = (page: Page): Locator => page.getByRole('form', { name: names.form })
/** What is wrong with a number, said beside it. */
export const problemOf = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /\S/ }).first()
/** Said under an answer that stands for the numbers before a bad one. */
export const staleOf = (page: Page): Locator =>
  resultOf(page).getByText('Fix the highlighted field to update this result.')
/** A button of the answer: Share, CSV, Reset … */
export const actionOf = (page: Page, name: keyof typeof names): Locator =>
  page.getByRole('main').getByRole('button', { name: names[name], exact: true })
export const solvePanelOf = (page: Page): Locator => page.getByRole('region', { name: names.solvePanel })
export const solveGoOf = (page: Page): Locator =>
  solvePanelOf(page).getByRole('button', { name: names.solveGo, exact: true })
export const comparedOf = (page: Page): Locator => page.getByRole('table', { name: names.compareTable })
/** The line under the inputs as they stand on paper. */
export const printedInputsOf = (page: Page): Locator => page.getByText(/^Printed \w+ \d/)
export const chartsOf = (page: Page): Locator => page.locator('figure')

/** The first box that holds an amount: a year cannot be a tenth larger. */
export async function amountBox(page: Page): Promise<Locator> {
  for (const box of await formOf(page).locator('fieldset input[inputmode=decimal]').all())
    if (!/^(19|20)\d\d$/.test(await box.inputValue())) return page.locator(`[id="${await box.getAttribute('id')}"]`)
  throw new Error('No box with an amount.')
}

/** A number a tenth above the one in the box: surely allowed, surely another answer. */
export async function raised(box: Locator): Promise<string> {
  const now = Number((await box.inputValue()).replaceAll(',', ''))
  return String(Math.round(now * 1.1 * 100) / 100)
}

/** What the answer of a question asked backwards may say. */
export const solvedWords = /That makes|as close as it gets|No answer in this range|nothing to solve/

/** What pressing one of the actions has done, in words. */
export const saidOf = (page: Page): Locator => page.getByRole('main').getByRole('status')

/** Opens a fold of the page, whatever it holds: a table, the workings, the sources. */
export async function unfold(page: Page, title: string | RegExp): Promise<void> {
  const fold = page.locator('details').filter({ has: page.locator('summary').filter({ hasText: title }) })
  if ((await fold.first().getAttribute('open')) === null) await fold.first().locator('summary').first().click()
}

/** Opens the fold that holds something, if one does and it is closed. */
export async function unfoldAround(held: Locator): Promise<void> {
  const fold = held.locator('xpath=ancestor::details[1]')
  if ((await fold.count()) > 0 && (await fold.getAttribute('open')) === null)
    await fold.locator('summary').first().click()
}

/** Opens the rest of the actions under a result. */
export const openMore = (page: Page): Promise<void> => actionOf(page, 'more').click()

/** Back to the starting values. */
export async function reset(page: Page): Promise<void> {
  await openMore(page)
  await actionOf(page, 'reset').click()
}

/** Downloads the answer as CSV; the name of the file. */
export async function csvName(page: Page): Promise<string> {
  await actionOf(page, 'paper').click()
  const download = page.waitForEvent('download')
  await actionOf(page, 'csv').click()
  return (await download).suggestedFilename()
}

/** Keeps the numbers that stand there under a name. */
export async function keepAs(page: Page, name: string): Promise<void> {
  await actionOf(page, 'compare').click()
  await page.getByLabel(names.keepName).fill(name)
  await page.getByRole('button', { name: names.keep }).click()
}

/** Waits until all that explains the answer stands for it: nothing is dimmed, and nothing becomes so. */
export async function explained(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const marks = document.documentElement.dataset
    const now = performance.now()
    if (document.querySelector('[data-old]') || !marks['calm']) marks['calm'] = String(now)
    return now - Number(marks['calm']) > 350
  })
  await page.evaluate(() => delete document.documentElement.dataset['calm'])
}

/** Pixels that stick out sideways. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Until no part of the page stands dimmed for an earlier answer: dimmed text has no contrast to judge. */
export const upToDate = (page: Page): Promise<void> => expect(page.locator('[data-old]')).toHaveCount(0)

/** A box by the name a visitor hears. */
export const boxOf = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

/** Chooses from the list of this name. */
export const pick = (page: Page, name: string, value: string): Promise<string[]> =>
  page.getByRole('combobox', { name, exact: true }).selectOption(value)

/** Waits until the page has asked for nothing new during half a second. */
export async function quiet(page: Page): Promise<void> {
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await asked(); now !== before; now = await asked()) {
    before = now
    await page.waitForTimeout(500)
  }
}
