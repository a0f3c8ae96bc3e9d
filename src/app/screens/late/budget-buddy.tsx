import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'

export const meta = () => pageMeta('/budget-buddy')
export default lateScreen(() => import('../budget-buddy.tsx'))
