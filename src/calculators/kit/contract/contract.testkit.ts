/** What every calculator promises, checked on every one. In parts, so that two workers share the time. */
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../catalogue.ts'
import { answerPromises } from './answer.testkit.ts'
import { formPromises } from './form.testkit.ts'
import { given } from './given.testkit.ts'
import { usePromises } from './use.testkit.ts'

/** How many files share the calculators; each takes every sixteenth. `parts.test.ts` knows them all. */
export const parts = 16

export function contract(part: number): void {
  const mine = catalogue.filter((entry) => entry.isImplemented).filter((_, i) => i % parts === part)
  test('this part has calculators', () => {
    expect(mine.length).toBeGreaterThan(0)
  })
  for (const entry of mine)
    describe(entry.slug, () => {
      const of = given(entry)
      beforeAll(of.load)
      formPromises(of)
      answerPromises(of)
      usePromises(of)
    })
}
