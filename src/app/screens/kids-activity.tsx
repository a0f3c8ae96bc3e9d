import { type ComponentType, lazy, Suspense } from 'react'
import { data } from 'react-router'
import { cardAt } from '#teaching/kids/cards.ts'
import { grownUpsPath, kidsPath } from '#teaching/kids/kit/card.ts'
import { kidsMeta } from '../shell/kids-meta.ts'
import { KidsFrame } from './kids/kids-frame.tsx'
import { KidsNotFound } from './kids/kids-not-found.tsx'

/** One lazy component per activity, made once: a page loads the rules and pictures of its own game alone. */
const files = import.meta.glob<{ readonly default: ComponentType }>('./kids/activities/*.tsx')
const screens = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/').at(-1)?.slice(0, -4) ?? '', lazy(load)]),
)
const isPage = (slug: string): boolean => cardAt(slug) !== undefined || kidsPath(slug) === grownUpsPath

export function loader({ params }: { params: { readonly slug?: string } }) {
  const slug = (params.slug ?? '').slice(0, 80)
  return data({ slug }, { status: isPage(slug) ? 200 : 404 })
}
export const meta = ({ loaderData }: { loaderData?: { readonly slug: string } }) => kidsMeta(loaderData?.slug ?? '')

export default function KidsActivity({ loaderData: { slug } }: { loaderData: { readonly slug: string } }) {
  const Screen = isPage(slug) ? screens.get(slug) : undefined
  return (
    <KidsFrame>
      {Screen ? (
        <Suspense>
          <Screen key={slug} />
        </Suspense>
      ) : (
        <KidsNotFound />
      )}
    </KidsFrame>
  )
}
