import { type ComponentType, lazy, type ReactNode } from 'react'
import { afterLoad } from '../../ui/after-load.ts'
import { Late } from '../../ui/late.tsx'

/**
 * A screen that stands on a whole household comes after its page: the finished HTML says what it says, and its code is asked for once
 * everything before it has come. Where the visitor comes by a link within the site it is asked for at once.
 */
export function lateScreen(load: () => Promise<{ readonly default: ComponentType }>): () => ReactNode {
  const bring = () => afterLoad().then(load)
  const early = import.meta.env.SSR ? null : bring()
  // A loss is told where the screen would stand.
  early?.catch(() => {})
  const Screen = lazy(() => early ?? bring())
  return () => (
    <Late what="This page" room="min-h-[2400px]" isStill>
      <Screen />
    </Late>
  )
}
