import { Link, NavLink } from 'react-router'
import { ThemeToggle } from '../state/theme-toggle.tsx'
import { Logo } from '../ui/logo.tsx'
import { HeaderSearch } from './header-search.tsx'

const links = [
  ['Home', '/'],
  ['Community', '/community'],
  ['Guide', '/guide'],
] as const

export function Header() {
  return (
    <header className="sticky top-0 z-10 border-line border-b bg-paper/95 print:static print:border-0">
      <div className="flex min-h-[52px] flex-wrap items-center gap-x-1 px-4 max-[359px]:px-3 md:min-h-[60px] md:gap-x-6 md:px-6 print:min-h-0 print:px-0">
        <Link
          to="/"
          className="flex items-center gap-2 font-semibold font-serif text-ink text-xl no-underline max-[359px]:gap-1 max-[359px]:text-lg"
          aria-label="Truepenny, home"
        >
          <Logo /> Truepenny
        </Link>
        <HeaderSearch />
        <nav aria-label="Main" className="no-print flex items-center text-sm md:gap-3">
          {links.map(([title, path]) => (
            <NavLink
              key={path}
              to={path}
              end
              className="hidden px-2 py-2 text-ink-2 no-underline hover:text-ink hover:underline md:block"
            >
              {title}
            </NavLink>
          ))}
          <NavLink
            to="/profile"
            className="px-1 py-2 min-[360px]:px-2 text-ink-2 no-underline hover:text-ink hover:underline"
          >
            Profile
          </NavLink>
          <ThemeToggle />
        </nav>
      </div>
    </header>
  )
}
