import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goalProgress } from './goal-progress.ts'

test.each([
  [40, 100, { share: 0.4, amounts: '$40 of $100 saved', percent: '40%' }],
  [99.99, 100, { amounts: '$99.99 of $100 saved', percent: '99%' }],
  [100, 100, { share: 1, amounts: '$100 of $100 saved', percent: '100%' }],
  [500, 100, { share: 1, amounts: '$500 saved, $400 more than your target', percent: '100%' }],
  [100, 0, { share: null, amounts: '$100 saved, no target yet', percent: '' }],
  [0, 0, { share: null, amounts: '$0 saved, no target yet', percent: '' }],
])('$%d of a target of $%d', (saved, target, said) => expect(goalProgress(saved, target)).toMatchObject(said))

test('no goal is more than whole, and none says 100% before it is there', () => {
  const money = fc.double({ min: 0, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(money, money, (saved, target) => {
      const { share, percent } = goalProgress(saved, target)
      if (share === null) return target === 0
      return share >= 0 && share <= 1 && (percent === '100%') === saved >= target
    }),
  )
})
