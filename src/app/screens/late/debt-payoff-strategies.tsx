import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'

export { planningClientLoader as clientLoader, planningLoader as loader } from '../picture/planning-loader.ts'
export const meta = () => pageMeta('/debt-payoff-strategies')
export default lateScreen(() => import('../debt-payoff-strategies.tsx'))
