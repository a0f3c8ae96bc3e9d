import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'

export const meta = () => pageMeta('/profile')
export default lateScreen(() => import('../profile.tsx'))
