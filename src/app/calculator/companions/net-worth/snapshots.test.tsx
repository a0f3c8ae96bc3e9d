import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { calculator as emergencyFund } from '#calculators/emergency-fund/calculator.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import { initialInputs } from '#calculators/kit/field.ts'
import { openingOf } from '#calculators/kit/front.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { calculator as netWorth } from '#calculators/net-worth/calculator.ts'
import { useCalculator } from '../../state/use-calculator.ts'
import { BudgetEssentialsOffer } from '../emergency-fund/essentials.tsx'
import { Snapshots } from './snapshots.tsx'

const env = { today: '2026-11-21', year: 2026, law: lawShelf() }

function Page({ of, Piece }: { of: Calculator; Piece: typeof Snapshots }) {
  const { awake } = useCalculator(of, openingOf(of, env), of, env.law)
  return awake ? <Piece form={awake} /> : null
}
const drawn = (of: Calculator, Piece: typeof Snapshots) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Page of={of} Piece={Piece} />
    </MemoryRouter>,
  )

test('made ahead, snapshots ask for the visitor’s own numbers and can save nothing yet', async () => {
  const whole = await netWorth.whole()
  await bringMissing(whole, initialInputs(whole.fields, env), env)
  const html = drawn(whole, Snapshots)
  expect(html).toContain('These are example numbers')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Save today’s numbers/)
  expect(html).not.toContain('<table')
})
test('without a budget the emergency fund says where one is made', () => {
  const html = drawn(emergencyFund, BudgetEssentialsOffer)
  expect(html).toContain('href="/budget-planner-calculator"')
  expect(html).not.toContain('<button')
})
