import type { RouterContextProvider } from 'react-router'
import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'
import { openingOn } from '../scenario/scenario-loader.ts'

export const meta = () => pageMeta('/run-financial-scenario')
export const loader = ({ context }: { context: Readonly<RouterContextProvider> }) => openingOn(context)
export default lateScreen(() => import('../run-financial-scenario.tsx'))
