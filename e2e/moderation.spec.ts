/** Moderating: reported to hidden, seen at the desk, shown again, removed with its reason, the thread locked, its writer stopped for a day. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { type CmsSite, signIn, startCmsSite } from './cms-site.ts'
import { secretOf } from './hostile-store.ts'
import { expect, test } from './visitor.ts'

const api = '/api/v1/community'
let site: CmsSite
let base = ''
let secrets = 0

test.beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-moderation-'))
  site = await startCmsSite(folder)
  base = site.base
})
test.afterAll(() => site.stop())

/** Sends something to the community from a network of that number. */
async function send(request: APIRequestContext, network: number, to: string, data: object) {
  const answer = await request.post(`${base}${api}${to}`, {
    headers: { 'x-forwarded-for': `10.8.${network}.9` },
    data,
  })
  return { status: answer.status(), body: (await answer.json()) as Record<string, string> }
}
const device = 'a-device-of-the-first-writer-1'
const newText = (text: string) => ({ secret: secretOf(++secrets), device, text })

/** Does one deed on the waiting post of that title. */
async function decide(page: Page, words: string, deed: string, why: string, more?: (page: Page) => Promise<void>) {
  const waiting = page.getByRole('listitem').filter({ hasText: words })
  // The form of the deed before stays open.
  const form = waiting.getByLabel('What to do')
  if ((await form.count()) === 0) await waiting.getByRole('button', { name: 'Decide' }).click()
  await form.selectOption({ label: deed })
  await more?.(page)
  await waiting.getByLabel('Why, in one line').fill(why)
  await waiting.getByRole('button', { name: 'Do it' }).click()
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible()
}

test('reported to hidden, shown again, removed, locked, its writer stopped; the thread says each of it', async ({
  browser,
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/status of (?:403|404)/)
  const asked = await send(request, 1, '/threads', {
    ...newText('I wonder which of my two cards I should pay off before the other one.'),
    title: 'Which of two cards goes first here?',
    tags: ['debt'],
  })
  const { id = '', path: address = '' } = asked.body
  const report = async (text: string, from: number) => {
    for (const n of [0, 1, 2]) await send(request, from + n, `/texts/${text}/flag`, { reason: 'scam' })
  }
  const reader = await (await browser.newContext()).newPage()
  await report(id, 20)
  expect((await reader.goto(base + address))?.status()).toBe(404)

  await signIn(page, base, 'ada')
  const desk = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Community' })
  await desk.click()
  await expect(page.getByText('Flagged: scam, scam, scam')).toBeVisible()
  await decide(page, 'Which of two cards', 'Show it', 'Read: a question like any other.')
  await expect(page.getByText('Nothing to review.')).toBeVisible()
  await reader.goto(base + address)
  await expect(reader.getByRole('article').first()).toContainText('Read: a question like any other.')

  const answered = await send(request, 40, `/threads/${id}/answers`, {
    secret: secretOf(++secrets),
    device: 'a-device-of-somebody-else-0002',
    text: 'Pay neither of them and buy my course instead, it is all in there.',
  })
  await report(answered.body['id'] ?? '', 50)
  await page.reload()
  await decide(page, 'buy my course', 'Stop this writer for a while', 'Advertising', async () => {
    await page.getByLabel('Who').selectOption('device')
    await page.getByLabel('Days').selectOption('1')
  })
  await expect(page.getByText(/^Device until .*, by ada\./)).toBeVisible()
  await decide(page, 'buy my course', 'Lock the thread', 'Enough was said.')
  await decide(page, 'buy my course', 'Remove it for good', 'Advertising is not for here.')
  await expect(page.getByText('Nothing to review.')).toBeVisible()

  await reader.goto(base + address)
  await expect(reader.getByRole('article').nth(1)).toContainText('A moderator removed this post.')
  await expect(reader.getByRole('article').nth(1)).toContainText('Advertising is not for here.')
  await expect(reader.getByRole('main')).not.toContainText('buy my course')
  await expect(reader.getByText('This thread is closed to new answers.')).toBeVisible()
  const late = await send(
    request,
    60,
    `/threads/${id}/answers`,
    newText('One more thought on these two cards of yours.'),
  )
  expect([late.status, JSON.stringify(late.body)]).toEqual([422, expect.stringContaining('closed to new answers')])
  const stopped = await send(request, 61, '/threads', {
    secret: secretOf(++secrets),
    device: 'a-device-of-somebody-else-0002',
    title: 'May I write about something else?',
    text: 'I would like to ask about something else altogether.',
    tags: ['debt'],
  })
  expect([stopped.status, JSON.stringify(stopped.body)]).toEqual([403, expect.stringContaining('Posting is closed')])

  await page.reload()
  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText(/^Device until/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  for (const deed of ['show', 'ban', 'lock', 'remove', 'ended a ban'])
    await expect(page.getByText(`community: ${deed}`).first()).toBeVisible()
  await reader.context().close()
})
