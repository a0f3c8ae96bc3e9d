import { dictionary } from '@zxcvbn-ts/language-common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordComplaint } from './new-password.ts'

test.each([
  'correct horse battery',
  'monkey dragon sunshine teapot',
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
  ['qwertyuiopasdfghjkl', /other words|leaks/],
  ['iloveyouprincess', /leaks/],
  ['ILoveYou-Princess-2026', /leaks/],
  ['1l0v3y0u pr1nc3ss!', /leaks/],
  ['superman!!!batman!!!', /leaks/],
  ['***trustno1trustno1***', /leaks/],
  ['789456123789456123', /leaks|over and over/],
])('%s is refused in words', (password, words) => {
  expect(passwordComplaint(password, 'ada')).toMatch(words)
})

test('every password of the list that is long enough is refused, as it stands and in capitals', () => {
  const long = dictionary['passwords-common'].filter((one) => one.length >= 15)
  expect(long.length).toBeGreaterThan(30)
  for (const one of long)
    for (const written of [one, one.toUpperCase()]) expect(passwordComplaint(written, 'ada')).not.toBeNull()
})

test('what the command makes up is taken', () => {
  const letters = fc.constantFrom(...'abcdefghijkmnpqrstuvwxyz23456789')
  const groups = fc.array(fc.string({ unit: letters, minLength: 5, maxLength: 5 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(groups, (made) => {
      const password = made.join('-')
      // A hundred bits that happen to hold few letters are made up again; none is as common as that.
      fc.pre(new Set(password).size > 8 && new Set(made).size === 4)
      expect(passwordComplaint(password, 'ada')).toBeNull()
    }),
  )
})
