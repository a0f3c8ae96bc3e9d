import { describe, expect, test } from 'vitest'
import { AnswerError, failureOf, failureText, StrangerError, waitOf, waitText } from './failure.ts'

const noon = Date.parse('2026-11-23T12:00:00Z')

describe('how long to wait', () => {
  test.each([
    ['40', 40],
    ['0', 0],
    ['Mon, 23 Nov 2026 12:01:00 GMT', 60],
    ['Mon, 23 Nov 2026 11:00:00 GMT', null],
    ['31536000', null],
    ['soon', null],
    ['-5', null],
    [null, null],
  ])('%s is %s seconds', (header, seconds) => expect(waitOf(header, noon)).toBe(seconds))
  test.each([
    [null, 'in a minute'],
    [0, 'in 1 second'],
    [1, 'in 1 second'],
    [40, 'in 40 seconds'],
    [90, 'in 2 minutes'],
    [3610, 'in 61 minutes'],
    [7200, 'in 2 hours'],
  ])('%s seconds are said as %s', (seconds, words) => expect(waitText(seconds)).toBe(words))
})

test.each([
  ['a limit', new AnswerError(429, 'x', 40), true, /too often.*in 40 seconds/],
  ['a busy server', new AnswerError(503, 'x', 5), true, /busy right now.*in 5 seconds/],
  ['a gateway without a server', new AnswerError(502, 'x'), true, /busy right now.*in a minute/],
  ['a fault', new AnswerError(500, 'x'), true, /on our side/],
  ['no connection', new TypeError('Failed to fetch'), false, /offline/],
  ['no answer', new TypeError('Failed to fetch'), true, /couldn’t reach our server/],
  ['a page in place of data', new SyntaxError('Unexpected token <'), true, /Wi-Fi sign-in/],
  ['another form', new StrangerError('text/html'), true, /Wi-Fi sign-in/],
  ['a fault of ours while offline', new AnswerError(429, 'x', 2), false, /in 2 seconds/],
] as const)('%s is said with what to do', (_, error, isOnline, words) => {
  const text = failureText(failureOf(error, isOnline))
  expect(text).toMatch(words)
  expect(text).toMatch(/try again|then try again/i)
})
