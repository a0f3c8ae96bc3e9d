import { expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { makeBackup, readBackup, restore } from './backup.ts'
import { deleteAll, heldCookies, heldIn, inventory, receiptText } from './inventory.ts'
import { keyLabel } from './known-keys.ts'
import { fits, profileShape, withFact } from './profile.ts'
import { text } from './shape-basics.ts'
import type { Box } from './storage-contract.ts'
import { openVault } from './vault.ts'
import { setKeep } from './vault-moves.ts'

function box(): Box & { data: Map<string, string> } {
  const data = new Map<string, string>()
  return {
    data,
    get length() {
      return data.size
    },
    key: (i) => [...data.keys()][i] ?? null,
    getItem: (key) => data.get(key) ?? null,
    setItem: (key, text) => data.set(key, text),
    removeItem: (key) => data.delete(key),
  }
}
function device() {
  const [session, local] = [box(), box()]
  const vault = openVault({
    present: true,
    box: (area) => (area === 'local' ? local : session),
    listen: () => {},
    now: () => '2026-11-21T10:00:00.000Z',
  })
  const words = { version: 1, initial: '', shape: text(1000) }
  return {
    session,
    local,
    vault,
    note: vault.stored('note', { ...words, area: 'session' }),
    goals: vault.stored('goals', { ...words, area: 'local' }),
  }
}

test('the inventory lists what is ours by place, and nothing of anyone else', () => {
  const { session, local, note } = device()
  note.set('hello')
  local.data.set('other-site', 'x')
  local.data.set('truepenny:goals:quarantine', '{')
  expect(heldIn('session', session)).toEqual([
    {
      id: 'session/truepenny:note',
      place: 'session',
      key: 'truepenny:note',
      label: 'Note',
      bytes: 2 * ('truepenny:note'.length + (session.data.get('truepenny:note')?.length ?? 0)),
      savedAt: '2026-11-21T10:00:00.000Z',
    },
  ])
  expect(heldIn('local', local).map((held) => held.label)).toEqual(['Savings goals (a copy we couldn’t read)'])
  expect(heldCookies('a=1; b=2;').map((held) => held.key)).toEqual(['a', 'b'])
  expect(heldIn('local', null)).toEqual([])
  expect(keyLabel('truepenny:scenarios:mortgage')).toBe('Scenarios mortgage')
})

test('deletion takes exactly what was chosen and proves it by reading again', async () => {
  const { vault, note, goals, local } = device()
  note.set('a')
  goals.set('b')
  const all = await inventory(vault)
  const receipt = await deleteAll(
    vault,
    all.filter((held) => held.key === 'truepenny:note'),
  )
  expect(receipt.deleted.map((held) => held.key)).toEqual(['truepenny:note'])
  expect(receipt.remaining).toEqual([])
  expect(note.get()).toBe('')
  expect(goals.get()).toBe('b')
  expect(receiptText(receipt)).toContain('- Note (This tab, truepenny:note)')
  expect(receiptText(receipt)).not.toContain('hello')
  await deleteAll(vault, await inventory(vault))
  expect(local.data.size).toBe(0)
})

test('deleting everything while numbers are kept leaves nothing in either place', async () => {
  const { vault, note, goals, session, local } = device()
  note.set('a')
  goals.set('b')
  setKeep(vault, true)
  const receipt = await deleteAll(vault, await inventory(vault))
  expect(receipt.remaining).toEqual([])
  expect([...session.data.keys(), ...local.data.keys()]).toEqual([])
  expect(vault.keep.get()).toBe(false)
})

test('what a receipt could not delete stands on it', async () => {
  const { vault, goals, local } = device()
  goals.set('b')
  local.removeItem = () => {}
  const receipt = await deleteAll(vault, await inventory(vault))
  expect(receipt.deleted).toEqual([])
  expect(receipt.remaining.map((held) => held.key)).toEqual(['truepenny:goals'])
  expect(receiptText(receipt)).toContain('Still there: 1')
})

test('an export comes back on another device, in its places', () => {
  const from = device()
  from.note.set('a')
  from.goals.set('b')
  from.session.data.set('truepenny:scenarios:mortgage', JSON.stringify({ v: 1, savedAt: 'x', data: [1] }))
  const file = JSON.stringify(makeBackup(from.vault))
  expect(JSON.parse(file)).toMatchObject({ app: 'truepenny', schema: 1, exportedAt: '2026-11-21T10:00:00.000Z' })
  const to = device()
  const read = readBackup(file, to.vault)
  if (!read.ok) throw new Error(read.message)
  expect(read.lines.map(({ key, state }) => [key, state])).toEqual([
    ['truepenny:note', 'good'],
    ['truepenny:scenarios:mortgage', 'unknown'],
    ['truepenny:goals', 'good'],
  ])
  expect(to.note.get()).toBe('')
  expect(restore(read.lines, to.vault)).toBe(3)
  expect([to.note.get(), to.goals.get()]).toEqual(['a', 'b'])
  expect(to.local.data.has('truepenny:goals')).toBe(true)
  expect(to.session.data.has('truepenny:scenarios:mortgage')).toBe(true)
})

test.each([
  ['not JSON', '{'],
  ['a list', '[]'],
  ['another program', '{"app":"x","schema":1,"entries":{}}'],
  ['a later form', '{"app":"truepenny","schema":2,"entries":{}}'],
  ['nothing inside', '{"app":"truepenny","schema":1,"entries":{}}'],
  ['a foreign key', '{"app":"truepenny","schema":1,"entries":{"admin":{"v":1,"savedAt":"x","data":1}}}'],
])('a file with %s is refused in words', (_, text) => {
  const read = readBackup(text, device().vault)
  expect(read.ok).toBe(false)
})

test('a profile keeps the facts that fit and drops the others', () => {
  expect(
    good(profileShape, {
      name: 'Ada',
      state: 'NY',
      annualIncome: -1,
      creditScore: 900,
      birthMonth: '1990-13',
      extra: 1,
    }),
  ).toEqual({
    name: 'Ada',
    state: 'NY',
  })
  expect(good(profileShape, [])).toBeNull()
  expect(fits('annualIncome', Number.NaN)).toBe(false)
  expect(fits('filingStatus', 'joint')).toBe(true)
  expect(withFact({ state: 'NY' }, 'state', null)).toEqual({})
  expect(withFact({ state: 'NY' }, 'savings', 0)).toEqual({ state: 'NY', savings: 0 })
})
