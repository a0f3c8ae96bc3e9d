import type { CalculatorApi } from '../areas/calculators/routes.ts'
import type { PlanApi } from '../areas/plans/routes.ts'
import type { QuestionApi } from '../areas/questions/routes.ts'

/** All that can be asked and is worked out. */
export interface Apis {
  readonly calculators: CalculatorApi
  readonly plans: PlanApi
  readonly questions: QuestionApi
}
