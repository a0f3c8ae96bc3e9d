import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { calculator as emergencyFund } from '#calculators/emergency-fund/calculator.ts'
import type { Calculator, Tool } from '#calculators/kit/definition.ts'
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
async function drawn(tool: Tool, Piece: typeof Snapshots) {
  const whole = await tool.whole()
  await bringMissing(whole, initialInputs(whole.fields, env), env)
  return renderToStaticMarkup(
    <MemoryRouter>
      <Page of={whole} Piece={Piece} />
    </MemoryRouter>,
  )
}

test('made ahead, snapshots ask for the visitor’s own numbers and can save nothing yet', async () => {
  const html = await drawn(netWorth, Snapshots)
  expect(html).toContain('These are example numbers')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Save today’s numbers/)
  expect(html).not.toContain('<table')
})
test('without a budget the emergency fund says where one is made', async () => {
  const html = await drawn(emergencyFund, BudgetEssentialsOffer)
  expect(html).toContain('href="/budget-planner-calculator"')
  expect(html).not.toContain('<button')
})
