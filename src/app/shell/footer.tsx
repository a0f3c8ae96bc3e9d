import { Link, useLocation } from 'react-router'
import { footerGroups } from './footer-groups.precomputed.ts'

const quickLinks = [
  ['About Us', '/about'],
  ['Contact Us', '/contact'],
  ['Support', '/support'],
  ['Developers', '/developers'],
  ['Sitemap', '/sitemap'],
  ['Privacy Policy', '/legal?tab=privacy'],
  ['Terms of Service', '/terms-of-service'],
  ['Disclaimer', '/legal?tab=disclaimer'],
  ['Data Deletion', '/data-deletion'],
] as const

/** What becomes of what is typed: on this device it stays, but for posts, which are meant for others. */
const stays = (path: string): string =>
  /^\/community(?:\/|$)/.test(path)
    ? 'What you post here is public. What you type in our tools stays on this device.'
    : 'What you type stays on this device.'

export function Footer() {
  const { pathname } = useLocation()
  return (
    <footer className="own no-print border-line border-t bg-sunk px-4 pt-8 pb-28 text-sm md:px-7 md:pb-8">
      <div className="mx-auto grid max-w-[1064px] gap-8">
        <nav aria-label="Tools" className="grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4">
          {footerGroups.map((group) => (
            <div key={group.title}>
              <h2 className="text-base">
                <Link to={group.all} className="inline-block py-0.5 text-ink no-underline hover:underline">
                  {group.title}
                </Link>
              </h2>
              <ul className="mt-1">
                {group.links.map((entry) => (
                  <li key={entry.path}>
                    <Link to={entry.path} className="inline-block py-1 text-ink-2 no-underline hover:underline">
                      {entry.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <nav aria-label="Quick Links" className="border-line-strong border-t pt-5">
          <h2 className="sr-only">Quick Links</h2>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {quickLinks.map(([title, path]) => (
              <li key={path}>
                <Link to={path} className="inline-block py-1 text-ink-2">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-ink-2 text-xs">
            © <time suppressHydrationWarning>{new Date().getFullYear()}</time> Truepenny. Education, not advice.{' '}
            {stays(pathname)}
          </p>
        </nav>
      </div>
    </footer>
  )
}
