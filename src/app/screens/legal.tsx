import { Link, useSearchParams } from 'react-router'
import { type LegalTab, legal, legalTabs } from '#content/legal.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { LegalArticle } from './reading/legal-text.tsx'

/** The tab the address asks for; privacy when it asks for none of ours. */
const tabOf = (search: URLSearchParams): LegalTab => legalTabs.find((tab) => tab === search.get('tab')) ?? 'privacy'

export const meta = ({ location }: { location: { search: string } }) => {
  const tab = tabOf(new URLSearchParams(location.search))
  const { title, short } = legal[tab]
  // The terms have an address of their own; the other two are told apart by their tab.
  const canonical = tab === 'terms' ? '/terms-of-service' : `/legal?tab=${tab}`
  return pageMeta('/legal', { title, description: short.join(' '), canonical })
}

export default function Legal() {
  const [search] = useSearchParams()
  const tab = tabOf(search)
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl">{legal[tab].title}</h1>
      <nav aria-label="Legal" className="no-print flex flex-wrap gap-2">
        {legalTabs.map((name) => (
          <Link
            key={name}
            to={`/legal?tab=${name}`}
            preventScrollReset
            aria-current={name === tab ? 'page' : undefined}
            className={`button ${name === tab ? 'button-main' : ''}`}
          >
            {legal[name].title}
          </Link>
        ))}
      </nav>
      <LegalArticle text={legal[tab]} />
    </div>
  )
}
