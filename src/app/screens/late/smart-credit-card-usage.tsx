import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'

export { planningClientLoader as clientLoader, planningLoader as loader } from '../picture/planning-loader.ts'
export const meta = () => pageMeta('/smart-credit-card-usage')
export default lateScreen(() => import('../smart-credit-card-usage.tsx'))
