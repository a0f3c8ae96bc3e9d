import { data, redirect } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { ComingSoon } from './coming-soon.tsx'
import { NotFound } from './not-found.tsx'
import { answerFor, type PathAnswer } from './reading/path-answer.ts'

type Shown = Exclude<PathAnswer, { kind: 'move' }>

/** Decided on the server, so that the status is true: 200 for Coming Soon, 301 for a bare name, 404 for the rest. */
export function loader({ params }: { params: { readonly '*'?: string } }) {
  const answer = answerFor(`/${(params['*'] ?? '').replace(/^\/+|\/+$/g, '')}`)
  if (answer.kind === 'move') throw redirect(answer.to, 301)
  return data<Shown>(answer, { status: answer.kind === 'unknown' ? 404 : 200 })
}

export const meta = ({ loaderData }: { loaderData?: Shown }) =>
  pageMeta(loaderData?.path ?? '/', {
    title: loaderData?.kind === 'coming' ? loaderData.title : 'Page Not Found',
    noindex: true,
  })

export default function AnyPath({ loaderData }: { loaderData: Shown }) {
  return loaderData.kind === 'coming' ? (
    <ComingSoon title={loaderData.title} path={loaderData.path} />
  ) : (
    <NotFound path={loaderData.path} />
  )
}
