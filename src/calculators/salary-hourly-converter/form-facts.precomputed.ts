/** Facts the form asks with: what health insurance at work costs one person, dollars a month. */
import { employerHealth } from '#facts/insurance/employer-health.ts'

export const healthAtWork = {
  worker: employerHealth.value.workerSingle / 12,
  whole: employerHealth.value.single / 12,
  asOf: employerHealth.asOf ?? '',
}
