import { expect, test } from 'vitest'
import { makeToasts, TOAST_REMOVE_DELAY } from './toast.ts'

function clock() {
  const waiting: { run: () => void; at: number }[] = []
  let now = 0
  return {
    later: (run: () => void, milliseconds: number) => waiting.push({ run, at: now + milliseconds }),
    advance: (milliseconds: number) => {
      now += milliseconds
      for (const job of waiting.splice(0)) {
        if (job.at <= now) job.run()
        else waiting.push(job)
      }
    },
  }
}

test('a new toast takes the place of the old: one at a time', () => {
  const toasts = makeToasts(() => {})
  toasts.show({ title: 'first' })
  toasts.show({ title: 'second' })
  expect(toasts.list().map((item) => item.title)).toEqual(['second'])
})

test('a dismissed toast is closed at once and forgotten after 1,000,000 ms', () => {
  const { later, advance } = clock()
  const toasts = makeToasts(later)
  const id = toasts.show({ title: 'first' })
  toasts.dismiss(id)
  expect(toasts.list()).toEqual([{ title: 'first', id, open: false }])
  expect(TOAST_REMOVE_DELAY).toBe(1_000_000)
  advance(999_999)
  expect(toasts.list()).toHaveLength(1)
  advance(1)
  expect(toasts.list()).toHaveLength(0)
})

test('dismissing twice or something unknown changes nothing', () => {
  const toasts = makeToasts(() => {})
  const id = toasts.show({ title: 'a' })
  let told = 0
  toasts.subscribe(() => told++)
  toasts.dismiss(id)
  toasts.dismiss(id)
  toasts.dismiss('999')
  expect(told).toBe(1)
})
