import { Link } from 'react-router'
import { type GroupKey, groups } from '../groups.ts'
import { Icon } from '../ui/icon.tsx'

/** The same five groups at the thumb on small screens. */
export function BottomBar({ current }: { current: GroupKey | undefined }) {
  return (
    <nav
      aria-label="Sections"
      className="no-print fixed inset-x-0 bottom-0 z-10 flex justify-around border-line border-t bg-surface px-1 pt-1.5 pb-[max(8px,env(safe-area-inset-bottom))] md:hidden"
    >
      {groups.map((group) => (
        <Link
          key={group.key}
          to={group.path}
          aria-current={group.key === current ? 'page' : undefined}
          className="grid min-w-0 flex-1 content-start justify-items-center gap-1 px-0.5 py-1 text-center text-[min(0.6875rem,15px)] [overflow-wrap:anywhere] text-ink-2 leading-tight no-underline aria-[current]:font-semibold aria-[current]:text-green-ink"
        >
          <Icon name={group.icon} className="size-[22px]" />
          {group.title}
        </Link>
      ))}
    </nav>
  )
}
