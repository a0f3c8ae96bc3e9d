import { memo, type ReactNode, Suspense, use, useSyncExternalStore } from 'react'

const never = new Promise<never>(() => {})
const unchanging = () => () => {}

/**
 * Long text that came as HTML and stays so: React does not go through it while the page wakes up. For what works without script
 * (words, links, folds) and says the same as long as it stands. Drawn as usual on the server, where the visitor comes by a link
 * within the site, and should React ever want to draw it for itself.
 */
export const Still = memo(
  function Still({ children }: { children: () => ReactNode }) {
    return (
      <Suspense>
        <Asleep>{children}</Asleep>
      </Suspense>
    )
  },
  () => true,
)

function Asleep({ children }: { children: () => ReactNode }) {
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => !import.meta.env.SSR,
  )
  if (isHydrating) use(never)
  return children()
}
