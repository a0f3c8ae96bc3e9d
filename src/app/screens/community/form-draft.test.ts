import { beforeEach, expect, test } from 'vitest'
import { draftOf, keepDraft, textDrafts } from '../../state/text-drafts.ts'
import { bringBack, writtenIn } from './form-draft.ts'

const box = (name: string, defaultValue = '', type = 'text') => ({
  name,
  type,
  value: defaultValue,
  defaultValue,
  told: 0,
  click: () => {},
  dispatchEvent() {
    this.told += 1
    return true
  },
})
const topic = (value: string, name = 'tag') => ({
  name,
  type: 'checkbox',
  value,
  defaultValue: value,
  checked: false,
  defaultChecked: false,
  click() {
    this.checked = !this.checked
  },
  dispatchEvent: () => true,
})
const select = (name: string, ...values: readonly string[]) => ({
  name,
  type: 'select-one',
  value: values[0] ?? '',
  options: values.map((value) => ({ value, defaultSelected: false })),
  click: () => {},
  dispatchEvent: () => true,
})
const form = () => ({
  secret: box('secret', 's1', 'hidden'),
  title: box('title'),
  debt: topic('debt'),
  saving: topic('saving'),
  text: box('text'),
  income: select('income', '', '0', '1'),
  publish: topic('yes', 'publish'),
  post: { name: '', type: 'submit', value: '' },
})
const boxes = (of: object) => Object.values(of) as readonly unknown[]

beforeEach(() => textDrafts.set(() => ({ drafts: [] })))

test('what was written comes back in the same form opened anew, and the form hears of it', () => {
  const before = form()
  before.title.value = 'Card or savings first?'
  before.debt.click()
  before.text.value = 'I owe $2,000 <script>'
  before.income.value = '1'
  keepDraft('ask', writtenIn(boxes(before)))

  const after = form()
  expect(bringBack(boxes(after), draftOf('ask'))).toBe(true)
  expect([after.title.value, after.text.value, after.income.value]).toEqual([
    'Card or savings first?',
    'I owe $2,000 <script>',
    '1',
  ])
  expect([after.debt.checked, after.saving.checked]).toEqual([true, false])
  expect(after.title.told).toBe(1)
})

test('a code and the consent to publish are no part of a draft', () => {
  const written = form()
  written.secret.value = 's2'
  written.publish.click()
  expect(writtenIn(boxes(written))).toEqual([])
})

test('what was typed before the page was ready stays', () => {
  const early = form()
  early.title.value = 'Typed early'
  expect(bringBack(boxes(early), [{ name: 'title', value: 'Older' }])).toBe(false)
  expect(early.title.value).toBe('Typed early')
})

test('each form has its own draft; an empty form and a posted one have none', () => {
  keepDraft('answer-a', [{ name: 'text', value: 'one' }])
  keepDraft('answer-b', [{ name: 'text', value: 'two' }])
  keepDraft('answer-a', [])
  expect(draftOf('answer-a')).toEqual([])
  expect(draftOf('answer-b')).toEqual([{ name: 'text', value: 'two' }])
})
