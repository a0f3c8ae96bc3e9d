import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAnswered } from './use-answered.ts'

/** Draws numbers one after the other and says what is shown at the last. */
function Shown({ numbers, soughtAt }: { numbers: readonly number[]; soughtAt: readonly number[] }) {
  const [turn, setTurn] = useState(0)
  const now = numbers[turn] ?? 0
  const shown = useAnswered(now, soughtAt.includes(now))
  if (turn < numbers.length - 1) setTurn(turn + 1)
  return shown
}

test('while an answer is sought the last one’s stays', () => {
  expect(renderToString(<Shown numbers={[1, 2]} soughtAt={[2]} />)).toBe('1')
  expect(renderToString(<Shown numbers={[1, 2, 3]} soughtAt={[2, 3]} />)).toBe('1')
})
test('with the answer comes the newest', () => {
  expect(renderToString(<Shown numbers={[1, 2, 3]} soughtAt={[2]} />)).toBe('3')
})
