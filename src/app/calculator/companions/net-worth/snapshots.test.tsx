import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { calculator as emergencyTool } from '#calculators/emergency-fund/calculator.ts'
import { askedWhole } from '#calculators/kit/asked.testkit.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import type { Env } from '#calculators/kit/field.ts'
import { openingOf } from '#calculators/kit/front.ts'
import { calculator as netWorth } from '#calculators/net-worth/calculator.ts'
import { useCalculator } from '../../state/use-calculator.ts'
import { BudgetEssentialsOffer } from '../emergency-fund/essentials.tsx'
import { Snapshots } from './snapshots.tsx'

const { calculator: emergencyFund, env: withLaw } = await askedWhole(emergencyTool)
const today: Env = { today: '2026-11-21', year: 2026 }

function Page({ of, Piece, env }: { of: Calculator; Piece: typeof Snapshots; env: Env }) {
  const { awake } = useCalculator(of, openingOf(of, env), of, env.law)
  return awake ? <Piece form={awake} /> : null
}
const drawn = (of: Calculator, Piece: typeof Snapshots, env = today) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Page of={of} Piece={Piece} env={env} />
    </MemoryRouter>,
  )

test('made ahead, snapshots ask for the visitor’s own numbers and can keep nothing yet', () => {
  const html = drawn(netWorth, Snapshots)
  expect(html).toContain('These are example numbers')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Keep today’s numbers/)
  expect(html).not.toContain('<table')
})
test('without a budget the emergency fund says where one is made', () => {
  const html = drawn(emergencyFund, BudgetEssentialsOffer, withLaw)
  expect(html).toContain('href="/budget-planner-calculator"')
  expect(html).not.toContain('<button')
})
