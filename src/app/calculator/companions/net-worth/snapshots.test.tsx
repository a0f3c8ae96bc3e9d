import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { calculator as emergencyTool } from '#calculators/emergency-fund/calculator.ts'
import { askedWhole } from '#calculators/kit/asked.testkit.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import { openingOf } from '#calculators/kit/front.ts'
import { calculator as netWorth } from '#calculators/net-worth/calculator.ts'
import { useCalculator } from '../../state/use-calculator.ts'
import { BudgetEssentialsOffer } from '../emergency-fund/essentials.tsx'
import { Snapshots } from './snapshots.tsx'

const { calculator: whole, env: withLaw } = await askedWhole(emergencyTool)
/** With its law at hand, as on a page where it has come. */
const emergencyFund: Calculator = {
  ...whole,
  missing: () => null,
  evaluate: (inputs) => whole.evaluate(inputs, withLaw),
}

function Page({ of, Piece }: { of: Calculator; Piece: typeof Snapshots }) {
  const { awake } = useCalculator(of, openingOf(of, { today: '2026-11-21', year: 2026 }), of)
  return awake ? <Piece form={awake} /> : null
}
const drawn = (of: Calculator, Piece: typeof Snapshots) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Page of={of} Piece={Piece} />
    </MemoryRouter>,
  )

test('made ahead, snapshots ask for the visitor’s own numbers and can keep nothing yet', () => {
  const html = drawn(netWorth, Snapshots)
  expect(html).toContain('These are example numbers')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Keep today’s numbers/)
  expect(html).not.toContain('<table')
})
test('without a budget the emergency fund says where one is made', () => {
  const html = drawn(emergencyFund, BudgetEssentialsOffer)
  expect(html).toContain('href="/budget-planner-calculator"')
  expect(html).not.toContain('<button')
})
