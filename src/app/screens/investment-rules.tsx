import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'

export const meta = () => pageMeta('/investment-rules')
export { planningClientLoader as clientLoader, planningLoader as loader }

/** The rules, the record and the household come after the page stands, which has the sample's answers as HTML. */
const RulesScreen = lazy(async () => {
  await afterLoad()
  return { default: (await import('./rules/rules-screen.tsx')).RulesScreen }
})

export default function InvestmentRules() {
  return (
    <Late what="The list of rules" room="min-h-[90svh]" isStill>
      <RulesScreen />
    </Late>
  )
}
