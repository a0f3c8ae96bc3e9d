import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'

export { planningClientLoader as clientLoader, planningLoader as loader } from '../picture/planning-loader.ts'
export const meta = () => pageMeta('/smart-life-manager')
export default lateScreen(() => import('../smart-life-manager.tsx'))
