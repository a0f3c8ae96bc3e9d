import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'

export const meta = () => pageMeta('/irregular-income')
export default lateScreen(() => import('../irregular-income.tsx'))
