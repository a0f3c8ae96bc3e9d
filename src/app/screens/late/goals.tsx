import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'

export const meta = () => pageMeta('/goals')
export default lateScreen(() => import('../goals.tsx'))
