import { Link } from 'react-router'
import { legal } from '#content/legal.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { LegalArticle } from './reading/legal-text.tsx'

export const meta = ({ location }: { location: { pathname: string } }) =>
  location.pathname.startsWith('/termsofservice') ? pageMeta('/termsofservice') : pageMeta('/terms-of-service')

export default function Terms() {
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl">{legal.terms.title}</h1>
      <LegalArticle text={legal.terms} />
      <p className="no-print text-ink-2">
        See also <Link to="/legal?tab=privacy">Privacy</Link> and the <Link to="/legal?tab=disclaimer">Disclaimer</Link>
        .
      </p>
    </div>
  )
}
