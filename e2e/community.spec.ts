/** Ask, answer, accept, edit, delete, flag to hidden: with scripts, and by plain forms alone. Each visitor comes from a network of their own. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

/** Different in each run: the store of the runs before is still there. */
const run = Date.now()
/** In letters: so many digits may be a card's number. */
const name = [...String(run)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')
let visitors = 0
const somewhere = () => {
  const n = run + ++visitors * 7_919
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
}
const visitor = (browser: Browser, javaScriptEnabled = true): Promise<BrowserContext> =>
  browser.newContext({ extraHTTPHeaders: somewhere(), javaScriptEnabled })

const main = (page: Page) => page.getByRole('main')

/** Three others report the text of this page's question. */
async function reportFromThree(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    const context = await visitor(browser, javaScriptEnabled)
    const page = await context.newPage()
    await page.goto(address)
    const question = page.getByRole('article').first()
    await question.getByText('Report', { exact: true }).click()
    await question.getByLabel('What’s wrong?').selectOption('scam')
    await question.getByRole('button', { name: 'Send report' }).click()
    await expect(
      page
        .getByText(
          n === 2 && !javaScriptEnabled
            ? /Page Not Found|A moderator will look/
            : /A moderator will look|Page Not Found/,
        )
        .first(),
    ).toBeVisible()
    await context.close()
  }
}

test('asked with numbers, answered, accepted, edited, deleted, flagged', async ({ browser }) => {
  const asker = await visitor(browser)
  const page = await asker.newPage()
  const title = `Which of my two cards goes first, case ${name}?`
  await page.goto('/community')
  await main(page).getByRole('link', { name: 'Ask a question' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask a Question')
  await page.getByLabel('Your question').fill(title)
  await page.getByLabel('Details').fill(`Case ${name}: I owe about $4,000. My name is Ann Brook, call 212-867-5309.`)
  await page.getByRole('checkbox', { name: 'Debt' }).check()
  await page.getByLabel('Household income').selectOption({ label: '$50,000 to $75,000' })
  await page.getByLabel(/^Attach a calculation/).fill('/mortgage-calculator#v1&price=420000')
  // The tab is loaded again in the middle of writing: every word is back, the consent isn't.
  await page.reload()
  await expect(page.getByText('Here’s what you wrote before.')).toBeVisible()
  await expect(page.getByLabel('Your question')).toHaveValue(title)
  await expect(page.getByRole('checkbox', { name: /^Publish these numbers/ })).not.toBeChecked()
  await expect(page.getByLabel(/^Attach a calculation/)).toHaveValue('/mortgage-calculator#v1&price=420000')
  // Numbers that come along in the address are newer than those of the draft.
  await page.goto('/community')
  await page.goto('/community/ask#/cd-calculator#v1')
  await expect(page.getByLabel('Your question')).toHaveValue(title)
  await expect(page.getByLabel(/^Attach a calculation/)).toHaveValue('/cd-calculator#v1')
  await page.getByLabel(/^Attach a calculation/).fill('/mortgage-calculator#v1&price=420000')
  await page.getByRole('checkbox', { name: /^Publish these numbers/ }).check()
  await page.getByRole('button', { name: 'Post question' }).click()
  await expect(page.getByRole('heading', { name: 'Before you post: this can’t be published' })).toBeVisible()
  await expect(main(page).locator('mark')).toHaveText(['Ann Brook', '212-867-5309'])
  await page.getByRole('button', { name: 'Hide all of it and post' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { name: 'Your edit code' })).toBeVisible()
  const question = page.getByRole('article').first()
  await expect(question).toContainText('My name is (name hidden), call (phone hidden).')
  await expect(question).toContainText('Household income: $50,000 to $75,000')
  // The numbers are worked out here, in the reader's browser.
  await expect(question.getByLabel('The numbers behind this question')).toContainText(/\$\d/)
  await expect(question.getByRole('link', { name: 'Open with these numbers' })).toHaveAttribute('href', /price=420000/)
  const address = new URL(page.url()).pathname
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your edit code' })).toBeVisible()

  const other = await visitor(browser)
  const reader = await other.newPage()
  await reader.goto(address)
  await reader.getByRole('article').first().getByRole('button', { name: 'Helpful' }).click()
  await expect(reader.getByRole('article').first()).toContainText('1 vote')
  await reader.getByRole('article').first().getByRole('button', { name: 'Quote' }).click()
  const box = reader.getByLabel('Your answer', { exact: true }).last()
  await expect(box).toHaveValue(/^> Case [a-z]+: I owe/)
  await box.fill(`Case ${name}: the one with the **higher rate** goes first.`)
  await reader.getByRole('button', { name: 'Post answer' }).click()
  await expect(reader.getByRole('article').nth(1)).toContainText('the one with the higher rate goes first.')
  await expect(reader.getByRole('article').nth(1).locator('strong').last()).toHaveText('higher rate')

  await page.reload()
  await page.getByRole('article').nth(1).getByRole('button', { name: 'This helped me' }).click()
  await expect(page.getByRole('article').nth(1)).toContainText('This answer helped')

  const answer = reader.getByRole('article').nth(1)
  await answer.getByRole('button', { name: 'Edit' }).click()
  await reader.getByRole('textbox', { name: 'Details' }).fill(`Case ${name}: the higher rate, in nearly every case.`)
  await reader.getByRole('button', { name: 'Save changes' }).click()
  await expect(answer).toContainText('in nearly every case')
  await expect(answer).toContainText('edited')
  reader.on('dialog', (dialog) => void dialog.accept())
  await answer.getByRole('button', { name: 'Delete' }).click()
  await expect(reader.getByRole('article')).toHaveCount(1)

  await reader.goto(`/community?q=${name}`)
  await expect(reader.getByRole('link', { name: title })).toBeVisible()
  await reportFromThree(browser, address, true)
  await reader.goto(address)
  await expect(main(reader)).toContainText('Page Not Found')
  await asker.close()
  await other.close()
})

test('the same by plain forms, with scripts turned off', async ({ browser }) => {
  const asker = await visitor(browser, false)
  const page = await asker.newPage()
  const title = `Can I read and write without scripts, case ${name}?`
  await page.goto('/community/ask')
  await page.getByLabel('Your question').fill(title)
  await page.getByLabel('Details').fill(`Plain case ${name}: my name is Ann Brook and I wonder about forms.`)
  await page.getByRole('checkbox', { name: 'Something else' }).check()
  await page.getByRole('button', { name: 'Post question' }).click()
  await expect(page.getByRole('heading', { name: 'Before you post: does this say who you are?' })).toBeVisible()
  await expect(page.getByLabel('Your question')).toHaveValue(title)
  await page.getByRole('button', { name: 'Keep it as I wrote it, and post' }).click()
  await expect(page.getByRole('heading', { name: 'Your edit code' })).toBeVisible()
  const code = (await page.locator('main code').textContent()) ?? ''
  // The same form once more is the same post.
  await page.reload()
  await expect(page.locator('main code')).toHaveText(code)
  await page.getByRole('link', { name: 'See your post' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const address = new URL(page.url()).pathname

  const other = await visitor(browser, false)
  const reader = await other.newPage()
  await reader.goto(address)
  await reader.getByLabel('Your answer', { exact: true }).last().fill(`Plain case ${name}: yes, all of it works.`)
  await reader.getByRole('button', { name: 'Post answer' }).click()
  await expect(reader.getByRole('article').nth(1)).toContainText('yes, all of it works.')
  const answerCode = (await reader.locator('main code').first().textContent()) ?? ''

  const withCode = async (on: Page, secret: string) => {
    await on.goto(address)
    await on.getByText('Have an edit code?').click()
    const [first, second] = [on.getByLabel('Edit code').first(), on.getByLabel('Edit code').last()]
    return { first: async () => await first.fill(secret), second: async () => await second.fill(secret) }
  }
  const own = await withCode(page, code)
  await own.second()
  await page.getByLabel('Which answer helped?').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByRole('article').nth(1)).toContainText('This answer helped')

  const chooseAnswer = async () => {
    const theirs = await withCode(reader, answerCode)
    await theirs.first()
    await reader.getByLabel('Which post?').selectOption({ index: 1 })
  }
  await chooseAnswer()
  await reader.getByRole('button', { name: 'Open to edit' }).click()
  await reader.getByRole('textbox', { name: 'Details' }).fill(`Plain case ${name}: yes, all of it works well.`)
  await reader.getByRole('button', { name: 'Save changes' }).click()
  await expect(reader.getByRole('article').nth(1)).toContainText('works well.')
  await chooseAnswer()
  await reader.getByRole('button', { name: 'Delete' }).click()
  await expect(reader.getByRole('status').filter({ hasText: 'Your post is deleted.' })).toBeVisible()
  await expect(reader.getByRole('article')).toHaveCount(1)

  await reportFromThree(browser, address, false)
  await reader.goto(address)
  await expect(main(reader)).toContainText('Page Not Found')
  await asker.close()
  await other.close()
})

test('how it works says the limits the server keeps to, and help is shown beside a text that needs it', async ({
  page,
  browser,
}) => {
  await page.goto('/community-features')
  await expect(main(page)).toContainText('One post in 30 seconds, 10 in an hour and 30 in a day')
  await expect(main(page)).toContainText('Reports from 3 different networks')
  const context = await visitor(browser, false)
  const writer = await context.newPage()
  await writer.goto('/community/ask')
  await writer.getByLabel('Your question').fill(`Is there a way out of this, case ${name}?`)
  await writer.getByLabel('Details').fill(`Case ${name}: with all this debt I sometimes want to die.`)
  await writer.getByRole('checkbox', { name: 'Debt' }).check()
  await writer.getByRole('button', { name: 'Post question' }).click()
  await writer.getByRole('link', { name: 'See your post' }).click()
  await expect(writer.getByRole('complementary', { name: 'You don’t have to carry this alone' })).toContainText(
    'Call or text 988',
  )
  await context.close()
})
