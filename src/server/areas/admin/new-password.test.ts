import { expect, test } from 'vitest'
import { passwordComplaint } from './new-password.ts'

test.each([
  'correct horse battery',
  'f4gpr-nd3hg-n5ubw-9z28y',
  'пароль из пяти слов',
  '🐎🔋📎🦊🌧️🍋🚲🎻🧭🪁🥁🪵🧊🌶️🕰️',
  `${'x9'.repeat(100)}abcdefgh!`,
  'no digits no signs at all',
])('%s is taken', (password) => {
  expect(passwordComplaint(password, 'ada')).toBeNull()
})

test.each([
  ['short enough', /at least 15/],
  ['aaaaaaaaaaaaaaaaaaaa', /different/],
  ['abcdefgabcdefgabcdefg', /over and over/],
  ['truepenny-password-1', /other words/],
  ['Password123456789', /other words/],
  ['AdaAdaAda-password', /other words/],
  ['ＰＡＳＳＷＯＲＤ123456789', /other words/],
  ['x'.repeat(257), /at most 256/],
])('%s is refused in words', (password, words) => {
  expect(passwordComplaint(password, 'ada')).toMatch(words)
})
