/** The law a plan stands on: federal law of the year, and the income tax of the state lived in and of the one moved to. */
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'

interface Places {
  readonly state: string
  readonly moveAge: number | null
  readonly moveState: string
}

export const planNeeds = ({ state, moveAge, moveState }: Places, year: number) => ({
  tax: taxLaw.in(year),
  state: stateLaw(state),
  nextState: stateLaw(moveAge === null ? state : moveState),
})
export type PlanningLaw = Law<ReturnType<typeof planNeeds>>
