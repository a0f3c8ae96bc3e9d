import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { guideMeta, termMeta } from '../shell/guide-meta.ts'
import { missingMeta } from '../shell/head-meta.ts'
import { DecisionGuide } from './guide/decision-guide.tsx'
import { type GuidePage, guidePage, type TermPage, termPage } from './guide/page-data.ts'
import { TermView } from './guide/term-view.tsx'

/** Its suggestions need every title there is. */
const NotFound = lazy(() => import('./not-found.tsx').then((module) => ({ default: module.NotFound })))

type Shown =
  | { readonly kind: 'guide'; readonly guide: GuidePage }
  | { readonly kind: 'term'; readonly term: TermPage }
  | { readonly kind: 'missing'; readonly slug: string }

/** A decision guide is a finished page; a term is drawn when it is asked for. */
export async function loader({ params }: { params: { readonly slug?: string } }) {
  const slug = params.slug ?? ''
  const guide = guidePage(slug)
  if (guide) return data<Shown>({ kind: 'guide', guide })
  const term = await termPage(slug)
  if (term) return data<Shown>({ kind: 'term', term })
  return data<Shown>({ kind: 'missing', slug: slug.slice(0, 80) }, { status: 404 })
}

export const meta = ({ loaderData }: { loaderData?: Shown }) => {
  if (loaderData?.kind === 'guide') return guideMeta(loaderData.guide.about)
  if (loaderData?.kind === 'term') return termMeta(loaderData.term)
  return missingMeta('/guide')
}

export default function GuidePageScreen({ loaderData }: { loaderData: Shown }) {
  if (loaderData.kind === 'missing')
    return (
      <Suspense>
        <NotFound path={`/guide/${loaderData.slug}`} />
      </Suspense>
    )
  if (loaderData.kind === 'term') return <TermView key={loaderData.term.slug} term={loaderData.term} />
  return <DecisionGuide key={loaderData.guide.about.slug} page={loaderData.guide} />
}
