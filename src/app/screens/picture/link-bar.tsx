import { useLocation, useNavigate } from 'react-router'
import type { Picture } from '../../state/picture.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkWords as words } from './words/link.ts'

const press = 'min-h-10 font-semibold text-green text-sm underline-offset-2 hover:underline'

/** Numbers of a link, to look at: kept on a press, or left for the visitor's own (the sample's where there are none). */
export function LinkBar({ picture }: { readonly picture: Picture }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leave = () => void navigate(pathname, { replace: true, preventScrollReset: true })
  const keep = () =>
    void import('../../state/keep-linked.ts').then(({ keepLinked }) => {
      if (keepLinked(picture.household) > 0) leave()
    })
  return (
    <section
      className="no-print mb-4 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-copper-tint px-3 py-0.5 md:px-4"
      aria-label={words.label}
    >
      <p className="flex min-h-10 items-center gap-2 text-sm">
        <Icon name="link" className="size-4.5 flex-none" />
        <span>
          <strong>{words.title}</strong> {picture.hasOwn ? words.unchanged : words.notSaved}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4">
        <button type="button" className={press} onClick={keep}>
          {words.keep}
        </button>
        <button type="button" className={press} onClick={leave}>
          {picture.hasOwn ? words.own : words.leave}
        </button>
      </p>
    </section>
  )
}

/** An address that looks like a link with numbers and holds none. */
export const UnreadableLink = () => (
  <p className="mb-4 rounded-md bg-warn-tint px-4 py-3 text-sm text-warn" role="alert">
    {words.unreadable}
  </p>
)
