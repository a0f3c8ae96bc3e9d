import { Link } from 'react-router'
import { type GroupKey, groups } from '../groups.ts'
import { Icon } from '../ui/icon.tsx'

/** The five groups down the left side of wide screens. */
export function Rail({ current }: { current: GroupKey | undefined }) {
  return (
    <nav
      aria-label="Sections"
      className="no-print sticky top-[61px] hidden h-[calc(100vh-61px)] flex-col gap-1.5 overflow-y-auto border-line border-r px-2 py-4 md:flex"
    >
      {groups.map((group) => (
        <Link
          key={group.key}
          to={group.path}
          aria-current={group.key === current ? 'page' : undefined}
          className="grid justify-items-center gap-1.5 rounded-md px-1 py-2.5 text-center text-[0.6875rem] text-ink-2 leading-tight no-underline hover:bg-sunk aria-[current]:bg-green-tint aria-[current]:font-semibold aria-[current]:text-green-ink"
        >
          <Icon name={group.icon} className="size-[22px]" />
          {group.title}
        </Link>
      ))}
    </nav>
  )
}
