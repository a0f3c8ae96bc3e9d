import { expect, test } from 'vitest'
import { findPersonal } from '../scrubber/scrub.ts'
import { helpFor, needsIn } from './crisis.ts'
import { neededLines } from './lines.ts'

test.each([
  ['I sometimes want to die because of this debt.', ['self-harm']],
  ['Everyone would be better off without me.', ['self-harm']],
  ['I am thinking about suicide', ['self-harm']],
  ['my husband hits me and takes my paycheck', ['violence']],
  ['I’m afraid to go home and he won’t let me work', ['violence']],
  ['I lost our rent gambling again', ['gambling']],
  ['We are living in our car and have no food for the kids', ['tonight']],
  ['I get evicted tomorrow with my kids', ['tonight']],
  ['I want to d\u200bie', ['self-harm']],
])('%s', (text, needs) => expect(needsIn(text)).toEqual(needs))

test.each([
  'My dead aunt left me a house.',
  'This rate is killing my budget.',
  'The market hit me hard.',
  'I live in a car-free city.',
  'Is betting against the dollar wise?',
  'How do I end my lease?',
  'We hit our goal.',
])('nothing in: %s', (text) => expect(needsIn(text)).toEqual([]))

test('help comes once each, the most urgent first, and is no phone number to hide', () => {
  expect(helpFor(['violence', 'self-harm']).map(({ number }) => number)).toEqual([
    '988',
    '741741',
    '911',
    '800-799-7233',
  ])
  expect(helpFor([])).toEqual([])
  for (const { how } of Object.values(neededLines)) expect(findPersonal(how), how).toEqual([])
})
