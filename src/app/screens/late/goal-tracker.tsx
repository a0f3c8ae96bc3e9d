import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'

export const meta = ({ location }: { location: { pathname: string } }) =>
  location.pathname.startsWith('/goal-settings') ? pageMeta('/goal-settings') : pageMeta('/goal-tracker')
export default lateScreen(() => import('../goal-tracker.tsx'))
