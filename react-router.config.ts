import type { Config } from '@react-router/dev/config'
import { preRenderedPaths } from './src/app/paths.ts'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  prerender: { paths: [...preRenderedPaths], concurrency: 2 },
  routeDiscovery: { mode: 'initial' },
  // A loader apart from its screen is a few bytes, and would be a request.
  splitRouteModules: false,
} satisfies Config
