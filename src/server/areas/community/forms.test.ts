import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FormTold, PageContext } from '#wire/page-context.ts'
import { openTestApp, type TestApp } from '../../app.testkit.ts'
import { readScenario } from '../../wiring.ts'
import { newSecret } from './community-contract.testkit.ts'

let opened: TestApp
let drawn: { readonly method: string | undefined; readonly context: PageContext } | null
beforeEach(async () => {
  drawn = null
  opened = await openTestApp({
    readScenario,
    render: (request, response, context) => {
      drawn = { method: request.method, context }
      response.end('drawn')
    },
  })
})
afterEach(async () => await opened.close())

let visitors = 0
/** Sends a form as a browser without scripts does, and says what its page was told. */
async function send(
  path: string,
  fields: readonly (readonly [string, string])[],
  headers: Record<string, string> = {},
): Promise<FormTold> {
  const answer = await opened.app.inject({
    method: 'POST',
    url: path,
    remoteAddress: `198.18.${++visitors}.4`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:80', ...headers },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  const told = drawn?.context.told
  if (!told) throw new Error('no page was drawn')
  expect(drawn?.method).toBe('GET')
  return told
}

const asking = (secret: string, more: readonly (readonly [string, string])[] = []) => [
  ['secret', secret] as const,
  ['title', 'How do I pay off my two cards?'] as const,
  ['text', 'I owe about $4,000 on two cards.\r\nWhich one goes first?'] as const,
  ['tag', 'debt'] as const,
  ['tag', 'credit'] as const,
  ['income', '1'] as const,
  ['debts', ''] as const,
  ['age', ''] as const,
  ['state', 'TX'] as const,
  ['calculation', ''] as const,
  ...more,
]
const threads = async () => (await opened.app.inject('/api/v1/community/threads')).json().threads
const idOf = (path: string): string => path.slice('/community/'.length).slice(0, 10)

test('a question is asked by a plain form; its code is told, once more where the form is sent again', async () => {
  const secret = newSecret()
  const told = await send('/community/ask', asking(secret))
  expect(told).toMatchObject({ form: 'ask', isDone: true, written: { state: 'shown', secret } })
  expect(await send('/community/ask', asking(secret))).toMatchObject({ isDone: true, written: told.written })
  expect(await threads()).toMatchObject([{ title: 'How do I pay off my two cards?', tags: ['debt', 'credit'] }])
  const { thread } = {
    thread: (await opened.app.inject(`/api/v1/community/threads/${idOf(told.written?.path ?? '')}`)).json(),
  }
  expect(thread).toMatchObject({
    frame: { income: 1, debts: null, age: null, state: 'TX' },
    question: { text: 'I owe about $4,000 on two cards.\nWhich one goes first?' },
  })
})

test('another text from a form that was used before is not lost', async () => {
  const secret = newSecret()
  await send('/community/ask', asking(secret))
  const other = asking(secret).map(
    ([name, value]) => [name, name === 'text' ? 'Something else, which is just as long.' : value] as const,
  )
  expect(await send('/community/ask', other)).toMatchObject({
    isDone: false,
    code: 'used_form',
    values: { text: ['Something else, which is just as long.'] },
  })
})

test('what is wrong comes back with everything that was typed', async () => {
  const short = asking(newSecret()).map(([name, value]) => [name, name === 'title' ? 'Hm' : value] as const)
  expect(await send('/community/ask', short)).toMatchObject({
    isDone: false,
    code: 'bad_text',
    fields: { title: expect.any(String) },
    values: { title: ['Hm'], tag: ['debt', 'credit'], state: ['TX'] },
    written: null,
  })
  expect(await threads()).toEqual([])
})

test('personal details: hidden all, or only what must go, as the button says', async () => {
  const personal = (choice: string | null) =>
    asking(newSecret(), choice === null ? [] : [['do', choice]]).map(
      ([name, value]) =>
        [name, name === 'text' ? 'My name is Ann Brook. Call 212-867-5309 about my cards.' : value] as const,
    )
  expect(await send('/community/ask', personal(null))).toMatchObject({ isDone: false, code: 'personal_details' })
  const all = await send('/community/ask', personal('hide'))
  const least = await send('/community/ask', personal('keep'))
  const text = async (told: FormTold) =>
    (await opened.app.inject(`/api/v1/community/threads/${told.written?.id}`)).json().question.text
  expect(await text(all)).toBe('My name is (name hidden). Call (phone hidden) about my cards.')
  expect(await text(least)).toBe('My name is Ann Brook. Call (phone hidden) about my cards.')
})

test('numbers are published only where the box is ticked', async () => {
  const link = 'https://money.example/mortgage-calculator#v1&price=420000'
  const asked = (publish: boolean, calculation = link) =>
    asking(newSecret(), publish ? [['publish', 'yes']] : []).map(
      ([name, value]) => [name, name === 'calculation' ? calculation : value] as const,
    )
  expect(await send('/community/ask', asked(false))).toMatchObject({ isDone: false, code: 'bad_scenario' })
  expect(await send('/community/ask', asked(true, 'https://elsewhere.example/x#v1&a=1'))).toMatchObject({
    code: 'bad_scenario',
  })
  const told = await send('/community/ask', asked(true))
  expect((await opened.app.inject(`/api/v1/community/threads/${told.written?.id}`)).json().scenario).toMatchObject({
    calculator: 'mortgage',
    link: expect.stringContaining('price=420000'),
  })
})

test('answered, voted, accepted, opened with its code, changed, deleted, flagged to hidden', async () => {
  const secret = newSecret()
  const { written } = await send('/community/ask', asking(secret))
  const path = written?.path ?? ''
  const id = written?.id ?? ''
  const own = newSecret()
  const answer = await send(path, [
    ['form', 'answer'],
    ['secret', own],
    ['text', 'The one with the higher rate goes first.'],
  ])
  expect(answer).toMatchObject({ isDone: true, written: { path, secret: own } })
  const answerId = answer.written?.id ?? ''
  expect(
    await send(path, [
      ['form', 'vote'],
      ['text-id', answerId],
    ]),
  ).toMatchObject({ isDone: true })
  expect(
    await send(path, [
      ['form', 'accept'],
      ['secret', secret],
      ['answer', answerId],
    ]),
  ).toMatchObject({ isDone: true })
  const thread = async () => (await opened.app.inject(`/api/v1/community/threads/${id}`)).json()
  expect(await thread()).toMatchObject({ accepted: answerId, answersShown: [{ votes: 1 }] })
  expect(
    await send(path, [
      ['form', 'open'],
      ['text-id', answerId],
      ['secret', secret],
    ]),
  ).toMatchObject({ code: 'wrong_secret' })
  expect(
    await send(path, [
      ['form', 'open'],
      ['text-id', answerId],
      ['secret', own],
    ]),
  ).toMatchObject({
    form: 'edit',
    values: { text: ['The one with the higher rate goes first.'] },
  })
  const changed = 'The one with the higher rate, in nearly every case.'
  expect(
    await send(path, [
      ['form', 'edit'],
      ['text-id', answerId],
      ['secret', own],
      ['text', changed],
    ]),
  ).toMatchObject({ isDone: true })
  expect((await thread()).answersShown[0].text).toBe(changed)
  expect(
    await send(path, [
      ['form', 'delete'],
      ['text-id', answerId],
      ['secret', own],
    ]),
  ).toMatchObject({ isDone: true })
  expect((await thread()).answersShown).toEqual([])
  for (let n = 0; n < 3; n += 1)
    await send(path, [
      ['form', 'flag'],
      ['text-id', id],
      ['reason', 'scam'],
    ])
  expect((await opened.app.inject(`/api/v1/community/threads/${id}`)).statusCode).toBe(404)
})

test('a form of another site is refused, and pages that take none stay as they are', async () => {
  const post = (url: string, headers: Record<string, string>, payload = 'title=a') =>
    opened.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })
  expect((await post('/community/ask', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post('/community/ask', { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await post('/community/ask', { origin: 'null' })).statusCode).toBe(403)
  expect((await post('/api/v1/community/threads', {})).statusCode).toBe(415)
  expect((await post('/budget-buddy', {})).statusCode).toBe(405)
  expect((await post('/community/nothing-here', {})).statusCode).toBe(404)
  expect((await post('/community/ask', {}, `text=${'a'.repeat(70_000)}`)).statusCode).toBe(413)
  expect(drawn).toBeNull()
})

test('odd forms are told so, and nothing is written', async () => {
  for (const fields of [
    [],
    [
      ['secret', 'short'],
      ['title', 'x'],
      ['text', 'y'],
    ],
    [
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['secret', newSecret()],
    ],
    Array.from({ length: 500 }, (_, n) => [`field${n}`, 'x'] as const),
  ] as const)
    expect(await send('/community/ask', fields as readonly (readonly [string, string])[])).toMatchObject({
      isDone: false,
      written: null,
    })
  expect(await threads()).toEqual([])
})
